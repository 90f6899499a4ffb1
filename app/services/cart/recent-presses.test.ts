// A double click counts as one press; an intended second press counts as another.
import { describe, expect, it } from 'vitest';
import { DOUBLE_PRESS_MS, PRESS_AFTER_ANSWER_MS, UNANSWERED_PRESS_MS } from '#domain/form/double-press';
import { pageShown, RecentPresses } from './recent-presses';

function counting() {
  let [time, acts] = [0, 0];
  const presses = new RecentPresses<number>(() => time);
  const act = async () => {
    acts += 1;
    return acts;
  };
  const press = (owner: string | null, page: string | null, what: unknown, made: string | null = null) =>
    presses.once({ owner, page, what }, { carryOut: act, ownerAfter: () => made });
  const forward = (ms: number) => {
    time += ms;
  };
  return { press, wait: forward, acts: () => acts };
}

describe('a second press of the same button on the same page', () => {
  it('returns the answer of the first one, also while that one is in progress', async () => {
    const { press, wait, acts } = counting();
    const answers = [press('cart', '/tea', 1), press('cart', '/tea', 1)];
    wait(DOUBLE_PRESS_MS - 1);
    answers.push(press('cart', '/tea', 1));
    expect([await Promise.all(answers), acts()]).toEqual([[1, 1, 1], 1]);
  });

  it('is carried out when the first one changed nothing', async () => {
    const presses = new RecentPresses<string>();
    const pressed = { owner: 'cart', page: '/list', what: 1 };
    const answers = ['refused', 'added', 'added again'];
    const press = () =>
      presses.once(pressed, {
        carryOut: async () => answers.shift() ?? '',
        isDone: (answer) => answer !== 'refused',
      });
    expect([await press(), await press(), await press()]).toEqual(['refused', 'added', 'added']);
  });

  it('is a separate press when the page was sent again to the same visitor, not to another', async () => {
    const { press } = counting();
    const answers = [await press('cart', '/tea', 1)];
    pageShown('other', '/tea');
    pageShown('cart', '/te');
    pageShown('cart', '/tea?panel=sidebar-cart');
    pageShown(null, '/tea');
    answers.push(await press('cart', '/tea', 1));
    pageShown('cart', '/tea');
    answers.push(await press('cart', '/tea', 1));
    expect(answers).toEqual([1, 1, 2]);
  });

  it('is a separate press after a while, from another page, with other content, or in another cart', async () => {
    const { press, wait } = counting();
    await press('cart', '/tea', 1);
    wait(DOUBLE_PRESS_MS);
    expect(await press('cart', '/tea', 1)).toBe(2);
    expect(await press('cart', '/tea?panel=sidebar-cart', 1)).toBe(3);
    expect(await press('cart', '/tea', 2)).toBe(4);
    expect(await press('other', '/tea', 1)).toBe(5);
  });

  it('is recognised when the first press created the cart', async () => {
    const { press, acts } = counting();
    expect(await press(null, '/tea', 1, 'new')).toBe(1);
    expect(await press('new', '/tea', 1)).toBe(1);
    expect(acts()).toBe(1);
    // Two visitors without a cart are two visitors.
    expect(await press(null, '/tea', 1, 'another')).toBe(2);
  });

  it('is a separate press when no page is known', async () => {
    const { press } = counting();
    expect([await press('cart', null, 1), await press('cart', null, 1)]).toEqual([1, 2]);
  });

  it('is compared by the arrival of its request, however late it is carried out, with the answer of the first', async () => {
    let [acts, time] = [0, 9_000];
    const presses = new RecentPresses<number>(() => time);
    const press = (at: number) =>
      presses.once({ owner: 'cart', page: '/tea', what: 1, at }, { carryOut: async () => ++acts });
    const answers = [await press(5_000)];
    time = 20_000;
    const last = 9_000 + PRESS_AFTER_ANSWER_MS;
    for (const at of [5_500, 9_000, last - 1, last]) answers.push(await press(at));
    expect(answers).toEqual([1, 1, 1, 1, 2]);
  });

  it('is the same press until the first one is answered, however long that takes, unless it never will be', async () => {
    let [acts, time] = [0, 0];
    const answered: (() => void)[] = [];
    const presses = new RecentPresses<number>(() => time);
    const press = () =>
      presses.once(
        { owner: 'cart', page: '/tea', what: 1 },
        {
          carryOut: async () => {
            acts += 1;
            const mine = acts;
            await new Promise<void>((resolve) => answered.push(resolve));
            return mine;
          },
        },
      );
    const answers = [press()];
    time = UNANSWERED_PRESS_MS - 1;
    answers.push(press());
    time = UNANSWERED_PRESS_MS;
    answers.push(press());
    await Promise.resolve();
    for (const resolve of answered) resolve();
    expect(await Promise.all(answers)).toEqual([1, 1, 2]);
  });

  it('is carried out when the first one failed', async () => {
    const presses = new RecentPresses<number>(() => 0);
    const pressed = { owner: 'cart', page: '/tea', what: 1 };
    await expect(presses.once(pressed, { carryOut: () => Promise.reject(new Error('away')) })).rejects.toThrow('away');
    expect(await presses.once(pressed, { carryOut: async () => 7 })).toBe(7);
  });
});
