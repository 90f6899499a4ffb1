// Orders that wait for an approval: which ones wait, for how long, and who may approve them. Spec §1 "pending-order approval", §6 "Approvers".
import { addDays, type IsoDate, isWorkday } from '#domain/calendar/calendar';
import { dayToDayPromise } from '#domain/delivery/delivery';
import { closedDays, type DeliveryCalendar } from '#domain/delivery/delivery-calendar';
import type { Oere } from '#domain/money/money';
import { type Outcome, refusal } from '#domain/refusal/refusals';

export type ApprovalRule = {
  /** Null: this buyer's orders are placed at once. */
  approverId: number | null;
  /** Null: every order waits. Else orders above this total, without VAT, freight and duties included. */
  limit: Oere | null;
};

/** Goods and prices are held no longer. */
export const APPROVAL_DAYS = 7;
/** Maximum number of orders decided per request; the rest needs further requests. */
export const MOST_DECIDED_AT_ONCE = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

export const needsApproval = ({ approverId, limit }: ApprovalRule, totalExVat: Oere): boolean =>
  approverId !== null && (limit === null || totalExVat > limit);

export const approvalEnds = (askedAt: Date): Date => new Date(askedAt.getTime() + APPROVAL_DAYS * DAY_MS);

export const APPROVAL_DECISIONS = ['approved', 'declined', 'expired', 'withdrawn'] as const;
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number];

export type Waiting = {
  approverId: number;
  buyerId: number;
  expiresAt: Date;
  decision: ApprovalDecision | null;
};

export type Decider = {
  id: number;
  /** Administers the users of the buyer's company: may decide when the approver is absent. */
  standsIn: boolean;
};

/** Users never decide their own orders. */
export const isDecider = ({ approverId, buyerId }: Waiting, { id, standsIn }: Decider): boolean =>
  id === approverId || (standsIn && id !== buyerId);

/** Approve, decline or change: by the approver or a stand-in, once, and in time. For anyone else the order does not exist. */
export function mayDecide(waiting: Waiting, who: Decider, now: Date): Outcome {
  const { expiresAt, decision } = waiting;
  if (!isDecider(waiting, who)) return refusal('PURCHASE_ORDER_NOT_FOUND');
  if (decision === 'expired' || (decision === null && expiresAt <= now)) return refusal('APPROVAL_EXPIRED');
  return decision === null ? { ok: true } : refusal('APPROVAL_DECIDED');
}

/** The buyer may move their order back into the cart until it is decided. */
export function mayWithdraw({ buyerId, decision }: Waiting, whoId: number): Outcome {
  if (buyerId !== whoId) return refusal('PURCHASE_ORDER_NOT_FOUND');
  return decision === null ? { ok: true } : refusal('APPROVAL_DECIDED');
}

export type WantedPieces = { id: number; quantity: number };
type Pieces = { id: number; quantity: number; sku: string };

/**
 * The approver's changes to the lines: fewer pieces, or none. Never more than were ordered, because only those are reserved, and
 * something has to be left: an order of nothing is declined.
 */
export function revised(
  lines: readonly Pieces[],
  wanted: readonly WantedPieces[],
): Outcome<{ pieces: Map<number, number>; changed: boolean }> {
  const pieces = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  for (const { id, quantity } of wanted) {
    const line = lines.find((one) => one.id === id);
    if (!line) return refusal('COULD_NOT_FIND_CART_ITEM');
    if (!Number.isSafeInteger(quantity) || quantity < 0) return refusal('QUANTITY_NOT_A_NUMBER');
    if (quantity > line.quantity) return refusal('MORE_THAN_LEFT', { params: { sku: line.sku, left: line.quantity } });
    pieces.set(id, quantity);
  }
  if ([...pieces.values()].every((quantity) => quantity === 0)) return refusal('NOTHING_LEFT');
  return { ok: true, pieces, changed: lines.some(({ id, quantity }) => pieces.get(id) !== quantity) };
}

/**
 * The promised day of delivery when the order is approved: unchanged while it is still possible. Else it is the first possible workday,
 * or, on the weekly round, the next one on the same weekday. `workdays`: on the way.
 */
export function dayAfterWait(
  promised: IsoDate,
  { isRound, workdays }: { isRound: boolean; workdays: number },
  now: Date,
  calendar: DeliveryCalendar,
): IsoDate {
  const first = dayToDayPromise(now, calendar, workdays).delivery;
  if (!isRound) return promised >= first ? promised : first;
  const closed = closedDays(now, calendar);
  let day = promised;
  while (day < first || !isWorkday(day, closed)) day = addDays(day, 7);
  return day;
}

type Buyer = { businessId: number | null };
type Approver = { businessId: number | null; isActive: boolean };

/** Why this one cannot approve that buyer's orders; null where they can. Only orders on account wait for an approval. */
export function approverFault(
  buyer: Buyer,
  approver: Approver,
  company: { invoiceAllowed: boolean } | null,
): 'other-company' | 'inactive' | 'no-invoice' | null {
  if (buyer.businessId === null || approver.businessId !== buyer.businessId) return 'other-company';
  if (!approver.isActive) return 'inactive';
  return company?.invoiceAllowed ? null : 'no-invoice';
}
