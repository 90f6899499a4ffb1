// The report of a month in the back office.
import { inCopenhagen } from '#domain/calendar/calendar';
import { monthQuery, monthsToChoose, SEES_MONEY } from '#domain/staff/money';
import { textsOf } from '~/i18n/texts.server';
import { readMonthForStaff } from '~/services/staff/money.server';
import { StaffMonthPage } from '~/ui/staff/month-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MONEY,
  async load(context, { request }) {
    const today = inCopenhagen(new Date()).date;
    const query = monthQuery(Object.fromEntries(new URL(request.url).searchParams), today);
    const report = await readMonthForStaff(context, query);
    const title = textsOf(context.language).t('staff:nav.money');
    return { title, model: { query, months: monthsToChoose(today), today, report } };
  },
  Page: StaffMonthPage,
});

export const loader = page.loader;
export const action = page.action;
