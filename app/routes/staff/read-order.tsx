// A buyer's order in a file or a text: read into proposed lines, corrected, and confirmed as a list of the customer.
import { fieldErrorOf } from '#domain/form/field-error';
import { LARGEST_ORDER_FILE } from '#domain/purchase-order/reading/limits';
import type { Refusal } from '#domain/refusal/refusals';
import { staffCustomerPath } from '#domain/staff/addresses';
import { SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import { confirmedLines } from '#domain/staff/read-order';
import { textsOf } from '~/i18n/texts.server';
import type { StaffGiven, StaffReply } from '~/models/staff';
import { badRequest, redirectTo } from '~/request-context/respond.server';
import type { StaffPageContext } from '~/request-context/staff.server';
import { staffFieldsOf, staffReply } from '~/request-context/staff-form.server';
import { documentFormOf } from '~/request-context/upload-form.server';
import { confirmOrder, customersLike, readOrderPosted, reviewedOrderFrom } from '~/services/staff/order-reading.server';
import { StaffReadOrderPage } from '~/ui/staff/read-order-page';
import { staffPage } from './staff-page.server';

type Fields = Record<string, string>;

const page = staffPage({
  guard: SEES_CUSTOMERS,
  async load(context, { request }) {
    const customer = new URL(request.url).searchParams.get('customer') ?? '';
    return { title: textsOf(context.language).t('staff:reading.title'), model: { customer } };
  },
  async act(context, { request }) {
    const form = await documentFormOf(request);
    const fields = staffFieldsOf(form);
    if (fields.act === 'confirm') return confirmPosted(context, fields);
    if (fields.act !== 'read') throw badRequest('No such act');
    const posted = form.get('file');
    // A browser sends an empty file without a name where none is chosen.
    const isChosen = posted instanceof File && (posted.size > 0 || posted.name !== '');
    return readPosted(context, fields, isChosen ? posted : keptFile(fields));
  },
  Page: ReadOrder,
});

const NOT_KEPT = { keptName: '', kept: '' };
/** In base64 it is no longer than a field may be. */
const LARGEST_KEPT = LARGEST_ORDER_FILE * 0.75;

/** A browser does not choose a file again: it goes along in the form where the customer alone was refused. */
async function keptFields(file: File): Promise<typeof NOT_KEPT> {
  if (file.size === 0 || file.size > LARGEST_KEPT) return NOT_KEPT;
  return { keptName: file.name, kept: Buffer.from(await file.arrayBuffer()).toString('base64') };
}

const keptFile = ({ keep, kept = '', keptName = '' }: Fields): File | null =>
  keep === '1' && kept !== '' ? new File([new Uint8Array(Buffer.from(kept, 'base64'))], keptName) : null;

async function readPosted(
  context: StaffPageContext,
  fields: Fields,
  file: File | null,
): Promise<StaffReply | { made: string }> {
  const { found = '', text = '' } = fields;
  const customer = found || (fields.customer ?? '').trim();
  const done = await readOrderPosted(context, { customer, text, file });
  if (done.ok) return done;
  const kept = file && done.field === 'customer' ? await keptFields(file) : NOT_KEPT;
  const reply = staffReply('read', done, { ...fields, customer, ...kept });
  return done.code === 'CUSTOMER_NOT_FOUND' ? { ...reply, choices: await customersLike(context, customer) } : reply;
}

async function confirmPosted(context: StaffPageContext, fields: Fields): Promise<Response | StaffReply> {
  const order = reviewedOrderFrom(fields.order);
  if (!order) throw badRequest('No order was read');
  const { lines, faults } = confirmedLines(order.lines, fields);
  const [fault] = faults;
  if (fault) {
    const errors = Object.fromEntries(faults.map((one) => [one.field ?? '', fieldErrorOf(one)]));
    return { ...staffReply('confirm', fault, fields), errors };
  }
  const done = await confirmOrder(context, order, lines);
  if (!done.ok) return staffReply('confirm', atChoice(done, fields), fields);
  return redirectTo(`${staffCustomerPath(order.customer.id)}?done=list`);
}

/** A product that was chosen in the list is at fault there. */
function atChoice(refused: Refusal, fields: Fields): Refusal {
  const { field = '' } = refused;
  return /^sku-\d+$/.test(field) && !fields[field]?.trim()
    ? { ...refused, field: field.replace('sku', 'choice') }
    : refused;
}

function ReadOrder(given: StaffGiven & { customer: string }) {
  const { made, reply } = given;
  const order = reviewedOrderFrom(made ?? (reply?.intent === 'confirm' ? reply.values.order : undefined));
  return <StaffReadOrderPage {...given} order={order} />;
}

export const loader = page.loader;
export const action = page.action;
