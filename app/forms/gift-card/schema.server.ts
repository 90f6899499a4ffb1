// A gift card to be bought: how much, to whom, from whom, with which words, and when. The rules are those of domain/gift-card/gift-card-sale.
import { z } from 'zod';
import { inCopenhagen } from '#domain/calendar/calendar';
import { fieldErrorOf } from '#domain/form/field-error';
import { type GiftCardAmounts, type GiftCardWish, problemWithWish } from '#domain/gift-card/gift-card-sale';
import { oere, oereFromKroner } from '#domain/money/money';
import { kronerFrom, wholeFrom } from '#domain/validate/amount';
import { optionalText, type Parsed, parseForm, requiredTidy, typedValues } from '~/forms/reply/schema.server';

const schema = z.object({
  step: z.string().optional().default(''),
  amount: optionalText('code'),
  toName: requiredTidy('giftName', 'company'),
  toEmail: requiredTidy('email', 'email'),
  fromName: requiredTidy('giftName', 'company'),
  message: optionalText('giftMessage'),
  sendOn: optionalText('code'),
  qty: z.string().optional().default(''),
});
type Typed = z.output<typeof schema>;

/** A typed amount overrides the chosen one: a buyer who types an amount wants that one. */
function typedAmount({ step, amount }: Typed): number | null {
  if (amount !== '') return kronerFrom(amount);
  const oereOfStep = wholeFrom(step);
  return oereOfStep === null ? null : oereOfStep / 100;
}

export function parseGiftCard(
  form: FormData,
  amounts: GiftCardAmounts,
  now: Date,
): Parsed<{ wish: GiftCardWish; quantity: number }> {
  const parsed = parseForm(form, schema);
  if (!parsed.ok) return parsed;
  const { toName, toEmail, fromName, message, sendOn, qty } = parsed.value;
  const kroner = typedAmount(parsed.value);
  const amount = kroner === null ? oere(0) : oereFromKroner(kroner);
  const wish = { amount, toName, toEmail, fromName, message, sendOn: sendOn || null };
  const problem = problemWithWish(wish, amounts, inCopenhagen(now).date);
  if (problem)
    return { ok: false, errors: { [problem.field ?? 'amount']: fieldErrorOf(problem) }, values: typedValues(form) };
  return { ok: true, value: { wish, quantity: Math.max(1, wholeFrom(qty) ?? 1) } };
}
