// Orders by phone in the back office.
import { type Outcome, type Refusal, refusal } from '#domain/refusal/refusals';
import { type PhoneAct, typedQuantities } from '#domain/staff/phone-order';
import type { Caller } from '~/models/caller';
import type { StaffChangeView } from '~/models/staff';
import type { StaffNotAddedView, StaffPhoneOrdersView, StaffPhoneOrderView } from '~/models/staff-phone';
import {
  StaffActOnPhoneOrderDocument,
  StaffBeginPhoneOrderDocument,
  StaffPhoneOrderDocument,
  StaffPhoneOrdersDocument,
} from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff, refusalOfStaff, type WireProblem } from './member.server';

type Fields = Readonly<Record<string, string>>;

/** Of a hidden field or a choice; null where it is empty. */
const hiddenNumber = (text: string, digits = 9): number | null =>
  /^\d+$/.test(text) && text.length <= digits ? Number(text) : null;

const problemFrom = (problem: WireProblem | null | undefined): Refusal | null =>
  problem ? refusalOfStaff(problem) : null;

export async function readPhoneOrders(caller: Caller, text: string): Promise<StaffPhoneOrdersView> {
  const variables = { text };
  const { staffPhoneOrders } = await read(caller, { client: 'staff', document: StaffPhoneOrdersDocument, variables });
  const { customers, stores, open } = staffPhoneOrders;
  return {
    stores,
    customers: customers.map(({ company = null, cvr = null, telephone = null, ...customer }) => ({
      ...{ ...customer, company, cvr, telephone },
    })),
    open: open.map(({ company = null, linkSentAt = null, ...order }) => ({ ...order, company, linkSentAt })),
  };
}

/** Null where there is none. `postcode`: where parcel shops are listed; null: at the address. */
export async function readPhoneOrder(
  caller: Caller,
  cart: string,
  postcode: string | null,
): Promise<StaffPhoneOrderView | null> {
  const variables = { cart, postcode };
  const { staffPhoneOrder } = await read(caller, { client: 'staff', document: StaffPhoneOrderDocument, variables });
  if (!staffPhoneOrder) return null;
  const { lines, codes, deliveries, order = null, company = null, customerId = null, ...rest } = staffPhoneOrder;
  const { shippingId = null, billingId = null, delivery = null, deliveryDay = null, ...plain } = rest;
  const { link = null, linkSentAt = null, linkEndsAt = null, parcelShopsNear = null, ...others } = plain;
  return {
    ...{ ...others, order, company, customerId, shippingId, billingId, delivery, deliveryDay, linkSentAt, linkEndsAt },
    parcelShopsNear,
    link: link && { ...link, failure: link.failure ?? null },
    lines: lines.map(({ problem, ...line }) => ({ ...line, problem: problemFrom(problem) })),
    codes: codes.map(({ code, problem }) => ({ code, problem: problemFrom(problem) })),
    deliveries: deliveries.map(({ day = null, ...choice }) => ({ ...choice, day })),
  };
}

/** Made: the cart. */
export async function beginPhoneOrderTyped(caller: Caller, fields: Fields): Promise<Outcome<{ made: string }>> {
  const { cart = '', customer = '', email = '', store = '', language = '' } = fields;
  const variables = { input: { cart, customer: hiddenNumber(customer), email, store, language } };
  const { data } = await send(caller, { client: 'staff', document: StaffBeginPhoneOrderDocument, variables });
  if (!data) throw new BackendFailed('The beginning of an order by phone was not answered');
  const { problem, made } = data.staffBeginPhoneOrder;
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, made: made ?? '' } : outcome;
}

interface Acted {
  done: Outcome<{ made: string | null }>;
  changes: StaffChangeView[];
  notAdded: StaffNotAddedView[];
}

export async function actOnPhoneOrderTyped(
  caller: Caller,
  { cart, act, fields }: { cart: string; act: PhoneAct; fields: Fields },
): Promise<Acted> {
  const quantities = act === 'quantities' ? typedQuantities(fields) : null;
  if (quantities && !quantities.ok)
    return {
      done: refusal('QUANTITY_NOT_A_NUMBER', { field: quantities.field }),
      changes: [],
      notAdded: [],
    };
  const input = { ...INPUTS[act]?.(fields), ...(quantities && { lines: quantities.lines }) };
  const variables = { cart, act, seen: fields.seen ?? '', input };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnPhoneOrderDocument, variables });
  if (!data) throw new BackendFailed('The act on an order by phone was not answered');
  const { done, notAdded } = data.staffActOnPhoneOrder;
  const outcome = outcomeOfStaff(done.problem);
  return {
    done: outcome.ok ? { ok: true, made: done.made ?? null } : outcome,
    changes: done.changes,
    notAdded: notAdded.map(({ problem, ...line }) => ({ ...line, problem: problemFrom(problem) })),
  };
}

/** The fields of each form that are sent. */
const INPUTS: Partial<Record<PhoneAct, (fields: Fields) => object>> = {
  add: ({ text = '' }) => ({ text }),
  code: ({ code = '', remove = '' }) => (remove ? { remove } : { code }),
  address: addressInput,
  delivery: ({ delivery = '', day = '' }) => ({ delivery, day }),
  words: ({ comment = '', reference = '', requisitioner = '', requisitionNumber = '' }) => ({
    ...{ comment, reference, requisitioner, requisitionNumber },
  }),
  place: shownInput,
  link: ({ way = '', mobile = '', ...shown }) => ({ ...shownInput(shown), way, mobile }),
};

function shownInput({ toPay = '', changes = '', accepted }: Fields) {
  return { toPayOere: hiddenNumber(toPay, 12) ?? -1, changes, accepted: accepted === 'on' };
}

function addressInput(fields: Fields) {
  const { firstname = '', lastname = '', company = '', street = '', postcode = '', city = '', telephone = '' } = fields;
  const billingId = hiddenNumber(fields.billing ?? '');
  const addressId = hiddenNumber(fields.shipping ?? '');
  if (addressId !== null) return { addressId, billingId };
  return { billingId, address: { firstname, lastname, company, street, postcode, city, telephone } };
}
