// Acts of staff on a promotion and its codes, and which of them its state allows.
import type { PromotionState } from './promotion-views';
import type { StaffRight } from './rights';

/** Who sees promotions and changes them. */
export const SEES_PROMOTIONS: readonly StaffRight[] = ['campaigns'];

export const PROMOTION_ACTS = ['change', 'pause', 'resume', 'end', 'code', 'codes'] as const;
export type PromotionAct = (typeof PROMOTION_ACTS)[number];

export const isPromotionAct = (value: unknown): value is PromotionAct => PROMOTION_ACTS.some((act) => act === value);

export const MOST_GENERATED = 1000;
/** Without letters and digits that are read as others. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function possiblePromotionActs(state: PromotionState): PromotionAct[] {
  if (state === 'ended') return ['change'];
  return ['change', state === 'paused' ? 'resume' : 'pause', 'end', 'code', 'codes'];
}
