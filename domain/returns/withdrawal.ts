// The right of withdrawal of consumers (forbrugeraftaleloven §§ 18–22): how long it lasts, which goods it is for, and by when the money
// is due. Companies have none.
import { addDays, danishHolidays, type IsoDate, inCopenhagen, workdayFrom } from '#domain/calendar/calendar';
import type { LineKind } from '#domain/order/line-choice';
import { choosePieces } from '#domain/order/line-pieces';
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** Days from the last delivery of an order. */
export const WITHDRAWAL_DAYS = 14;
/** Days after the withdrawal within which the money has to be back, unless the goods are not. */
export const REFUND_DAYS = 14;
/** Staff are reminded so many days before. */
export const REMINDED_DAYS_BEFORE = 4;

/** Made for one buyer; spoils quickly; sealed for health or copyright: excepted once the seal is broken. */
export const WITHDRAWAL_EXEMPTIONS = ['personalised', 'perishable', 'sealed'] as const;
export type WithdrawalExemption = (typeof WITHDRAWAL_EXEMPTIONS)[number];

export type WithdrawalFacts = {
  /** The Danish day on which the last part arrived; null while a part is still to come. */
  receivedOn: IsoDate | null;
  /** The Danish day on which the buyer was notified of the right; null: never. */
  toldOn: IsoDate | null;
};

/**
 * The last day of the right, to its midnight in Denmark; null while it has not begun to run. A non-working day moves it to the
 * next workday (§ 19, stk. 4). Without notice to the buyer it lasts twelve months longer, or 14 days from the day of notice (§ 20).
 */
export function lastWithdrawalDay({ receivedOn, toldOn }: WithdrawalFacts): IsoDate | null {
  if (receivedOn === null) return null;
  const usual = addDays(receivedOn, WITHDRAWAL_DAYS);
  if (toldOn !== null && toldOn <= receivedOn) return onWorkday(usual);
  const longest = aYearAfter(usual);
  const isToldInTime = toldOn !== null && addDays(toldOn, WITHDRAWAL_DAYS) < longest;
  return onWorkday(isToldInTime ? addDays(toldOn, WITHDRAWAL_DAYS) : longest);
}

const onWorkday = (day: IsoDate): IsoDate => {
  const year = Number(day.slice(0, 4));
  return workdayFrom(day, [...danishHolidays(year), ...danishHolidays(year + 1)]);
};

/** 29 February becomes the 28th. */
function aYearAfter(day: IsoDate): IsoDate {
  const year = String(Number(day.slice(0, 4)) + 1).padStart(4, '0');
  return day.endsWith('02-29') ? `${year}-02-28` : `${year}${day.slice(4)}`;
}

export const isInTime = (facts: WithdrawalFacts, now: Date): boolean => {
  const last = lastWithdrawalDay(facts);
  return last === null || inCopenhagen(now).date <= last;
};

/** By that day the money of a withdrawal is back, or the goods are not there yet. */
export const refundDueOn = (declaredAt: Date): IsoDate => addDays(inCopenhagen(declaredAt).date, REFUND_DAYS);

/** The day from which staff are reminded of it. */
export const reminderDueOn = (declaredAt: Date): IsoDate => addDays(refundDueOn(declaredAt), -REMINDED_DAYS_BEFORE);

export type WithdrawalLine = {
  id: number;
  sku: string;
  kind: LineKind;
  exempt: WithdrawalExemption | null;
  quantity: number;
  canceled: number;
  credited: number;
  /** Pieces of earlier withdrawals and returns that neither were cancelled nor have come back yet. */
  underway: number;
};

/** Pieces that can still be withdrawn from. Gift cards are taken back by staff, who see whether they were used. */
export const withdrawable = (line: WithdrawalLine): number =>
  isExcepted(line) ? 0 : Math.max(0, line.quantity - line.canceled - line.credited - line.underway);

/** Never withdrawable; sealed goods can be, while the seal is unbroken. */
export const isExcepted = ({ kind, exempt }: Pick<WithdrawalLine, 'kind' | 'exempt'>): boolean =>
  kind === 'gift_card' || exemptionOf({ kind, exempt }) === 'personalised' || exempt === 'perishable';

export const exemptionOf = ({ kind, exempt }: Pick<WithdrawalLine, 'kind' | 'exempt'>): WithdrawalExemption | null =>
  kind === 'design' ? 'personalised' : exempt;

/** Why an order cannot be withdrawn from at all. */
export type NoWithdrawal = 'business' | 'unpaid' | 'over' | 'late';

export type WithdrawalQuestion = WithdrawalFacts & {
  isConsumer: boolean;
  /** A card payment that has not been made. */
  isUnpaid: boolean;
  lines: readonly WithdrawalLine[];
};

/** Null: it can be withdrawn from. */
export function whyNoWithdrawal(order: WithdrawalQuestion, now: Date): NoWithdrawal | null {
  if (!order.isConsumer) return 'business';
  if (order.isUnpaid) return 'unpaid';
  if (order.lines.every((line) => withdrawable(line) === 0)) return 'over';
  return isInTime(order, now) ? null : 'late';
}

export type Withdrawn = { id: number; quantity: number }[];

/** The requested pieces, line by line; refuses an unknown or excepted line, more pieces than are left, and an empty choice. */
export const chooseWithdrawn = (lines: readonly WithdrawalLine[], wanted: Withdrawn): Outcome<{ chosen: Withdrawn }> =>
  choosePieces(lines, wanted, {
    empty: 'WITHDRAWAL_EMPTY',
    left: withdrawable,
    whyNot: (line, field) =>
      isExcepted(line) ? refusal('WITHDRAWAL_EXEMPT', { field, params: { sku: line.sku } }) : null,
  });
