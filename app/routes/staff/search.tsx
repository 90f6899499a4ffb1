// The search through everything in the back office. A number or an address that belongs to one thing opens it.
import { exactHit, searchedGroups, staffSearchQuery } from '#domain/staff/search';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { searchForStaff } from '~/services/staff/search.server';
import { StaffSearchPage } from '~/ui/staff/search-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: 'staff',
  async load(context, { request }) {
    const { text, isTooShort } = staffSearchQuery(Object.fromEntries(new URL(request.url).searchParams));
    const isSearched = text !== '' && !isTooShort;
    const groups = isSearched ? await searchForStaff(context, text, searchedGroups(context.member?.rights ?? [])) : [];
    const exact = exactHit(text, groups);
    if (exact) throw redirectTo(exact);
    const title = textsOf(context.language).t('staff:search.title');
    return { title, model: { text, isTooShort, groups }, status: isTooShort ? 400 : 200 };
  },
  Page: StaffSearchPage,
});

export const loader = page.loader;
export const action = page.action;
