// Why a promotion was not saved, as refusals of the form that staff filled in.
import type { Made } from '#backend/commerce/promotion/index';
import { MOST_PRIORITY } from '#domain/promotion/promotion';
import { type Refusal, refusal } from '#domain/refusal/refusals';

type Refused = Extract<Made, { ok: false }>;
type Reason = Exclude<Refused['reason'], 'unknown' | 'refused'>;

const REFUSALS: Record<Reason, Refusal> = {
  percentMissing: refusal('PROMOTION_PERCENT', { field: 'percent' }),
  percentTooHigh: refusal('PROMOTION_PERCENT', { field: 'percent' }),
  amountMissing: refusal('AMOUNT_INVALID', { field: 'amount' }),
  buyMissing: refusal('QUANTITY_NOT_A_NUMBER', { field: 'buy' }),
  noGift: refusal('PROMOTION_GIFT', { field: 'gifts' }),
  minimumZero: refusal('AMOUNT_INVALID', { field: 'minimum' }),
  priorityWrong: refusal('PROMOTION_PRIORITY', { field: 'priority', params: { max: MOST_PRIORITY } }),
  endsBefore: refusal('PROMOTION_PERIOD', { field: 'to' }),
  dayWrong: refusal('PROMOTION_DAY', { field: 'from' }),
  codeTaken: refusal('PROMOTION_CODE_TAKEN', { field: 'code' }),
  codeWrong: refusal('PROMOTION_CODE_INVALID', { field: 'code' }),
};

export function refusedPromotion(made: Refused): Refusal {
  if (made.reason === 'refused') return made.refused;
  if (made.reason !== 'unknown') return REFUSALS[made.reason];
  return refusal('PROMOTION_NAME_UNKNOWN', { field: made.list, params: { name: made.name } });
}
