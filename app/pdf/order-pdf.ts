// An order as a paper: what was ordered, what it comes to, where it goes.
import { grandTotalsOf } from '#domain/order/order-totals';
import type { Destination, OrderAddress, OrderLine, OrderView } from '~/models/order';
import { dayInWords, kroner } from './in-words';
import { blankPdf, filled, type PdfContent, type PdfRow, type Scene } from './pdf-content';
import { sumsOf } from './sums';

export function orderPdf(order: OrderView, scene: Scene): PdfContent {
  const { t, language } = scene;
  return {
    ...blankPdf(scene),
    kind: t('documents:paper.order'),
    title: t('account:order.title', { number: order.number }),
    file: `${t('documents:paper.orderFile')}-${order.number}`,
    facts: filled([
      [t('account:orders.date'), dayInWords(order.placedAt, language)],
      [t('account:orders.status'), order.statusLabel],
      [t('account:order.delivery'), order.shippingTitle],
      [t('account:order.payment'), order.paymentTitle],
      [t('account:order.reference'), order.reference],
      [t('account:order.requisitioner'), order.requisitioner],
      [t('account:order.requisitionNumber'), order.requisitionNumber],
      [t('account:order.accountingCost'), order.accountingCost],
      [t('account:order.comment'), order.comment],
    ]),
    blocks: [
      destinationBlock(order.destination, scene),
      { title: t('account:order.billingAddress'), lines: addressLines(order.billingAddress) },
    ],
    columns: lineColumns(scene),
    rows: order.lines.map((line) => pdfLineRow(line, scene)),
    ...sumsOf({ ...order, ...grandTotalsOf(order) }, scene),
    notes: [t(order.includesVat ? 'documents:paper.inclVat' : 'documents:paper.exVat')],
  };
}

/** Where the goods go, or are fetched. */
export const destinationBlock = ({ kind, lines }: Destination, { t }: Scene) => ({
  title: t(`account:order.destination.${kind}`),
  lines: kind === 'email' ? [t('account:order.toReceiver')] : lines,
});

export const lineColumns = ({ t }: Scene): string[] => [
  t('account:order.product'),
  t('account:order.quantity'),
  t('account:order.unitPrice'),
  t('account:order.lineTotal'),
];

function pdfLineRow(
  { name, sku, options, quantity, canceled, unit, unitOere, dutyOere, rowOere }: OrderLine,
  scene: Scene,
): PdfRow {
  const { t, language } = scene;
  const price = kroner(unitOere, language);
  return {
    name,
    details: [
      t('account:order.sku', { sku }),
      ...options.map(({ label, value }) => `${label}: ${value}`),
      ...(canceled > 0 ? [t('account:order.lineCanceled', { pieces: `${canceled} ${unit}` })] : []),
    ].join(' · '),
    cells: [
      `${quantity} ${unit}`.trim(),
      dutyOere > 0 ? `${price} + ${kroner(dutyOere, language)}` : price,
      kroner(rowOere, language),
    ],
  };
}

export const addressLines = ({ company, name, street, postcode, city, telephone }: OrderAddress): string[] =>
  [company, name, street, `${postcode} ${city}`, telephone].filter((line) => line.trim() !== '');
