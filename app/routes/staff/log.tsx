// The log of what staff changed.
import { logQuery, SEES_LOG } from '#domain/staff/log-views';
import { textsOf } from '~/i18n/texts.server';
import { readStaffLog } from '~/services/staff/log.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffLogPage } from '~/ui/staff/log-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_LOG,
  async load(context, { request }) {
    const { query, faults } = logQuery(Object.fromEntries(new URL(request.url).searchParams));
    const model = {
      query,
      faults,
      log: await readStaffLog(context, query),
      views: await readViewsOfList(context, 'log', request),
    };
    return { title: textsOf(context.language).t('staff:nav.log'), model, status: faults.length > 0 ? 400 : 200 };
  },
  Page: StaffLogPage,
});

export const loader = page.loader;
export const action = page.action;
