// A gift card to be bought: how much, to whom, from whom, with which words, and when. The rules are those of domain/gift-card-sale.
import { z } from 'zod';
import { inCopenhagen } from '#domain/calendar';
import { type GiftCardAmounts, type GiftCardWish, problemWithWish } from '#domain/gift-card-sale';
import { oere, oereFromKroner } from '#domain/money';
import { fieldErrorOf } from '#domain/field-error';
import { REFUSALS } from '#domain/refusals';
import { emailFrom } from '#domain/validate/email';
import {
  optionalText,
  type Parsed,
  parseForm,
  requiredText,
  requiredTidy,
  typedValues,
} from '~/forms/reply/schema.server';

/** '250', '250,00', '1.000 kr.'; null for what is no amount. */
function kronerFrom(typed: string): number | null {
  const plain = typed.replace(/kr\.?$/i, '').replace(/[\s.]/g, '');
  return /^\d{1,7}(,\d{1,2})?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

const schema = z.object({
  step: z.string().optional().default(''),
  amount: optionalText('code'),
  toName: requiredText('giftName'),
  toEmail: requiredTidy('email', emailFrom, REFUSALS.EMAIL_INVALID),
  fromName: requiredText('giftName'),
  message: optionalText('giftMessage'),
  sendOn: optionalText('code'),
  qty: z.string().optional().default(''),
});
type Typed = z.output<typeof schema>;

/** What was typed counts before what was chosen: nobody types an amount to buy another one. */
function amountOf({ step, amount }: Typed): number | null {
  if (amount !== '') return kronerFrom(amount);
  return /^\d{1,7}$/.test(step) ? Number(step) / 100 : null;
}

export function parseGiftCard(
  form: FormData,
  amounts: GiftCardAmounts,
  now: Date,
): Parsed<{ wish: GiftCardWish; quantity: number }> {
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return parsed;
  const { toName, toEmail, fromName, message, sendOn, qty } = parsed.value;
  const kroner = amountOf(parsed.value);
  const amount = kroner === null ? oere(0) : oereFromKroner(kroner);
  const wish = { amount, toName, toEmail, fromName, message, sendOn: sendOn || null };
  const problem = problemWithWish(wish, amounts, inCopenhagen(now).date);
  if (problem)
    return { ok: false, errors: { [problem.field ?? 'amount']: fieldErrorOf(problem) }, values: typedValues(form) };
  return { ok: true, value: { wish, quantity: /^\d{1,4}$/.test(qty) ? Math.max(1, Number(qty)) : 1 } };
}
