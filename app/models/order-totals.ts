// An order has the amounts of the cart that it was; the total without VAT is what is left when the VAT is taken off.
import type { CartTotals } from './cart';
import type { OrderView } from './order';

export function totalsOfOrder(order: OrderView): CartTotals {
  const vat = order.taxes.reduce((sum, tax) => sum + tax.oere, 0);
  const paid = order.paidByCards.reduce((sum, card) => sum + card.oere, 0);
  const { totalOere } = order;
  return { ...order, grandTotalOere: totalOere, grandTotalExVatOere: totalOere - vat, toPayOere: totalOere - paid };
}
