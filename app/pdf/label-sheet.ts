// Labels with barcodes for shelves and cupboards, 24 on a sheet of A4: a scanner reads them into the quick order or a list.
import { shelfCode } from '#domain/quantity/scan';
import { eanFrom } from '#domain/validate/ean';
import type { ListedGoods } from '~/models/shopping-list';
import { blankPdf, type PdfContent, type Scene } from './pdf-content';
import { type Bars, type Box, type Placed, sheetsOf } from './sheet';

const GRID = { columns: 3, rows: 8, pad: 12 };
const NAME_HEIGHT = 24;
const BARS_HEIGHT = 30;

/** `shelf`: minimum and maximum stock of the shelf; the label's code then requests as many as fill it. */
export type LabelGoods = Pick<ListedGoods, 'sku' | 'ean' | 'name'> & { shelf?: { min: number; max: number } };

export function labelSheet(title: string, goods: readonly LabelGoods[], scene: Scene): PdfContent {
  const { t } = scene;
  return {
    ...blankPdf(scene),
    kind: t('listpage:paper.kind'),
    title,
    file: t('listpage:paper.labels'),
    sheets: sheetsOf(goods, GRID, (one, box) => shelfLabel(one, box, scene)),
  };
}

function shelfLabel({ sku, ean, name, shelf }: LabelGoods, { x, y, width }: Box, { t }: Scene): Placed[] {
  const top = y + NAME_HEIGHT;
  const bars = shelf ? { type: 'code128' as const, text: shelfCode({ sku, ...shelf }) } : codeOnLabel(sku, ean);
  const below = shelf ? t('scan:labels.onLabel', { sku, ...shelf }) : ean ? `${ean} · ${sku}` : sku;
  return [
    { text: name.length > 60 ? `${name.slice(0, 59)}...` : name, isStrong: true, size: 8, x, y, width },
    ...(bars ? [{ bars, x, y: top, width }] : []),
    { text: below, size: 8, isQuiet: true, x, y: top + BARS_HEIGHT + 4, width },
  ];
}

/** The number of the goods themselves; else the shop's own. Null for one that no barcode can express. */
function codeOnLabel(sku: string, ean: string | null): Bars | null {
  const text = ean === null ? null : eanFrom(ean);
  if (text !== null) return { type: 'ean13', text };
  return /^[\x21-\x7e]{1,30}$/.test(sku) ? { type: 'code128', text: sku } : null;
}
