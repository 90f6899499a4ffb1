// Labels with barcodes for shelves and cupboards, 24 on a sheet of A4: a scanner reads them into the quick order or a list.
import { setImmediate } from 'node:timers/promises';
import bwip from 'bwip-js/node';
import { shelfCode } from '#domain/scan';
import { eanFrom } from '#domain/validate/ean';
import type { ListedGoods } from '~/models/shopping-list';
import { bytesOf } from './draw-pdf.server';
import { blankPdf, type PdfContent, type Scene } from './pdf-content';
import { INK, openSheet, type Pen, QUIET, write } from './pen.server';

const COLUMNS = 3;
const ROWS = 8;
const WIDTH = 595.28 / COLUMNS;
const HEIGHT = 841.89 / ROWS;
const PAD = 12;
const BAR_HEIGHT = 30;

/** `shelf`: how few and how many may lie there; the label's code then asks for as many as fill the shelf. */
export type LabelGoods = Pick<ListedGoods, 'sku' | 'ean' | 'name'> & { shelf?: { min: number; max: number } };

export function labelSheet(name: string, goods: readonly LabelGoods[], scene: Scene): ReadableStream<Uint8Array> {
  const { t } = scene;
  const paper: PdfContent = {
    ...blankPdf(scene),
    kind: t('listpage:paper.kind'),
    title: name,
    file: t('listpage:paper.labels'),
  };
  const pen = openSheet(paper);
  return bytesOf(pen, drawLabels(pen, goods, scene));
}

async function drawLabels(pen: Pen, goods: readonly LabelGoods[], { t }: Scene): Promise<void> {
  for (const [number, one] of goods.entries()) {
    const place = number % (COLUMNS * ROWS);
    if (place === 0) {
      pen.addPage();
      // Setting letters is work: others get their turn between sheets.
      await setImmediate();
    }
    const below = one.shelf ? t('scan:labels.onLabel', { sku: one.sku, ...one.shelf }) : null;
    const at = { x: (place % COLUMNS) * WIDTH + PAD, y: Math.floor(place / COLUMNS) * HEIGHT + PAD };
    drawLabel(pen, one, below, at);
  }
  if (goods.length === 0) pen.addPage();
  pen.end();
}

function drawLabel(
  pen: Pen,
  { sku, ean, name, shelf }: LabelGoods,
  below: string | null,
  { x, y }: { x: number; y: number },
): void {
  const width = WIDTH - 2 * PAD;
  write(pen, name.length > 60 ? `${name.slice(0, 59)}...` : name, { font: 'strong', size: 8, x, y, width });
  const top = y + 24;
  const bars = shelf ? { type: 'code128' as const, text: shelfCode({ sku, ...shelf }) } : codeOnLabel(sku, ean);
  if (bars) drawCode(pen, bars, { x, y: top, width });
  write(pen, below ?? (ean ? `${ean} · ${sku}` : sku), { size: 8, colour: QUIET, x, y: top + BAR_HEIGHT + 4, width });
}

export interface Bars {
  type: 'ean13' | 'code128';
  text: string;
}

/** The number of the goods themselves; else the shop's own. Null for one that no barcode can say. */
function codeOnLabel(sku: string, ean: string | null): Bars | null {
  const text = ean === null ? null : eanFrom(ean);
  if (text !== null) return { type: 'ean13', text };
  return /^[\x21-\x7e]{1,30}$/.test(sku) ? { type: 'code128', text: sku } : null;
}

/** Bars and gaps in turn, in modules: as wide as fits, and never so narrow or wide that scanners miss them. */
export function drawCode(
  pen: Pen,
  { type, text }: Bars,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const [code] = bwip.raw(type, text, '');
  const modules = code && 'sbs' in code ? code.sbs : [];
  const unit = Math.min(1.1, width / modules.reduce((sum, one) => sum + one, 0));
  let left = x;
  for (const [at, module] of modules.entries()) {
    if (at % 2 === 0) pen.rect(left, y, module * unit, BAR_HEIGHT);
    left += module * unit;
  }
  pen.fill(INK);
}
