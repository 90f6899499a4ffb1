// One delivery of a subscription as an ordinary order: a cart of its own with what can be had, ordered by the use case that every order goes by.
import { randomBytes } from 'node:crypto';
import { itemsIn, lockedCart } from '#backend/commerce/cart/cart-items';
import { priceCart } from '#backend/commerce/cart/price-cart';
import { writeLocked } from '#backend/commerce/cart/write.sql';
import { ALL_TERMS } from '#backend/commerce/checkout/agreements';
import { plainWaysIn } from '#backend/commerce/checkout/delivery/plain-ways';
import { copiedAddress } from '#backend/commerce/checkout/postal-address';
import { type AddressRow, listAddresses } from '#backend/commerce/customer/customer.sql';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import { type OrderServices, placeInside } from '#backend/commerce/order/place-order';
import { savepoint, type Transaction } from '#backend/db/transaction';
import { type Outcome, refusal } from '#domain/refusals';
import type { SubscriptionPlan } from './plan';
import { makeRunCart } from './runs.sql';
import type { Buyer } from './subscriber';
import type { SubscriptionRow } from './subscription.sql';

type Ordered = Outcome<{ order: OrderRow; sold: number[] }>;

/** What is refused leaves no cart behind. */
export const orderRun = (
  tx: Transaction,
  row: SubscriptionRow,
  plan: SubscriptionPlan,
  { buyer, there }: { buyer: Buyer; there: AddressRow },
  services: OrderServices,
): Promise<Ordered> =>
  savepoint(tx, async (): Promise<Ordered> => {
    const addresses = await addressesOfRun(tx, there, buyer);
    const id = randomBytes(16).toString('hex');
    const made = { id, customerId: row.customerId, storeId: row.storeId, subscriptionId: row.id };
    const times = { createdAt: buyer.now, updatedAt: buyer.now };
    const cart = { ...made, ...addresses, ...times, paymentMethod: row.paymentCode };
    const itemIds = plan.goes.map((item) => item.id);
    await makeRunCart(tx.db, tx.client, cart, itemIds);
    const way = await wayToSubscriber(tx, id, row, buyer);
    if (!way.ok) return way;
    const placed = await placeInside(tx, placingOfRun(id, row), buyer, services);
    if (placed.ok) return { ok: true, order: placed.order, sold: placed.made?.sold ?? [] };
    return 'refused' in placed ? placed.refused : refusal('UNABLE_TO_PLACE_ORDER');
  });

/** Invoiced to the usual address of the book, else to where the goods go. */
async function addressesOfRun(tx: Transaction, there: AddressRow, { who }: Buyer) {
  const book = await listAddresses(tx.db, who.customer.id);
  const usual = book.find(({ defaultBilling }) => defaultBilling) ?? there;
  return {
    shippingAddress: copiedAddress(there, who.business, null),
    billingAddress: copiedAddress(usual, who.business, null),
  };
}

/** The cheapest way that brings the goods on the day that was told, else the cheapest that brings them at all. */
async function wayToSubscriber(
  tx: Transaction,
  cartId: string,
  { deliveryOn }: SubscriptionRow,
  buyer: Buyer,
): Promise<Outcome> {
  const snapshot = await lockedCart(tx, cartId, buyer);
  const { offers } = await priceCart(tx.db, snapshot, itemsIn(snapshot, buyer), buyer);
  const ways = plainWaysIn(offers);
  const onTheDay = ways.find(({ schedule }) => deliveryOn !== null && schedule.dates.includes(deliveryOn));
  const way = onTheDay ?? ways[0];
  if (!way) return refusal('SHIPPING_METHOD_UNAVAILABLE');
  const { carrierCode, methodCode } = way.method;
  const chosen = { carrierCode, methodCode, servicePointId: null, pickupLocationCode: null };
  const shippingMethod = { ...chosen, deliveryDate: onTheDay ? deliveryOn : null };
  await writeLocked(tx.client, cartId, { shippingMethod }, buyer.now);
  return { ok: true };
}

/** What a buyer says at the checkout, said when the subscription was made. */
const placingOfRun = (cartId: string, { name, requisitioner, requisitionNumber, cardId }: SubscriptionRow) => ({
  ...{ cartId, agreementIds: ALL_TERMS, expectedTotal: null, seenChanges: null },
  ...{ reference: name, requisitioner, requisitionNumber, comment: null },
  ...{ accountingCost: null, ean: null, returnUrl: null, cancelUrl: null, origin: null, cardId },
});
