// The page of one record of a part, stored or new: its form, what the form would change, and the change.
import { fieldErrorOf } from '#domain/form/field-error';
import { refusal } from '#domain/refusal/refusals';
import { fieldOfFault, recordFields, typedRecord } from '#domain/staff/record-form';
import { placeOfPart, SEES_PARTS, staffPartPath } from '#domain/staff/shop-parts';
import { textsOf } from '~/i18n/texts.server';
import type { StaffReply } from '~/models/staff';
import type { StaffPartChangeView } from '~/models/staff-shop-parts';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { changeShopRecord, readShopRecord } from '~/services/staff/shop-parts.server';
import { StaffShopRecordPage } from '~/ui/staff/shop-record-page';
import { namedPart } from './named-part.server';
import { staffPage } from './staff-page.server';

/** Of the form on the page. */
const FORM = 'record';

const ACTS = ['save', 'check', 'remove'];

export function recordPage(isNew: boolean) {
  const keyIn = (request: Request) => (isNew ? null : (new URL(request.url).searchParams.get('key') ?? ''));
  return staffPage({
    guard: SEES_PARTS,
    async load(context, args) {
      const part = namedPart(args, context);
      const key = keyIn(args.request);
      if (!placeOfPart(part).form) throw notFound();
      const record = await readShopRecord(context, part, key);
      if (!record) throw notFound();
      const title = textsOf(context.language).t(`settings:part.${part}.title`);
      return { title: key ? `${title}: ${key}` : title, model: { part, recordKey: key, record } };
    },
    async act(context, args) {
      const part = namedPart(args, context);
      const key = keyIn(args.request);
      const fields = await staffFields(args.request);
      const { act = '', seen = '' } = fields;
      if (!ACTS.includes(act) || !placeOfPart(part).form) throw badRequest('No such act');
      const read = await readShopRecord(context, part, null);
      if (!read) throw notFound();
      const record = act === 'remove' ? null : typedRecord(read.schema, fields);
      const isDry = act === 'check';
      const { done, change } = await changeShopRecord(context, { part, key, record, seen, isDry });
      const isChanging = change !== null && change.added.count + change.changed.count + change.removed.count > 0;
      if (done.ok && !isDry && isChanging) return redirectTo(`${staffPartPath(part)}?done`);
      const shown = record && { fields: recordFields(read.schema, record) };
      const reply = done.ok ? plannedReply(fields) : staffReply(FORM, done, fields);
      return { ...reply, ...(shown && { record: shown }), ...(change && withFaults(change)) };
    },
    Page: StaffShopRecordPage,
  });
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
