// A double click sends the form of one page twice, before any script can prevent it. The second press gets the answer of the first, so that
// what was added once is added once: within this process by its memory, in others by what they share.
import { createHash } from 'node:crypto';
import { DOUBLE_PRESS_MS, PRESS_AFTER_ANSWER_MS, UNANSWERED_PRESS_MS } from '#domain/form/double-press';

const MOST = 5_000;

interface Press<Answer> {
  /** When it arrived; a late answer moves it, because its visitor has seen nothing before. */
  at: number;
  isAnswered: boolean;
  answer: Promise<Answer>;
  /** Settled when other processes can find the answer: true where they can. */
  shared: Promise<boolean>;
  /** Its answer is shared: another process may have shown the page again since, so that only what is shared is right. */
  isShared: boolean;
}

/** `owner`: whose cart it is; null while the visitor has none. `page`: where it was pressed, null where that is not known. */
export interface Pressed {
  owner: string | null;
  page: string | null;
  what: unknown;
  /** When its request arrived, in milliseconds of performance.now(); without it, now. */
  at?: number;
}

/** A press that another one can be compared with. */
export interface Place {
  owner: string;
  page: string;
  what: unknown;
}

/** One press among all processes of the shop. */
export interface SharedPresses {
  /** Null: this press is to be carried out. Otherwise it was carried out elsewhere: its answer, as JSON. */
  begin(place: Place, ageMs: number): Promise<string | null>;
  /** `answer` as JSON; null: it changed nothing. False where nothing is shared. */
  end(places: Place[], answer: string | null): Promise<boolean>;
}

/** The cart of the cookie; of a customer who has none yet, the login. */
export const cartOwner = ({ cartId, token }: { cartId: string | null; token: string | null }): string | null =>
  cartId ?? token;

/** What was typed may be a password: it is not retained as text. */
const keyOf = ({ owner, page, what }: Place) =>
  beginningOf(owner, page) + createHash('sha256').update(JSON.stringify(what)).digest('base64url');
const beginningOf = (owner: string, page: string) => `${JSON.stringify([owner, page]).slice(0, -1)},`;

/** All of this process: a page that is shown again ends what was pressed on it. */
const all = new Set<Map<string, { shared: Promise<boolean> }>>();

/**
 * The page was sent to the visitor anew: the next press on it is a separate press, however soon it comes. `page`: its complete address. True
 * where this process had a press to forget, which others may have, too.
 */
export async function pageShown(owner: string | null, page: string): Promise<boolean> {
  if (owner === null) return false;
  const beginning = beginningOf(owner, page);
  const forgotten: Promise<boolean>[] = [];
  for (const presses of all)
    for (const [key, { shared }] of presses)
      if (key.startsWith(beginning)) {
        presses.delete(key);
        forgotten.push(shared);
      }
  await Promise.all(forgotten);
  return forgotten.length > 0;
}

export interface Act<Answer> {
  carryOut(): Promise<Answer>;
  /** The first press may have made the cart that the second one names. */
  ownerAfter?(answer: Answer): string | null;
  /** False: the press changed nothing, for example because it was refused; the next one is carried out. */
  isDone?(answer: Answer): boolean;
  /** Null: there are no other processes. */
  shared?: SharedPresses | null;
}

export class RecentPresses<Answer> {
  private readonly presses = new Map<string, Press<Answer>>();

  constructor(private readonly now: () => number = () => performance.now()) {
    all.add(this.presses);
  }

  async once({ owner, page, what, at = this.now() }: Pressed, act: Act<Answer>): Promise<Answer> {
    // What no page has sent is no double click.
    if (page === null) return act.carryOut();
    this.forgetOld(at);
    const place = owner === null ? null : { owner, page, what };
    const known = place && this.presses.get(keyOf(place));
    if (known && !(known.isShared && act.shared)) return known.answer;
    const first = { at, place, act, isElsewhere: false };
    const press: Press<Answer> = {
      ...{ at, isAnswered: false, answer: this.answerOf(first) },
      ...{ shared: Promise.resolve(false), isShared: false },
    };
    if (place) this.keep(place, press);
    const answer = await press.answer;
    press.at = Math.max(at, this.now() - DOUBLE_PRESS_MS + PRESS_AFTER_ANSWER_MS);
    press.isAnswered = true;
    if (act.isDone?.(answer) === false) {
      if (place) this.presses.delete(keyOf(place));
      return answer;
    }
    const made = act.ownerAfter?.(answer) ?? null;
    const madeIn = made === null || made === owner ? null : { owner: made, page, what };
    if (madeIn) this.keep(madeIn, press);
    const places = [place, madeIn].filter((one) => one !== null);
    // The visitor does not wait for it.
    press.shared = first.isElsewhere ? Promise.resolve(true) : this.shareAnswer(first, places, answer);
    press.shared.then((isShared) => {
      press.isShared = isShared;
    });
    return answer;
  }

  /** The reply to this press, or to an equal press that another process has carried out. */
  private async answerOf(first: First<Answer>): Promise<Answer> {
    const { at, place, act } = first;
    const elsewhere = place && (await act.shared?.begin(place, this.now() - at));
    if (elsewhere != null) {
      first.isElsewhere = true;
      return JSON.parse(elsewhere);
    }
    const dropped = () => this.share(first, place ? [place] : [], null);
    const answer = await act.carryOut().catch(async (failure: unknown) => {
      // A failure is no answer for the second press: it may succeed.
      await dropped().catch(() => undefined);
      throw failure;
    });
    if (act.isDone?.(answer) === false) await dropped();
    return answer;
  }

  private async share({ act }: First<Answer>, places: Place[], answer: string | null): Promise<boolean> {
    return (places.length > 0 && (await act.shared?.end(places, answer))) || false;
  }

  /** What cannot be shared is dropped: the second press would wait for it. */
  private shareAnswer(first: First<Answer>, places: Place[], answer: Answer): Promise<boolean> {
    const drop = () => this.share(first, places, null).then(() => false);
    return this.share(first, places, JSON.stringify(answer))
      .catch(drop)
      .catch(() => false);
  }

  private keep(place: Place, press: Press<Answer>): void {
    const key = keyOf(place);
    this.presses.set(key, press);
    press.answer.catch(() => this.presses.delete(key));
  }

  private forgetOld(now: number): void {
    for (const [key, { at, isAnswered }] of this.presses) {
      const isOver = now - at >= (isAnswered ? DOUBLE_PRESS_MS : UNANSWERED_PRESS_MS);
      if (isOver || this.presses.size > MOST) this.presses.delete(key);
    }
  }
}

interface First<Answer> {
  at: number;
  place: Place | null;
  act: Act<Answer>;
  isElsewhere: boolean;
}
