// Spec §3 bonus_shop: only customers who may use the bonus shop buy for points, and only what has a price in them.
import { refusal } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const forPoints: PurchaseRule = {
  name: 'for points',
  refusalFor: ({ isForPoints, pointsEach }, _cart, { mayUsePoints }) =>
    isForPoints && !(mayUsePoints && Number(pointsEach) > 0) ? refusal('NOT_SALABLE') : null,
};
