// Spec §6: a shopper buys what the store sells, less what the lists of the customer leave out.
import { refusal } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const assortment: PurchaseRule = {
  name: 'assortment',
  refusalFor: ({ isInAssortment }) => (isInAssortment ? null : refusal('NOT_SALABLE')),
  instead: () => 'none',
};
