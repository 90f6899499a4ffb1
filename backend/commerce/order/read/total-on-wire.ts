// What an order comes to and what gift cards paid of it, on the wire. The grand total is the order's, gift cards or not: invoices add up to it.
import { money } from '#backend/commerce/catalogue/product/price';
import type { AppliedGiftCard, OrderTotal } from '#backend/generated/commerce';
import { maskedCode } from '#domain/gift-card/gift-card';
import { remainingTotals } from '../ordered';
import type { WholeOrder } from './read.sql';
import { totalsOfOrder } from './totals';

export function totalOnWire(whole: WholeOrder): OrderTotal {
  const { order, discounts, taxes } = whole;
  const totals = totalsOfOrder(whole);
  const remaining = remainingTotals(whole).total;
  return {
    grand_total: money(order.totalOere),
    remaining_total: remaining === order.totalOere ? null : money(remaining),
    subtotal: money(totals.subtotalExcl),
    subtotal_excl_tax: money(totals.subtotalExcl),
    subtotal_incl_tax: money(totals.subtotalIncl),
    total_tax: money(order.vatOere),
    total_shipping: money(order.shippingOere),
    discounts: discounts.map(({ code, label, oere }) => ({
      label,
      amount: money(oere),
      coupon: code === null ? null : { code },
    })),
    taxes: taxes
      .filter((tax) => tax.vatBp > 0)
      .map(({ vatBp, vatOere }) => ({ title: `${vatBp / 100} %`, rate: vatBp / 100, amount: money(vatOere) })),
  };
}

/** On an order only the end of the code is shown: others than the card's holder can read it. */
export const cardsOnWire = ({ cards }: WholeOrder): AppliedGiftCard[] =>
  cards.map(({ code, oere }) => ({
    code: maskedCode(code),
    applied_balance: money(oere),
    gift_amount_used: money(oere),
  }));
