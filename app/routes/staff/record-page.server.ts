// What the pages of a stored and of a new record of a part have in common: the form, what it would change, and the change.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { fieldErrorOf } from '#domain/form/field-error';
import { refusal } from '#domain/refusal/refusals';
import { fieldOfFault, recordFields, recordTyped } from '#domain/staff/record-form';
import { placeOfPart, staffPartPath } from '#domain/staff/shop-parts';
import { textsOf } from '~/i18n/texts.server';
import type { StaffReply } from '~/models/staff';
import type { StaffPartChangeView } from '~/models/staff-shop-parts';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import type { StaffPageContext } from '~/request-context/staff.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { changeShopRecord, readShopRecord } from '~/services/staff/shop-parts.server';
import { namedPart } from './named-part.server';

/** Id of the form on the page. */
const FORM = 'record';

const ACTS = ['save', 'check', 'remove'];

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Null for a new record, '' for the only one of its part. */
const keyIn = (request: Request): string | null => {
  const { pathname, searchParams } = new URL(request.url);
  return pathname.endsWith('/new') ? null : (searchParams.get('key') ?? '');
};

export async function loadRecord(context: StaffPageContext, args: Args) {
  const part = namedPart(args, context);
  const key = keyIn(args.request);
  const record = placeOfPart(part).form ? await readShopRecord(context, part, key) : null;
  if (!record) throw notFound();
  const title = textsOf(context.language).t(`settings:part.${part}.title`);
  return { title: key ? `${title}: ${key}` : title, model: { part, recordKey: key, record } };
}

export async function actOnRecord(context: StaffPageContext, args: ActionFunctionArgs): Promise<Response | StaffReply> {
  const part = namedPart(args, context);
  const fields = await staffFields(args.request);
  const { act = '', seen = '' } = fields;
  if (!ACTS.includes(act)) throw badRequest('No such act');
  const read = placeOfPart(part).form ? await readShopRecord(context, part, null) : null;
  if (!read) throw notFound();
  const record = act === 'remove' ? null : recordTyped(read.schema, fields);
  const posted = { part, key: keyIn(args.request), record, seen, isDry: act === 'check' };
  const { done, change } = await changeShopRecord(context, posted);
  const isChanging = change !== null && change.added.count + change.changed.count + change.removed.count > 0;
  if (done.ok && !posted.isDry && isChanging) return redirectTo(`${staffPartPath(part)}?done`);
  const shown = record && { fields: recordFields(read.schema, record) };
  const reply = done.ok ? plannedReply(fields) : staffReply(FORM, done, fields);
  return { ...reply, ...(shown && { record: shown }), ...(change && withFaults(change)) };
}

const plannedReply = (values: Record<string, string>): StaffReply => ({
  ...{ intent: FORM, errors: {}, values, message: { key: '', params: {} }, planned: [] },
});

/** Faults of the record are at their fields, the others above the form. */
function withFaults(change: StaffPartChangeView): Pick<StaffReply, 'errors' | 'part'> {
  const errors: Record<string, string> = {};
  const others = change.faults.filter(({ column, message, isWarning }) => {
    const field = isWarning ? null : fieldOfFault(column, change.place);
    if (!field) return true;
    errors[field] ??= fieldErrorOf(refusal('CONTENT_RULE', { params: { fault: message } }));
    return false;
  });
  return { errors, part: { ...change, faults: others } };
}
