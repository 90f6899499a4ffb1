// What an approver sends: which orders they answer, a reason to decline, and how many pieces of each line are left.
import { z } from 'zod';
import { MOST_DECIDED_AT_ONCE } from '#domain/approval/approval';
import { fieldError } from '#domain/form/field-error';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { type Parsed, parseForm, requiredText, typedValues } from '~/forms/reply/schema.server';

const no = z.object({ reason: requiredText('reason') });

export const parseDecline = (form: FormData): Parsed<z.output<typeof no>> => parseForm(form, no);

const CHOSEN = 'order-';
const LONGEST_NUMBER = 32;

/** Uids of orders by their numbers: a box for each, `order-<number>`. */
export function parseChosen(form: FormData): Parsed<Map<string, string>> {
  const chosen = new Map<string, string>();
  form.forEach((value, name) => {
    const number = name.slice(CHOSEN.length);
    const isOrder = name.startsWith(CHOSEN) && number.length <= LONGEST_NUMBER;
    if (isOrder && typeof value === 'string') chosen.set(number, value);
  });
  const wrong = (error: string) => ({ ok: false as const, errors: { orders: error }, values: typedValues(form) });
  if (chosen.size === 0) return wrong(REFUSALS.NO_ORDERS_CHOSEN);
  if (chosen.size > MOST_DECIDED_AT_ONCE)
    return wrong(fieldError(REFUSALS.ORDERS_TOO_MANY, { most: MOST_DECIDED_AT_ONCE }));
  return { ok: true, value: chosen };
}

const FIELD = 'pieces-';

/** By the uid of the line; the form has a field for each of them. */
export function parsePieces(form: FormData): Parsed<Map<string, number>> {
  const pieces = new Map<string, number>();
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  form.forEach((value, name) => {
    if (!name.startsWith(FIELD) || typeof value !== 'string') return;
    values[name] = value;
    const number = wholeFrom(value);
    if (number !== null) pieces.set(name.slice(FIELD.length), number);
    else errors[name] = REFUSALS.QUANTITY_NOT_A_NUMBER;
  });
  return Object.keys(errors).length > 0 ? { ok: false, errors, values } : { ok: true, value: pieces };
}
