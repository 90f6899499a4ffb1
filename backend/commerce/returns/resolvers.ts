// Resolvers of returns by agreement: what of an order can be returned and the fee, the returns of an order, and the request.
import type { OrderServices } from '#backend/commerce/checkout/place/place-order';
import { orderBehind, orderSeenByUid } from '#backend/commerce/order/read/find-orders';
import type { OrderModel } from '#backend/commerce/order/read/model';
import { readTogether } from '#backend/commerce/order/read/together';
import type { RequestGuestReturnInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { ReturnCarriers } from '#backend/ports/return-carriers/index';
import { inputRefused, noSuchEntity, refusedBy } from '#backend/refusal';
import { RETURN_SIZES } from '#domain/returns/return-parcels';
import { emailFrom } from '#domain/validate/email';
import { phoneFrom } from '#domain/validate/phone';
import { bookLabelSoon } from './book-label';
import { askedOnWire, feesOf, offeredReturnOf, returnOnWire, SIZES_ON_WIRE } from './on-wire';
import { requestGoodsReturn } from './request';
import { returnedOfOrders, returnsOf } from './returns.sql';

/** Pieces that came back, by line of an order. */
const returnedTogether = readTogether(returnedOfOrders);

const LONGEST = { key: 64, name: 80, comment: 500 } as const;
const NOT_FOUND = 'We couldn’t locate an order with the information provided.';

/** `find`: the order, once what was typed is known to make sense; null where there is none, or it is not theirs. */
async function requestOnWire(
  input: Omit<RequestGuestReturnInput, 'token'>,
  find: () => Promise<OrderModel | null>,
  context: Context,
  { services: { provider, queue }, carriers }: { services: OrderServices; carriers: ReturnCarriers },
) {
  const { form_key: formKey, package_size, packaging_intact: isIntact, parcel_count: parcels, pickup_date } = input;
  if (formKey === '' || formKey.length > LONGEST.key) throw inputRefused('form_key must have 1 to 64 characters');
  const contact = contactOfReturn(input);
  const comment = input.comment_text?.trim() ?? '';
  if (comment.length > LONGEST.comment) throw inputRefused('comment_text is too long');
  const order = await find();
  if (!order) throw noSuchEntity(NOT_FOUND);
  const { db, pool, now } = context;
  const size = RETURN_SIZES.find((one) => SIZES_ON_WIRE[one] === package_size) ?? 'box';
  const asked = { lines: askedOnWire(input.items), formKey, isIntact, size, parcels, comment, contact, goodwill: null };
  const life = { db, pool, queue, provider, now, by: 'customer' };
  const pickupOn = pickup_date ?? null;
  const done = await requestGoodsReturn(order.number, { ...asked, pickupOn }, carriers, life);
  if (!done.ok) throw refusedBy(done);
  // The return is valid even if its carrier does not answer now.
  await bookLabelSoon(done.goodsReturn.id, { db, pool, queue, carriers, now });
  const all = await returnsOf(db, done.goodsReturn.orderId);
  const made = all.find(({ goodsReturn }) => goodsReturn.id === done.goodsReturn.id);
  return { return: made ? returnOnWire(made, order) : null };
}

/** Whom the driver reaches; refuses what is empty, too long, or no e-mail address. */
function contactOfReturn({ contact_name, contact_email, contact_telephone }: Omit<RequestGuestReturnInput, 'token'>) {
  const name = contact_name.trim();
  const email = emailFrom(contact_email);
  const telephone = phoneFrom(contact_telephone);
  if (!email || !telephone || name === '' || name.length > LONGEST.name)
    throw inputRefused('contact_name, contact_email and contact_telephone are needed');
  return { name, email, telephone };
}

export const returnResolvers = (services: OrderServices, carriers: ReturnCarriers): Resolvers => ({
  CustomerOrder: {
    returns: async (order, _args, { db }) => ({
      items: (await returnsOf(db, order.rowId)).map((one) => returnOnWire(one, order)),
    }),
    return_offer: (order, _args, context) => offeredReturnOf(order, context),
  },
  OrderItem: {
    quantity_returned: async (line, _args, { db }) => (await returnedTogether(line.together, db)).get(line.row.id) ?? 0,
  },
  ReturnOffer: { fees: (offer, { items }, { now }) => feesOf(offer, items, now) },
  Mutation: {
    requestReturn: async (_root, { input }, context) => {
      const who = await context.requireSignedIn();
      const find = () => orderSeenByUid(who, input.order_uid, context);
      return requestOnWire(input, find, context, { services, carriers });
    },
    requestGuestReturn: (_root, { input }, context) =>
      requestOnWire(input, () => orderBehind(input.token, context), context, { services, carriers }),
  },
});
