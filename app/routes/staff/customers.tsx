// The customer list of the back office.
import { SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { customerListQuery } from '#domain/staff/customer-views';
import { textsOf } from '~/i18n/texts.server';
import { readCustomersForStaff } from '~/services/staff/customers.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffCustomersPage } from '~/ui/staff/customers-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_CUSTOMERS,
  async load(context, { request }) {
    const given = Object.fromEntries(new URL(request.url).searchParams);
    const { query, isTooShort } = customerListQuery(given);
    const model = {
      ...{ query, isTooShort },
      customers: await readCustomersForStaff(context, query),
      views: await readViewsOfList(context, 'customers', request),
      isErased: given.done === 'erase',
    };
    return { title: textsOf(context.language).t('staff:nav.customers'), model, status: isTooShort ? 400 : 200 };
  },
  Page: StaffCustomersPage,
});

export const loader = page.loader;
export const action = page.action;
