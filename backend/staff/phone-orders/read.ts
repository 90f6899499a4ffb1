// The page of an order by phone: whose it is, its cart as the shop prices it, what can be chosen, and the state that its forms carry.
import { type AddressRow, listAddresses } from '#backend/commerce/customer/index';
import { parcelShopsNear } from '#backend/commerce/delivery/index';
import { postalRows } from '#backend/commerce/order-desk/index';
import {
  linkMessage,
  mobileOfPhone,
  openPhoneOrder,
  orderOfPhone,
  type PhoneOrder,
  readPhoneCart,
} from '#backend/commerce/phone-order/index';
import { linkEndsAt } from '#domain/staff/phone-order';
import type { StaffContext } from '../context';
import { readSeen } from '../seen';
import { staffProblemOf } from '../wire';

/** Null where there is no such order by phone. `postcode`: where parcel shops are listed; null: at the address. */
export async function phoneOrderForStaff(cartId: string, postcode: string | null, context: StaffContext) {
  // Before the rest: what changes in between makes an act fail, and never passes unseen.
  const seen = await readSeen(context.pool, 'phone order', cartId);
  const found = await openPhoneOrder(cartId, context);
  const near = postcode ?? found?.cart.shippingAddress?.postcode ?? '';
  const priced = found && (await readPhoneCart(found, () => parcelShopsNear(context.parcelShops, near)));
  if (!found || !priced) return null;
  const { cart, phone } = found;
  const order = cart.status === 'ordered' ? await orderOfPhone(context.db, cartId) : null;
  const { lines, codes, deliveries, toPay, needsPoint, ...rest } = priced;
  return {
    ...{ cart: cartId, seen, isOpen: cart.status === 'active', order: order?.number ?? null },
    ...{ staff: phone.staff, language: phone.language, beganAt: phone.createdAt.toISOString() },
    linkSentAt: phone.linkSentAt?.toISOString() ?? null,
    linkEndsAt: phone.linkSentAt && linkEndsAt(phone.linkSentAt).toISOString(),
    link: await linkMessage(found),
    mobile: mobileOfPhone(found, context.smsCountries),
    ...shopperOnWire(found),
    ...(await addressesOnWire(found)),
    lines: lines.map(({ problem, ...line }) => ({ ...line, problem: problem && staffProblemOf(problem) })),
    codes: codes.map(({ code, problem }) => ({ code, problem: problem && staffProblemOf(problem) })),
    deliveries: deliveries.map(({ key, title, oere, day }) => ({ key, title, oere, day })),
    parcelShopsNear: needsPoint ? near : null,
    deliveryDay: cart.shippingMethod?.deliveryDate ?? null,
    ...rest,
    toPayOere: toPay,
  };
}

function shopperOnWire({ cart, shopper: { who, store } }: PhoneOrder) {
  const customer = who?.customer;
  return {
    store: store.name,
    email: cart.email ?? customer?.email ?? '',
    customerId: customer?.id ?? null,
    name: [customer?.firstname, customer?.lastname].filter(Boolean).join(' '),
    company: who?.business?.name ?? null,
    needsRequisitioner: customer?.flags.reqRequired === true,
    needsRequisitionNumber: customer?.flags.reqNoRequired === true,
    words: [
      { name: 'comment', value: cart.comment ?? '' },
      { name: 'reference', value: cart.reference ?? '' },
      { name: 'requisitioner', value: cart.requisitioner ?? '' },
      { name: 'requisitionNumber', value: cart.requisitionNumber ?? '' },
    ],
  };
}

async function addressesOnWire({ cart, shopper }: PhoneOrder) {
  const { shippingAddress: shipping, billingAddress: billing } = cart;
  const book = shopper.who ? await listAddresses(shopper.db, shopper.who.customer.id) : [];
  return {
    book: book.map((address) => ({ id: address.id, label: bookLabel(address) })),
    shippingId: shipping?.customerAddressId ?? null,
    billingId: billing?.customerAddressId ?? null,
    shipping: shipping ? postalRows(shipping) : [],
    billing: billing ? postalRows(billing) : [],
  };
}

const bookLabel = ({ company, firstname, lastname, street, postcode, city }: AddressRow): string =>
  [company, `${firstname} ${lastname}`.trim(), street.join(', '), `${postcode} ${city}`].filter(Boolean).join(', ');
