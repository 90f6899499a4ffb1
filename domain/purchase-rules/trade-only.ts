// Spec §6: in consumer stores, products for business customers only cannot be bought.
import { refusal } from '#domain/refusal/refusals';
import type { PriceRule } from './purchase';

export const tradeOnly: PriceRule = {
  name: 'trade only',
  refusalFor: ({ isTradeOnly }, _cart, { isInConsumerStore }) =>
    isTradeOnly && isInConsumerStore ? refusal('BUSINESS_ONLY') : null,
  instead: () => 'business-only',
  hidesPrice: true,
};
