// What each form of the checkout does: parse, call the back end, and on to the next step; a refusal is the same page with 400.
import { invoiceTo } from '#domain/address/book';
import { cartPath, checkoutCancelPath, checkoutPath, checkoutSuccessPath, panelHref } from '#domain/page/addresses';
import type { Outcome, Refusal, RefusalCode } from '#domain/refusal/refusals';
import { parseCheckoutAddress } from '~/forms/checkout-address/schema.server';
import { parseCheckoutPayment } from '~/forms/checkout-payment/schema.server';
import { dateName } from '~/forms/checkout-shipping/names';
import { parseCheckoutShipping } from '~/forms/checkout-shipping/schema.server';
import { LEAVE_FOR } from '~/forms/place-order/fields';
import { parsePlaceOrder } from '~/forms/place-order/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { CheckoutView } from '~/models/checkout';
import type { RequestContext } from '~/models/request-context';
import { openFirst, paymentsIn, toPaymentPage } from '~/request-context/open-payment.server';
import { forgetOrderWords, keepOrderWords } from '~/request-context/order-words.server';
import { redirectOut, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { noCartCookie, orderCookie, paymentCookie, withoutPaymentCookie } from '~/request-context/session.server';
import { setAddress as sendAddress } from '~/services/checkout/addresses.server';
import * as checkout from '~/services/checkout/checkout.server';
import { orderOfCart, placeOrder } from '~/services/checkout/place-order.server';
import { takeUsualChoices } from '~/services/checkout/usual-choices.server';
import { recommendFor } from '~/services/customer/addresses.server';
import { readOrderByToken } from '~/services/order/order.server';
import { noteOrder } from '~/services/tracking/tracking.server';

export interface Step {
  request: Request;
  context: RequestContext;
  view: CheckoutView;
  form: FormData;
}

type Act = (step: Step) => Promise<Response>;

const STEPS = ['address', 'shipping', 'payment', 'confirm'] as const;

/** The step in the address, if it has been reached; an earlier one may be opened again to change it. */
export function stepAsked(asked: string | null, reached: CheckoutView['step']): CheckoutView['step'] {
  const open = STEPS.slice(0, STEPS.indexOf(reached) + 1);
  return open.find((step) => step === asked) ?? reached;
}

/** On to the next step that needs input. */
async function answered({ context, form }: Step, intent: string, outcome: Outcome): Promise<Response> {
  if (!outcome.ok) return refuseWith(intent, outcome, typedValues(form));
  await takeUsualChoices(context);
  return redirectTo(checkoutPath());
}

const setAddress: Act = async (step) => {
  const { context, view, form } = step;
  const addressIds = view.addressBook.flatMap(({ id }) => id ?? []);
  const parsed = parseCheckoutAddress(form, { kind: view.kind, addressIds });
  if (!parsed.ok) return refuse({ intent: 'email-address', ...parsed });
  const invoice = invoiceTo({
    isBusiness: view.kind === 'business',
    rights: view.addressRights,
    chosen: view.billing !== null,
    defaultBillingId: view.addressBook.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
  });
  const outcome = await sendAddress(context, parsed.value, invoice);
  if (!outcome.ok || parsed.value.kind === 'saved') return answered(step, 'email-address', outcome);
  // Input is stored as typed; if a better address is known, the buyer is prompted.
  const better = await recommendFor(context, parsed.value.address);
  await takeUsualChoices(context);
  return redirectTo(better ? panelHref(checkoutPath(), 'address-validation', {}) : checkoutPath());
};

const setShipping: Act = async (step) => {
  const offered = step.view.shipping.filter(({ problem }) => problem === null);
  const parsed = parseCheckoutShipping(step.form, { offered });
  if (!parsed.ok) return refuse({ intent: 'shipping', ...parsed });
  const outcome = await checkout.setShipping(step.context, parsed.value);
  const isDate = !outcome.ok && outcome.field === 'deliveryDate';
  const { carrierCode, methodCode } = parsed.value;
  // Each delivery method has its own date field.
  const field = dateName(`${carrierCode}/${methodCode}`);
  return answered(step, 'shipping', isDate ? { ...outcome, field } : outcome);
};

const setPayment: Act = async (step) => {
  const parsed = parseCheckoutPayment(step.form, { offered: step.view.payment.map(({ code }) => code) });
  if (!parsed.ok) return refuse({ intent: 'payment', ...parsed });
  return answered(step, 'payment', await checkout.setPayment(step.context, parsed.value.payment));
};

/** The buyer goes back before ordering: the order's texts are stored, and not validated yet. */
async function leave({ request, context, form }: Step): Promise<Response> {
  const step = STEPS.find((each) => each === form.get(LEAVE_FOR));
  const target = step ? `${checkoutPath()}?step=${step}#${step}` : cartPath();
  return redirectTo(target, await keepOrderWords(context, request, form));
}

const place: Act = async (step) => {
  const { request, context, view, form } = step;
  if (form.has(LEAVE_FOR)) return leave(step);
  const parsed = parsePlaceOrder(form, {
    business: view.kind === 'business',
    requisitionerRequired: view.requisitionerRequired,
    requisitionNumberRequired: view.requisitionNumberRequired,
    termIds: view.terms.map(({ id }) => id),
  });
  if (!parsed.ok) return refuse({ intent: 'place', ...parsed });
  const { terms, ...placing } = parsed.value;
  const outcome = await placeOrder(context, { ...placing, agreementIds: terms, ...waysBack(request) });
  if (!outcome.ok) return refuseAtStep(outcome, step);
  // A shopper who pays by card is done when they come back from paying.
  const order = outcome.payAt ? null : await readOrderByToken(context, outcome.token);
  if (order) await noteOrder(context, order.number);
  return toPayOrSuccess(step, outcome);
};

/** A choice of an earlier step that is no longer valid is corrected there: that step opens again. */
const MENDED_IN: Partial<Record<RefusalCode, { intent: string; field: string }>> = {
  GUEST_EMAIL_MISSING: { intent: 'email-address', field: 'email' },
  SHIPPING_ADDRESS_MISSING: { intent: 'email-address', field: 'street' },
  SHIPPING_METHOD_MISSING: { intent: 'shipping', field: 'shipping' },
  SERVICE_POINT_REQUIRED: { intent: 'shipping', field: 'servicePoint' },
  PICKUP_SHOP_REQUIRED: { intent: 'shipping', field: 'pickupShop' },
  DELIVERY_INTERVAL_REQUIRED: { intent: 'shipping', field: 'deliveryInterval' },
  INVALID_DELIVERY_DATE: { intent: 'shipping', field: 'deliveryDate' },
  PAYMENT_METHOD_MISSING: { intent: 'payment', field: 'payment' },
};

async function refuseAtStep(refused: Refusal, { request, context, view, form }: Step): Promise<Response> {
  const at = MENDED_IN[refused.code];
  if (!at) return refuseWith('place', refused, typedValues(form));
  const way = view.shipping.find(({ chosen }) => chosen)?.value ?? '';
  const field = at.field === 'deliveryDate' ? dateName(way) : at.field;
  const response = refuseWith(at.intent, { ...refused, field }, {});
  // The order's texts are shown again once the step is corrected.
  for (const cookie of await keepOrderWords(context, request, form)) response.headers.append('Set-Cookie', cookie);
  return response;
}

function waysBack(request: Request) {
  const { origin } = new URL(request.url);
  return { returnUrl: origin + checkoutSuccessPath(), cancelUrl: origin + checkoutCancelPath() };
}

type Placing = Pick<Step, 'request' | 'context' | 'form'>;

async function toPayOrSuccess(
  { request, context, form }: Placing,
  placed: { token: string; payAt: string | null },
): Promise<Response> {
  const done = [orderCookie(request, placed.token), noCartCookie(request)];
  // What is put into a cart from now on goes into another one: this one belongs to the payment, and returns by its cookie. What was typed
  // on this step is stored with it: the payment may fail.
  if (placed.payAt) {
    const kept = await keepOrderWords(context, request, form);
    return redirectOut(placed.payAt, [...done, ...kept, paymentCookie(request, placed.token)]);
  }
  const forgotten = await forgetOrderWords(context, request);
  return redirectTo(checkoutSuccessPath(), [...done, ...forgotten, withoutPaymentCookie(request, placed.token)]);
}

const NOTHING_SAID = {
  reference: '',
  requisitioner: '',
  requisitionNumber: '',
  ean: '',
  accountingCost: '',
  comment: '',
  agreementIds: [],
};

/** To the order that this cart has become already, or null while it is still a cart. The back end gives the same order again. */
export async function placedBefore(placing: Placing): Promise<Response | null> {
  const { request, context } = placing;
  // Pressed again after the first answer has come: the cart's cookie is gone, and the payment is open.
  if (!context.cartId) {
    const state = openFirst(await paymentsIn(context, request))?.payment.state;
    return state === 'open' || state === 'made' ? toPaymentPage(context, request) : null;
  }
  const known = await orderOfCart(context, { ...NOTHING_SAID, ...waysBack(request) });
  return known ? toPayOrSuccess(placing, known) : null;
}

export const INTENTS: Record<string, Act | undefined> = {
  'email-address': setAddress,
  shipping: setShipping,
  payment: setPayment,
  place,
};
