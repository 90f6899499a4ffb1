// Request queue under overload: by rank, fair share and deadline, and never for a client that has disconnected.
import { describe, expect, test } from 'vitest';
import { createWaitingLine, PATIENCE_MS, type Rank, type WaitingLineOptions } from './waiting-line';

/** A queue with its own clock, with turns that are identified by name. */
function open(options: Partial<WaitingLineOptions> = {}) {
  let clock = 0;
  const started: string[] = [];
  const away: string[] = [];
  const running: (() => void)[] = [];
  const line = createWaitingLine({ places: 2, now: () => clock, ...options });
  return {
    line,
    started,
    away,
    pass: (ms: number) => {
      clock += ms;
    },
    enter: (name: string, rank: Rank = 'anonymous', from?: string) =>
      line.enter({
        rank,
        ...(from !== undefined && { from }),
        turnAway: () => void away.push(name),
        start(done) {
          started.push(name);
          running.push(done);
        },
      }),
    /** The one that started first releases its slot. */
    end: () => running.shift()?.(),
  };
}

describe('the request queue', () => {
  test('starts as many as there are slots, and the next when one is free', () => {
    const { enter, started, end, line } = open();
    for (const name of ['a', 'b', 'c']) enter(name);
    expect(started).toEqual(['a', 'b']);
    expect(line.state()).toEqual({ busy: 2, waiting: 1 });
    end();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('releases a slot once, even when done is called twice', () => {
    const { enter, line } = open();
    const dones: (() => void)[] = [];
    line.enter({ rank: 'known', turnAway: () => undefined, start: (done) => void dones.push(done) });
    enter('b');
    dones[0]?.();
    dones[0]?.();
    expect(line.state()).toEqual({ busy: 1, waiting: 0 });
  });

  test('serves buyers first, but gives each rank a share', () => {
    const { enter, started, end } = open({ places: 1 });
    enter('first');
    for (let count = 0; count < 3; count += 1)
      for (const rank of ['anonymous', 'known', 'buying'] as const) enter(rank, rank);
    for (let count = 0; count < 6; count += 1) end();
    expect(started.slice(1)).toEqual(['buying', 'known', 'buying', 'anonymous', 'known', 'buying']);
  });

  test('never starts a client that has disconnected', () => {
    const { enter, started, end, line } = open({ places: 1 });
    enter('a');
    const gone = enter('b');
    enter('c');
    gone.leave();
    expect(line.state().waiting).toBe(1);
    end();
    expect(started).toEqual(['a', 'c']);
  });

  test('is limited to what can be served in time; further requests are rejected at once', () => {
    // 50 ms is the first guess, so that one slot serves 12 in 0.6 s.
    const { enter, away, line } = open({ places: 1 });
    enter('busy');
    for (let count = 1; count <= 30; count += 1) enter(`${count}`);
    expect(line.state().waiting).toBe(12);
    expect(away).toHaveLength(18);
  });

  test('learns the duration of a page', () => {
    const { enter, away, pass, end } = open({ places: 1 });
    for (let count = 0; count < 60; count += 1) {
      enter('slow');
      pass(500);
      end();
    }
    enter('busy');
    enter('second');
    enter('third');
    expect(away).toEqual(['third']);
  });

  test('leaves room for other ranks during a flood of one rank', () => {
    const { enter, away } = open({ places: 1 });
    enter('busy');
    for (let count = 0; count < 50; count += 1) enter('forged', 'buying');
    enter('visitor', 'anonymous');
    expect(away.every((name) => name === 'forged')).toBe(true);
  });

  test('is shorter while the event loop lags', () => {
    const { enter, away } = open({ places: 1, lag: () => PATIENCE_MS });
    enter('busy');
    enter('next');
    expect(away).toEqual(['next']);
  });

  test('rejects a client whose turn comes too late', () => {
    const { enter, started, away, pass, end } = open({ places: 1 });
    enter('slow');
    enter('late');
    pass(PATIENCE_MS + 1);
    enter('just come');
    end();
    expect(started).toEqual(['slow', 'just come']);
    expect(away).toEqual(['late']);
  });
});

describe('one address', () => {
  const eight = (from: string, { enter }: ReturnType<typeof open>) => {
    for (let count = 0; count < 8; count += 1) enter(from, 'anonymous', from);
  };

  test('never occupies all slots: another address gets some at once', () => {
    const shop = open({ places: 8 });
    eight('a', shop);
    expect(shop.started).toHaveLength(6);
    for (const name of ['b', 'c']) shop.enter(name, 'anonymous', name);
    expect(shop.started.slice(6)).toEqual(['b', 'c']);
  });

  test('that has used its budget is limited to a quarter of the slots while others wait, and is served after them', () => {
    const shop = open({ places: 8, patience: 10_000 });
    eight('a', shop);
    shop.pass(9_601);
    shop.enter('b', 'anonymous', 'b');
    for (let count = 0; count < 6; count += 1) shop.end();
    // Each used a sixth of 9.6 s: the two that waited both start, and further ones do not.
    for (let count = 0; count < 3; count += 1) shop.enter('a late', 'anonymous', 'a');
    expect(shop.started.filter((name) => name === 'a')).toHaveLength(8);
    expect(shop.started).not.toContain('a late');
    for (let count = 0; count < 5; count += 1) shop.enter('b', 'anonymous', 'b');
    expect(shop.line.state()).toEqual({ busy: 8, waiting: 3 });
    shop.enter('c', 'anonymous', 'c');
    shop.end();
    expect(shop.started.at(-1)).toBe('c');
  });

  test('without competitors retains its places, and its budget refills over time', () => {
    const shop = open({ places: 8, patience: 60_000 });
    eight('a', shop);
    shop.pass(9_601);
    for (let count = 0; count < 8; count += 1) shop.end();
    eight('a', shop);
    expect(shop.line.state().busy).toBe(6);
    for (let count = 0; count < 8; count += 1) shop.end();
    shop.pass(60_000);
    shop.enter('b', 'anonymous', 'b');
    eight('a', shop);
    expect(shop.line.state().busy).toBe(7);
  });
});
