// Proves that the letters of a PDF are embedded, as text that can be read and copied, and what a PDF costs in bytes.
import { expect, it } from 'vitest';
import { textOfPdf } from '../../tests/support/pdf-text';
import { pdfBytes } from './draw-pdf.server';
import type { PdfContent } from './pdf-content';

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

it('names of all alphabets of the font, signs and ligatures are text of the PDF', async () => {
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

it('only the letters that are used are embedded', async () => {
  const bytes = await drawn(paper(['Rødgrød med fløde, 12,50 kr.']));
  expect(bytes.length).toBeLessThan(20_000);
});
