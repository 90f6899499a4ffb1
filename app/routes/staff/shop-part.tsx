// One part of the shop's files: its text, what a change would do, the change, and what was changed before.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { isShopPart, mayChangePart, SEES_PARTS, type ShopPart, staffPartPath } from '#domain/staff/shop-parts';
import { wholeFrom } from '#domain/validate/amount';
import { textsOf } from '~/i18n/texts.server';
import type { StaffReply } from '~/models/staff';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import type { StaffPageContext } from '~/request-context/staff.server';
import { staffFieldsOf, staffReply } from '~/request-context/staff-form.server';
import { documentFormOf } from '~/request-context/upload-form.server';
import { changeShopPart, isPartElsewhere, type PostedPart, readShopPart } from '~/services/staff/shop-parts.server';
import { StaffShopPartPage } from '~/ui/staff/shop-part-page';
import { staffPage } from './staff-page.server';

/** A part that the member's role does not change is not found: the page would be empty. */
export function partOf({ params }: Pick<LoaderFunctionArgs, 'params'>, { member }: StaffPageContext): ShopPart {
  const { part } = params;
  if (!isShopPart(part) || !mayChangePart(member?.role ?? '', part) || isPartElsewhere(part)) throw notFound();
  return part;
}

const page = staffPage({
  guard: SEES_PARTS,
  async load(context, args) {
    const name = partOf(args, context);
    const { searchParams } = new URL(args.request.url);
    const entry = wholeFrom(searchParams.get('earlier') ?? '');
    const part = await readShopPart(context, name, entry);
    const model = { name, part, isDone: searchParams.has('done'), isEarlier: entry !== null };
    return { title: textsOf(context.language).t(`settings:part.${name}.title`), model };
  },
  async act(context, args) {
    const part = partOf(args, context);
    const form = await documentFormOf(args.request);
    const fields = staffFieldsOf(form);
    const { act, text = '', seen = '' } = fields;
    if (act !== 'save' && act !== 'check') throw badRequest('No such act');
    const isDry = act === 'check';
    const posted = await changeShopPart(context, { part, text, file: fileIn(form), seen, isDry });
    return posted.done.ok && !isDry ? redirectTo(`${staffPartPath(part)}?done`) : replyOf(posted, fields);
  },
  Page: StaffShopPartPage,
});

/** A browser sends an empty file without a name where none is chosen. */
function fileIn(form: FormData): File | null {
  const posted = form.get('file');
  return posted instanceof File && (posted.size > 0 || posted.name !== '') ? posted : null;
}

function replyOf({ done, change, text }: PostedPart, fields: Record<string, string>): StaffReply {
  const values = { ...fields, text };
  const part = change ?? undefined;
  if (!done.ok) return { ...staffReply('part', done, values), ...(part && { part }) };
  const message = { key: '', params: {} };
  return { intent: 'part', errors: {}, values, message, planned: [], ...(part && { part }) };
}

export const loader = page.loader;
export const action = page.action;
