// Searches without a hit in the back office.
import { figuresQuery, SEES_SEARCHES } from '#domain/staff/figures';
import { textsOf } from '~/i18n/texts.server';
import { readMissedSearches } from '~/services/staff/figures.server';
import { StaffSearchesPage } from '~/ui/staff/searches-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_SEARCHES,
  async load(context, { request }) {
    const query = figuresQuery(Object.fromEntries(new URL(request.url).searchParams));
    const model = { query, found: await readMissedSearches(context, query) };
    return { title: textsOf(context.language).t('staff:searches.title'), model };
  },
  Page: StaffSearchesPage,
});

export const loader = page.loader;
export const action = page.action;
