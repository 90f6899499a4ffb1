// Open items in the back office: invoices on account that are not settled.
import { inCopenhagen } from '#domain/calendar/calendar';
import { SEES_MONEY } from '#domain/staff/money';
import { openQuery } from '#domain/staff/open-items';
import { textsOf } from '~/i18n/texts.server';
import { listOpenItemsForStaff } from '~/services/staff/open-items.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffOpenItemsPage } from '~/ui/staff/open-items-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MONEY,
  async load(context, { request }) {
    const { query, faults } = openQuery(Object.fromEntries(new URL(request.url).searchParams));
    const today = inCopenhagen(new Date()).date;
    const items = await listOpenItemsForStaff(context, query, today);
    const views = await readViewsOfList(context, 'open', request);
    const title = textsOf(context.language).t('staff:open.title');
    return { title, model: { query, faults, items, today, views }, status: faults.length > 0 ? 400 : 200 };
  },
  Page: StaffOpenItemsPage,
});

export const loader = page.loader;
export const action = page.action;
