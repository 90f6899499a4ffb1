// Sheets of products as they are drawn: the operators of each page, by a number. A sheet that looks different has another number: look at it in the shop,
// and write the new one with `npx vitest run backend/commerce/catalogue/documents -u`.
import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { documentPath, readDocumentPath } from '../address';
import type { SheetFacts } from '../documents.sql';
import { descriptionText } from './description-words';
import { energyLabel } from './energy-label';
import { dataSheet, userGuide } from './plain-sheets';
import { safetySheet } from './safety-sheet';

const attribute = (code: string, label: string, value: string) => ({
  code,
  label,
  labelEn: label,
  value,
  valueEn: value,
});
const PLAIN: SheetFacts = {
  ...{ shop: 'Butikken', sku: 'KV-1', name: 'Universalrens, 5 l', brand: 'Havgus', ean: '5701234567899' },
  short: 'Til daglig rengøring.',
  description:
    '<p>Skummer ikke &amp; lugter &lt; lidt.</p><ul><li>Blank</li><li>Duft af <strong>fyr</strong></li></ul>',
  attributes: [attribute('ph', 'pH', '7'), attribute('power', 'Effekt', '5 W'), attribute('kant', 'Kant', 'Rund')],
  ...{ energyClass: null, producer: null, warnings: null, danger: null, createdAt: new Date('2026-11-03T09:00:00Z') },
};
const FULL: SheetFacts = {
  ...PLAIN,
  energyClass: 'C',
  producer: {
    ...{ name: 'Havgus', address: 'Kajen 1', email: 'h@havgus.example' },
    responsible: { name: 'Repræsentant', address: 'Kajen 2', email: 'r@havgus.example' },
  },
  warnings: 'Hold dåsen lodret.',
  danger: {
    clp: ['GHS02', 'ukendt', 'GHS07'],
    hSentences: ['H225', 'H319', 'H999'],
    pSentences: ['P102', 'P210', 'P305+P351+P338', 'P403+P233', 'P501', 'P399'],
  },
};
const LONG: SheetFacts = {
  ...FULL,
  shop: '',
  description: Array.from({ length: 45 }, (_, at) => `<p>Afsnit ${at} om varen.</p>`).join(''),
  attributes: Array.from({ length: 60 }, (_, at) =>
    attribute('ph', `Egenskab ${at}`, 'En værdi. '.repeat(1 + (at % 14))),
  ),
};

/** The pages' drawing operators, without fonts. */
function drawnIn(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]
    .map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .filter((content) => content.startsWith('1 0 0 -1 0 '));
}

async function seen(sheet: Promise<Buffer>) {
  const pages = drawnIn(await sheet);
  return { pages: pages.length, drawn: createHash('sha256').update(pages.join('\f')).digest('hex').slice(0, 12) };
}

describe('a sheet is drawn as before', () => {
  test('the data sheet', async () => {
    expect(await seen(dataSheet(PLAIN))).toMatchInlineSnapshot(`
      {
        "drawn": "71fb33df6734",
        "pages": 1,
      }
    `);
    expect(await seen(dataSheet(FULL))).toMatchInlineSnapshot(`
      {
        "drawn": "2b3078e5885f",
        "pages": 1,
      }
    `);
    expect(await seen(dataSheet(LONG))).toMatchInlineSnapshot(`
      {
        "drawn": "b0864dbf5828",
        "pages": 5,
      }
    `);
  });

  test('the user guide', async () => {
    expect(await seen(userGuide(PLAIN))).toMatchInlineSnapshot(`
      {
        "drawn": "53bb0a16848b",
        "pages": 1,
      }
    `);
    expect(await seen(userGuide(FULL))).toMatchInlineSnapshot(`
      {
        "drawn": "e631aec1b0a3",
        "pages": 1,
      }
    `);
    expect(await seen(userGuide(LONG))).toMatchInlineSnapshot(`
      {
        "drawn": "a378fde67f96",
        "pages": 5,
      }
    `);
  });

  test('the safety data sheet', async () => {
    expect(await seen(safetySheet(PLAIN))).toMatchInlineSnapshot(`
      {
        "drawn": "cfa79f679030",
        "pages": 1,
      }
    `);
    expect(await seen(safetySheet({ ...PLAIN, warnings: 'Pas på.' }))).toMatchInlineSnapshot(`
      {
        "drawn": "20a53ef13b7f",
        "pages": 1,
      }
    `);
    expect(await seen(safetySheet(FULL))).toMatchInlineSnapshot(`
      {
        "drawn": "c0b4858207e9",
        "pages": 2,
      }
    `);
  });

  test('the energy label', async () => {
    expect(await seen(energyLabel(PLAIN))).toMatchInlineSnapshot(`
      {
        "drawn": "f5372fd2b826",
        "pages": 1,
      }
    `);
    expect(await seen(energyLabel(FULL))).toMatchInlineSnapshot(`
      {
        "drawn": "d62d1f4786b2",
        "pages": 1,
      }
    `);
    expect(await seen(energyLabel({ ...FULL, energyClass: 'G' }))).toMatchInlineSnapshot(`
      {
        "drawn": "dc4d35512e47",
        "pages": 1,
      }
    `);
  });

  test('the same facts give the same bytes', async () => {
    expect((await dataSheet(FULL)).equals(await dataSheet(FULL))).toBe(true);
  });
});

test('a description has its paragraphs and points as plain text', () => {
  expect(descriptionText(PLAIN.description)).toEqual({
    paragraphs: ['Skummer ikke & lugter < lidt.'],
    points: ['Blank', 'Duft af fyr'],
  });
  expect(descriptionText('<p> </p><p>a\nb &gt;</p>')).toEqual({ paragraphs: ['a\nb >'], points: [] });
});

test.each([
  ['KV-1', 'energylabel', '/media/dokumenter/KV-1-energimaerke.pdf'],
  ['KV-1', 'user_guide', '/media/dokumenter/KV-1-brugervejledning.pdf'],
  ['KV', 'data', '/media/dokumenter/KV-datablad.pdf'],
  ['KV-1-B', 'safety_data', '/media/dokumenter/KV-1-B-sikkerhedsdatablad.pdf'],
] as const)('the address of %s %s is %s', (sku, type, path) => {
  expect(documentPath(sku, type)).toBe(path);
  expect(readDocumentPath(path)).toEqual({ sku, type });
});

test.each(['/media/dokumenter/KV-1-billede.pdf', '/media/dokumenter/-datablad.pdf', '/media/KV-datablad.pdf', '/'])(
  '%s names no document',
  (path) => expect(readDocumentPath(path)).toBeNull(),
);
