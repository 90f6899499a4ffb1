// All quantities of a cart in one form, so that every button of it saves what was typed: update, remove, to the checkout.
// Quantities follow spec §5 "Quantity input".
import { type QuantityLimits, quantityFrom } from '#domain/quantity/quantity';

export type QuantitiesIntent = 'quantities' | 'checkout';

export interface QuantityChange {
  item: string;
  quantity: number;
  typed: string;
}

export interface CartQuantities {
  intent: QuantitiesIntent;
  /** The lines whose number is another than the page showed; an empty field changes nothing. */
  changes: QuantityChange[];
  /** Something was typed that was put right: the shopper sees the number before going on. */
  isPutRight: boolean;
  /** The line that is to be taken out. */
  remove: string | null;
  returnTo: string;
}

const FIELD = 'qty-';
/** As the page showed the line: quantity, least, most, increment. */
const SHOWN = /^(\d{1,6}),(\d{0,6}),(\d{0,6}),(\d{0,6})$/;
const LONGEST = 64;
/** A cart has no more lines. */
const MOST_LINES = 500;

const numberOrNull = (digits: string | undefined) => (digits ? Number(digits) : null);

function shownIn(form: FormData, item: string): { quantity: number | null; limits: QuantityLimits } {
  const [, quantity, min, max, increments] = SHOWN.exec(String(form.get(`line-${item}`))) ?? [];
  const limits = { min: numberOrNull(min), max: numberOrNull(max), increments: numberOrNull(increments) };
  return { quantity: numberOrNull(quantity), limits };
}

/** Null where the form is another one. */
export function parseCartQuantities(form: FormData): CartQuantities | null {
  const intent = form.get('intent');
  const removed = form.get('remove');
  if (intent !== 'quantities' && intent !== 'checkout' && typeof removed !== 'string') return null;
  const remove = typeof removed === 'string' ? removed.slice(0, LONGEST) : null;
  const changes: QuantityChange[] = [];
  let isPutRight = false;
  for (const [name, value] of [...form].slice(0, MOST_LINES * 2 + 5)) {
    if (!name.startsWith(FIELD) || typeof value !== 'string' || value.trim() === '') continue;
    const item = name.slice(FIELD.length, FIELD.length + LONGEST);
    const { quantity: shown, limits } = shownIn(form, item);
    const quantity = quantityFrom(value, limits, shown ?? 1);
    if (item === remove) continue;
    if (String(quantity) !== value.trim()) isPutRight = true;
    if (quantity !== shown) changes.push({ item, quantity, typed: value.slice(0, LONGEST) });
  }
  const returnTo = String(form.get('returnTo') ?? '');
  return { intent: intent === 'checkout' ? intent : 'quantities', changes, isPutRight, remove, returnTo };
}
