// One part of the shop's files: its text, what a change would do, the change, and what was changed before.
import { SEES_PARTS, staffPartPath } from '#domain/staff/shop-parts';
import { wholeFrom } from '#domain/validate/amount';
import { textsOf } from '~/i18n/texts.server';
import type { StaffReply } from '~/models/staff';
import { badRequest, redirectTo } from '~/request-context/respond.server';
import { staffFieldsOf, staffReply } from '~/request-context/staff-form.server';
import { documentFormOf } from '~/request-context/upload-form.server';
import { changeShopPart, type PostedPart, readShopPart } from '~/services/staff/shop-parts.server';
import { StaffShopPartPage } from '~/ui/staff/shop-part-page';
import { namedPart } from './named-part.server';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_PARTS,
  async load(context, args) {
    const name = namedPart(args, context);
    const { searchParams } = new URL(args.request.url);
    const entry = wholeFrom(searchParams.get('earlier') ?? '');
    const part = await readShopPart(context, name, entry);
    const model = { name, part, isDone: searchParams.has('done'), isEarlier: entry !== null };
    return { title: textsOf(context.language).t(`settings:part.${name}.title`), model };
  },
  async act(context, args) {
    const part = namedPart(args, context);
    const form = await documentFormOf(args.request);
    const fields = staffFieldsOf(form);
    const { act, text = '', seen = '' } = fields;
    if (act !== 'save' && act !== 'check') throw badRequest('No such act');
    const isDry = act === 'check';
    const posted = await changeShopPart(context, { part, text, file: fileIn(form), seen, isDry });
    const isSaved = posted.done.ok && !isDry && isChanging(posted);
    return isSaved ? redirectTo(`${staffPartPath(part)}?done`) : partReply(posted, fields);
  },
  Page: StaffShopPartPage,
});

const isChanging = ({ change }: PostedPart): boolean =>
  change !== null && change.added.count + change.changed.count + change.removed.count > 0;

/** A browser sends an empty file without a name where none is chosen. */
function fileIn(form: FormData): File | null {
  const posted = form.get('file');
  return posted instanceof File && (posted.size > 0 || posted.name !== '') ? posted : null;
}

function partReply({ done, change, text }: PostedPart, fields: Record<string, string>): StaffReply {
  const values = { ...fields, text };
  const part = change ?? undefined;
  if (!done.ok) return { ...staffReply('part', done, values), ...(part && { part }) };
  const message = { key: '', params: {} };
  return { intent: 'part', errors: {}, values, message, planned: [], ...(part && { part }) };
}

export const loader = page.loader;
export const action = page.action;
