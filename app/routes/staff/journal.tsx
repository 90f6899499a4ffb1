// The journal of a month in the back office: what its postings come to by account, and the files for accounting systems.
import { inCopenhagen } from '#domain/calendar/calendar';
import { monthQuery, monthsToChoose, SEES_MONEY } from '#domain/staff/money';
import { textsOf } from '~/i18n/texts.server';
import { readJournalForStaff } from '~/services/staff/journal.server';
import { StaffJournalPage } from '~/ui/staff/journal-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MONEY,
  async load(context, { request }) {
    const today = inCopenhagen(new Date()).date;
    const { month } = monthQuery(Object.fromEntries(new URL(request.url).searchParams), today);
    const journal = await readJournalForStaff(context, month);
    const title = textsOf(context.language).t('staff:journal.title');
    return { title, model: { month, months: monthsToChoose(today), today, journal } };
  },
  Page: StaffJournalPage,
});

export const loader = page.loader;
export const action = page.action;
