// A new page, notification or popup in the back office.
import { inCopenhagen } from '#domain/calendar/calendar';
import { staffContentEntryPath } from '#domain/staff/addresses';
import { type AddedKind, isAddedKind, isLongWording, NEW_WORDS, SEES_CONTENT } from '#domain/staff/content-views';
import { textsOf } from '~/i18n/texts.server';
import type { StaffContentFormView, StaffContentStoreView } from '~/models/staff-content';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { addContentTyped, readContentStores } from '~/services/staff/content.server';
import { StaffNewContentPage } from '~/ui/staff/new-content-page';
import { staffPage } from './staff-page.server';

function newKind({ kind }: { kind?: string | undefined }): AddedKind {
  if (!isAddedKind(kind)) throw notFound();
  return kind;
}

/** Shown from today, where it has a period. */
function emptyForm(kind: AddedKind, allStores: StaffContentStoreView[]): StaffContentFormView {
  const none = { da: '', en: '' };
  return {
    words: NEW_WORDS[kind].map((name) => ({ ...{ name, ...none }, isLong: isLongWording(name, none) })),
    ...{ hasPeriod: kind !== 'page', period: { from: inCopenhagen(new Date()).date, to: '' } },
    ...{ address: kind === 'page' ? 'info/' : null, storeCodes: [], allStores },
  };
}

const page = staffPage({
  guard: SEES_CONTENT,
  async load(context, { params }) {
    const kind = newKind(params);
    const stores = await readContentStores(context);
    const model = { kind, content: stores && emptyForm(kind, stores) };
    return { title: textsOf(context.language).t(`staff:content.new.${kind}`), model };
  },
  async act(context, { request, params }) {
    const kind = newKind(params);
    const fields = await staffFields(request);
    const { act } = fields;
    if (act !== 'publish' && act !== 'draft') throw badRequest('No such act');
    const done = await addContentTyped(context, { kind, act, fields });
    return done.ok
      ? redirectTo(`${staffContentEntryPath(kind, done.made)}?done=${act}`)
      : staffReply('edit', done, fields);
  },
  Page: StaffNewContentPage,
});

export const loader = page.loader;
export const action = page.action;
