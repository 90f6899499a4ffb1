// One invoice on account in the back office: what is open of it, and the payments that staff register.
import { randomUUID } from 'node:crypto';
import { inCopenhagen } from '#domain/calendar/calendar';
import { SEES_MONEY } from '#domain/staff/money';
import { staffOpenInvoicePath } from '#domain/staff/open-items';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import {
  readOpenInvoiceForStaff,
  registerPaymentForStaff,
  undoPaymentForStaff,
} from '~/services/staff/open-items.server';
import { StaffOpenInvoicePage } from '~/ui/staff/open-invoice-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MONEY,
  async load(context, { request, params }) {
    const invoice = await readOpenInvoiceForStaff(context, params.number ?? '');
    if (!invoice) throw notFound();
    const done = new URL(request.url).searchParams.get('done');
    const title = textsOf(context.language).t('staff:open.invoice', { number: invoice.number });
    const today = inCopenhagen(new Date()).date;
    return { title, model: { invoice, today, formKey: randomUUID(), isDone: done === 'paid' || done === 'undone' } };
  },
  async act(context, { request, params }) {
    const { number = '' } = params;
    const fields = await staffFields(request);
    const { act, payment = '', open = '', key = '' } = fields;
    if (act === 'undo') {
      if (!/^[1-9]\d{0,8}$/.test(payment)) throw badRequest('No such payment');
      const done = await undoPaymentForStaff(context, number, Number(payment));
      return done.ok ? redirectTo(staffOpenInvoicePath(number, { done: 'undone' })) : staffReply('undo', done, {});
    }
    if (act !== 'pay' || !/^-?\d{1,12}$/.test(open) || !/^[0-9a-f-]{36}$/.test(key)) throw badRequest('No such act');
    const done = await registerPaymentForStaff(context, number, fields);
    return done.ok ? redirectTo(staffOpenInvoicePath(number, { done: 'paid' })) : staffReply('pay', done, fields);
  },
  Page: StaffOpenInvoicePage,
});

export const loader = page.loader;
export const action = page.action;
