// What makes no sense as a promotion: the same in files, at the command line and in the back office.
import { MOST_PRIORITY, type PromotionKind } from './promotion';

export interface CheckedPromotion {
  kind: PromotionKind;
  percentBp: number;
  amountOere: number;
  buy: number;
  free: number;
  gifts: readonly unknown[];
  minimumOere: number | null;
  priority: number;
  /** ISO 8601; the end is exclusive. */
  from: string;
  to: string | null;
}

export type PromotionFaultReason =
  | 'percentMissing'
  | 'percentTooHigh'
  | 'amountMissing'
  | 'buyMissing'
  | 'noGift'
  | 'minimumZero'
  | 'priorityWrong'
  | 'endsBefore';

export interface PromotionFault {
  field: 'percent' | 'amount' | 'buy' | 'gifts' | 'minimum' | 'priority' | 'to';
  reason: PromotionFaultReason;
}

const WHOLE_BP = 10_000;

const isPriority = (given: number): boolean => Number.isInteger(given) && given >= 0 && given <= MOST_PRIORITY;

export function promotionFaults({ kind, from, to, minimumOere, ...of }: CheckedPromotion): PromotionFault[] {
  const isMinimumWrong = minimumOere !== null && minimumOere <= 0;
  const faults: [boolean, PromotionFault][] = [
    [kind === 'percent' && of.percentBp <= 0, { field: 'percent', reason: 'percentMissing' }],
    [kind === 'percent' && of.percentBp > WHOLE_BP, { field: 'percent', reason: 'percentTooHigh' }],
    [kind === 'fixed' && of.amountOere <= 0, { field: 'amount', reason: 'amountMissing' }],
    [kind === 'buy-x-get-y' && (of.buy < 1 || of.free < 1), { field: 'buy', reason: 'buyMissing' }],
    [kind === 'gift' && of.gifts.length === 0, { field: 'gifts', reason: 'noGift' }],
    [isMinimumWrong, { field: 'minimum', reason: 'minimumZero' }],
    [!isPriority(of.priority), { field: 'priority', reason: 'priorityWrong' }],
    [to !== null && to <= from, { field: 'to', reason: 'endsBefore' }],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
}
