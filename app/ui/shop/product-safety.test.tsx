// Legal safety information below a product: every known pictogram, sentence, document and producer, and no empty heading.
import { load } from 'cheerio';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import { Danger, Documents, Makers } from './product-safety';

const { t } = textsOf('da');
const drawn = (part: ReactElement) => load(renderToStaticMarkup(part));
const maker = { name: 'Nordlys A/S', address: 'Havnegade 3, 5000 Odense C', email: 'svar@nordlys.example' };

describe('the dangers of a product', () => {
  const danger = {
    pictograms: [{ code: 'GHS07', label: 'Udråbstegn', url: '/media/clp/ghs07.svg' }],
    signal: 'Advarsel',
    hazards: [{ code: 'H319', text: 'Forårsager alvorlig øjenirritation.' }],
    precautions: [{ code: 'P999', text: '' }],
  };

  it('have pictograms with alternative text, the signal word, and each sentence with its code', () => {
    const $ = drawn(<Danger danger={danger} t={t} />);
    expect([$('img').attr('src'), $('img').attr('alt')]).toEqual(['/media/clp/ghs07.svg', 'Udråbstegn']);
    const said = $('li').map((_, one) => $(one).text());
    expect([...said]).toEqual(['Forårsager alvorlig øjenirritation. (H319)', 'P999']);
    expect($.text()).toContain('Advarsel');
  });

  it('have no heading where there are none', () => {
    expect(renderToStaticMarkup(<Danger danger={null} t={t} />)).toBe('');
  });
});

describe('documents', () => {
  it('link to a PDF each, named by its kind, and have no heading where there are none', () => {
    const $ = drawn(
      <Documents documents={[{ kind: 'safety_data', href: '/documents/KV-7/safety_data.pdf' }]} pdfHref={null} t={t} />,
    );
    expect([$('a').attr('href'), $('a').attr('type'), $('a').text()]).toEqual([
      '/documents/KV-7/safety_data.pdf',
      'application/pdf',
      t('product:documents.safety_data'),
    ]);
    expect(renderToStaticMarkup(<Documents documents={[]} pdfHref={null} t={t} />)).toBe('');
  });
});

describe('makers', () => {
  it('are the producer, and the responsible person in the EU for a producer from outside', () => {
    const both = drawn(<Makers producer={maker} responsible={{ ...maker, name: 'Svar ApS' }} t={t} />);
    expect([both('section').length, both.text().includes('Svar ApS'), both.text().includes(maker.email)]).toEqual([
      2,
      true,
      true,
    ]);
    const one = drawn(<Makers producer={maker} responsible={null} t={t} />);
    expect([one('section').length, one.text().includes('Nordlys A/S')]).toEqual([1, true]);
    expect(renderToStaticMarkup(<Makers producer={null} responsible={maker} t={t} />)).toBe('');
  });
});
