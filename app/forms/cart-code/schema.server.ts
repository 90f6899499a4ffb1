// Input of the cart other than its lines: codes of coupons and gift cards added or removed, a gift chosen. Spec §8.
import { z } from 'zod';
import { REFUSALS } from '#domain/refusal/refusals';
import { optionalText, type Parsed, parseForm, requiredText } from '~/forms/reply/schema.server';

const coupon = z.object({ coupon: requiredText('code', REFUSALS.COUPON_CODE_MISSING) });
const giftcard = z.object({ giftcard: requiredText('code', REFUSALS.GIFT_CARD_INVALID) });
const gift = z.object({ promo: requiredText('item'), gift: optionalText('sku') });

const INTENTS = ['coupon', 'coupon-remove', 'giftcard', 'giftcard-remove', 'gift'] as const;
export type CodeIntent = (typeof INTENTS)[number];
export type CodeChange =
  | { intent: 'coupon' | 'coupon-remove' | 'giftcard' | 'giftcard-remove'; code: string }
  | { intent: 'gift'; promo: string; gift: string };

export function codeIntentOf(form: FormData): CodeIntent | null {
  const typed = form.get('intent');
  return INTENTS.find((intent) => intent === typed) ?? null;
}

export function parseCartCode(form: FormData, intent: CodeIntent): Parsed<CodeChange> {
  switch (intent) {
    case 'gift': {
      const parsed = parseForm(form, gift);
      return parsed.ok ? { ok: true, value: { intent, ...parsed.value } } : parsed;
    }
    case 'coupon':
    case 'coupon-remove': {
      const parsed = parseForm(form, coupon);
      return parsed.ok ? { ok: true, value: { intent, code: parsed.value.coupon } } : parsed;
    }
    case 'giftcard':
    case 'giftcard-remove': {
      const parsed = parseForm(form, giftcard);
      return parsed.ok ? { ok: true, value: { intent, code: parsed.value.giftcard } } : parsed;
    }
  }
}

export function parseBalanceCode(form: FormData): Parsed<{ giftcard: string }> {
  return parseForm(form, giftcard);
}
