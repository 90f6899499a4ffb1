// An invoice or a credit note as a paper, with what Danish law wants on it: who sells, who buys, the goods, and the VAT by its rate.
import type { InvoiceView } from '~/models/order';
import { dayInWords, kroner } from './in-words';
import { addressLines, destinationBlock, lineColumns } from './order-pdf';
import { blankPdf, filled, type Pair, type PdfContent, type Scene } from './pdf-content';

export function invoicePdf(invoice: InvoiceView, scene: Scene): PdfContent {
  const { t, language } = scene;
  const { kind, number, seller } = invoice;
  return {
    ...blankPdf(scene),
    kind: t(`documents:paper.${kind}`),
    title: t(`documents:invoices.${kind}`, { number }),
    file: `${t(`documents:paper.${kind}File`)}-${number}`,
    facts: filled([
      [
        t(kind === 'credit' ? 'documents:invoices.issued' : 'documents:paper.issued'),
        dayInWords(invoice.issuedAt, language),
      ],
      [t('documents:paper.due'), dayInWords(invoice.dueAt, language)],
      [t('documents:paper.deliveredOn'), dayInWords(invoice.deliveredOn, language)],
      [t('documents:paper.credits'), invoice.credits.join(', ')],
      [t('account:orders.number'), invoice.orderNumber],
      [t('documents:paper.customerNumber'), invoice.customerNumber],
      [t('account:order.payment'), invoice.paymentTitle],
      [t('account:order.reference'), invoice.reference],
      [t('account:order.requisitioner'), invoice.requisitioner],
      [t('account:order.requisitionNumber'), invoice.requisitionNumber],
      [t('account:order.accountingCost'), invoice.accountingCost],
      [t('documents:paper.reason'), invoice.reason],
    ]),
    blocks: [
      {
        title: t('account:order.billingAddress'),
        lines: [...addressLines(invoice.billingAddress), ...numbersOf(invoice, scene)],
      },
      destinationBlock(invoice.destination, scene),
      ...(seller ? [{ title: t('documents:paper.seller'), lines: seller }] : []),
    ],
    columns: lineColumns(scene),
    rows: invoice.lines.map(({ name, sku, quantity, unit, unitOere, rowOere }) => ({
      name,
      details: sku ? t('account:order.sku', { sku }) : '',
      cells: [`${quantity} ${unit}`.trim(), kroner(unitOere, language), kroner(rowOere, language)],
    })),
    sums: invoiceSums(invoice, scene),
    total: [t('cart:summary.total'), kroner(invoice.totalOere, language)],
    notes: [...paidOf(invoice, scene), t(invoice.includesVat ? 'documents:paper.inclVat' : 'documents:paper.exVat')],
  };
}

/** On a bill that gift cards have paid a part of, what is left is said in words. */
function paidOf({ giftCardOere, totalOere }: InvoiceView, { t, language }: Scene): string[] {
  if (giftCardOere === 0) return [];
  const [paid, left] = [kroner(giftCardOere, language), kroner(totalOere - giftCardOere, language)];
  return [t('documents:paper.paidByCards', { paid, left })];
}

const numbersOf = ({ cvr, ean }: InvoiceView, { t }: Scene): string[] => [
  ...(cvr ? [t('documents:paper.cvr', { cvr })] : []),
  ...(ean ? [t('documents:paper.ean', { ean })] : []),
];

/** An invoice says the sum without VAT, each rate with what it was calculated of, and the sum with it, to companies and consumers alike. */
function invoiceSums(
  { duties, freightOere, discountOere, netOere, taxes }: InvoiceView,
  { t, language }: Scene,
): Pair[] {
  const amount = (oere: number) => kroner(oere, language);
  return [
    ...duties.map(({ label, oere }): Pair => [label, amount(oere)]),
    ...(discountOere > 0 ? [[t('documents:paper.discount'), `−${amount(discountOere)}`] satisfies Pair] : []),
    ...(freightOere > 0 ? [[t('cart:summary.freight'), amount(freightOere)] satisfies Pair] : []),
    [t('cart:summary.totalExVat'), amount(netOere)],
    ...taxes.map(
      ({ percent, baseOere, oere }): Pair => [
        t('documents:paper.vatOf', { percent, base: amount(baseOere) }),
        amount(oere),
      ],
    ),
  ];
}
