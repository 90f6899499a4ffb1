// The list of content in the back office.
import { contentListQuery, SEES_CONTENT } from '#domain/staff/content-views';
import { textsOf } from '~/i18n/texts.server';
import { readContentForStaff } from '~/services/staff/content.server';
import { readViewsOfList } from '~/services/staff/views.server';
import { StaffContentListPage } from '~/ui/staff/content-list-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_CONTENT,
  async load(context, { request }) {
    const query = contentListQuery(Object.fromEntries(new URL(request.url).searchParams));
    const model = {
      query,
      rows: await readContentForStaff(context, query),
      views: await readViewsOfList(context, 'content', request),
    };
    return { title: textsOf(context.language).t('staff:nav.content'), model };
  },
  Page: StaffContentListPage,
});

export const loader = page.loader;
export const action = page.action;
