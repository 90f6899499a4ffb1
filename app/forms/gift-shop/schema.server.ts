// What is typed about gift shops: the order of one, its gifts and employees, a code, and an employee's choice.
import { z } from 'zod';
import { fieldError } from '#domain/form/field-error';
import {
  GIFT_CODE_KINDS,
  GIFT_DESTINATIONS,
  GIFT_PACKAGINGS,
  GIFT_RANGES,
  GIFT_SHOP_KINDS,
  MOST_EMPLOYEES,
} from '#domain/gift-shop/gift-shop';
import type { GiftAddress } from '#domain/gift-shop/home-address';
import { REFUSALS } from '#domain/refusal/refusals';
import { wholeFrom } from '#domain/validate/amount';
import {
  optionalText,
  optionalTidy,
  type Parsed,
  parseForm,
  requiredText,
  requiredTidy,
} from '~/forms/reply/schema.server';
import { THEME_FIELD } from './fields';

const chosen = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { errorMap: () => ({ message: REFUSALS.REQUIRED }) });

const employees = requiredText('item').transform((typed, context) => {
  const number = wholeFrom(typed);
  if (number !== null && number >= 1 && number <= MOST_EMPLOYEES) return number;
  context.addIssue({ code: z.ZodIssueCode.custom, message: fieldError(REFUSALS.GIFT_COUNT, { max: MOST_EMPLOYEES }) });
  return z.NEVER;
});

const order = z.object({
  employees,
  priceClass: requiredText('item'),
  kind: chosen(GIFT_SHOP_KINDS),
  range: chosen(GIFT_RANGES),
  certified: optionalText('item'),
  codeKind: chosen(GIFT_CODE_KINDS),
  packaging: chosen(GIFT_PACKAGINGS),
  deliveryOn: requiredText('item'),
  destination: chosen(GIFT_DESTINATIONS).default('company'),
  company: requiredTidy('company', 'company'),
  cvr: requiredTidy('cvr', 'cvr'),
  firstname: requiredTidy('firstname', 'name'),
  lastname: requiredTidy('lastname', 'name'),
  email: requiredTidy('email', 'email'),
  telephone: requiredTidy('telephone', 'phone'),
  street: requiredTidy('street', 'street'),
  postcode: requiredTidy('postcode', 'postcode'),
  city: requiredTidy('city', 'city'),
  ean: optionalTidy('ean', 'ean'),
  reference: optionalTidy('reference', 'reference'),
});

export type GiftShopTyped = z.output<typeof order> & { themes: string[] };

/** Wishes that are ticked, in the order of the form. */
const themesIn = (form: FormData): string[] =>
  [...form.keys()].flatMap((name) => (name.startsWith(THEME_FIELD) ? [name.slice(THEME_FIELD.length)] : []));

export function parseGiftShop(form: FormData): Parsed<GiftShopTyped> {
  const parsed = parseForm(form, order);
  return parsed.ok ? { ok: true, value: { ...parsed.value, themes: [...new Set(themesIn(form))] } } : parsed;
}

const saved = z.object({ email: requiredTidy('email', 'email') });

/** To save it half-way an address is enough. */
export const parseSavedGiftShop = (form: FormData): Parsed<z.output<typeof saved>> => parseForm(form, saved);

const code = z.object({ code: requiredText('code') });

export const parseGiftCode = (form: FormData): Parsed<z.output<typeof code>> => parseForm(form, code);

const list = z.object({ list: requiredText('giftList') });

export const parseGiftEmployees = (form: FormData): Parsed<z.output<typeof list>> => parseForm(form, list);

const accepted = z.object({
  each: requiredText('item', REFUSALS.GIFT_OFFER_CHANGED).transform((typed) => wholeFrom(typed) ?? -1),
});

/** The price in øre that the page showed. */
export const parseGiftYes = (form: FormData): Parsed<z.output<typeof accepted>> => parseForm(form, accepted);

const version = requiredText('item').transform((typed) => wholeFrom(typed) ?? -1);
const choice = z.object({
  gift: requiredText('sku', REFUSALS.GIFT_NOT_OFFERED),
  label: requiredText('giftLabel', REFUSALS.GIFT_LABEL_MISSING),
  version,
});

const homeChoice = choice.extend({
  street: requiredTidy('street', 'street'),
  postcode: requiredTidy('postcode', 'postcode'),
  city: requiredTidy('city', 'city'),
});
type GiftChoiceTyped = z.output<typeof choice> & { address: GiftAddress | null };

/** Includes an address where the page had its fields; the back end decides whether one is required. */
export function parseGiftChoice(form: FormData): Parsed<GiftChoiceTyped> {
  if (!form.has('street')) {
    const parsed = parseForm(form, choice);
    return parsed.ok ? { ok: true, value: { ...parsed.value, address: null } } : parsed;
  }
  const parsed = parseForm(form, homeChoice);
  if (!parsed.ok) return parsed;
  const { street, postcode, city, ...chosenGift } = parsed.value;
  return { ok: true, value: { ...chosenGift, address: { street, postcode, city } } };
}

const fallback = z.object({ default: requiredText('sku', REFUSALS.GIFT_DEFAULT_MISSING) });
const MOST_TICKED = 500;

export function parsePickedGifts(form: FormData): Parsed<{ skus: string[]; defaultSku: string }> {
  const parsed = parseForm(form, fallback);
  if (!parsed.ok) return parsed;
  const ticked = form.getAll('gifts').flatMap((sku) => (typeof sku === 'string' ? [sku] : []));
  return { ok: true, value: { skus: ticked.slice(0, MOST_TICKED), defaultSku: parsed.value.default } };
}
