// Sheets of A4 for a gift shop: cards with a code each, ten on a sheet, and name labels for the gifts, 24 on a sheet.
import { setImmediate } from 'node:timers/promises';
import { giftShopPath } from '#domain/gift-shop/addresses';
import type { GiftCodesView, GiftPackingView } from '~/models/gift-shop';
import { bytesOf } from './draw-pdf.server';
import { dayInWords } from './in-words';
import { blankPdf, type Scene } from './pdf-content';
import { INK, openSheet, type Pen, QUIET, write } from './pen.server';

const SHEET = { width: 595.28, height: 841.89 };
const CARDS = { columns: 2, rows: 5 };
const LABELS = { columns: 3, rows: 8 };
const PAD = 16;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One box for each, sheet by sheet; others get their turn between sheets. */
async function drawBoxes<Item>(
  pen: Pen,
  items: readonly Item[],
  { columns, rows }: typeof CARDS,
  drawOne: (item: Item, box: Box) => void,
): Promise<void> {
  const [width, height] = [SHEET.width / columns, SHEET.height / rows];
  for (const [number, item] of items.entries()) {
    const place = number % (columns * rows);
    if (place === 0) {
      pen.addPage();
      await setImmediate();
    }
    const [x, y] = [(place % columns) * width, Math.floor(place / columns) * height];
    drawOne(item, { x: x + PAD, y: y + PAD, width: width - 2 * PAD, height: height - 2 * PAD });
  }
  pen.end();
}

export function giftCards(
  { company, closesOn, codes }: GiftCodesView,
  { scene, origin }: { scene: Scene; origin: string },
): ReadableStream<Uint8Array> {
  const { t, language, accent } = scene;
  const words = t('giftshop:paper.card', { company });
  const until = t('giftshop:paper.until', { day: dayInWords(closesOn, language) });
  const pen = openSheet({
    ...blankPdf(scene),
    kind: t('giftshop:paper.cards'),
    title: company,
    file: t('giftshop:paper.cards'),
  });
  const drawing = drawBoxes(pen, codes, CARDS, ({ name, code }, { x, y, width, height }) => {
    pen.roundedRect(x, y, width, height, 8).lineWidth(1).stroke(accent);
    const inside = { x: x + 12, width: width - 24 };
    if (name !== '') write(pen, name, { ...inside, font: 'strong', size: 10, y: y + 12 });
    write(pen, words, { ...inside, size: 9, y: y + 28 });
    write(pen, code, { ...inside, font: 'strong', size: 17, y: y + 62, colour: INK });
    write(pen, `${origin}${giftShopPath()}`, { ...inside, size: 9, y: y + 88 });
    write(pen, until, { ...inside, size: 8, y: y + 104, colour: QUIET });
  });
  return bytesOf(pen, drawing);
}

export function giftLabels({ people, number, company }: GiftPackingView, scene: Scene): ReadableStream<Uint8Array> {
  const { t } = scene;
  const pen = openSheet({
    ...blankPdf(scene),
    kind: t('giftshop:paper.labels'),
    title: number,
    file: t('giftshop:paper.labels'),
  });
  const drawing = drawBoxes(pen, people, LABELS, ({ name, sku, address }, { x, y, width }) => {
    write(pen, name, { font: 'strong', size: address ? 10 : 12, x, y: address ? y : y + 8, width });
    if (address) {
      write(pen, address.street, { size: 9, x, y: y + 27, width });
      write(pen, `${address.postcode} ${address.city}`, { size: 9, x, y: y + 39, width });
    }
    write(pen, company, { size: address ? 7 : 8, x, y: address ? y + 54 : y + 40, width, colour: QUIET });
    write(pen, `${number} · ${sku}`, { size: 7, x, y: address ? y + 64 : y + 54, width, colour: QUIET });
  });
  return bytesOf(pen, drawing);
}
