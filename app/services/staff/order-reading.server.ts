// Orders in files in the back office: a file or a pasted text as proposed lines, and the confirmed lines as a list of the customer.
import { z } from 'zod';
import { MOST_ORDER_LINES } from '#domain/purchase-order/reading/limits';
import { CERTAINTIES, FACT_KINDS } from '#domain/purchase-order/reading/model';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ConfirmedLine, ReviewedOrder } from '#domain/staff/read-order';
import type { Caller } from '~/models/caller';
import { StaffConfirmReadOrderDocument, StaffReadOrderDocument } from '../generated/staff';
import { BackendFailed, send } from '../transport/transport.server';
import { readCustomersForStaff } from './customers.server';
import { outcomeOfStaff } from './member.server';

const text = z.string().nullable();
const count = z.number().nullable();
const product = z.object({ sku: z.string(), name: z.string(), unit: z.string(), pieces: count });
const line = z.object({
  ...{ source: z.string(), certainty: z.enum(CERTAINTIES), products: z.array(product), quantity: count, typed: text },
  ...{ orderedUnit: text, soldIn: z.array(z.string()).nullable(), net: count, gross: count, ordered: count },
  ...{ priceTyped: text, wishedOn: text, refused: text },
});
const reviewed = z.object({
  customer: z.object({ id: z.number(), email: z.string(), name: z.string() }),
  list: z.string(),
  sender: text,
  facts: z.array(z.object({ kind: z.enum(FACT_KINDS), text: z.string() })),
  address: z.array(z.string()),
  missed: z.array(z.string()),
  unread: z.array(z.string()),
  lines: z.array(line).min(1).max(MOST_ORDER_LINES),
});

/** Null for a text that is no reviewed order: a form that was changed by its sender. */
export function reviewedOrderFrom(json: string | undefined): ReviewedOrder | null {
  try {
    return reviewed.safeParse(JSON.parse(json ?? '')).data ?? null;
  } catch {
    return null;
  }
}

interface PostedOrder {
  customer: string;
  text: string;
  file: File | null;
}

/** Made: the reviewed order as JSON. */
export async function readOrderPosted(
  caller: Caller,
  { customer, text: pasted, file }: PostedOrder,
): Promise<Outcome<{ made: string }>> {
  if (customer === '') return refusal('REQUIRED', { field: 'customer' });
  const hasText = pasted.trim() !== '';
  if (hasText === (file !== null)) return refusal('ORDER_TEXT_OR_FILE', { field: hasText ? 'file' : 'text' });
  const bytes = file ? Buffer.from(await file.arrayBuffer()) : Buffer.from(pasted);
  // A pasted text has no name.
  const variables = { customer, name: file ? file.name || '-' : '', content: bytes.toString('base64') };
  const { data } = await send(caller, { client: 'staff', document: StaffReadOrderDocument, variables });
  if (!data) throw new BackendFailed('The reading of an order was not answered');
  const { problem, made } = data.staffReadOrder;
  const outcome = outcomeOfStaff(problem);
  return outcome.ok ? { ok: true, made: made ?? '' } : outcome;
}

const MOST_CHOICES = 10;
const SHORTEST_SEARCH = 3;

/** Customers whose name, company, e-mail, CVR or telephone number has this text. */
export async function customersLike(caller: Caller, typed: string): Promise<{ value: string; label: string }[]> {
  if (typed.length < SHORTEST_SEARCH) return [];
  const query = { view: 'all', text: typed, after: null, before: null } as const;
  const { rows } = await readCustomersForStaff(caller, query);
  return rows.slice(0, MOST_CHOICES).map(({ email, name, company }) => ({
    value: email,
    label: [company, name, email].filter(Boolean).join(', '),
  }));
}

export async function confirmOrder(
  caller: Caller,
  { customer, list }: ReviewedOrder,
  lines: ConfirmedLine[],
): Promise<Outcome> {
  const variables = { customer: customer.email, name: list, lines };
  const { data } = await send(caller, { client: 'staff', document: StaffConfirmReadOrderDocument, variables });
  if (!data) throw new BackendFailed('The confirmation of a read order was not answered');
  return outcomeOfStaff(data.staffConfirmReadOrder.problem);
}
