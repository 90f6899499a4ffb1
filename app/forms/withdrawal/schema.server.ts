// Withdrawing from an order: the words that open it without a login, and how many pieces of each line.
import { z } from 'zod';
import { fieldErrorOf } from '#domain/form/field-error';
import { REFUSALS, refusal } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import { type Parsed, parseForm, requiredText, requiredTidy, typedValues } from '~/forms/reply/schema.server';

const asked = z.object({
  number: requiredText('item'),
  email: requiredTidy('email', 'email'),
  postcode: requiredTidy('postcode', 'postcode'),
});

export const parseOrderSearch = (form: FormData): Parsed<z.output<typeof asked>> => parseForm(form, asked);

const FIELD = 'line-';
/** Ids of the database are no larger. */
const LARGEST = 2_147_483_647;

export type WithdrawnPieces = { id: number; quantity: number }[];

interface Left {
  id: number;
  sku: string;
  left: number;
}

/** A field for each line; an empty one is none of it. At least one piece has to be chosen, and no more than is `left`. */
export function parseWithdrawn(form: FormData | URLSearchParams, left: readonly Left[] = []): Parsed<WithdrawnPieces> {
  const lines: WithdrawnPieces = [];
  const errors: Record<string, string> = {};
  form.forEach((value, name) => {
    if (!name.startsWith(FIELD) || typeof value !== 'string') return;
    const id = wholeFrom(name.slice(FIELD.length)) ?? 0;
    const quantity = value.trim() === '' ? 0 : wholeFrom(value);
    const line = left.find((one) => one.id === id);
    if (quantity === null || quantity > LARGEST) errors[name] = REFUSALS.QUANTITY_NOT_A_NUMBER;
    else if (line && quantity > line.left)
      errors[name] = fieldErrorOf(refusal('MORE_THAN_LEFT', { params: { sku: line.sku, left: line.left } }));
    else if (quantity > 0 && id > 0 && id <= LARGEST) lines.push({ id, quantity });
  });
  if (Object.keys(errors).length === 0 && lines.length > 0) return { ok: true, value: lines };
  const none: Record<string, string> = Object.keys(errors).length === 0 ? { lines: REFUSALS.WITHDRAWAL_EMPTY } : {};
  return { ok: false, errors: { ...none, ...errors }, values: typedValues(form) };
}
