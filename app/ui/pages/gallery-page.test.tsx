// The gallery shows every component of the design kit in its states, in both languages and every look.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SHOP_LOOKS } from '#domain/store/shop-variant';
import { LANGUAGES, type Language } from '~/i18n/languages';
import { readerIn } from '~/i18n/texts.server';
import { TextsProvider } from '~/i18n/use-texts';
import * as kit from '~/ui/kit';
import { themeClass } from '~/ui/theme';
import { GalleryPage, samplesOfKit, WITHOUT_LOOK } from './gallery-page';

const components = Object.entries(kit).flatMap(([name, value]) =>
  typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
);
const samples = samplesOfKit({ word: (name) => name, language: 'da' });
const looks = SHOP_LOOKS.map((name) => ({ name, href: `?look=${name}` }));
const drawn = (language: Language, look: string) =>
  load(
    renderToStaticMarkup(
      <TextsProvider reader={readerIn(language)}>
        <GalleryPage {...{ look, looks, language }} />
      </TextsProvider>,
    ),
  );

test('every exported component of the kit has a sample, or is listed as one that shows nothing', () => {
  expect(components.length).toBeGreaterThan(30);
  expect([...Object.keys(samples), ...WITHOUT_LOOK].sort()).toEqual([...components].sort());
});

test.each(Object.entries(samples))('no two samples of %s have the same caption', (_, shown) => {
  const captions = shown.map(({ state, props }) => `${state} ${props}`);
  expect(captions.length).toBeGreaterThan(0);
  expect([...new Set(captions)]).toEqual(captions);
});

const FIELD = ['plain', 'empty', 'error', 'disabled', 'long'];
test.each([
  ['Button', ['plain', 'disabled', 'busy', 'long']],
  ['Field', FIELD],
  ['SelectField', FIELD],
  ['TextareaField', FIELD],
  ['CheckboxField', ['plain', 'chosen', 'error', 'disabled', 'long']],
  ['RadioCards', ['plain', 'chosen', 'error', 'disabled', 'long']],
  ['QuantityInput', ['plain', 'error', 'disabled', 'long']],
  ['Table', ['plain', 'chosen', 'empty', 'long']],
])('%s is shown in each of its states, and its markup has the state of the caption', (name, states) => {
  const shown = samples[name] ?? [];
  expect([...new Set(shown.map(({ state }) => state))]).toEqual(states);
  const marks: Record<string, string> = {
    chosen: ':checked, [data-active]',
    error: '[aria-invalid=true]',
    disabled: ':disabled',
    busy: '[aria-busy=true]',
  };
  const wrong = shown.filter(({ state, node }) => {
    const mark = marks[state];
    return mark !== undefined && load(renderToStaticMarkup(node))(mark).length === 0;
  });
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('every word exists in %s, no id is used twice, and nothing has inline styles', (language) => {
  const $ = drawn(language, 'base');
  expect($('#gallery').text()).not.toMatch(/gallery\.|sample\./);
  // The content security policy allows no inline styles.
  expect($('[style], style').length).toBe(0);
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get();
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const targets = $('a[href^="#"]')
    .map((_, link) => ($(link).attr('href') ?? '').slice(1))
    .get();
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(SHOP_LOOKS)('the samples have the look %s, and its link is the current one', (look) => {
  const $ = drawn('da', look);
  expect($('#gallery').hasClass(themeClass(look))).toBe(true);
  expect($('nav [aria-current=true]').text()).toBe(look);
});
