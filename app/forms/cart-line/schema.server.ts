// The cart's own forms: add a product, change a line's quantity, remove a line. Quantities follow spec §5 "Quantity input".
import { z } from 'zod';
import { CURRENCIES } from '#domain/money/money';
import { type PresentWish, presentFrom } from '#domain/order/present';
import { type QuantityLimits, quantityFrom } from '#domain/quantity/quantity';
import { REFUSALS } from '#domain/refusal/refusals';
import { optionalText, type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

export interface CartLineAbilities {
  /** Limits of the product, where they are known before the back end is called; otherwise the form's limits apply. */
  limits?: QuantityLimits;
}

export type CartChange =
  | {
      intent: 'add';
      sku: string;
      parentSku: string | null;
      selectedOptions: string[];
      quantity: number;
      /** Bought for bonus points. */
      inPoints: boolean;
      /** Null when not bought as a present. */
      present: PresentWish | null;
      returnTo: string;
    }
  // Null: the field was left empty, so the quantity stays as it was.
  | { intent: 'update'; item: string; quantity: number | null; returnTo: string }
  | { intent: 'remove'; item: string; returnTo: string };

const text = z.string().optional().default('');
const returnTo = text;
const wish = { greeting: text, wrapped: z.literal('1').optional().catch(undefined), deliverOn: text };
const schemas = {
  add: z.object({
    sku: requiredText('sku', REFUSALS.COULD_NOT_ADD),
    parentSku: optionalText('sku'),
    option: z.array(z.string().max(200)).max(20),
    qty: text,
    currency: z.enum(CURRENCIES).optional().catch(undefined),
    ...wish,
    returnTo,
  }),
  present: z.object({ item: requiredText('item', REFUSALS.COULD_NOT_FIND_CART_ITEM), ...wish }),
  update: z.object({ item: requiredText('item', REFUSALS.COULD_NOT_FIND_CART_ITEM), qty: text, returnTo }),
  remove: z.object({ item: requiredText('item', REFUSALS.COULD_NOT_FIND_CART_ITEM), returnTo }),
};

const LIMITS = /^(\d{0,6}),(\d{0,6}),(\d{0,6})$/;

/** As the form brings them: they put right what was typed, and what may be bought is the back end's to say. */
function limitsIn(form: FormData): QuantityLimits {
  const [, min, max, increments] = LIMITS.exec(String(form.get('limits'))) ?? [];
  const number = (digits: string | undefined) => (digits ? Number(digits) : null);
  return { min: number(min), max: number(max), increments: number(increments) };
}

export function parseCartLine(form: FormData, { limits = limitsIn(form) }: CartLineAbilities = {}): Parsed<CartChange> {
  switch (form.get('intent')) {
    case 'add':
      return parseAdd(form, limits);
    case 'update':
      return parseUpdate(form, limits);
    case 'remove': {
      const parsed = parseForm(form, schemas.remove);
      return parsed.ok ? { ok: true, value: { intent: 'remove', ...parsed.value } } : parsed;
    }
    default:
      return { ok: false, errors: { intent: REFUSALS.UNKNOWN_INTENT }, values: {} };
  }
}

function parseAdd(form: FormData, limits: QuantityLimits): Parsed<CartChange> {
  const parsed = parseForm(form, schemas.add);
  if (!parsed.ok) return parsed;
  const { sku, parentSku, option, qty, currency, returnTo: target } = parsed.value;
  const quantity = quantityFrom(qty, limits, 1);
  const value = { intent: 'add' as const, sku, parentSku: parentSku || null, selectedOptions: option, quantity };
  const present = presentFrom(wishTyped(parsed.value));
  return { ok: true, value: { ...value, inPoints: currency === 'POINT', present, returnTo: target } };
}

const wishTyped = ({
  greeting,
  wrapped,
  deliverOn,
}: {
  greeting: string;
  wrapped?: '1' | undefined;
  deliverOn: string;
}) => ({
  greeting,
  wrapped: wrapped === '1',
  deliverOn: deliverOn.trim() || null,
});

/** Reads the gift options of a cart line. */
export function parseCartPresent(form: FormData): Parsed<{ item: string; wish: PresentWish }> {
  const parsed = parseForm(form, schemas.present);
  return parsed.ok ? { ok: true, value: { item: parsed.value.item, wish: wishTyped(parsed.value) } } : parsed;
}

function parseUpdate(form: FormData, limits: QuantityLimits): Parsed<CartChange> {
  const parsed = parseForm(form, schemas.update);
  if (!parsed.ok) return parsed;
  const { item, qty, returnTo: target } = parsed.value;
  const quantity = qty.trim() === '' ? null : quantityFrom(qty, limits, 1);
  return { ok: true, value: { intent: 'update', item, quantity, returnTo: target } };
}
