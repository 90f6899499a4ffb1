// Spec §4: what has its price on request is asked for, not bought.
import { refusal } from '#domain/refusals';
import type { PriceRule } from './purchase';

export const priceOnRequest: PriceRule = {
  name: 'price on request',
  refusalFor: ({ hasPriceOnRequest }) => (hasPriceOnRequest ? refusal('NOT_SALABLE') : null),
  instead: () => 'request-price',
  hidesPrice: true,
};
