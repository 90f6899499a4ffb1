// Texts of the shop: the same keys in Danish and English, none empty, every used key exists, the specification's texts verbatim.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LETTERS } from '~/ui/theme/letters';
import { allFiles, matches, root, type SourceFile, sourcesIn } from './support/source';

type Texts = Map<string, string>;
const LANGUAGES = ['da', 'en'] as const;
const namespaces = allFiles('app/i18n/da').map((file) => path.basename(file, '.json'));
const texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(namespaces.map((namespace) => [namespace, read(language, namespace)])),
  ]),
);

describe.each(namespaces)('%s', (namespace) => {
  const [da, en] = LANGUAGES.map((language) => texts[language]?.get(namespace) ?? new Map<string, string>());

  // spec: 1: UI languages Danish (da-DK, default) and English (en-GB)
  //   at domain/store/locale.ts, app/i18n/texts.server.ts
  test('has the same keys in both languages', () => {
    expect(bare(en)).toEqual(bare(da));
  });

  test('has no empty text', () => {
    for (const language of [da, en]) expect([...(language ?? [])].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('names the same placeholders in both languages', () => {
    const differing = [...(da ?? [])].filter(
      ([key, text]) => en?.has(key) && placeholders(text) !== placeholders(en.get(key) ?? ''),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

test('every character of the texts is in the shop’s own fonts', () => {
  const letters = new Set(LETTERS);
  const all = LANGUAGES.flatMap((language) => [...(texts[language]?.values() ?? [])].flatMap((of) => [...of.values()]));
  expect([...new Set(all.join(''))].filter((each) => each !== '\n' && !letters.has(each))).toEqual([]);
});

test('both languages have the same files', () => {
  expect(allFiles('app/i18n/en').map((file) => path.basename(file, '.json'))).toEqual(namespaces);
});

// spec: 5: Messages come from translation keys per rule
//   at domain/refusal/refusals.ts, app/i18n/da/errors.json
test('every key used in code exists', () => {
  const missing = sourcesIn('app', 'domain')
    .filter(({ isTest }) => !isTest)
    .flatMap(missingKeys);
  expect([...new Set(missing)]).toEqual([]);
});

describe('texts of the specification', () => {
  // Texts of flows that are not built yet join the list with their flow.
  const written: Record<(typeof LANGUAGES)[number], string[]> = {
    da: [
      // spec: 5: Required field: 'Dette er et obligatorisk felt.'
      //   at app/i18n/da/errors.json, app/forms/reply/schema.server.ts
      'Dette er et obligatorisk felt.',
      'Login oplysninger var forkerte.',
      // spec: 5: Delivery date error 'Dato eller format fejl, venligst vælg ny leveringsdato'
      //   at domain/delivery/delivery.ts, app/i18n/da/errors.json
      'Dato eller format fejl, venligst vælg ny leveringsdato',
      'Der skete desværre en fejl, venligst kontakt os.',
    ],
    en: [
      'This page could not be found',
      // spec: 2 Scroll and error pages: The titled fallback 'An Error Occurred' with links back and to the front page
      //   at app/ui/pages/error-page.tsx, app/i18n/en/errors.json
      'An Error Occurred',
      // spec: 8: 'Invalid login or password.'
      //   at app/i18n/en/errors.json
      'Invalid login or password.',
      'The account is deactivated.',
      'There was an error submitting your review',
      'Request price',
      // spec: 8: 'We could not add the product to the cart'
      //   at app/i18n/en/errors.json
      'We could not add the product to the cart',
      // spec: 8: Coupons: 'Successfully added coupon.'
      //   at app/i18n/en/cart.json
      'Successfully added coupon.',
      // spec: 4 Product label and action: Its text 'Only purchasable by business customers', which the specification spells 'purchaseable'
      //   at app/i18n/en/catalogue.json
      'Only purchasable by business customers',
      // spec: 4 Product label and action: Action 4: otherwise 'Add to cart'
      //   at domain/catalogue/product-card.ts, app/ui/shop/tile.tsx
      'Add to cart',
      // spec: 4 Product label and action: Labelled 'Choose options' otherwise, where the specification says 'Configure'
      //   at app/i18n/en/catalogue.json
      'Choose options',
      'Change to private',
      'I am a business customer',
      'Loading products...',
    ],
  };
  // spec: 8: Review: 'There was an error submitting your review'
  //   at app/services/review/review.server.ts
  // spec: 8: Recommendations: 'Loading products...'
  //   at app/client/follow-visit.ts, app/i18n/en/catalogue.json
  test.each(LANGUAGES)('exist verbatim in %s', (language) => {
    const all = [...(texts[language]?.values() ?? [])].flatMap((namespace) => [...namespace.values()]);
    expect(written[language].filter((text) => !all.includes(text))).toEqual([]);
  });
});

function read(language: string, namespace: string): Texts {
  const file = path.join(root, 'app/i18n', language, `${namespace}.json`);
  if (!fs.existsSync(file)) return new Map();
  const flat: Texts = new Map();
  const flatten = (value: unknown, key: string) => {
    if (typeof value === 'string') return void flat.set(key, value);
    if (typeof value !== 'object' || value === null) throw new Error(`${file}: ${key} is no text`);
    for (const [name, inner] of Object.entries(value)) flatten(inner, key ? `${key}.${name}` : name);
  };
  flatten(JSON.parse(fs.readFileSync(file, 'utf8')), '');
  return flat;
}

function bare(namespace: Texts | undefined): string[] {
  return [...(namespace?.keys() ?? [])].sort();
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();
}

/** Keys written with their namespace anywhere, and keys passed to `t` in a file that declares its namespace. */
function missingKeys(file: SourceFile): string[] {
  const home = [...file.code.matchAll(/useTexts\(\s*\[?\s*['"](\w+)['"]/g)].map(([, namespace = '']) => namespace);
  const inHome = home.length > 0 ? [...new Set(home)] : namespaces;
  const key = /((?<![\w.])t\(\s*)?['"`]((?:\w+:)?[\w-]+(?:\.[\w-]+)*\.?)(\$\{|['"`])/g;
  const named = [...file.code.matchAll(key)].filter(
    ([whole, , name = '']) => whole.startsWith('t(') || isNamespaced(name),
  );
  return named
    .filter(([, , name = '', end]) => {
      const [namespace, rest] = name.includes(':') ? name.split(':') : [undefined, name];
      return !(namespace ? [namespace] : inHome).some((place) => has(place, rest ?? '', end === '${'));
    })
    .flatMap(([, , name = '']) => matches(file, new RegExp(name.replaceAll('.', '\\.')), 'no text for').slice(0, 1));
}

function isNamespaced(name: string): boolean {
  const [namespace = '', rest] = name.split(':');
  return rest !== undefined && namespaces.includes(namespace);
}

/** A key may have plural forms; the prefix of a composed key must be the prefix of some key. */
function has(namespace: string, key: string, isBeginning: boolean): boolean {
  const there = texts.da?.get(namespace);
  if (!there) return false;
  if (isBeginning) return [...there.keys()].some((each) => each.startsWith(key));
  return [key, `${key}_one`, `${key}_other`].some((each) => there.has(each));
}
