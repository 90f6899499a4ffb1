// The server's reader of texts returns what i18next returns, for any input.
import { readFileSync } from 'node:fs';
import { createInstance, type i18n } from 'i18next';
import { expect, test } from 'vitest';
import { readerOf } from './reader.server';
import { readerIn } from './texts.server';

const NAMESPACES = ['cart', 'product', 'common', 'catalogue', 'account'];
/** Texts that could break a pattern, a template or an escape. */
const TOLD = ['Ringbind', '$& $1 {{other}} $t(cart:title)', '<b>& "Øl"</b>', '', 0, 12.5];

function everyText(value: unknown, path: string[] = []): [key: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  return Object.entries(Object(value)).flatMap(([name, inner]) => everyText(inner, [...path, name]));
}

const read = (namespace: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`app/i18n/da/${namespace}.json`, 'utf8'));

function textsIn(resources: Record<string, Record<string, unknown>>): i18n {
  const texts = createInstance();
  texts.init({
    lng: 'da',
    fallbackLng: false,
    resources: { da: resources },
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  return texts;
}

const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name]) => name ?? []);

test.each(NAMESPACES)('reads every text of %s as i18next does', (namespace) => {
  const resources = { [namespace]: read(namespace) };
  const texts = textsIn(resources);
  const { t } = readerOf(texts, namespace);
  const plain = texts.getFixedT(null, namespace);
  for (const [key, text] of everyText(resources[namespace])) {
    const names = placesIn(text);
    if (names.includes('count')) {
      for (const count of [0, 1, 2])
        expect(t(key.replace(/_(one|other)$/, ''), { count })).toBe(plain(key.replace(/_(one|other)$/, ''), { count }));
      continue;
    }
    TOLD.forEach((_, at) => {
      const options = Object.fromEntries(names.map((name, place) => [name, TOLD[(at + place) % TOLD.length]]));
      expect(t(key, options)).toBe(plain(key, options));
      expect(t(key, options)).toBe(plain(key, options));
    });
  }
});

test('formats a count for the language, and other values unchanged', () => {
  expect(readerIn('da')('account').t('account:lists.count', { count: 1500 })).toBe('1.500 varer');
  expect(readerIn('en')('account').t('account:lists.count', { count: 1500 })).toBe('1,500 items');
  expect(readerIn('da')('account').t('account:orders.again', { number: 2000123 })).toContain('2000123');
});
