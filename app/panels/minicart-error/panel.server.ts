// Why an item was not added to the cart. Shown instead of the minicart: one panel is open at a time (spec §4).
import { cartErrorIn } from '#domain/cart/cart-error';
import type { Refusal } from '#domain/refusal/refusals';
import type { PanelServer } from '../contract';

export const minicartError: PanelServer<{ refusal: Refusal }> = {
  guards: ['catalog-only-rule'],
  async load(_visit, params) {
    const refusal = cartErrorIn(params);
    return refusal && { refusal };
  },
};
