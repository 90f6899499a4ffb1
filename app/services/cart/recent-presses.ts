// A double click sends the form of one page twice, before any script can prevent it. The second press gets the answer of the first, so that
// what was added once is added once.

/** Longer than the pause within a double click, shorter than it takes to see the new page and press again on purpose. */
export const DOUBLE_PRESS_MS = 1_000;
const MOST = 5_000;

interface Press<Answer> {
  at: number;
  answer: Promise<Answer>;
}

/** `owner`: whose cart it is; null while the visitor has none. `page`: where it was pressed, null where that is not known. */
export interface Pressed {
  owner: string | null;
  page: string | null;
  what: unknown;
}

/** The cart of the cookie; of a customer who has none yet, the login. */
export const cartOwner = ({ cartId, token }: { cartId: string | null; token: string | null }): string | null =>
  cartId ?? token;

const keyOf = (owner: string, { page, what }: Pressed) => JSON.stringify([owner, page, what]);
const beginningOf = (owner: string, page: string) => `${JSON.stringify([owner, page]).slice(0, -1)},`;

/** All of this process: a page that is shown again ends what was pressed on it. */
const all = new Set<Map<string, unknown>>();

/** The page was sent to the visitor anew: the next press on it is a separate press, however soon it comes. `page`: its complete address. */
export function pageShown(owner: string | null, page: string): void {
  if (owner === null) return;
  const beginning = beginningOf(owner, page);
  for (const presses of all) for (const key of presses.keys()) if (key.startsWith(beginning)) presses.delete(key);
}

export class RecentPresses<Answer> {
  private readonly presses = new Map<string, Press<Answer>>();

  constructor(private readonly now: () => number = () => performance.now()) {
    all.add(this.presses);
  }

  /**
   * `ownerAfter`: the first press may have made the cart that the second one names. `isDone` false: the press changed nothing, for example because
   * it was refused; the next one is carried out.
   */
  async once(
    pressed: Pressed,
    act: () => Promise<Answer>,
    ownerAfter: (answer: Answer) => string | null = () => null,
    isDone: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    // What no page has sent is no double click.
    if (pressed.page === null) return act();
    const at = this.now();
    this.forgetOld(at);
    const { owner } = pressed;
    const known = owner === null ? undefined : this.presses.get(keyOf(owner, pressed));
    if (known) return known.answer;
    const press = { at, answer: act() };
    if (owner !== null) this.keep(keyOf(owner, pressed), press);
    const answer = await press.answer;
    if (!isDone(answer)) {
      if (owner !== null) this.presses.delete(keyOf(owner, pressed));
      return answer;
    }
    const made = ownerAfter(answer);
    if (made !== null && made !== owner) this.keep(keyOf(made, pressed), press);
    return answer;
  }

  private keep(key: string, press: Press<Answer>): void {
    this.presses.set(key, press);
    // A failure is no answer for the second press: it may succeed.
    press.answer.catch(() => this.presses.delete(key));
  }

  private forgetOld(now: number): void {
    for (const [key, { at }] of this.presses)
      if (now - at >= DOUBLE_PRESS_MS || this.presses.size > MOST) this.presses.delete(key);
  }
}
