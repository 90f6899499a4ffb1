// What comes over the wire of a complaint is checked again: the wire is open to others than the shop's own form.
import type { MakeComplaintInput } from '#backend/generated/commerce';
import { type ComplaintWish, LONGEST_DESCRIPTION, LONGEST_NUMBER } from '#domain/complaint/complaint';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { nameFrom } from '#domain/validate/person-name';
import type { Complaining } from './make';

const WISHES = {
  REPAIR: 'repair',
  REPLACEMENT: 'replacement',
  REFUND: 'refund',
  PRICE_OFF: 'price_off',
} as const satisfies Record<MakeComplaintInput['wish'], ComplaintWish>;

const LONGEST_PRODUCT = 120;
const LONGEST_TOKEN = 100;
/** More pieces than any line has. */
const MOST_PIECES = 999_999;

export const isToken = (text: string): boolean => text !== '' && text.length <= LONGEST_TOKEN;

/** Refuses none, and one that is too long. */
export function checkedText(
  typed: string | null | undefined,
  field: string,
  max: number = LONGEST_DESCRIPTION,
): Outcome<{ text: string }> {
  const text = typed?.trim() ?? '';
  if (text === '') return refusal('REQUIRED', { field });
  return text.length > max ? refusal('TOO_LONG', { field, params: { max } }) : { ok: true, text };
}

export type CheckedComplaint = Omit<Complaining, 'of'>;

export function checkedComplaint(input: MakeComplaintInput): Outcome<{ complaint: CheckedComplaint }> {
  const description = checkedText(input.description, 'description');
  if (!description.ok) return description;
  const serialNumber = input.serial_number?.trim() ?? '';
  const batchNumber = input.batch_number?.trim() ?? '';
  const params = { max: LONGEST_NUMBER };
  if (serialNumber.length > LONGEST_NUMBER) return refusal('TOO_LONG', { field: 'serialNumber', params });
  if (batchNumber.length > LONGEST_NUMBER) return refusal('TOO_LONG', { field: 'batchNumber', params });
  if (!Number.isInteger(input.quantity) || input.quantity < 1 || input.quantity > MOST_PIECES)
    return refusal('QUANTITY_NOT_A_NUMBER', { field: 'quantity' });
  const free = input.order_token ? null : checkedFree(input);
  if (free && !free.ok) return free;
  const { key, quantity } = input;
  const said = { key, quantity, wish: WISHES[input.wish], serialNumber, batchNumber, description: description.text };
  return { ok: true, complaint: { ...said, free: free?.free ?? null } };
}

function checkedFree(input: MakeComplaintInput): Outcome<{ free: NonNullable<Complaining['free']> }> {
  const product = checkedText(input.product, 'product', LONGEST_PRODUCT);
  if (!product.ok) return product;
  const name = nameFrom(input.name ?? '');
  if (name === null) return refusal('NAME_INVALID', { field: 'name' });
  const email = emailFrom(input.email ?? '');
  return email === null
    ? refusal('EMAIL_INVALID', { field: 'email' })
    : { ok: true, free: { product: product.text, name, email } };
}
