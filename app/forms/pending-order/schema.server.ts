// What an approver sends: a reason to decline, and how many pieces of each line are left.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const no = z.object({ reason: requiredText('reason') });

export const parseDecline = (form: FormData): Parsed<z.output<typeof no>> => parseForm(form, no);

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
