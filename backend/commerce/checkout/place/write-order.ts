// Writes a checked order: its rows and the stock that it takes, then uses of codes, gift cards, and the confirmation mail.

import { askApproval } from '#backend/commerce/approval/ask-approval';
import type { CartRow } from '#backend/commerce/cart/cart.sql';
import { isMoney } from '#backend/commerce/cart/price-items';
import type { Shopper } from '#backend/commerce/cart/shopper';
import { salableOf } from '#backend/commerce/catalogue/product/price';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { CustomerRow } from '#backend/commerce/customer/account/account.sql';
import { takeCards } from '#backend/commerce/giftcard/order-cards';
import { makeCards } from '#backend/commerce/giftcard/sale/make-cards';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { Taken } from '#backend/commerce/order/stock.sql';
import { insertWhole } from '#backend/commerce/order/write/write.sql';
import { askAuthorisation } from '#backend/commerce/payment/money/ask';
import type { WayBack } from '#backend/commerce/payment/return-address';
import { spendPoints } from '#backend/commerce/points/spend';
import { couponsUsed, discountsToKeep } from '#backend/commerce/promotion/order-discounts';
import { countUses } from '#backend/commerce/promotion/uses.sql';
import type { JobQueue } from '#backend/db/job-queue';
import type { Transaction } from '#backend/db/transaction';
import { queueMail } from '#backend/mail/queue-mail';
import type { PaymentProvider } from '#backend/ports/payment/index';
import { pointsKept } from '#domain/points/point-sale';
import type { OrderDraft } from './check-order';
import { orderRowOf, paymentRowOf, taxesAndDuties } from './new-rows';
import { linesOf } from './order-lines';
import type { Placing } from './place-order';

export interface Writing {
  cart: CartRow;
  draft: OrderDraft;
  placing: Placing;
  shopper: Shopper;
  /** Who has to approve it first; null where the order is placed at once. */
  approver: CustomerRow | null;
  provider: PaymentProvider;
  queue: JobQueue;
}

export interface NewlyPlaced {
  order: OrderRow;
  whole: WholeOrder;
  wayBack: WayBack | null;
  /** Products whose stock changed. */
  sold: number[];
}

export async function writeOrder(tx: Transaction, writing: Writing): Promise<NewlyPlaced> {
  const { draft, shopper, placing } = writing;
  const parts = {
    lines: linesOf(draft, shopper),
    discounts: discountsToKeep(draft.granted),
    ...taxesAndDuties(draft, shopper),
  };
  const paying = paymentRowOf(writing);
  const { returnUrl, cancelUrl, origin } = placing;
  const leads = { returnUrl: returnUrl ?? '/', cancelUrl: cancelUrl ?? '/', origin };
  const wayBack = paying.sessionToken === null ? null : leads;
  const { order, lines, payment } = await insertWhole(tx.client, {
    ...parts,
    order: orderRowOf(writing),
    note: 'The order was placed',
    taken: takenOf(draft),
    source: draft.delivery?.sourceCode ?? CENTRAL_SOURCE,
    payment: paying,
    wayBack,
  });
  if (payment.cardId !== null) await askAuthorisation(tx, payment, shopper.now);
  await countUses(tx.db, order, { customerId: order.customerId }, couponsUsed(draft.granted), shopper.now);
  await takeCards(tx, order.id, draft.cards, shopper.now);
  await spendPoints(tx, order, pointsKept(lines), shopper.now);
  await tellOf(tx, order, writing);
  if (order.status === 'processing' && draft.goods.some(({ item }) => isMoney(item)))
    await makeCards(tx, order, { queue: writing.queue, now: shopper.now });
  const owned = <Part extends object>(rows: readonly Part[]) => rows.map((row) => ({ ...row, orderId: order.id }));
  const cards = draft.cards.flatMap(({ card, used }) => (used > 0 ? [{ code: card.code, oere: used }] : []));
  const { taxes, duties, discounts } = parts;
  const whole = {
    order,
    lines,
    payment,
    cards,
    taxes: owned(taxes),
    duties: owned(duties),
    discounts: owned(discounts),
  };
  return { order, whole, wayBack, sold: draft.goods.map(({ item }) => item.product.id) };
}

/** What is not counted (made or bought in on order) is not taken from a shelf. Two designs of one product come from the same. */
function takenOf({ goods }: OrderDraft): Taken[] {
  const pieces = new Map<number, number>();
  for (const { item } of goods) {
    const { product, quantity } = item;
    if (Number.isFinite(salableOf(product))) pieces.set(product.id, (pieces.get(product.id) ?? 0) + quantity);
  }
  return [...pieces].map(([productId, quantity]) => ({ productId, quantity }));
}

/** A shopper who pays by card is notified once they have paid; an order that waits is confirmed when it is approved. */
async function tellOf(
  tx: Transaction,
  order: OrderRow,
  { draft, shopper: { who, now }, approver, queue }: Writing,
): Promise<void> {
  const buyer = who?.customer;
  if (approver && buyer) return askApproval(tx, { order, buyer, approver, queue, now });
  if (draft.payment === 'card') return;
  const { email: recipient, language, storeId } = order;
  const payload = { orderId: order.id };
  await queueMail(tx, queue, { template: 'order-confirmation', recipient, language, storeId, payload }, now);
}
