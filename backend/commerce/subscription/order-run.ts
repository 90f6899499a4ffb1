// One delivery of a subscription as an ordinary order: a separate cart with the available items, ordered by the use case of every order.
import { randomBytes } from 'node:crypto';
import { ALL_TERMS } from '#backend/commerce/checkout/agreements';
import { type OrderServices, placeLocked } from '#backend/commerce/checkout/place/place-order';
import type { WishFrom } from '#backend/commerce/checkout/price-cart';
import { copiedAddress } from '#backend/commerce/customer/addresses/postal-address';
import { plainWaysIn } from '#backend/commerce/delivery/plain-ways';
import type { OrderRow } from '#backend/commerce/order/order.sql';
import { makeRunCart } from '#backend/commerce/subscription-run/runs.sql';
import type { SubscriptionRow } from '#backend/commerce/subscription-run/subscription.sql';
import { savepoint, type Transaction } from '#backend/db/transaction';
import type { Outcome } from '#domain/refusal/refusals';
import type { SubscriptionPlan } from './plan';
import type { Buyer, RunAddresses } from './subscriber';

type Ordered = Outcome<{ order: OrderRow; sold: number[] }>;

/** What is refused leaves no cart behind. */
export const orderRun = (
  tx: Transaction,
  row: SubscriptionRow,
  plan: SubscriptionPlan,
  { buyer, there, invoiced }: RunAddresses & { buyer: Buyer },
  services: OrderServices,
): Promise<Ordered> =>
  savepoint(tx, async (): Promise<Ordered> => {
    const run = {
      id: randomBytes(16).toString('hex'),
      shippingAddress: copiedAddress(there, buyer.who.business, null),
      billingAddress: copiedAddress(invoiced, buyer.who.business, null),
      itemIds: plan.goes.map((item) => item.id),
    };
    const cart = await makeRunCart(tx.client, row, run, buyer.now);
    const placed = await placeLocked(tx, cart, placingOfRun(cart.id, row), buyer, services);
    return placed.ok ? { ok: true, order: placed.order, sold: placed.made?.sold ?? [] } : placed.refused;
  });

/** The cheapest way that delivers on the announced day, else the cheapest that delivers at all. */
const wayOfDelivery =
  (deliveryOn: SubscriptionRow['deliveryOn']): WishFrom =>
  (offers) => {
    const ways = plainWaysIn(offers);
    const onTheDay = ways.find(({ schedule }) => deliveryOn !== null && schedule.dates.includes(deliveryOn));
    const way = onTheDay ?? ways[0];
    if (!way) return null;
    const { carrierCode, methodCode } = way.method;
    const deliveryDate = onTheDay ? deliveryOn : null;
    return { carrierCode, methodCode, servicePointId: null, pickupLocationCode: null, deliveryDate };
  };

/** What a buyer says at the checkout, said when the subscription was made. */
const placingOfRun = (
  cartId: string,
  { name, requisitioner, requisitionNumber, cardId, deliveryOn }: SubscriptionRow,
) => ({
  ...{ cartId, agreementIds: ALL_TERMS, expectedTotal: null, seenChanges: null },
  ...{ reference: name, requisitioner, requisitionNumber, comment: null },
  ...{ accountingCost: null, ean: null, returnUrl: null, cancelUrl: null, origin: null, cardId },
  wishFrom: wayOfDelivery(deliveryOn),
});
