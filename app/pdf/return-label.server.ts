// The papers of a return: for each box or pallet a label with its bars, from whom and to whom; for pallets a freight note, which says the goods
// too. One document, so that one press prints all.
import { setImmediate } from 'node:timers/promises';
import { readablePhone } from '#domain/validate/phone';
import type { SellerView } from '~/models/content';
import type { ReturnAddress, ReturnView } from '~/models/goods-return';
import { drawBlocks, drawFacts, drawHead } from './draw-head.server';
import { bytesOf } from './draw-pdf.server';
import { dayInWords } from './in-words';
import { drawCode } from './label-sheet.server';
import { blankPdf, filled, type Pair, type PdfContent, type Scene } from './pdf-content';
import { MARGIN, openPen, type Pen, QUIET, WIDTH, write } from './pen.server';

interface ReturnPaper {
  order: string;
  goodsReturn: ReturnView;
  packages: readonly string[];
  from: ReturnAddress;
  /** Null where it is not set who sells. */
  seller: SellerView | null;
}

const BARS_WIDTH = WIDTH * 0.7;
const BARS_GAP = 46;

export interface NamedPdf {
  file: string;
  bytes: ReadableStream<Uint8Array>;
}

export function returnLabelPdf(paper: ReturnPaper, scene: Scene): NamedPdf {
  const content = returnContent(paper, scene);
  const pen = openPen(content);
  return { file: content.file, bytes: bytesOf(pen, drawReturn(pen, paper, content, scene)) };
}

function returnContent({ order, goodsReturn, from, seller }: ReturnPaper, scene: Scene): PdfContent {
  const { t, language } = scene;
  const { number, size, contact, pickupOn, lines } = goodsReturn;
  const kind = t(size === 'pallet' ? 'returns:label.note' : 'returns:label.kind');
  return {
    ...blankPdf(scene),
    kind,
    title: `${kind} ${number}`,
    file: `${t('returns:label.file')}-${number}`,
    facts: filled([
      [t('returns:label.number'), number],
      [t('returns:label.order'), order],
      [t('returns:label.fetched'), pickupOn ? dayInWords(pickupOn, language) : t('returns:label.brought')],
      [t('returns:label.contact'), [contact.name, readablePhone(contact.telephone)].join(', ')],
    ]),
    blocks: [
      { title: t('returns:label.from'), lines: [from.name, from.street, `${from.postcode} ${from.city}`] },
      ...(seller
        ? [{ title: t('returns:label.to'), lines: [seller.name, seller.street, `${seller.postcode} ${seller.city}`] }]
        : []),
    ],
    paragraphs: lines.map(({ quantity, unit, name, sku }) => `${quantity} ${unit} ${name} (${sku})`),
  };
}

async function drawReturn(pen: Pen, { goodsReturn, packages }: ReturnPaper, content: PdfContent, scene: Scene) {
  const { t } = scene;
  for (const [at, text] of packages.entries()) {
    pen.addPage();
    drawHead(pen, content);
    const facts: Pair[] = [
      [t('returns:label.package'), t('returns:label.packageOf', { at: at + 1, of: packages.length })],
      ...weightOf(goodsReturn, packages.length, scene),
    ];
    drawFacts(pen, { ...content, facts: [...content.facts, ...facts] });
    drawBlocks(pen, content);
    drawPackageCode(pen, text);
    if (goodsReturn.size === 'pallet' && at === 0) drawGoods(pen, content, t('returns:label.goods'));
    // Setting letters is work: others get their turn between pages.
    await setImmediate();
  }
  pen.end();
}

/** Nothing is said of goods whose weight no one has entered. */
function weightOf({ grams }: ReturnView, loads: number, { t, language }: Scene): Pair[] {
  if (grams === 0) return [];
  const kilos = (Math.ceil(grams / loads / 100) / 10).toLocaleString(language === 'da' ? 'da-DK' : 'en-GB');
  return [[t('returns:label.weight'), t('returns:label.kilos', { kilos })]];
}

/** What bars cannot say stands there as text alone. */
function drawPackageCode(pen: Pen, text: string): void {
  const top = pen.y + 6;
  if (/^[\x21-\x7e]{1,40}$/.test(text))
    drawCode(pen, { type: 'code128', text }, { x: MARGIN, y: top, width: BARS_WIDTH });
  write(pen, text, { font: 'strong', size: 16, y: top + BARS_GAP, gap: 14 });
}

function drawGoods(pen: Pen, { paragraphs }: PdfContent, title: string): void {
  write(pen, title, { colour: QUIET, gap: 3 });
  for (const line of paragraphs) write(pen, line, { gap: 2 });
}
