// One order in the back office, and acts on it.
import { oereFromKroner } from '#domain/money/money';
import type { Outcome } from '#domain/refusal/refusals';
import type { OrderAct } from '#domain/staff/rights';
import { kronerFrom, wholeFrom } from '#domain/validate/amount';
import type { Caller } from '~/models/caller';
import type { StaffChangeView, StaffOrderPageView } from '~/models/staff';
import { StaffActOnOrderDocument, StaffOrderDocument, StaffPlannedReductionDocument } from '../generated/staff';
import { BackendFailed, read, send } from '../transport/transport.server';
import { outcomeOfStaff } from './member.server';
import { typedPieces } from './typed.server';

export async function readOrderForStaff(caller: Caller, number: string): Promise<StaffOrderPageView | null> {
  const { staffOrder } = await read(caller, { client: 'staff', document: StaffOrderDocument, variables: { number } });
  if (!staffOrder) return null;
  const { payment = null, account = null, accountId = null, mails, erpInvoices, ...order } = staffOrder;
  return {
    ...order,
    payment,
    account,
    accountId,
    erpInvoices: erpInvoices.map(({ dueOn = null, ...document }) => ({ ...document, dueOn })),
    mails: mails.map(({ sentAt = null, ...mail }) => ({ ...mail, sentAt })),
  };
}

const hasPieces = (act: OrderAct): boolean =>
  act === 'ship' || act === 'invoice' || act === 'credit' || act === 'reduce';

interface Acted {
  done: Outcome<{ made: string | null }>;
  changes: StaffChangeView[];
}

const refusedHere = (
  code: 'QUANTITY_NOT_A_NUMBER' | 'NOTHING_LEFT' | 'REDUCTION_EMPTY' | 'ORDER_REASON_MISSING' | 'AMOUNT_INVALID',
  field: string,
): Acted => ({
  done: { ok: false, code, field },
  changes: [],
});

export async function actForStaff(
  caller: Caller,
  { number, act, fields }: { number: string; act: OrderAct; fields: Readonly<Record<string, string>> },
): Promise<Acted> {
  const pieces = hasPieces(act) ? typedPieces(fields) : [];
  if (pieces === null) return refusedHere('QUANTITY_NOT_A_NUMBER', 'pieces');
  if (hasPieces(act) && pieces.length === 0) return refusedHere('NOTHING_LEFT', 'pieces');
  const kroner = act === 'refund' ? kronerFrom(fields.amount ?? '') : 0;
  if (kroner === null) return refusedHere('AMOUNT_INVALID', 'amount');
  const { carrier = '', tracking = '', reason = '', text = '', mail = '' } = fields;
  const input = {
    ...{ pieces: hasPieces(act) ? pieces : null, carrier, tracking, reason, text },
    ...{ restock: fields.restock === 'on', freight: fields.freight === 'on' },
    ...(act === 'refund' ? { amountOere: oereFromKroner(kroner) } : {}),
    ...(act === 'mail' ? { mail: wholeFrom(mail) ?? 0 } : {}),
  };
  const variables = { number, act, seen: fields.seen ?? '', input };
  const { data } = await send(caller, { client: 'staff', document: StaffActOnOrderDocument, variables });
  if (!data) throw new BackendFailed('The act of staff was not answered');
  const { problem, made = null, changes } = data.staffActOnOrder;
  const outcome = outcomeOfStaff(problem);
  return { done: outcome.ok ? { ok: true, made } : outcome, changes };
}

/** What taking the typed pieces off the order would change; nothing is written. */
export async function planReductionTyped(
  caller: Caller,
  number: string,
  fields: Readonly<Record<string, string>>,
): Promise<Acted> {
  const pieces = typedPieces(fields);
  if (pieces === null) return refusedHere('QUANTITY_NOT_A_NUMBER', 'pieces');
  if (pieces.length === 0) return refusedHere('REDUCTION_EMPTY', 'pieces');
  if (!fields.reason?.trim()) return refusedHere('ORDER_REASON_MISSING', 'reason');
  const variables = { number, pieces };
  const { staffPlannedReduction } = await read(caller, {
    client: 'staff',
    document: StaffPlannedReductionDocument,
    variables,
  });
  const outcome = outcomeOfStaff(staffPlannedReduction.problem);
  return { done: outcome.ok ? { ok: true, made: null } : outcome, changes: staffPlannedReduction.changes };
}
