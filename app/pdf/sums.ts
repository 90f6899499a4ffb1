// What a paper adds up to, in the order in which it adds up: consumers' amounts with VAT, companies' without, the VAT last.
import type { CartTotals } from '~/models/cart';
import { kroner } from './in-words';
import type { Pair, Scene } from './pdf-content';

export function sumsOf(totals: CartTotals, { t, language }: Scene): { sums: Pair[]; total: Pair } {
  const { includesVat, freightOere, taxes } = totals;
  const amount = (oere: number) => kroner(oere, language);
  const vat = taxes.map(
    ({ percent, oere }): Pair => [
      t(includesVat ? 'cart:summary.vatOf' : 'cart:summary.vatAdded', { percent }),
      amount(oere),
    ],
  );
  const duties = totals.duties.map(
    ({ label, oere }): Pair => [includesVat ? t('cart:summary.dutyOf', { label }) : label, amount(oere)],
  );
  const freight: Pair[] =
    freightOere === null
      ? []
      : [[t('cart:summary.freight'), freightOere === 0 ? t('cart:summary.freightFree') : amount(freightOere)]];
  const discounts = totals.discounts.map(
    ({ label, code, oere }): Pair => [code ? t('cart:summary.coupon', { label, code }) : label, `−${amount(oere)}`],
  );
  const cards = totals.paidByCards.map((card): Pair => [t('cart:summary.giftCard', card), `−${amount(card.oere)}`]);
  const withoutVat: Pair[] = includesVat ? [] : [[t('cart:summary.totalExVat'), amount(totals.grandTotalExVatOere)]];
  const placed: Pair[] = [
    [t('cart:summary.subtotal'), amount(totals.subtotalOere)],
    ...duties,
    ...discounts,
    ...freight,
    ...withoutVat,
    ...vat,
    ...cards,
  ];
  const total: Pair = [t('cart:summary.total'), amount(totals.grandTotalOere)];
  const { remainingOere = null } = totals;
  if (remainingOere !== null) {
    const calledOff: Pair = [t('cart:summary.calledOff'), `−${amount(totals.grandTotalOere - remainingOere)}`];
    return { sums: [...placed, total, calledOff], total: [t('cart:summary.totalNow'), amount(remainingOere)] };
  }
  return { sums: placed, total: cards.length > 0 ? [t('cart:summary.toPay'), amount(totals.toPayOere)] : total };
}
