// Spec §5: whole pieces between minimum and maximum, by the increment.
import { quantityProblem } from '#domain/quantity/quantity';
import { refusalOf } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const quantity: PurchaseRule = {
  name: 'quantity',
  refusalFor({ quantity: wanted, limits }) {
    const wrong = quantityProblem(wanted, limits);
    return wrong && refusalOf(wrong.code, 'params' in wrong ? wrong.params : {});
  },
  asksHeldOrders: true,
};
