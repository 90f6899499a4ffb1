// Spec §6: in consumer stores, products for business customers only cannot be bought.
import { refusal } from '#domain/refusals';
import type { PurchaseRule } from './purchase';

export const tradeOnly: PurchaseRule = {
  name: 'trade only',
  refusalFor: ({ isTradeOnly }, _cart, { isInConsumerStore }) =>
    isTradeOnly && isInConsumerStore ? refusal('BUSINESS_ONLY') : null,
  instead: () => 'business-only',
  hidesPrice: true,
};
