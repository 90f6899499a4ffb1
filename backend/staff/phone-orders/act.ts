// What staff do with an order by phone: the use cases of the shop's own cart and checkout, on the state that the page showed, logged before and after.

import { type CartChange, changeCart, changeLines, lockCart, setOnCart } from '#backend/commerce/cart/index';
import { ALL_TERMS, setBillingAddress, setShippingAddress } from '#backend/commerce/checkout/index';
import { parcelShopOfId, setShippingMethod } from '#backend/commerce/delivery/index';
import {
  openPhoneOrder,
  orderOfPhone,
  type PhoneOrder,
  placePhoneOrder,
  pointInKey,
  readPhoneCart,
  sendPaymentLink,
} from '#backend/commerce/phone-order/index';
import { applyCoupons, takeOutCoupons } from '#backend/commerce/promotion/index';
import { subjectState, witnessOf } from '#backend/commerce/staff/index';
import { guardedPool, type Transaction, type Witness } from '#backend/db/transaction';
import type { StaffPhoneInput } from '#backend/generated/staff';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { type ChangedFact, changedFacts } from '#domain/staff/order-state';
import { MOST_PHONE_TEXT, PHONE_TEXTS, type PhoneAct } from '#domain/staff/phone-order';
import type { StaffContext } from '../context';
import { seenFrom } from '../seen';
import { addTypedLines, type NotAdded } from './lines';

interface Acting {
  cart: string;
  act: PhoneAct;
  /** The order as the page showed it. */
  seen: string;
  input: StaffPhoneInput;
  staff: string;
}

interface Acted {
  done: Outcome<{ made: string | null }>;
  changes: ChangedFact[];
  notAdded: NotAdded[];
}

/** Ends the transaction of an act on another state than the page showed. */
class OtherState extends Error {
  constructor(readonly changes: ChangedFact[]) {
    super('The order by phone was changed in the meantime');
  }
}

/** The first transaction of an act locks the cart and compares its state; what the act itself changes is not compared. */
function onSeenState({ cart, seen, staff }: Acting, now: Date): Witness {
  const deed = { staff, command: 'order phone', kind: 'phone order', subject: cart, told: null, now } as const;
  const witness = witnessOf(deed);
  let isOwn = false;
  return {
    async begin(tx) {
      await lockCart(tx.client, cart);
      const changes = isOwn ? [] : changedFacts(seenFrom(seen), await subjectState(tx.client, 'phone order', cart));
      if (changes.length > 0) throw new OtherState(changes);
      await witness.begin(tx);
    },
    async end(tx: Transaction, result) {
      await witness.end(tx, result);
      isOwn = true;
    },
  };
}

export async function actOnPhoneOrder(acting: Acting, context: StaffContext): Promise<Acted> {
  const nothing = { changes: [], notAdded: [] };
  const found = await openPhoneOrder(acting.cart, context);
  if (!found) return { done: refusal('CART_NOT_FOUND'), ...nothing };
  // Pressed twice, or in two tabs: the order that the first press made.
  const known = acting.act === 'place' ? await orderOfPhone(context.db, acting.cart) : null;
  if (known) return { done: { ok: true, made: known.number }, ...nothing };
  const pool = guardedPool(context.pool, onSeenState(acting, context.now));
  const phone = { ...found, shopper: { ...found.shopper, pool } };
  try {
    if (acting.act !== 'add') return { done: await RUNS[acting.act](phone, acting.input, context), ...nothing };
    const added = await addTypedLines(phone, acting.input.text ?? '');
    return { done: added.ok ? MADE_NOTHING : added, changes: [], notAdded: added.ok ? added.notAdded : [] };
  } catch (failure) {
    if (!(failure instanceof OtherState)) throw failure;
    const placed = acting.act === 'place' ? await orderOfPhone(context.db, acting.cart) : null;
    if (placed) return { done: { ok: true, made: placed.number }, ...nothing };
    return { done: refusal('ORDER_CHANGED'), changes: failure.changes, notAdded: [] };
  }
}

const MADE_NOTHING = { ok: true, made: null } as const;

type Made = Outcome<{ made: string | null }>;
type Run = (phone: PhoneOrder, input: StaffPhoneInput, context: StaffContext) => Promise<Made>;

const outcomeOfChange = (change: CartChange<Outcome | undefined>): Made => {
  if (!change.ok) return refusal('CART_NOT_ACTIVE');
  return change.result && !change.result.ok ? change.result : MADE_NOTHING;
};

