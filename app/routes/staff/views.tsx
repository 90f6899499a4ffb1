// The saved views of lists: saved by the form of each list, renamed, shared and removed here.

import { rowKey } from '#domain/staff/list-words';
import { isViewList, staffViewsPath, type ViewListName, viewAddress } from '#domain/staff/saved-views';
import { textsOf } from '~/i18n/texts.server';
import { badRequest, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { changeViewForStaff, readViews, removeViewForStaff, saveViewForStaff } from '~/services/staff/views.server';
import { StaffViewsPage } from '~/ui/staff/views-page';
import { staffPage } from './staff-page.server';

const DONE = ['change', 'remove'] as const;

const page = staffPage({
  guard: 'staff',
  async load(context, { request }) {
    const done = new URL(request.url).searchParams.get('done');
    const model = { saved: await readViews(context, null), done: DONE.find((one) => one === done) ?? null };
    return { title: textsOf(context.language).t('staff:views.title'), model };
  },
  async act(context, { request }) {
    const fields = await staffFields(request);
    const { list, query = '', name = '', shared, act } = fields;
    const typed = { name, isShared: shared !== undefined };
    if (isViewList(list)) {
      const saved = await saveViewForStaff(context, { ...typed, list, query });
      return saved.ok ? redirectTo(savedAt(list, query)) : staffReply('save-view', saved, fields);
    }
    const id = rowKey(fields.id);
    if (id === null) throw badRequest('The form names no view');
    const done =
      act === 'remove' ? await removeViewForStaff(context, id) : await changeViewForStaff(context, { ...typed, id });
    if (!done.ok) return staffReply(`view-${id}`, done, fields);
    return redirectTo(`${staffViewsPath()}?done=${act === 'remove' ? 'remove' : 'change'}`);
  },
  Page: StaffViewsPage,
});

const savedAt = (list: ViewListName, query: string): string => viewAddress(list, query) ?? staffViewsPath();

export const loader = page.loader;
export const action = page.action;
