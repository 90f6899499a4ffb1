// Prefills checkout steps: delivery and payment of the buyer's last order, and steps that offer one choice only. Each is set as
// if the buyer had chosen it, so that every rule is applied; refused steps stay open for the buyer.
import { invoiceTo, mayDeliverTo } from '#domain/address/book';
import { dayOfPresents } from '#domain/order/present';
import { isSamePlace, usualChoice } from '#domain/order/usual-choices';
import type { CheckoutView, OrderWords } from '~/models/checkout';
import type { RequestContext } from '~/models/request-context';
import { LastChoicesDocument, type LastChoicesQuery } from '../generated/commerce';
import { read } from '../transport/transport.server';
import { type GivenAddress, setAddress } from './addresses.server';
import { readGiven, setPayment, setShipping } from './checkout.server';

type Known = NonNullable<LastChoicesQuery['customer']>;
type Last = NonNullable<Known['last_choices']>;
type Step = CheckoutView['step'];

async function readKnown(context: RequestContext): Promise<Known | null> {
  if (!context.customer) return null;
  return (await read(context, { client: 'commerce', document: LastChoicesDocument, variables: {} })).customer ?? null;
}

/** Stops at the first step that needs the buyer's input. */
export async function takeUsualChoices(context: RequestContext): Promise<void> {
  let view = await readGiven(context, context.customer);
  if (!view?.cart.orderable || view.cart.lines.length === 0 || view.step === 'confirm') return;
  const last = (await readKnown(context))?.last_choices ?? null;
  for (const step of ['address', 'shipping', 'payment'] as const) {
    if (view?.step !== step) continue;
    if (!(await TAKE[step](context, view, last))) return;
    view = await readGiven(context, context.customer);
  }
}

type Take = (context: RequestContext, view: CheckoutView, last: Last | null) => Promise<boolean>;

/** Each answers whether it was set. */
const TAKE: Record<Exclude<Step, 'confirm'>, Take> = {
  async address(context, view, last) {
    const given = usualAddress(view, last);
    if (!given) return false;
    const invoice = invoiceTo({
      isBusiness: view.kind === 'business',
      rights: view.addressRights,
      chosen: view.billing !== null,
      defaultBillingId: view.addressBook.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
    });
    return (await setAddress(context, given, invoice)).ok;
  },
  async shipping(context, view, last) {
    const open = view.shipping.filter(({ problem }) => problem === null);
    const offered = open.map((each) => ({ value: each.value, asksMore: each.needsPoint || each.needsShop }));
    const usual = usualChoice(offered, last && `${last.carrier_code}/${last.method_code}`);
    if (!usual) return false;
    const [carrierCode = '', methodCode = ''] = usual.value.split('/');
    const places = { servicePoint: last?.service_point_id ?? '', pickupShop: last?.pickup_location_code ?? '' };
    const nowhere = { servicePoint: '', pickupShop: '' };
    const day = dayOfPresents(view.cart.lines.map(({ present }) => present));
    const isOffered = day !== null && open.some(({ value, dates }) => value === usual.value && dates.includes(day));
    const dates = { deliveryDate: isOffered ? day : '', deliveryInterval: '' };
    const way = { carrierCode, methodCode, ...dates, ...(usual.asksMore ? places : nowhere) };
    return (await setShipping(context, way)).ok;
  },
  async payment(context, view, last) {
    const usual = usualChoice(
      view.payment.map(({ code }) => ({ value: code })),
      last?.payment_code ?? null,
    );
    return usual !== null && (await setPayment(context, usual.value)).ok;
  },
};

/** The entry of the address book that the last order used; else the typed address, for customers who may type one; else the only entry of the book. */
function usualAddress({ addressBook, addressRights: rights }: CheckoutView, last: Last | null): GivenAddress | null {
  const offered = addressBook.flatMap((one) =>
    one.id !== null && mayDeliverTo(rights, { billing: one.isDefaultBilling, shipping: one.isDefaultShipping })
      ? [{ ...one, value: one.id }]
      : [],
  );
  const place = last && { street: last.street.join(', '), postcode: last.postcode };
  const again = place && offered.find((one) => isSamePlace(one, place));
  const id = last?.customer_address_id ? String(last.customer_address_id) : null;
  const usual = offered.find(({ value }) => value === id) ?? again;
  if (usual) return { kind: 'saved', addressId: usual.value };
  if (last && id === null && mayDeliverTo(rights, null))
    return { kind: 'new', email: null, address: typedBefore(last) };
  const only = usualChoice(offered, null);
  return only && { kind: 'saved', addressId: only.value };
}

const typedBefore = (last: Last) => ({
  firstname: last.firstname,
  lastname: last.lastname,
  company: last.company ?? '',
  vatId: last.vat_id ?? '',
  street: last.street.join(', '),
  postcode: last.postcode,
  city: last.city,
  telephone: last.telephone,
  countryCode: last.country_code,
});

/** What a company wrote on its last order and writes again; else the reference that it is known by. A number of a requisition is of one purchase alone. */
export async function readUsualWords(
  context: RequestContext,
  { kind, hasEan }: CheckoutView,
): Promise<Partial<OrderWords>> {
  const known = kind === 'business' ? await readKnown(context) : null;
  if (!known) return {};
  const { last_choices: last, business } = known;
  return {
    reference: last?.reference || business?.reference_number || '',
    requisitioner: last?.requisitioner ?? '',
    accountingCost: hasEan ? (last?.accounting_cost ?? '') : '',
  };
}
