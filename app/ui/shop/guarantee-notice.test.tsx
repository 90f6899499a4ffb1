// The guarantee notice for consumers, before and after the law takes effect; companies see none.
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import { guaranteesOn } from '~/services/law/guarantees';
import { GaranLabel, GuaranteeNotice } from './guarantee-notice';

test.each([
  ['2026-09-26', true, false],
  ['2026-09-27', true, true],
  ['2026-09-27', false, false],
])('on %s, to a consumer %s: shown %s', (day, isConsumer, isShown) => {
  expect(guaranteesOn(day, isConsumer)).toEqual({ notice: isShown, label: isShown });
});

test.each(['da', 'en'] as const)('the notice has duration, scope and remedies in plain sight (%s)', (language) => {
  const page = load(renderToStaticMarkup(<GuaranteeNotice t={textsOf(language).t} />));
  const words = page('section').text();
  for (const said of language === 'da'
    ? ['Mindst 2 år', 'repareret', 'pengene tilbage']
    : ['At least 2 years', 'repaired', 'money back'])
    expect(words).toContain(said);
  expect(page('details').length).toBe(0);
  expect(page('section').attr('aria-labelledby')).toBe(page('p').first().attr('id'));
  expect(page('a').attr('href')).toMatch(/^https:\/\/europa\.eu\//);
});

test.each([
  [60, '5'],
  [30, '2½'],
])('the label of %i months shows %s years, with brand and model', (months, years) => {
  const drawn = <GaranLabel t={textsOf('da').t} months={months} brand="Havgus" model="H-1" terms={null} />;
  const page = load(renderToStaticMarkup(drawn));
  expect(page('section').attr('aria-label')).toBe(`Producentens holdbarhedsgaranti: ${years} år`);
  expect(page('strong').text()).toBe(years);
  expect(page('section').text()).toContain('Havgus · H-1');
});

test('the label links to the terms of the guarantee, and has the guarantor and address (D30)', () => {
  const told = { months: 60, brand: 'Havgus', model: 'H-1', guarantor: 'Havgus A/S, Kajen 1, 9990 Skagen' };
  const page = (terms: string | null) =>
    load(renderToStaticMarkup(<GaranLabel t={textsOf('en').t} {...told} terms={terms} />))('section');
  expect(page('/info/garanti').find('a').attr('href')).toBe('/info/garanti');
  expect(page('/info/garanti').text()).toContain('Havgus A/S, Kajen 1, 9990 Skagen');
  expect(page(null).find('a').length).toBe(0);
});
