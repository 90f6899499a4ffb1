// One entry of content in the back office: its texts, its draft, and the acts of staff on it; also one that was removed.

import { movedOrder } from '#domain/content/front-blocks';
import { refusal } from '#domain/refusal/refusals';
import { staffContentEntryPath, staffContentPath } from '#domain/staff/addresses';
import { isPlannedAct } from '#domain/staff/content-plan';
import { type ContentAct, isActOfKind, isContentAct, isContentKind, SEES_CONTENT } from '#domain/staff/content-views';
import { wholeFrom } from '#domain/validate/amount';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { actOnContentForStaff, planContentTyped, readContentEntry } from '~/services/staff/content.server';
import { StaffContentEntryPage } from '~/ui/staff/content-entry-page';
import { staffPage } from './staff-page.server';

function namedContent({ kind, name = '' }: { kind?: string | undefined; name?: string | undefined }) {
  if (!isContentKind(kind)) throw notFound();
  return { kind, name };
}

const page = staffPage({
  guard: SEES_CONTENT,
  async load(context, { request, params }) {
    const named = namedContent(params);
    const { searchParams } = new URL(request.url);
    const entry = wholeFrom(searchParams.get('earlier') ?? '');
    const content = await readContentEntry(context, { ...named, entry });
    if (!content) throw notFound();
    const done = searchParams.get('done');
    const shown: ContentAct | 'plan' | null = isContentAct(done) || done === 'plan' ? done : null;
    const model = { content, done: shown, isEarlier: entry !== null };
    return { title: content.title, model };
  },
  async act(context, { request, params }) {
    const named = namedContent(params);
    const fields = fieldsMoved(await staffFields(request));
    const planned = fields.act === 'plan' ? fields.plan : null;
    if (isPlannedAct(planned)) {
      const { done, changes } = await planContentTyped(context, { ...named, act: planned, fields });
      if (!done.ok) return { ...staffReply('plan', done, fields), changes };
      return redirectTo(`${staffContentEntryPath(named.kind, named.name)}?done=plan`);
    }
    const act = fields.preview ?? fields.act;
    if (!isContentAct(act) || !isActOfKind(named.kind, act)) throw badRequest('No such act');
    const isDry = fields.preview !== undefined;
    if (act === 'remove' && fields.confirmed !== 'on')
      return staffReply(act, refusal('REQUIRED', { field: 'confirmed' }), fields);
    const { done, changes } = await actOnContentForStaff(context, { ...named, act, fields, isDry });
    if (!done.ok) return { ...staffReply(HAS_FORM.has(act) ? act : 'edit', done, fields), changes };
    if (isDry) return { intent: 'edit', errors: {}, values: fields, message: NO_MESSAGE, planned: changes };
    const path = staffContentEntryPath(named.kind, named.name);
    // A draft alone is gone with its page.
    const isLeft = act !== 'discard' || (await readContentEntry(context, { ...named, entry: null }));
    return redirectTo(isLeft ? `${path}?done=${act}` : staffContentPath());
  },
  Page: StaffContentEntryPage,
});

/** A button that moves a block shows what would be published then; nothing is stored. */
function fieldsMoved({ move, ...fields }: Record<string, string>): Record<string, string> {
  if (move === undefined) return fields;
  const order = movedOrder((fields.order ?? '').split(' '), move);
  if (order === null) throw badRequest('No such move');
  return { ...fields, order: order.join(' '), preview: 'publish' };
}

/** Acts with a separate form. */
const HAS_FORM: ReadonlySet<ContentAct> = new Set(['unpublish', 'remove', 'restore']);
const NO_MESSAGE = { key: '', params: {} };

export const loader = page.loader;
export const action = page.action;
