// Recent processing time per client address, so that one address cannot occupy the slots of all others.

/** An address that has used more than this, in milliseconds of the process, is served after the others. */
const BUDGET_MS = 1_500;
/** Milliseconds that an address gets back per millisecond: a quarter of the process. */
const REFILL = 0.25;
/** Share of the slots for an address over its budget while other addresses are active, and for any address. */
const SHARE_OVER_BUDGET = 1 / 4;
const SHARE_OF_ONE = 3 / 4;
/** Other addresses count as active for so long after their last request. */
const ACTIVE_MS = 5_000;
const SWEEP_AFTER = 10_000;

type Account = { usedMs: number; at: number; running: number };

export class WorkAccounts {
  private readonly accounts = new Map<string, Account>();
  /** The most recent address, and the previous different one. */
  private latest = { from: '', at: Number.NEGATIVE_INFINITY };
  private other = { from: '', at: Number.NEGATIVE_INFINITY };
  /** Process time divided by the requests that shared it: a request's use is the difference between end and start. */
  private shared = 0;
  private sharedAt: number;
  private busy = 0;

  constructor(
    private readonly places: number,
    private readonly now: () => number,
  ) {
    this.sharedAt = now();
  }

  /** To be called for every request, admitted or not. */
  note(from: string): void {
    if (this.latest.from !== from) this.other = this.latest;
    this.latest = { from, at: this.now() };
  }

  isOverBudget(from: string): boolean {
    return this.used(from) > BUDGET_MS;
  }

  /** Places that this address may hold now. Requests without an address are not limited. */
  mostPlaces(from: string): number {
    if (from === '') return this.places;
    const share = this.isOverBudget(from) && this.hasOthers(from) ? SHARE_OVER_BUDGET : SHARE_OF_ONE;
    return Math.max(1, Math.floor(this.places * share));
  }

  mayBegin(from: string): boolean {
    return (this.accounts.get(from)?.running ?? 0) < this.mostPlaces(from);
  }

  /** The function that it returns ends the work, and charges it to the address. */
  begin(from: string): () => void {
    this.passTime();
    this.busy += 1;
    const since = this.shared;
    const account = this.refilled(from);
    account.running += 1;
    return () => {
      this.passTime();
      this.busy -= 1;
      const { usedMs } = this.refilled(from);
      account.running -= 1;
      account.usedMs = usedMs + this.shared - since;
    };
  }

  private hasOthers(from: string): boolean {
    const { at } = this.latest.from === from ? this.other : this.latest;
    return this.now() - at < ACTIVE_MS;
  }

  private used(from: string): number {
    const account = this.accounts.get(from);
    return account ? Math.max(0, account.usedMs - (this.now() - account.at) * REFILL) : 0;
  }

  private refilled(from: string): Account {
    if (this.accounts.size > SWEEP_AFTER) this.sweep();
    const account = this.accounts.get(from) ?? { usedMs: 0, at: 0, running: 0 };
    account.usedMs = this.used(from);
    account.at = this.now();
    this.accounts.set(from, account);
    return account;
  }

  private sweep(): void {
    for (const [from, { running }] of this.accounts)
      if (running === 0 && this.used(from) === 0) this.accounts.delete(from);
  }

  private passTime(): void {
    const now = this.now();
    if (this.busy > 0) this.shared += (now - this.sharedAt) / this.busy;
    this.sharedAt = now;
  }
}
