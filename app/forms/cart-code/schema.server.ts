// What is typed or chosen beside the lines of the cart: a coupon's code put in or taken out, a gift chosen. Spec §8 "Coupons".
import { z } from 'zod';
import { REFUSALS } from '#domain/refusals';
import { optionalText, type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const schemas = {
  coupon: z.object({ coupon: requiredText('code', REFUSALS.COUPON_CODE_MISSING) }),
  'coupon-remove': z.object({ coupon: requiredText('code', REFUSALS.COUPON_CODE_MISSING) }),
  gift: z.object({ promo: requiredText('item'), gift: optionalText('sku') }),
};

export type CodeIntent = keyof typeof schemas;
export type CodeChange =
  | { intent: 'coupon' | 'coupon-remove'; coupon: string }
  | { intent: 'gift'; promo: string; gift: string };

export function codeIntentOf(form: FormData): CodeIntent | null {
  const intent = form.get('intent');
  return intent === 'coupon' || intent === 'coupon-remove' || intent === 'gift' ? intent : null;
}

export function parseCartCode(form: FormData, intent: CodeIntent): Parsed<CodeChange> {
  if (intent === 'gift') {
    const parsed = parseForm(form, schemas.gift);
    return parsed.ok ? { ok: true, value: { intent, ...parsed.value } } : parsed;
  }
  const parsed = parseForm(form, schemas[intent]);
  return parsed.ok ? { ok: true, value: { intent, ...parsed.value } } : parsed;
}
