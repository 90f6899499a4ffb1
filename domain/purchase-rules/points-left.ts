// Spec §5, §8 "Not enough points": no more is put into a cart than its buyer has points for; fewer pieces are never too many.
import { refusal } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const pointsLeft: PurchaseRule = {
  name: 'points left',
  refusalFor({ isForPoints, pointsEach, added }, { pointsLeft: left }) {
    if (!isForPoints || left === null || added <= 0) return null;
    return Number(pointsEach) * added > left ? refusal('NOT_ENOUGH_POINTS') : null;
  },
};
