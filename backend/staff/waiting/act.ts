// A price request is read, answered with a price, or marked as answered elsewhere; each answer is logged.
import { answerPriceRequest, closePriceRequest, readRequest } from '#backend/commerce/request/index';
import { witnessOf } from '#backend/commerce/staff/index';
import { guardedPool } from '#backend/db/transaction';
import { oere } from '#domain/money/money';
import { enteredText } from '#domain/reading/text';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { StaffContext } from '../context';

const LONGEST_ANSWER = 5_000;
const MOST_EACH = 999_999_999;

export async function requestForStaff(id: number, { pool }: StaffContext) {
  const row = await readRequest(pool, id);
  if (!row) return null;
  const { name, company, email, telephone, quantity, message, sku, unit, store, basis, account } = row;
  return {
    ...{ id, name, company, email, telephone, quantity, message, sku, unit, store, account },
    ...{ product: row.name_da, isNet: basis === 'net', due: row.answer_by, at: row.asked_at.toISOString() },
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

interface TypedAnswer {
  id: number;
  eachOere: number;
  text: string;
}

export async function answerRequestForStaff(
  { id, eachOere, text }: TypedAnswer,
  staff: string,
  { pool, queue, now }: StaffContext,
): Promise<Outcome> {
  if (!Number.isInteger(eachOere) || eachOere <= 0 || eachOere > MOST_EACH)
    return refusal('AMOUNT_INVALID', { field: 'each' });
  const told = () => ({ eachOere, answeredAt: now.toISOString() });
  const deed = { command: 'request answer', kind: 'price request', subject: String(id), told, staff, now } as const;
  const written = enteredText(text).trim().slice(0, LONGEST_ANSWER);
  const guarded = guardedPool(pool, witnessOf(deed));
  return answerPriceRequest(id, { eachOere: oere(eachOere), text: written }, { pool: guarded, queue, now });
}

export function closeRequestForStaff(id: number, staff: string, { pool, now }: StaffContext): Promise<Outcome> {
  const deed = { command: 'request answered', kind: 'price request', subject: String(id), told: null } as const;
  return closePriceRequest(id, guardedPool(pool, witnessOf({ ...deed, staff, now })), now);
}
