// How long bonus points live: what is spent takes the oldest first, and what is left of those that were earned long ago is gone.
// A shop says after how many days; where it says none, points stay.

/** What moved in a ledger of points, as a statement calls it. */
export const POINT_MOVES = ['earned', 'spent', 'reversed', 'given_back', 'expired'] as const;
export type PointMove = (typeof POINT_MOVES)[number];

export interface LedgerEntry {
  at: Date;
  points: number;
  /** Null: by its sign. */
  kind: 'earned' | 'spent' | 'expired' | null;
  orderId: number | null;
}

/** Goods that came back reverse what they earned, and give back what was spent on them. */
export function moveOf({ kind, points }: Pick<LedgerEntry, 'kind' | 'points'>): PointMove {
  if (kind === 'expired') return 'expired';
  if (kind === 'earned') return points > 0 ? 'earned' : 'reversed';
  if (kind === 'spent') return points < 0 ? 'spent' : 'given_back';
  return points > 0 ? 'earned' : 'spent';
}

interface Lot {
  at: Date;
  points: number;
  orderId: number | null;
}

/** Takes as many from these lots in their order; how many none of them had. */
function takenFrom(lots: readonly Lot[], points: number): number {
  let wanted = points;
  for (const lot of lots) {
    const taken = Math.min(lot.points, wanted);
    lot.points -= taken;
    wanted -= taken;
  }
  return wanted;
}

/** What is left of each entry that gave points, the oldest first. Points that are given back live anew from that day. */
export function lotsLeft(entries: readonly LedgerEntry[]): Lot[] {
  const lots: Lot[] = [];
  for (const { at, points, kind, orderId } of entries) {
    if (points > 0) {
      lots.push({ at, points, orderId: kind === 'spent' ? null : orderId });
      continue;
    }
    // What an order no longer earns is taken from what it gave; all else from the oldest.
    const own = kind === 'earned' && orderId !== null ? lots.filter((lot) => lot.orderId === orderId) : [];
    takenFrom(lots, takenFrom(own, -points));
  }
  return lots.filter((lot) => lot.points > 0);
}

export interface Expiry {
  /** Points whose time is over. */
  due: number;
  /** Those that go next, and when; null where none will. */
  next: { points: number; at: Date } | null;
}

const A_DAY = 24 * 60 * 60 * 1000;

/** `entries`: of one customer, the oldest first. `lastDays`: null where points stay. */
export function expiryOf(entries: readonly LedgerEntry[], lastDays: number | null, now: Date): Expiry {
  if (lastDays === null) return { due: 0, next: null };
  const lots = lotsLeft(entries).map(({ at, points }) => ({ points, at: new Date(at.getTime() + lastDays * A_DAY) }));
  const isOver = ({ at }: { at: Date }) => at.getTime() <= now.getTime();
  const [first] = lots.filter((lot) => !isOver(lot)).sort((one, other) => one.at.getTime() - other.at.getTime());
  const sum = (some: readonly { points: number }[]) => some.reduce((points, lot) => points + lot.points, 0);
  return {
    due: sum(lots.filter(isOver)),
    next: first ? { at: first.at, points: sum(lots.filter((lot) => lot.at.getTime() === first.at.getTime())) } : null,
  };
}
