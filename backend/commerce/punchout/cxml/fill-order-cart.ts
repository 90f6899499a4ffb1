// Fills the cart that a purchase order is ordered from: a separate one, with the items, the address, the way of delivery and the invoice.
// Decides each line of the order by it.
import { setOnCart } from '#backend/commerce/cart/change-cart';
import { addProducts } from '#backend/commerce/cart/lines/add-products';
import { setLineNote } from '#backend/commerce/cart/lines/lines.sql';
import { openCustomerCart } from '#backend/commerce/cart/open-cart';
import { type Shopper, shopperOf } from '#backend/commerce/cart/shopper';
import type { CartModel } from '#backend/commerce/checkout/cart-model';
import { cartOf } from '#backend/commerce/checkout/cart-resolvers';
import { plainWaysIn } from '#backend/commerce/delivery/plain-ways';
import { setShippingMethod } from '#backend/commerce/delivery/set-shipping-method';
import type { Context } from '#backend/graphql/context';
import { NOTE_LENGTH, noteFrom } from '#domain/cart/cart-note';
import { isOnSchedule, promisedDate } from '#domain/delivery/delivery-schedule';
import { hasMailbox } from '#domain/punchout/buyers';
import { type CxmlReading, cxmlRefusal } from '#domain/punchout/cxml/cxml-status';
import { type MeasuredLine, measureLines } from '#domain/purchase-order/decide';
import { keyOfGoods } from '#domain/purchase-order/goods-key';
import type { DecidedLine, PurchaseOrder } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';
import { decideOnOrder, rejectedText } from './decide-order';
import { measuringFor } from './measuring';
import { goodsIn, toldAddition } from './restore-cart';
import type { KnownSender } from './sender';
import { postalFrom } from './ship-to';

export interface FilledOrder {
  cart: CartModel;
  shopper: Shopper;
  lines: readonly DecidedLine[];
  notes: readonly OrderNote[];
}
type Filled = CxmlReading<FilledOrder>;

/** Refuses an address that cannot be delivered to, a cart that no way of delivery takes, and an order of which nothing can be delivered. */
export async function fillOrderCart(order: PurchaseOrder, sender: KnownSender, context: Context): Promise<Filled> {
  const shopper = await shopperOf(context);
  if (!shopper.who) throw new Error('A purchase order needs the customer of its connection');
  const { id } = await openCustomerCart(context.db, shopper.who, shopper);
  const measured = measureLines(order.items, await measuringFor(order.items, sender, context.db));
  const refused = await layIn(id, measured, shopper);
  const wrong = await addressOn(id, order, sender, shopper);
  if (wrong) return wrong;
  const deciding = { order, measured, refused, sender };
  const laid = await cartOf(id, context);
  if ((await laid.lines()).length === 0) {
    const { lines } = await decideOnOrder(deciding, { cart: laid, shopper, promised: null });
    return cxmlRefusal(409, rejectedText(lines));
  }
  const promised = await deliverBy(id, order.wishedOn, (await laid.priced()).offers, shopper);
  if (!promised.ok) return promised;
  const cart = await cartOf(id, context);
  await noteLines(cart, measured, shopper);
  return { ok: true, cart, shopper, ...(await decideOnOrder(deciding, { cart, shopper, promised: promised.date })) };
}

/** The products that the cart refused, with the code of each. */
async function layIn(
  cartId: string,
  measured: readonly MeasuredLine[],
  shopper: Shopper,
): Promise<ReadonlyMap<string, string>> {
  const wanted = measured.flatMap(({ line, pieces, rejection }) => (rejection ? [] : [{ ...line, quantity: pieces }]));
  const additions = goodsIn(wanted).map(toldAddition);
  if (additions.length === 0) return new Map();
  const added = await addProducts(cartId, additions, shopper);
  if (!added.ok) throw new Error(`The cart of a purchase order could not be filled: ${added.cause}`);
  return new Map(added.result.map(({ sku, refused }) => [sku, refused.code]));
}

/** The cheapest way that can come on the wished day; without one, the cheapest of all. `date`: the day that is promised. */
async function deliverBy(
  cartId: string,
  wished: string | null,
  offers: Parameters<typeof plainWaysIn>[0],
  shopper: Shopper,
): Promise<CxmlReading<{ date: string | null }>> {
  const ways = plainWaysIn(offers);
  const onTheDay = wished === null ? undefined : ways.find(({ schedule }) => isOnSchedule(wished, schedule));
  const way = onTheDay ?? ways[0];
  if (!way) return cxmlRefusal(409, 'No way of delivery takes these goods to this address.');
  const { carrierCode, methodCode } = way.method;
  const deliveryDate = onTheDay ? wished : null;
  const wish = { carrierCode, methodCode, servicePointId: null, pickupLocationCode: null, deliveryDate };
  const set = await setShippingMethod(cartId, wish, shopper);
  if (!set.ok || !set.result.ok) return cxmlRefusal(409, 'The goods cannot be delivered at present.');
  return { ok: true, date: deliveryDate ?? promisedDate(way.schedule) };
}

/** Comments of the order's lines, on the lines of the cart. */
async function noteLines(cart: CartModel, measured: readonly MeasuredLine[], { db }: Shopper): Promise<void> {
  for (const { of } of await cart.lines()) {
    const { line, product } = of.item;
    const design = line.choice.kind === 'design' ? line.choice.config : null;
    const key = keyOfGoods(product.sku, design);
    const said = measured.flatMap((one) =>
      keyOfGoods(one.line.sku, one.design) === key && one.line.comments !== '' ? [one.line.comments] : [],
    );
    if (said.length > 0) await setLineNote(db, cart.id, line.id, noteFrom(said.join('; '), NOTE_LENGTH.line));
  }
}

async function addressOn(cartId: string, order: PurchaseOrder, { customer }: KnownSender, shopper: Shopper) {
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
