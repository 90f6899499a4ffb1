// Complaints (reklamation): how long they may come, of which pieces, and what may be done with one when.
import type { IsoDate } from '#domain/calendar/calendar';
import type { LineKind } from '#domain/order/line-choice';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** The remedy the buyer requests (købeloven § 78): repair, replacement, refund or price reduction. */
export const COMPLAINT_WISHES = ['repair', 'replacement', 'refund', 'price_off'] as const;
export type ComplaintWish = (typeof COMPLAINT_WISHES)[number];

export const isComplaintWish = (text: unknown): text is ComplaintWish => COMPLAINT_WISHES.some((wish) => wish === text);

/** Consumers and companies alike, unless they have agreed otherwise (købeloven §§ 54 and 83). */
export const COMPLAINT_YEARS = 2;
/** A consumer who complains so soon has not waited too long (§ 81). */
export const TIMELY_MONTHS = 2;
/** A fault that shows so soon counts as having been there from the start, for consumers (§ 77 a). */
export const PRESUMED_MONTHS = 12;

export const LONGEST_DESCRIPTION = 2000;
export const LONGEST_NUMBER = 60;
/** Per complaint, by its buyer: prevents flooding the shop's mailbox. */
export const MOST_ANSWERS = 30;

/** The last day on which the law lets a buyer complain; null while it is not known when the goods came. */
export function lastComplaintDay(receivedOn: IsoDate | null): IsoDate | null {
  if (receivedOn === null) return null;
  const year = String(Number(receivedOn.slice(0, 4)) + COMPLAINT_YEARS).padStart(4, '0');
  // Two years after 29 February there is none.
  return receivedOn.endsWith('02-29') ? `${year}-02-28` : `${year}${receivedOn.slice(4)}`;
}

export type ComplaintLine = {
  id: number;
  sku: string;
  kind: LineKind;
  shipped: number;
  credited: number;
  /** Pieces in complaints that are not closed. */
  open: number;
};

/** Pieces that can be complained of: those that have left and neither came back nor are complained of. A gift card has no packaging. */
export const complainable = ({ kind, shipped, credited, open }: ComplaintLine): number =>
  kind === 'gift_card' ? 0 : Math.max(0, shipped - credited - open);

/** Refuses a line that is not there or has nothing left, and more pieces than are left. */
export function chooseComplained(
  lines: readonly ComplaintLine[],
  wanted: { id: number; quantity: number },
): Outcome<{ line: ComplaintLine }> {
  const line = lines.find(({ id }) => id === wanted.id);
  if (!line) return refusal('COMPLAINT_LINE_MISSING', { field: 'line' });
  const left = complainable(line);
  if (left === 0) return refusal('COMPLAINT_NOT_SENT', { field: 'line' });
  if (!Number.isSafeInteger(wanted.quantity) || wanted.quantity < 1)
    return refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
  if (wanted.quantity > left) return refusal('MORE_THAN_LEFT', { field: 'quantity', params: { sku: line.sku, left } });
  return { ok: true, line };
}

/** `asked`: staff await the buyer's answer. `settled`: repaired, replaced or refunded. */
export const COMPLAINT_STATES = ['received', 'asked', 'accepted', 'refused', 'settled'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];

export type ComplaintStep = 'ask' | 'answer' | 'accept' | 'refuse' | 'settle';

/** State → the state after the step; a step that is not there is refused. Staff may think better of a refusal; its buyer may object to it. */
const STEPS: Record<ComplaintStep, Partial<Record<ComplaintState, ComplaintState>>> = {
  ask: { received: 'asked', asked: 'asked', accepted: 'asked' },
  answer: { received: 'received', asked: 'received', accepted: 'accepted', refused: 'refused' },
  accept: { received: 'accepted', asked: 'accepted', accepted: 'accepted', refused: 'accepted' },
  refuse: { received: 'refused', asked: 'refused' },
  settle: { received: 'settled', asked: 'settled', accepted: 'settled' },
};

export function complaintAfter(state: ComplaintState, step: ComplaintStep): Outcome<{ state: ComplaintState }> {
  const next = STEPS[step][state];
  return next ? { ok: true, state: next } : refusal('COMPLAINT_CLOSED');
}

export const mayAnswer = (state: ComplaintState): boolean => complaintAfter(state, 'answer').ok;

/** Its pieces count as complained of no longer. */
export const isComplaintClosed = (state: ComplaintState): boolean => state === 'refused' || state === 'settled';
