// What a company sends with its order of a gift shop, each field by the rule of its kind.
import type { AskGiftShopInput } from '#backend/generated/commerce';
import { hasMailbox } from '#domain/punchout/buyers';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { faultIn, RULES, type RuleName } from '#domain/validate/rules';
import type { AskedGiftShop } from './order-shop';
import {
  GIFT_CODE_KINDS_KEPT,
  GIFT_DESTINATIONS_KEPT,
  GIFT_KINDS,
  GIFT_PACKAGINGS_KEPT,
  GIFT_RANGES_KEPT,
} from './words';

/** The rule of each field, in the order in which the form shows them. */
const RULE_OF = {
  company: 'company',
  cvr: 'cvr',
  firstname: 'name',
  lastname: 'name',
  telephone: 'phone',
  street: 'street',
  postcode: 'postcode',
  city: 'city',
  ean: 'ean',
  reference: 'reference',
} as const satisfies Record<string, RuleName>;
type Field = keyof typeof RULE_OF;
const FIELDS: readonly Field[] = [
  'company',
  'cvr',
  'firstname',
  'lastname',
  'telephone',
  'street',
  'postcode',
  'city',
  'ean',
  'reference',
];
const OPTIONAL: readonly Field[] = ['ean', 'reference'];
const LONGEST_FIELD = 100;
const MOST_THEMES = 30;

const typedOfBuyer = (input: AskGiftShopInput, field: Field): string => (input[field] ?? '').trim();

/** The e-mail that mails of this shop go to; null for what is none. */
export const giftShopEmail = (typed: string): string | null => {
  const email = emailFrom(typed);
  return email !== null && hasMailbox(email) ? email : null;
};

export function checkedGiftShop(input: AskGiftShopInput): Outcome<{ asked: AskedGiftShop }> {
  const email = giftShopEmail(input.email);
  if (email === null) return refusal('EMAIL_INVALID', { field: 'email' });
  const buyer = {
    company: '',
    cvr: '',
    firstname: '',
    lastname: '',
    telephone: '',
    street: '',
    postcode: '',
    city: '',
    ean: '',
    reference: '',
  };
  for (const field of FIELDS) {
    const typed = typedOfBuyer(input, field);
    if (typed === '' && OPTIONAL.includes(field)) continue;
    if (typed === '') return refusal('REQUIRED', { field });
    if (typed.length > LONGEST_FIELD) return refusal('TOO_LONG', { field, params: { max: LONGEST_FIELD } });
    const rule = RULE_OF[field];
    const fault = faultIn(rule, typed);
    if (fault) return refusal(fault, { field });
    buyer[field] = RULES[rule].from(typed) ?? '';
  }
  const { employees, prefers_certified: prefersCertified, delivery_on: deliveryOn, price_class: priceClass } = input;
  return {
    ok: true,
    asked: {
      ...{ email, buyer, employees, prefersCertified, deliveryOn, priceClass },
      ...{ kind: GIFT_KINDS[input.kind], range: GIFT_RANGES_KEPT[input.range] },
      ...{ codeKind: GIFT_CODE_KINDS_KEPT[input.code_kind], packaging: GIFT_PACKAGINGS_KEPT[input.packaging] },
      destination: GIFT_DESTINATIONS_KEPT[input.destination ?? 'COMPANY'],
      themes: input.themes.slice(0, MOST_THEMES),
    },
  };
}
