// Begins an order by phone: the customer is found, or a guest is entered; orders that are begun are listed.
import { randomBytes } from 'node:crypto';
import { isPhoneCart, staffPhoneOrderPath, TAKES_ORDERS } from '#domain/staff/phone-order';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { beginPhoneOrderTyped, readPhoneOrders } from '~/services/staff/phone-orders.server';
import { StaffNewOrderPage } from '~/ui/staff/new-order-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: [TAKES_ORDERS],
  async load(context, { request }) {
    const text = new URL(request.url).searchParams.get('customer')?.trim() ?? '';
    const model = { ...(await readPhoneOrders(context, text)), text, cart: randomBytes(16).toString('hex') };
    return { title: textsOf(context.language).t('staff:phone.new'), model };
  },
  async act(context, { request }) {
    const fields = await staffFields(request);
    if (!isPhoneCart(fields.cart)) throw badRequest('No such order');
    const done = await beginPhoneOrderTyped(context, fields);
    return done.ok ? redirectTo(staffPhoneOrderPath(done.made)) : staffReply('begin', done, fields);
  },
  Page: StaffNewOrderPage,
});

export const loader = page.loader;
export const action = page.action;
