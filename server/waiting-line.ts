// How many pages are made at once, who waits for a place and for how long, and who is asked to come back later instead.

/** Who is served first when there are more than can be served. Each of them is easily pretended, so each has a share of its own only. */
export type Rank = 'buying' | 'known' | 'anonymous';

export type Ticket = {
  /** For a client that has gone: out of the line. What has begun keeps its place until `done`. */
  leave(): void;
};

export type Turn = {
  rank: Rank;
  /** Runs when a place is free. `done` gives the place back; calling it again does nothing. */
  start(done: () => void): void;
  /** Runs instead of `start`: there are too many. */
  turnAway(): void;
};

export type WaitingLine = {
  enter(turn: Turn): Ticket;
  /** How many have a place, and how many wait for one. */
  state(): { busy: number; waiting: number };
};

export type WaitingLineOptions = {
  /** Pages made at once. */
  places: number;
  /** The longest wait for a place, in milliseconds. */
  patience?: number;
  /** By how many milliseconds the process runs late. */
  lag?: () => number;
  /** Milliseconds of a clock that never goes back. */
  now?: () => number;
};

/** Turns of the ranks while all of them wait: one place of six is for visitors without a name. */
const WHEEL: readonly Rank[] = ['buying', 'known', 'buying', 'anonymous', 'known', 'buying'];
const SHARE = { buying: 3, known: 2, anonymous: 1 } as const satisfies Record<Rank, number>;
const RANKS: readonly Rank[] = ['buying', 'known', 'anonymous'];

export const PATIENCE_MS = 600;
/** However quick the pages are: memory for waiting requests has an end. */
const MOST_WAITING = 2_000;
/** Until the first pages have told how long one takes. */
const FIRST_GUESS_MS = 50;
const WEIGHT_OF_LAST = 0.1;

type Waiting = Turn & { since: number };

export const createWaitingLine = (options: WaitingLineOptions): WaitingLine => new Line(options);

const GONE_BEFORE: Ticket = { leave: () => undefined };

class Line implements WaitingLine {
  private readonly lines: Record<Rank, Set<Waiting>> = { buying: new Set(), known: new Set(), anonymous: new Set() };
  private readonly places: number;
  private readonly patience: number;
  private readonly lag: () => number;
  private readonly now: () => number;
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
  }

  state() {
    return { busy: this.busy, waiting: this.waiting };
  }

  enter(given: Turn): Ticket {
    if (this.busy < this.places && this.waiting === 0) {
      this.begin(given);
      return GONE_BEFORE;
    }
    if (this.waiting >= MOST_WAITING || this.expectedWait(given.rank) > this.patience) {
      given.turnAway();
      return GONE_BEFORE;
    }
    const one: Waiting = { ...given, since: this.now() };
    this.lines[given.rank].add(one);
    this.waiting += 1;
    this.watchTheClock();
    return { leave: () => this.forget(one) };
  }

  /** What is ahead in the same rank, divided by what that rank gets of all places. */
  private expectedWait(rank: Rank): number {
    const isThere = (each: Rank) => each === rank || this.lines[each].size > 0;
    const shares = RANKS.reduce((sum, each) => (isThere(each) ? sum + SHARE[each] : sum), 0);
    const perMillisecond = (this.places / this.usualMs) * (SHARE[rank] / shares);
    return (this.lines[rank].size + 1) / perMillisecond + this.lag();
  }

  private begin(given: Turn): void {
    const since = this.now();
    this.busy += 1;
    let isOver = false;
    given.start(() => {
      if (isOver) return;
      isOver = true;
      this.busy -= 1;
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

  /** The next by the wheel; empty ranks give their turn to those after them. */
  private next(): Waiting | undefined {
    for (let step = 0; step < WHEEL.length; step += 1) {
      const rank = WHEEL[(this.turn + step) % WHEEL.length];
      const [first] = rank ? this.lines[rank] : [];
      if (!first) continue;
      this.turn = (this.turn + step + 1) % WHEEL.length;
      return first;
    }
    return undefined;
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

  /** Pages that take longer than was expected must not keep people waiting. */
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
