// No more is sold than there is; other lines of the same product come from the same shelf. Spec §3 "Stock and delivery".
import { refusal } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const stock: PurchaseRule = {
  name: 'stock',
  refusalFor({ quantity, salable }, { piecesElsewhere }) {
    const left = Math.max(0, salable - piecesElsewhere);
    return left < quantity ? refusal('INSUFFICIENT_STOCK', { params: { quantity: left } }) : null;
  },
  instead: () => 'sold-out',
};
