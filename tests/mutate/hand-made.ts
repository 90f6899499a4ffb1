// Hand-written mutations that no rule generates: a wrong value passed on, a wrong unit, a wrong day, an omitted step.
import type ts from 'typescript';
import type { Fault } from './mutant';

/** Ids from here on belong to hand-written mutations. */
export const FIRST_BY_HAND = 900_000;

interface HandMade {
  file: string;
  /** The text of the node, once in the file or `at` its position among several. */
  was: string;
  becomes: string;
  what: string;
}

export const HAND_MADE: readonly HandMade[] = [
  {
    file: 'backend/commerce/checkout/place/place-order.ts',
    was: 'draft.totals.grandTotalExcl',
    becomes: 'draft.totals.grandTotal',
    what: 'the approval limit is compared with the total including VAT',
  },
  {
    file: 'backend/commerce/approval/decide.ts',
    was: 'setShipping(tx.db, order.id, { ...shipping, deliveryDate: day })',
    becomes: 'setShipping(tx.db, order.id, shipping)',
    what: 'a delivery day that has passed stays',
  },
  {
    file: 'backend/commerce/approval/decide.ts',
    was: 'order.email',
    becomes: 'who.customer.email',
    what: 'the confirmation goes to the approver',
  },
  {
    file: 'backend/commerce/approval/ask-approval.ts',
    was: 'buyer.customer',
    becomes: 'who.customer',
    what: 'the limit of the time of the login counts',
  },
  {
    file: 'backend/commerce/checkout/place/write-order.ts',
    was: 'couponsUsed(draft.granted)',
    becomes: '[]',
    what: 'no use of a coupon is counted',
  },
  {
    file: 'backend/commerce/checkout/place/write-order.ts',
    was: 'draft.goods.some(({ item }) => isMoney(item))',
    becomes: 'false',
    what: 'gift cards of an order on account are not made',
  },
  {
    file: 'backend/commerce/checkout/place/order-lines.ts',
    was: 'priced.final',
    becomes: 'oere(priced.final + sums.duty)',
    what: 'the unit price of a line includes duties',
  },
  {
    file: 'backend/commerce/checkout/place/check-order.ts',
    was: 'isBeyondCredit(tx, toPay, shopper)',
    becomes: 'isBeyondCredit(tx, totals.grandTotalExcl, shopper)',
    what: 'credit is compared with the total without VAT',
  },
  {
    file: 'backend/commerce/checkout/place/check-order.ts',
    was: 'isAnotherPrice(placing, changesOf(priced), toPay)',
    becomes: 'isAnotherPrice(placing, changesOf(priced), totals.grandTotal)',
    what: 'the total on the button is compared with the total before gift cards',
  },
  {
    file: 'backend/commerce/payment/settle-payment.ts',
    was: 'order.language',
    becomes: "'da'",
    what: 'the payment mails are Danish for everyone',
  },
  {
    file: 'backend/commerce/payment/expire-payments.ts',
    was: 'since(RESERVATION_MS)',
    becomes: 'since(PAYMENT_TIME_MS)',
    what: 'gift cards are held as long as stock',
  },
  {
    file: 'backend/commerce/payment/expire-payments.ts',
    was: 'since(KEPT_CARD_TIME_MS)',
    becomes: 'since(PAYMENT_TIME_MS)',
    what: 'a payment on a kept card ends after half an hour',
  },
  {
    file: 'backend/commerce/payment/pay-at.ts',
    was: 'createdAt.getTime() + PAGE_TIME_MS',
    becomes: 'now.getTime() + PAGE_TIME_MS',
    what: 'opening the payment page again keeps it open longer',
  },
  {
    file: 'backend/commerce/payment/money/ask.ts',
    was: 'Math.min(dispatched, authorised) - captured',
    becomes: 'Math.min(dispatched - captured, authorised)',
    what: 'a second capture goes above what was authorised',
  },
  {
    file: 'backend/commerce/payment/money/ask.ts',
    was: "sumOf(operations, 'capture') - sumOf(operations, 'refund')",
    becomes: "sumOf(operations, 'capture')",
    what: 'a second refund ignores the first',
  },
  {
    file: 'backend/commerce/payment/money/carry-out.ts',
    was: 'failed.some(({ order }) => order === due.orderId)',
    becomes: 'false',
    what: 'a refund is tried although its capture failed',
  },
  {
    file: 'backend/commerce/payment/ask-after.ts',
    was: 'ago(PATIENCE_MS)',
    becomes: 'ago(0)',
    what: 'the provider is asked while the page is still open',
  },
  {
    file: 'backend/commerce/fulfilment/cancel.ts',
    was: "extentOf(whole.lines, 'shipped')",
    becomes: "extentOf(whole.lines, 'invoiced')",
    what: 'what is captured at the end follows the invoices, not what left',
  },
  {
    file: 'backend/commerce/fulfilment/step.ts',
    was: 'await orderByNumber(tx.db, number)',
    becomes: 'known',
    what: 'a step decides on the order as it was before the lock',
  },
  {
    file: 'backend/commerce/shipment/ship.ts',
    was: 'dispatchedIn(sent)',
    becomes: 'dispatchedIn(whole.lines)',
    what: 'the goods of this shipment are not captured',
  },
  {
    file: 'backend/commerce/invoice/credit-amount.ts',
    was: "vatOnSum(amount, 'gross', vatBp)",
    becomes: "vatOnSum(amount, 'net', vatBp)",
    what: 'VAT is added to an amount that includes it',
  },
  {
    file: 'backend/commerce/invoice/credit-order.ts',
    was: 'oere(credit.totalOere - refunded)',
    becomes: 'oere(credit.totalOere)',
    what: 'gift cards get back what the card was paid as well',
  },
  {
    file: 'backend/commerce/invoice/invoice-order.ts',
    was: 'invoice.totalOere - invoice.giftCardOere',
    becomes: 'invoice.totalOere',
    what: 'the mail asks for what gift cards have paid',
  },
  {
    file: 'backend/commerce/returns/withdrawal/declare.ts',
    was: 'refundDueOn(declaredAt)',
    becomes: 'refundDueOn(new Date(declaredAt.getTime() + 86_400_000))',
    what: 'the receipt names a day too late',
  },
  {
    file: 'backend/commerce/returns/withdrawal/question.ts',
    was: 'inCopenhagen(order.withdrawalToldAt).date',
    becomes: '(order.withdrawalToldAt.toISOString().slice(0, 10) as never)',
    what: 'told on the day in UTC',
  },
  {
    file: 'backend/commerce/returns/withdrawal/question.ts',
    was: 'inCopenhagen(at).date',
    becomes: '(at.toISOString().slice(0, 10) as never)',
    what: 'received on the day in UTC',
  },
  {
    file: 'backend/commerce/returns/receive.ts',
    was: 'oere((before?.goods ?? 0) + goodsOere)',
    becomes: 'oere(goodsOere)',
    what: 'the fee forgets earlier receipts of a line',
  },
  {
    file: 'backend/commerce/returns/receive.ts',
    was: 'oere((before?.fee ?? 0) + feeOere)',
    becomes: 'oere(feeOere)',
    what: 'the fee forgets earlier fees of a line',
  },
  {
    file: 'backend/commerce/returns/request.ts',
    was: 'inCopenhagen(now).date',
    becomes: '(now.toISOString().slice(0, 10) as never)',
    what: 'the fortnight ends by the day in UTC',
  },
  {
    file: 'backend/commerce/returns/question.ts',
    was: 'inCopenhagen(at).date',
    becomes: '(at.toISOString().slice(0, 10) as never)',
    what: 'arrived on the day in UTC',
  },
  {
    file: 'backend/commerce/returns/book-label.ts',
    was: 'Math.ceil(weightGrams / parcels)',
    becomes: 'weightGrams',
    what: 'each parcel weighs as much as all',
  },
  {
    file: 'backend/commerce/giftcard/sale/make-cards.ts',
    was: 'startOfDay(sendOn).getTime()',
    becomes: 'Date.parse(sendOn)',
    what: 'a gift card is sent by the day in UTC',
  },
  {
    file: 'backend/commerce/giftcard/sale/take-back.ts',
    was: 'card.holds === card.sold',
    becomes: 'card.holds > 0',
    what: 'a gift card of which a part was spent is taken back',
  },
  {
    file: 'backend/commerce/promotion/choose-gift.ts',
    was: '(held?.quantity ?? 0) + 1',
    becomes: '1',
    what: 'choosing a gift loses the pieces that were in the cart',
  },
  {
    file: 'backend/commerce/cart/points.ts',
    was: 'line.rowExcl',
    becomes: 'line.rowIncl',
    what: 'points are earned on VAT',
  },
  {
    file: 'backend/commerce/checkout/merge/merge-carts.ts',
    was: '{ customerId: own.customerId, storeId: own.storeId, email: null }',
    becomes: '{ customerId: own.customerId, storeId: own.storeId }',
    what: 'the e-mail of the guest stays on the cart of the customer',
  },
  {
    file: 'backend/commerce/subscription/change.ts',
    was: 'plan.totals.grandTotalExcl > seen',
    becomes: 'plan.totals.subtotalExcl > seen',
    what: 'a delivery whose freight rose is accepted as seen',
  },
  {
    file: 'backend/commerce/fulfilment/settle-points.ts',
    was: 'line.invoiced - line.credited',
    becomes: 'line.invoiced',
    what: 'points of goods that came back stay',
  },
  {
    file: 'backend/commerce/complaint/question.ts',
    was: 'isComplaintClosed(one.state)',
    becomes: 'false',
    what: 'closed complaints count as open',
  },
  {
    file: 'backend/commerce/invoice/facts.ts',
    was: 'inCopenhagen(sentAt).date',
    becomes: '(sentAt.toISOString().slice(0, 10) as never)',
    what: 'delivered on the day in UTC',
  },
  {
    file: 'backend/commerce/approval/revise.ts',
    was: '{ amountOere: totals.grandTotal }',
    becomes: '{ amountOere: totals.grandTotalExcl }',
    what: 'a changed order is paid without VAT',
  },
  {
    file: 'backend/commerce/approval/revise.ts',
    was: 'keepPoints(tx, order, pointsKept(left), life.now)',
    becomes: 'keepPoints(tx, order, pointsKept(whole.lines), life.now)',
    what: 'points of pieces that an approver took off stay spent',
  },
];

export function handMadeFaults(node: ts.Node, tree: ts.SourceFile): Fault[] {
  return HAND_MADE.flatMap(({ file, was, becomes }, at): Fault[] =>
    file === tree.fileName && tree.text.slice(node.getStart(tree), node.end) === was
      ? [{ id: FIRST_BY_HAND + at, kind: 'by-hand', text: becomes }]
      : [],
  );
}
