// One customer in the back office: the account, and the acts of staff on it.
import { staffCustomerPath, staffCustomersPath } from '#domain/staff/addresses';
import { isCustomerAct, SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnCustomerForStaff, changeCompanyTerms, readCustomerForStaff } from '~/services/staff/customers.server';
import { type CustomerDone, StaffCustomerPage } from '~/ui/staff/customer-page';
import { privateFile } from '../resources/private-file.server';
import { staffPage } from './staff-page.server';

function customerIdFrom(given: string | undefined): number {
  if (!/^[1-9]\d{0,8}$/.test(given ?? '')) throw notFound();
  return Number(given);
}

const page = staffPage({
  guard: SEES_CUSTOMERS,
  async load(context, { request, params }) {
    const customer = await readCustomerForStaff(context, customerIdFrom(params.id));
    if (!customer) throw notFound();
    const { searchParams } = new URL(request.url);
    const [done, act] = [searchParams.get('done'), searchParams.get('act')];
    const shown: CustomerDone | null = isCustomerAct(done) || done === 'list' || done === 'company' ? done : null;
    return {
      title: customer.name || customer.email,
      model: { customer, done: shown, opened: isCustomerAct(act) ? act : null },
    };
  },
  async act(context, { request, params }) {
    const id = customerIdFrom(params.id);
    const fields = await staffFields(request);
    const { act, confirmed } = fields;
    if (act === 'company') {
      const { done, changes } = await changeCompanyTerms(context, id, fields);
      return done.ok
        ? redirectTo(`${staffCustomerPath(id)}?done=company`)
        : { ...staffReply(act, done, fields), changes };
    }
    if (!isCustomerAct(act)) throw badRequest('No such act');
    const done = await actOnCustomerForStaff(context, { id, act, isConfirmed: confirmed === 'on' });
    if (!done.ok) return staffReply(act, done, {});
    if (act === 'data') return personalDataFile(id, done.made ?? '');
    if (act === 'erase') return redirectTo(`${staffCustomersPath()}?done=erase`);
    // Shown once, and in no address: anyone with the link acts for the customer.
    if (act === 'impersonate') return { made: done.made ?? '' };
    return redirectTo(`${staffCustomerPath(id)}?done=${act}`);
  },
  Page: StaffCustomerPage,
});

const personalDataFile = (id: number, data: string): Response =>
  new Response(data, { headers: privateFile(`customer-${id}.json`, 'application/json; charset=utf-8') });

export const loader = page.loader;
export const action = page.action;
