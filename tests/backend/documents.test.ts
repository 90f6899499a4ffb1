// Documents of products: real PDFs whose text is extracted, drawn in a separate thread, cached on disk, and 404 where the product has none.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Pen } from '#backend/pdf-pen';
import { openTestBackend, type TestBackend } from './open-backend';

// The thread loads its modules by itself: what is drawn on this class is drawn by the thread that serves pages.
const drawnHere = vi.spyOn(Pen.prototype, 'text');

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(async () => {
  drawnHere.mockRestore();
  await shop.close();
});

const fetched = (path: string, init?: RequestInit) => shop.backend.files(new Request(`http://shop${path}`, init));

async function wordsOf(response: Response): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getTextContent()),
  );
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
}
const product = async (condition: string) => {
  const [row] = await shop.rows(
    `SELECT sku, name_da AS name, short_da AS short FROM product WHERE ${condition} ORDER BY id LIMIT 1`,
  );
  if (!row?.sku || !row.name) throw new Error(`Nothing in the demo world with ${condition}`);
  return { sku: row.sku, name: row.name, short: row.short ?? '' };
};

describe('a document', () => {
  // spec: 3 Product: documents: type and link
  //   at backend/commerce/catalogue/extension.graphql
  // spec: 3 Product: Document types energylabel, user_guide, data, safety_data
  //   at backend/commerce/catalogue/extension.graphql
  it.each([
    ['energylabel', 'energimaerke', 'Energimærke', 'Energiklasse'],
    ['data', 'datablad', 'Datablad', 'Egenskaber'],
    ['user_guide', 'brugervejledning', 'Brugervejledning', 'Før du tager varen i brug'],
    ['safety_data', 'sikkerhedsdatablad', 'Sikkerhedsdatablad', 'Førstehjælp'],
  ])(
    '%s is a PDF in Danish with the data of the product, drawn in a separate thread',
    async (type, name, title, section) => {
      const { sku, name: called } = await product(`documents @> '[{"type":"${type}"}]'`);
      const response = await fetched(`/media/dokumenter/${sku}-${name}.pdf`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${sku}-${name}.pdf"`);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const words = (await wordsOf(response)).replace(/\s+/g, ' ');
      for (const part of [title, section, sku, called.split(' ')[0] ?? '']) expect(words).toContain(part);
      expect(drawnHere).not.toHaveBeenCalled();
    },
  );

  // spec: 1: Safety datasheets
  //   at backend/commerce/catalogue/documents/documents.sql.ts
  it('of a dangerous product has pictogram, signal word and hazard statements, with every letter right', async () => {
    const { sku } = await product("danger->'hSentences' @> '[\"H318\"]'");
    const words = (await wordsOf(await fetched(`/media/dokumenter/${sku}-sikkerhedsdatablad.pdf`))).replace(
      /\s+/g,
      ' ',
    );
    expect(words).toContain('Forårsager alvorlig øjenskade.');
    expect(words).toContain('Bær beskyttelseshandsker og øjenbeskyttelse.');
    expect(words).toMatch(/Signalord\s+Fare/);
  });

  it('is generated once: the second response has the same bytes and ETag, and a conditional request returns 304', async () => {
    const { sku } = await product(`documents @> '[{"type":"data"}]'`);
    const path = `/media/dokumenter/${sku}-datablad.pdf`;
    const [first, second] = [await fetched(path), await fetched(path)];
    const etag = first.headers.get('etag') ?? '';
    expect(Buffer.from(await second.arrayBuffer()).equals(Buffer.from(await first.arrayBuffer()))).toBe(true);
    const again = await fetched(path, { headers: { 'If-None-Match': etag } });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const head = await fetched(path, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it('returns 404 when the product does not have it, and for an unknown product', async () => {
    const { sku } = await product("documents = '[]'");
    for (const path of [
      `/media/dokumenter/${sku}-datablad.pdf`,
      '/media/dokumenter/FINDES-IKKE-datablad.pdf',
      `/media/dokumenter/${sku}-hemmelig.pdf`,
      '/media/dokumenter/..%2F..%2Fetc-datablad.pdf',
      '/media/clp/ghs10.svg',
    ])
      expect((await fetched(path)).status).toBe(404);
  });
});

describe('a pictogram', () => {
  it.each(['01', '02', '03', '04', '05', '06', '07', '08', '09'])('GHS%s is an SVG', async (number) => {
    const response = await fetched(`/media/clp/ghs${number}.svg`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg [^>]*>.*<path .*<\/svg>$/s);
  });
});
