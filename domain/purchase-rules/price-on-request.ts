// Spec §4: products with a price on request cannot be bought, only enquired about.
import { refusal } from '#domain/refusal/refusals';
import type { PriceRule } from './purchase';

export const priceOnRequest: PriceRule = {
  name: 'price on request',
  refusalFor: ({ hasPriceOnRequest }) => (hasPriceOnRequest ? refusal('NOT_SALABLE') : null),
  instead: () => 'request-price',
  hidesPrice: true,
};
