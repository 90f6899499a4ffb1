// The cart as a PDF: an offer at today's prices, to show to the person who must approve it.
import type { CartView } from '~/models/cart';
import { dayInWords, kroner } from './in-words';
import { lineColumns } from './order-pdf';
import { blankPdf, type PdfContent, type Scene } from './pdf-content';
import { sumsOf } from './sums';

export function cartPdf(cart: CartView, today: string, scene: Scene): PdfContent {
  const { t, language } = scene;
  return {
    ...blankPdf(scene),
    kind: t('documents:paper.cart'),
    title: t('documents:paper.cartTitle', { date: dayInWords(today, language) }),
    file: t('documents:paper.cartFile'),
    columns: lineColumns(scene),
    rows: cart.lines.map(({ name, sku, options, quantity, unit, price, rowOere }) => ({
      name,
      details: [t('account:order.sku', { sku }), ...options.map(({ label, value }) => `${label}: ${value}`)].join(
        ' · ',
      ),
      cells: [
        `${quantity} ${unit}`.trim(),
        price ? kroner(price.oere, language) : '',
        rowOere === null ? '' : kroner(rowOere, language),
      ],
    })),
    ...sumsOf(cart.totals, scene),
    notes: [
      t(cart.totals.includesVat ? 'documents:paper.inclVat' : 'documents:paper.exVat'),
      t('documents:paper.cartNote'),
    ],
  };
}