const RUNS: Record<Exclude<PhoneAct, 'add'>, Run> = {
  async quantities({ cart, shopper }, { lines }) {
    const wanted = (lines ?? []).map(({ id, quantity }) => ({ lineId: id, uid: String(id), quantity }));
    const done = await changeLines(cart.id, wanted, shopper);
    if (!done.ok) return refusal('CART_NOT_ACTIVE');
    const [wrong] = done.result;
    return wrong ? { ...wrong.refused, field: `quantity-${wrong.uid}` } : MADE_NOTHING;
  },
  async code({ cart, shopper }, { code, remove }) {
    if (remove) {
      const done = await takeOutCoupons(cart.id, [remove], shopper);
      return done.ok ? MADE_NOTHING : refusal('CART_NOT_ACTIVE');
    }
    const done = await applyCoupons(cart.id, [code ?? ''], shopper);
    if (!done.ok) return refusal('CART_NOT_ACTIVE');
    const [wrong] = done.result;
    return wrong ? { ...wrong.refused, field: 'code' } : MADE_NOTHING;
  },
  address: setAddresses,
  async delivery(phone, { delivery, day }, { parcelShops }) {
    const { cart, shopper } = phone;
    const point = await parcelShopOfId(parcelShops, pointInKey(delivery ?? ''));
    const choice = (await readPhoneCart(phone, async () => (point ? [point] : [])))?.deliveries.find(
      ({ key }) => key === delivery,
    );
    if (!choice) return refusal('SHIPPING_METHOD_MISSING', { field: 'delivery' });
    const wish = { ...choice.wish, deliveryDate: day?.trim() || null };
    const done = outcomeOfChange(await setShippingMethod(cart.id, wish, shopper));
    return done.ok ? done : { ...done, field: done.code === 'INVALID_DELIVERY_DATE' ? 'day' : 'delivery' };
  },
  async words({ cart, shopper }, input) {
    for (const field of PHONE_TEXTS) {
      const max = MOST_PHONE_TEXT[field];
      if ((input[field]?.trim().length ?? 0) > max) return refusal('TOO_LONG', { field, params: { max } });
    }
    const said = (field: (typeof PHONE_TEXTS)[number]) => input[field]?.trim() || null;
    const orderer = { requisitioner: said('requisitioner'), requisitionNumber: said('requisitionNumber') };
    const values = { comment: said('comment'), reference: said('reference'), ...orderer };
    return outcomeOfChange(await setOnCart(cart.id, shopper, values, undefined));
  },
  async place(phone, { toPayOere, changes, accepted }, { provider, queue }) {
    const shown = { toPayOere: toPayOere ?? -1, changes: changes ?? '' };
    const agreementIds = accepted ? ALL_TERMS : [];
    const done = await placePhoneOrder(phone, { ...shown, agreementIds, payment: 'account' }, { provider, queue });
    return done.ok ? { ok: true, made: done.order.number } : done;
  },
  async link(phone, { toPayOere, changes, way, mobile }, { provider, queue, limits, smsCountries }) {
    const shown = { toPayOere: toPayOere ?? -1, changes: changes ?? '' };
    const to = { way: way === 'sms' ? ('sms' as const) : ('mail' as const), mobile: mobile ?? '' };
    const done = await sendPaymentLink(phone, shown, to, { provider, queue, limits, smsCountries });
    return done.ok ? MADE_NOTHING : done;
  },
  async discard({ cart, shopper }) {
    const done = await changeCart<Outcome>(cart.id, shopper, async (_tx, _cart, set) => {
      set({ status: 'abandoned' });
      return { ok: true };
    });
    return outcomeOfChange(done);
  },
};

/** For delivery from the book or as typed; the invoice goes there, too, or to another address of the book. */
async function setAddresses({ cart, shopper }: PhoneOrder, input: StaffPhoneInput): Promise<Made> {
  const { addressId, billingId, address } = input;
  const typed = address && { ...address, street: address.street.split('\n'), country_code: 'DK' };
  const given = typeof addressId === 'number' ? { customer_address_id: addressId } : { address: typed };
  const shipping = outcomeOfChange(await setShippingAddress(cart.id, given, shopper));
  if (!shipping.ok) return shipping;
  const billed = typeof billingId === 'number' ? { customer_address_id: billingId } : { same_as_shipping: true };
  const billing = outcomeOfChange(await setBillingAddress(cart.id, billed, shopper));
  return billing.ok ? billing : { ...billing, field: 'billing' };
}
