// One order by phone: its cart is filled, and it is placed on invoice or mailed as a payment link.
import { isPhoneAct, staffPhoneOrderPath, TAKES_ORDERS } from '#domain/staff/phone-order';
import { postcodeFrom } from '#domain/validate/postcode';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnPhoneOrderTyped, readPhoneOrder } from '~/services/staff/phone-orders.server';
import { StaffPhoneOrderPage } from '~/ui/staff/phone-order-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: [TAKES_ORDERS],
  async load(context, { request, params }) {
    const words = new URL(request.url).searchParams;
    const postcode = words.get('postcode')?.trim() || null;
    const isKnown = postcode === null || postcodeFrom(postcode) !== null;
    const order = await readPhoneOrder(context, params.cart ?? '', isKnown ? postcode : null);
    if (!order) throw notFound();
    const done = words.get('done');
    return {
      title: textsOf(context.language).t('staff:phone.title'),
      model: { order, done: isPhoneAct(done) ? done : null, postcode },
      status: isKnown ? 200 : 400,
    };
  },
  async act(context, { request, params }) {
    const cart = params.cart ?? '';
    const fields = await staffFields(request);
    const { act } = fields;
    if (!isPhoneAct(act)) throw badRequest('No such act');
    const { done, changes, notAdded } = await actOnPhoneOrderTyped(context, { cart, act, fields });
    if (!done.ok) return { ...staffReply(act, done, fields), changes };
    if (notAdded.length === 0) return redirectTo(`${staffPhoneOrderPath(cart)}?done=${act}`);
    // What was added is in the cart: the field has only what is left.
    const text = notAdded.map(({ typed }) => typed).join('\n');
    const message = { key: 'phone.notAdded', params: { count: String(notAdded.length) } };
    return { intent: act, errors: {}, values: { text }, message, notAdded };
  },
  Page: StaffPhoneOrderPage,
});

export const loader = page.loader;
export const action = page.action;
