// Fills the cart that a purchase order is ordered from: a separate one, with the items, the address, the way of delivery and the invoice.
import { setOnCart } from '#backend/commerce/cart/change-cart';
import { addProducts } from '#backend/commerce/cart/lines/add-products';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import type { CartModel } from '#backend/commerce/checkout/cart-model';
import { cartOf } from '#backend/commerce/checkout/cart-resolvers';
import { plainWaysIn } from '#backend/commerce/delivery/plain-ways';
import { setShippingMethod } from '#backend/commerce/delivery/set-shipping-method';
import type { Context } from '#backend/graphql/context';
import { hasMailbox } from '#domain/punchout/buyers';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import type { CxmlOrder } from '#domain/punchout/cxml/order-request';
import { goodsIn, toldAddition } from './restore-cart';
import type { KnownSender } from './sender';
import { postalFrom } from './ship-to';

type Filled = CxmlReading<{ cart: CartModel; shopper: Shopper }>;

/** Refuses goods that cannot be bought, an address that cannot be delivered to, and a cart that no way of delivery takes. */
export async function fillOrderCart(order: CxmlOrder, sender: KnownSender, context: Context): Promise<Filled> {
  const shopper = await shopperOf(context);
  if (!shopper.who) throw new Error('A purchase order needs the customer of its connection');
  const { id } = await openCustomerCart(context.db, shopper.who, shopper);
  const wrong = (await layIn(id, order, shopper)) ?? (await addressOn(id, order, sender, shopper));
  if (wrong) return wrong;
  const offers = (await (await cartOf(id, context)).priced()).offers;
  const [way] = plainWaysIn(offers);
  if (!way) return cxmlRefusal(409, 'No way of delivery takes these goods to this address.');
  const { carrierCode, methodCode } = way.method;
  const wish = { carrierCode, methodCode, servicePointId: null, pickupLocationCode: null, deliveryDate: null };
  const set = await setShippingMethod(id, wish, shopper);
  if (!set.ok || !set.result.ok) return cxmlRefusal(409, 'The goods cannot be delivered at present.');
  return { ok: true, cart: await cartOf(id, context), shopper };
}

async function layIn(cartId: string, { items }: CxmlOrder, shopper: Shopper) {
  const added = await addProducts(cartId, goodsIn(items).map(toldAddition), shopper);
  if (!added.ok) throw new Error(`The cart of a purchase order could not be filled: ${added.cause}`);
  if (added.result.length === 0) return null;
  const told = added.result.map(({ sku, refused }) => `${sku} (${refused.code})`);
  return cxmlRefusal(409, `These goods cannot be delivered as they were ordered: ${told.join(', ')}.`);
}

async function addressOn(cartId: string, order: CxmlOrder, { customer }: KnownSender, shopper: Shopper) {
  const { db, who } = shopper;
  if (!who) return null;
  const [there, usual] = await Promise.all([postalFrom(db, order.shipTo, who), postalFrom(db, null, who)]);
  if (!there.ok)
    return cxmlRefusal(400, `ShipTo cannot be delivered to (${there.code}${there.field ? `: ${there.field}` : ''}).`);
  const billingAddress = usual.ok ? usual.address : there.address;
  const values = {
    shippingAddress: there.address,
    billingAddress,
    paymentMethod: 'account',
    purchaseOrderNumber: order.orderId,
    // A buyer's own account has no mailbox.
    email: hasMailbox(who.customer.email) ? null : customer.email,
  };
  await setOnCart(cartId, shopper, values, undefined);
  return null;
}
