// The fonts of a PDF are embedded, its text can be read and copied, and its size is limited.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picturesOfPdf, textOfPdf } from '../../tests/support/pdf-text';
import { pdfBytes } from './draw-pdf.server';
import type { PdfContent } from './pdf-content';
import { type Placed, sheetsOf } from './sheet';

const paper = (paragraphs: string[], more: Partial<PdfContent> = {}): PdfContent => ({
  ...{
    language: 'da',
    file: 'ordre',
    title: 'Ordre 100000001',
    shop: 'Kontorværk',
    accent: '#d5494b',
    mark: [],
    logo: null,
  },
  ...{
    kind: 'Ordre',
    facts: [],
    blocks: [],
    columns: [],
    rows: [],
    sums: [],
    total: null,
    notes: [],
    foot: 'Kontorværk',
  },
  paragraphs,
  ...more,
});
const drawn = async (content: PdfContent) => new Uint8Array(await new Response(pdfBytes(content)).arrayBuffer());

it('names in every alphabet of the font, symbols and ligatures are readable text of the PDF', async () => {
  const texts = [
    'Łukasz Żółć-Şahin, Đorđe Plads 4',
    'Nguyễn Thị Phượng',
    'Фёдор Щукин, Їжакевич Ґалаґан',
    'Γιώργος Ξένος',
    '80 g ≥ 75 g → ✓ Ω ′ ″ ‰ ★ ½',
    'ﬁnt papir',
    'Kop 漢字',
  ];
  const text = await textOfPdf(await drawn(paper(texts)));
  for (const one of texts.slice(0, 5)) expect(text).toContain(one);
  expect(text).toContain('fint papir');
  expect(text).toContain('Kop [U+6F22 U+5B57]');
});

it('embeds only the glyphs that are used', async () => {
  const bytes = await drawn(paper(['Rødgrød med fløde, 12,50 kr.']));
  expect(bytes.length).toBeLessThan(20_000);
});

it('labels fill 24 places of a sheet, and the 25th starts the next sheet', async () => {
  const label = (at: number): Placed => ({ text: `Hylde ${at}`, size: 8, x: 0, y: 0, width: 100 });
  const sheetsFor = (count: number) =>
    sheetsOf(
      Array.from({ length: count }, (_, at) => at + 1),
      { columns: 3, rows: 8, pad: 12 },
      (at, { x, y, width }) => [
        { ...label(at), x, y, width },
        { bars: { type: 'code128', text: `K${at}` }, x, y: y + 20, width },
      ],
    );
  expect([0, 1, 24, 25].map((count) => sheetsFor(count).length)).toEqual([1, 1, 1, 2]);
  const text = await textOfPdf(await drawn(paper([], { sheets: sheetsFor(25) })));
  expect(text).toContain('Hylde 24');
  expect(text).toContain('Hylde 25');
  // Label sheets have no header and no footer.
  expect(text).not.toContain('Kontorværk');
});

it('a return has a page with a barcode for each parcel, and lists the items on the first one', async () => {
  const parcel = (code: string, lines: string[] | null) => ({
    code,
    facts: [['Kolli', code] as const],
    goods: lines && { title: 'Varer', lines },
  });
  const bytes = await drawn(paper([], { parcels: [parcel('R-1-1', ['2 stk Kuglepen']), parcel('Ø 2', null)] }));
  const text = await textOfPdf(bytes);
  for (const one of ['R-1-1', 'Ø 2', '2 stk Kuglepen']) expect(text).toContain(one);
  expect(text.match(/Ordre 100000001 · \d/g)).toEqual(['Ordre 100000001 · 1', 'Ordre 100000001 · 2']);
});

it.each([
  ['square', 400, 400, 150, 150],
  ['wide', 400, 100, 150, 37.5],
  ['high and narrow', 40, 400, 15, 150],
])('a picture that is %s is at the right of the facts, and the text goes on below', async (_shape, ...sides) => {
  const [width, height, drawnWide, drawnHigh] = sides;
  const picture = await sharp({ create: { width, height, channels: 4, background: '#24a85780' } })
    .png()
    .toBuffer();
  const long = 'Rødgrød med fløde. '.repeat(60).trim();
  const content = paper(['Kort tekst.', long], { facts: [['Varenummer', 'KV-7']], picture });
  const [shown, ...others] = await picturesOfPdf(await drawn(content));
  expect(others).toEqual([]);
  expect(shown).toMatchObject({ pixels: [width, height], page: 1 });
  expect(shown?.points.map(Math.round)).toEqual([Math.round(drawnWide), Math.round(drawnHigh)]);
  // The right margin is 48 points wide on a page of 595.28.
  expect(shown?.right).toBeCloseTo(547.28, 1);
  const words = await textOfPdf(await drawn(content));
  expect(words).toContain(`KV-7 Kort tekst. ${long.slice(0, 40)}`);
  expect(await picturesOfPdf(await drawn(paper(['Kort tekst.'], { picture: null })))).toEqual([]);
});

it('several documents are one file, each beginning a page and counting its own pages', async () => {
  const long = Array.from({ length: 60 }, (_, at) => `Afsnit ${at}`);
  const more = [paper(long, { title: 'Faktura 2' }), paper(['Slut'], { title: 'Faktura 3' })];
  const text = await textOfPdf(await drawn(paper(['Start'], { title: 'Faktura 1', more })));
  expect(text.match(/Faktura \d · \d/g)).toEqual(['Faktura 1 · 1', 'Faktura 2 · 1', 'Faktura 2 · 2', 'Faktura 3 · 1']);
});
