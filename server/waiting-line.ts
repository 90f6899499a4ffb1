// Request queue: how many pages are rendered at once, who waits and for how long, and who is rejected.
import { WorkAccounts } from './work-accounts';

/** Who is served first under load. Each rank is easily forged, so each has only a limited share. */
export type Rank = 'buying' | 'known' | 'anonymous';

export type Ticket = {
  /** For a disconnected client: removes it from the queue. Work that has begun occupies its place until `done`. */
  leave(): void;
};

export type Turn = {
  rank: Rank;
  /** The client's address; left out where there is none to count by. */
  from?: string;
  /** Runs when a slot is free. `done` releases the slot; calling it again does nothing. */
  start(done: () => void): void;
  /** Runs instead of `start`: there are too many requests. */
  turnAway(): void;
};

export type WaitingLine = {
  enter(turn: Turn): Ticket;
  /** How many have a slot, and how many wait for one. */
  state(): { busy: number; waiting: number };
};

export type WaitingLineOptions = {
  /** Pages made at once. */
  places: number;
  /** The longest wait for a slot, in milliseconds. */
  patience?: number;
  /** By how many milliseconds the process runs late. */
  lag?: () => number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** Turns of the ranks while all of them wait: one slot of six is for anonymous visitors. */
const WHEEL: readonly Rank[] = ['buying', 'known', 'buying', 'anonymous', 'known', 'buying'];
const SHARE = { buying: 3, known: 2, anonymous: 1 } as const satisfies Record<Rank, number>;
const RANKS: readonly Rank[] = ['buying', 'known', 'anonymous'];

export const PATIENCE_MS = 600;
/** However quick the pages are: memory for waiting requests is limited. */
const MOST_WAITING = 2_000;
/** Until the first pages have been timed. */
const FIRST_GUESS_MS = 50;
const WEIGHT_OF_LAST = 0.1;

type Waiting = Turn & { from: string; since: number };

export const createWaitingLine = (options: WaitingLineOptions): WaitingLine => new Line(options);

const GONE_BEFORE: Ticket = { leave: () => undefined };

class Line implements WaitingLine {
  private readonly lines: Record<Rank, Set<Waiting>> = { buying: new Set(), known: new Set(), anonymous: new Set() };
  private readonly places: number;
  private readonly patience: number;
  private readonly lag: () => number;
  private readonly now: () => number;
  private readonly accounts: WorkAccounts;
  private busy = 0;
  private waiting = 0;
  private turn = 0;
  private usualMs = FIRST_GUESS_MS;
  private lookAgain: NodeJS.Timeout | undefined;

  constructor({ places, patience = PATIENCE_MS, lag = () => 0, now = () => performance.now() }: WaitingLineOptions) {
    this.places = places;
    this.patience = patience;
    this.lag = lag;
    this.now = now;
    this.accounts = new WorkAccounts(places, now);
  }

  state() {
    return { busy: this.busy, waiting: this.waiting };
  }

  enter(given: Turn): Ticket {
    const { from = '' } = given;
    this.accounts.note(from);
    // A request that waits while a place is free comes from an address that holds its maximum.
    if (this.busy < this.places && this.accounts.mayBegin(from)) {
      this.begin(given);
      return GONE_BEFORE;
    }
    if (this.waiting >= MOST_WAITING || this.expectedWait(given.rank, from) > this.patience) {
      given.turnAway();
      return GONE_BEFORE;
    }
    const one: Waiting = { ...given, from, since: this.now() };
    this.lines[given.rank].add(one);
    this.waiting += 1;
    this.watchTheClock();
    return { leave: () => this.forget(one) };
  }

  /** The number ahead in the same rank, divided by that rank's share of all slots, and the number ahead of the same address. */
  private expectedWait(rank: Rank, from: string): number {
    const isThere = (each: Rank) => each === rank || this.lines[each].size > 0;
    const shares = RANKS.reduce((sum, each) => (isThere(each) ? sum + SHARE[each] : sum), 0);
    const perMillisecond = (this.places / this.usualMs) * (SHARE[rank] / shares);
    const isLast = this.accounts.isOverBudget(from);
    let [ahead, own] = [1, 1];
    for (const one of this.lines[rank]) {
      if (isLast || !this.accounts.isOverBudget(one.from)) ahead += 1;
      if (one.from === from) own += 1;
    }
    const ofOwn = from === '' ? 0 : (own * this.usualMs) / this.accounts.mostPlaces(from);
    return Math.max(ahead / perMillisecond, ofOwn) + this.lag();
  }

  private begin(given: Turn): void {
    const since = this.now();
    const account = this.accounts.begin(given.from ?? '');
    this.busy += 1;
    let isOver = false;
    given.start(() => {
      if (isOver) return;
      isOver = true;
      this.busy -= 1;
      account();
      this.usualMs += (Math.max(this.now() - since, 1) - this.usualMs) * WEIGHT_OF_LAST;
      this.fillPlaces();
    });
  }

  private forget(one: Waiting): void {
    if (this.lines[one.rank].delete(one)) this.waiting -= 1;
    if (this.waiting > 0) return;
    clearTimeout(this.lookAgain);
    this.lookAgain = undefined;
  }

  /** The next in the rota; empty ranks pass their turn to those after them. */
  private next(): Waiting | undefined {
    for (let step = 0; step < WHEEL.length; step += 1) {
      const rank = WHEEL[(this.turn + step) % WHEEL.length];
      const first = rank && this.firstOf(rank);
      if (!first) continue;
      this.turn = (this.turn + step + 1) % WHEEL.length;
      return first;
    }
    return undefined;
  }

  /** In order of arrival, addresses over their budget last. */
  private firstOf(rank: Rank): Waiting | undefined {
    let overBudget: Waiting | undefined;
    for (const one of this.lines[rank]) {
      if (!this.accounts.mayBegin(one.from)) continue;
      if (!this.accounts.isOverBudget(one.from)) return one;
      overBudget ??= one;
    }
    return overBudget;
  }

  private fillPlaces(): void {
    while (this.busy < this.places) {
      const one = this.next();
      if (!one) return;
      this.forget(one);
      if (this.isLate(one)) one.turnAway();
      else this.begin(one);
    }
  }

  private isLate({ since }: Waiting): boolean {
    return this.now() - since > this.patience;
  }

  /** Pages that take longer than expected must not make clients wait beyond their limit. */
  private turnLateAway(): void {
    this.lookAgain = undefined;
    for (const one of RANKS.flatMap((rank) => [...this.lines[rank]])) {
      if (!this.isLate(one)) continue;
      this.forget(one);
      one.turnAway();
    }
    if (this.waiting > 0) this.watchTheClock();
  }

  private watchTheClock(): void {
    this.lookAgain ??= setTimeout(() => this.turnLateAway(), this.patience / 4).unref();
  }
}
