// Types forty valid and forty invalid inputs into each field of a real form: stored normalised, or rejected at the field with input preserved.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRefusalCode, textKeyOf } from '#domain/refusal/refusals';
import { parseCheckoutAddress } from '~/forms/checkout-address/schema.server';
import { parseCreateAccount } from '~/forms/create-account/schema.server';
import { parsePlaceOrder } from '~/forms/place-order/schema.server';
import { errorText } from '~/forms/reply/field-state';
import type { Parsed } from '~/forms/reply/schema.server';
import { parsePriceRequest } from '~/forms/request-price/schema.server';
import { LANGUAGES } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import type { Inputs } from './support/inputs/inputs';
import * as numbers from './support/inputs/numbers';
import * as people from './support/inputs/people';
import * as places from './support/inputs/places';

const ADDRESS = {
  email: 'anna@example.dk',
  firstname: 'A',
  lastname: 'B',
  company: 'Krogh ApS',
  vatId: '13748136',
  street: 'Nygade 1',
  postcode: '8000',
  city: 'Aarhus C',
  telephone: '33663366',
};
const ACCOUNT = {
  ...ADDRESS,
  cvr: '13748136',
  password: 'Kontor12',
  passwordAgain: 'Kontor12',
  terms: 'on',
};
const ORDER = { seenTotal: '100', terms: '1' };
const REQUEST = { name: 'Anna Krogh', company: 'Krogh ApS', email: 'anna@example.dk', quantity: '1' };

type Parse = (form: FormData) => Parsed<object>;
const address: Parse = (form) => {
  const parsed = parseCheckoutAddress(form, { kind: 'company-guest', addressIds: [] });
  if (!parsed.ok || parsed.value.kind !== 'new') return parsed;
  return { ok: true, value: { ...parsed.value.address, email: parsed.value.email } };
};
const account: Parse = (form) => {
  const parsed = parseCreateAccount(form, 'business');
  return parsed.ok ? { ok: true, value: { ...parsed.value, ...parsed.value.business } } : parsed;
};
const order: Parse = (form) =>
  parsePlaceOrder(form, {
    business: true,
    requisitionerRequired: true,
    requisitionNumberRequired: false,
    termIds: ['1'],
  });
const request: Parse = (form) => parsePriceRequest(form, { business: true });

/** Each kind of input at one real form; a test below proves that all forms use the same rule. */
const FIELDS: [what: string, inputs: Inputs, field: string, parse: Parse, rest: Record<string, string>][] = [
  ['a name', people.name, 'firstname', address, ADDRESS],
  ['a town', people.city, 'city', address, ADDRESS],
  ['an e-mail address', people.email, 'email', address, ADDRESS],
  ['a password', people.password, 'password', account, ACCOUNT],
  ['a street', places.street, 'street', address, ADDRESS],
  ['a postcode', places.postcode, 'postcode', address, ADDRESS],
  ['a telephone number', numbers.phone, 'telephone', address, ADDRESS],
  ['a CVR number', numbers.cvr, 'vatId', address, ADDRESS],
  ['an EAN number', numbers.ean, 'ean', account, ACCOUNT],
  ['a quantity', numbers.quantity, 'quantity', request, REQUEST],
  ['a reference', numbers.reference, 'requisitioner', order, ORDER],
];

/** Empty is valid where a field is optional; the requisitioner has its own message for it. */
const whenEmpty: Record<string, string | null> = { ean: null, requisitioner: textKeyOf('REQUISITIONER_MISSING') };

describe.each(FIELDS)('%s', (_what, { good, bad }, field, parse, rest) => {
  const typedInto = (typed: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...rest, [field]: typed })) form.append(name, value);
    if (field === 'password') form.set('passwordAgain', typed);
    return parse(form);
  };
  const wrong = Object.entries(bad).flatMap(([code, all]) => all.map((typed) => [typed, code] as const));

  // spec: 5: Rule numeric
  //   at domain/validate/amount.ts
  it('has forty valid and forty invalid inputs', () => expect([good.length, wrong.length]).toEqual([40, 40]));

  it.each(good)('%j is stored as %j', (typed, stored) => {
    const parsed = typedInto(typed);
    expect(parsed.ok ? String(Reflect.get(parsed.value, field)) : parsed.errors).toEqual(stored);
  });

  it.each(wrong)('%j is rejected: %s', (typed, code) => {
    if (!isRefusalCode(code)) throw new Error(code);
    const parsed = typedInto(typed);
    const key = code === 'REQUIRED' && field in whenEmpty ? whenEmpty[field] : textKeyOf(code);
    if (key === null) return expect(parsed.ok).toBe(true);
    if (parsed.ok) throw new Error(`${typed} was taken as ${Reflect.get(parsed.value, field)}`);
    const faulty = Object.keys(parsed.errors).filter((name) => name !== 'passwordAgain');
    expect([faulty, parsed.errors[field]?.split('#')[0]]).toEqual([[field], key]);
    expect(parsed.values).toEqual(expect.objectContaining(field === 'password' ? {} : { [field]: typed }));
    const words = LANGUAGES.map((language) => errorText(textsOf(language).t, parsed.errors[field]) ?? '');
    expect(words.filter((text) => text === '' || /\{\{|errors:/.test(text))).toEqual([]);
    return expect(words[0]).not.toBe(words[1]);
  });
});

describe('every form', () => {
  const files = readdirSync('app/forms', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\/(schema|fields).*\.tsx?$/.test(name),
  );
  const sourceOf = (name: string) => readFileSync(join('app', 'forms', name), 'utf8');
  /** For values that the page itself wrote into a hidden field, or for a field's name: none of them is typed by a person. */
  const NOT_TYPED = [
    'const TEXT_KEY =',
    'MOST_REPEATS',
    'const LIMITS =',
    'const SHOWN =',
    'const SECRET =',
    'path.replace(',
    'quickLineOf(',
    'Math.round(',
  ];

  it('uses the rules of the domain, and defines no regular expression', () => {
    const own = files.flatMap((name) =>
      sourceOf(name)
        .split('\n')
        .filter((line) => /[=(,\s!]\/[^/*\s].*\/[a-z]*(\.test|\.exec|[,;)])|\.regex\(|new RegExp/.test(line))
        .filter((line) => !/import |SECRET\.test/.test(line) && !NOT_TYPED.some((known) => line.includes(known)))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(own).toEqual([]);
  });

  /** The kind of input in fields of these names, in every form. */
  const KINDS: Record<string, string> = {
    email: 'email',
    toEmail: 'email',
    firstname: 'name',
    lastname: 'name',
    company: 'company',
    street: 'street',
    postcode: 'postcode',
    city: 'city',
    telephone: 'phone',
    cvr: 'cvr',
    ean: 'ean',
    reference: 'reference',
  };
  it('validates each field by the rule of its kind', () => {
    const others = files.flatMap((name) =>
      [...sourceOf(name).matchAll(/^\s*(\w+): .*?(?:required|optional)(Text|Tidy)\('\w+'(?:, '(\w+)')?/gm)]
        .filter(([, field = '', , rule]) => field in KINDS && rule !== KINDS[field])
        // A login is looked up by the typed value, and an invalid address is a failed login.
        .filter(() => !name.startsWith('login'))
        .map(([line]) => `${name}: ${line.trim()}`),
    );
    expect(others).toEqual([]);
  });
});
