// Writes a checked order: stock, order, lines with their reasons, taxes, duties, payment, history, and the mail that tells of it.
import { randomBytes } from 'node:crypto';
import { salableOf } from '#backend/commerce/catalogue/product/price';
import type { CartRow } from '#backend/commerce/cart/rows';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { expiryOf } from '#backend/commerce/payment/expire-payments';
import { takeCards } from '#backend/commerce/giftcard/order-cards';
import { insertPayment } from '#backend/commerce/payment/rows';
import { keepWayBack } from '#backend/commerce/payment/way-back';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { queueMail } from '#backend/mail/queue-mail';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { oere } from '#domain/money';
import type { CustomerRow } from '#backend/commerce/customer/account/rows';
import type { LineOfCart } from '#backend/commerce/cart/priced-cart';
import { askApproval } from './approval/ask-approval';
import type { OrderDraft } from './check-order';
import { discountsToKeep, couponsUsed } from '#backend/commerce/promotion/order-discounts';
import { countUses } from '#backend/commerce/promotion/uses/rows';
import { linesOf } from './order-lines';
import type { Placing } from './place-order';
import { insertOrder, insertOrderParts, type NewOrder, noteStatus, type OrderRow } from './rows';
import { takeStock } from './stock/rows';

export interface Writing {
  cart: CartRow;
  draft: OrderDraft;
  placing: Placing;
  shopper: Shopper;
  /** Who has to say yes first; null where the order is placed at once. */
  approver: CustomerRow | null;
  provider: PaymentProvider;
  queue: JobQueue;
}

/** What gift cards or codes have paid is paid. */
const STATUS = { card: 'pending', account: 'account', free: 'captured' } as const;

const newPublicToken = () => randomBytes(24).toString('base64url');

export async function writeOrder(tx: Transaction, writing: Writing): Promise<{ order: OrderRow; sold: number[] }> {
  const { draft, shopper } = writing;
  const lines = await linesOf(tx, draft, shopper);
  const order = await insertOrder(tx.db, orderRowOf(writing));
  const discounts = discountsToKeep(draft.granted);
  await insertOrderParts(tx.db, order.id, { lines, discounts, ...taxesAndDuties(draft, shopper) });
  await countUses(tx.db, order, { customerId: order.customerId }, couponsUsed(draft.granted), shopper.now);
  await takeCards(tx, order.id, draft.cards, shopper.now);
  const taken = draft.goods.flatMap(({ good }) => takenOf(good));
  await takeStock(tx.db, order.id, taken, shopper.now, draft.delivery.sourceCode);
  await noteStatus(tx.db, order.id, order.status, 'The order was placed', shopper.now);
  await openPayment(tx, order, writing);
  return { order, sold: draft.goods.map(({ good }) => good.product.id) };
}

/** What is not counted (made or bought in on order) is not taken from a shelf. */
function takenOf({ product, quantity }: LineOfCart) {
  return Number.isFinite(salableOf(product)) ? [{ productId: product.id, quantity }] : [];
}

function orderRowOf({ cart, draft, placing, shopper, approver }: Writing): NewOrder {
  const { totals, shipping, shippingAddress, billingAddress } = draft;
  const { basis } = shopper.terms;
  const isNet = basis === 'net';
  return {
    publicToken: newPublicToken(),
    storeId: shopper.store.id,
    customerId: shopper.who?.customer.id ?? null,
    businessId: shopper.who?.business?.id ?? null,
    cartId: cart.id,
    email: draft.email,
    // Spec §3: an order waits for its payment, or for its approver; else it is begun at once.
    status: draft.payment === 'card' ? 'pending' : approver ? 'needs_review' : 'processing',
    basis,
    goodsOere: isNet ? totals.subtotalExcl : totals.subtotalIncl,
    discountOere: totals.discount,
    dutiesOere: isNet ? totals.dutiesExcl : totals.dutiesIncl,
    shippingOere: shipping.freight.amount,
    vatOere: oere(totals.grandTotal - totals.grandTotalExcl),
    totalExVatOere: totals.grandTotalExcl,
    totalOere: totals.grandTotal,
    giftCardOere: oere(totals.grandTotal - draft.toPay),
    shippingAddress,
    billingAddress: { ...billingAddress, ean: placing.ean ?? billingAddress.ean },
    shipping: {
      ...draft.delivery.chosen,
      channel: shipping.method.channel,
      carrierTitle: shipping.method.carrierTitle,
      methodTitle: shipping.title,
      oere: shipping.freight.amount,
      vatOere: totals.freightVatDue,
      point: draft.delivery.chosen.point ?? null,
      readyAt: draft.delivery.readyAt,
    },
    paymentCode: draft.payment,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    reference: placing.reference,
    requisitioner: placing.requisitioner,
    requisitionNumber: placing.requisitionNumber,
    comment: placing.comment ?? cart.comment,
    language: shopper.language,
    placedAt: shopper.now,
  };
}

function taxesAndDuties({ totals }: OrderDraft, { terms }: Shopper) {
  return {
    taxes: totals.taxes.map(({ bp, base, amount }) => ({ vatBp: bp, baseOere: base, vatOere: amount })),
    duties: totals.duties.map(({ code, label, excl, incl }) => ({
      code,
      label,
      oere: terms.basis === 'net' ? excl : incl,
    })),
  };
}

async function openPayment(
  tx: Transaction,
  order: OrderRow,
  { draft, placing, shopper, approver, provider, queue }: Writing,
): Promise<void> {
  const { now } = shopper;
  const isCard = draft.payment === 'card';
  const sessionToken = isCard ? newPublicToken() : null;
  const payment = await insertPayment(tx.db, {
    orderId: order.id,
    provider: isCard ? provider.code : draft.payment,
    mode: provider.mode,
    status: STATUS[draft.payment],
    amountOere: draft.toPay,
    sessionToken,
    createdAt: now,
    updatedAt: now,
  });
  const buyer = shopper.who?.customer;
  // The confirmation goes out with the yes.
  if (approver && buyer) return askApproval(tx, { order, buyer, approver, origin: placing.origin, queue, now });
  if (sessionToken === null) {
    const { email: recipient, language } = order;
    const payload = { orderId: order.id, origin: placing.origin };
    return queueMail(tx, queue, { template: 'order-confirmation', recipient, language, payload }, now);
  }
  const { returnUrl, cancelUrl, origin } = placing;
  await keepWayBack(tx.db, payment.id, { returnUrl: returnUrl ?? '/', cancelUrl: cancelUrl ?? '/', origin }, now);
  await queue.send(tx, 'expire-payment', { sessionToken }, expiryOf(now, order));
}
