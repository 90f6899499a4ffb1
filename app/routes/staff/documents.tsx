// Invoices and credit notes in the back office.
import { inCopenhagen } from '#domain/calendar/calendar';
import { documentsQuery, monthsToChoose, SEES_MONEY } from '#domain/staff/money';
import { textsOf } from '~/i18n/texts.server';
import { listDocumentsForStaff } from '~/services/staff/money.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffDocumentsPage } from '~/ui/staff/documents-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_MONEY,
  async load(context, { request }) {
    const { query, faults } = documentsQuery(Object.fromEntries(new URL(request.url).searchParams));
    const documents = await listDocumentsForStaff(context, query);
    const months = monthsToChoose(inCopenhagen(new Date()).date);
    const views = await readViewsOfList(context, 'documents', request);
    const title = textsOf(context.language).t('staff:money.documents');
    return { title, model: { query, faults, documents, months, views }, status: faults.length > 0 ? 400 : 200 };
  },
  Page: StaffDocumentsPage,
});

export const loader = page.loader;
export const action = page.action;
