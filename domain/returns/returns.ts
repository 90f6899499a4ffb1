// Returns by agreement, of companies and of goodwill: what of an order may come back, and until when (spec §1, §4 "Return flow", §8, §9). The
// consumers' right of withdrawal is separate and has different rules (domain/returns/withdrawal).
import { addDays, type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import type { LineKind } from '#domain/order/line-choice';
import { type AskedPieces, choosePieces } from '#domain/order/line-pieces';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { isExcepted, type WithdrawalExemption } from '#domain/returns/withdrawal';

/** Days after the delivery of each piece. Spec §9 "Return window". */
export const RETURN_DAYS = 14;

export type ReturnableLine = {
  id: number;
  sku: string;
  kind: LineKind;
  exempt: WithdrawalExemption | null;
  /** What has arrived of it, parcel by parcel, with the Danish day. */
  arrived: readonly { pieces: number; on: IsoDate }[];
  credited: number;
  /** Pieces of returns and withdrawals that are still to come. */
  underway: number;
};

/** To its midnight in Denmark; holidays do not prolong it. */
export const lastReturnDay = (arrivedOn: IsoDate): IsoDate => addDays(arrivedOn, RETURN_DAYS);

const arrivedPieces = (arrived: ReturnableLine['arrived']): number =>
  arrived.reduce((sum, { pieces }) => sum + pieces, 0);

const isOpenOn = (today: IsoDate) => (part: { on: IsoDate }) => today <= lastReturnDay(part.on);

/** Pieces that have arrived and neither came back nor are on their way back, too late or not. Made for one buyer or quick to spoil: none. */
export const atTheBuyer = (line: ReturnableLine): number =>
  isExcepted(line) ? 0 : Math.max(0, arrivedPieces(line.arrived) - line.credited - line.underway);

/** Those of them whose days are not over. What went back before is taken to be of what came first. */
export const returnable = (line: ReturnableLine, today: IsoDate): number =>
  Math.min(atTheBuyer(line), arrivedPieces(line.arrived.filter(isOpenOn(today))));

/** The last day on which all that is returnable now still is; null where nothing is. */
export function returnableUntil(line: ReturnableLine, today: IsoDate): IsoDate | null {
  if (returnable(line, today) === 0) return null;
  const days = line.arrived.filter(isOpenOn(today)).map(({ on }) => lastReturnDay(on));
  return days.sort()[0] ?? null;
}

/** Why nothing of an order can be returned: a consumer has the better right, nothing has come, too late, nothing is left. */
export const NO_RETURN = ['consumer', 'undelivered', 'late', 'over'] as const;
export type NoReturn = (typeof NO_RETURN)[number];

export type ReturnQuestion = {
  /** A consumer who may withdraw pays no fee and needs no unbroken packaging: they are led there, and never charged here. */
  mayWithdraw: boolean;
  lines: readonly ReturnableLine[];
};

/** Null: something can be returned. */
export function whyNoReturn({ mayWithdraw, lines }: ReturnQuestion, now: Date): NoReturn | null {
  const today = inCopenhagen(now).date;
  if (mayWithdraw) return 'consumer';
  if (lines.some((line) => returnable(line, today) > 0)) return null;
  if (lines.every(({ arrived }) => arrived.length === 0)) return 'undelivered';
  return lines.some((line) => atTheBuyer(line) > 0) ? 'late' : 'over';
}

/** `anyDay`: staff take goods back of goodwill, too, when the days are over. */
export function chooseReturned(
  lines: readonly ReturnableLine[],
  wanted: AskedPieces,
  { today, anyDay = false }: { today: IsoDate; anyDay?: boolean },
): Outcome<{ chosen: AskedPieces }> {
  const left = (line: ReturnableLine) => (anyDay ? atTheBuyer(line) : returnable(line, today));
  return choosePieces(lines, wanted, {
    empty: 'RETURN_EMPTY',
    left,
    whyNot(line, field, quantity) {
      if (isExcepted(line)) return refusal('RETURN_EXEMPT', { field, params: { sku: line.sku } });
      const isLate = quantity > left(line) && quantity <= atTheBuyer(line);
      return isLate ? refusal('RETURN_TOO_LATE', { field, params: { sku: line.sku } }) : null;
    },
  });
}
