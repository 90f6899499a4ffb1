// An order as a sheet of labels and amounts, from which both forms of a mail are written: they cannot say different things.
import { paymentTitleOf } from '#backend/commerce/cart/payment-kinds';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { PostalAddress } from '#backend/db/tables/cart';
import { BY_EMAIL, deliveryPlaceOf } from '#domain/delivery/delivery-place';
import { maskedCode } from '#domain/gift-card/gift-card';
import { formatCount, formatMoney, oere } from '#domain/money/money';
import { wishOf } from '#domain/order/line-choice';
import { da } from './texts/da';
import { en } from './texts/en';
import type { MailWords } from './texts/words';

export interface SheetLine {
  quantity: string;
  name: string;
  details: string;
  unitPrice: string;
  amount: string;
  /** The absolute address of the product's picture, for the form that shows pictures. */
  picture: string | null;
}
export interface OrderSheet {
  facts: [label: string, value: string][];
  lines: SheetLine[];
  sums: [label: string, amount: string][];
  total: [label: string, amount: string];
  /** After the total: what gift cards have paid, and what is left. */
  paid: [label: string, amount: string][];
  priceNote: string;
  blocks: [heading: string, rows: string[]][];
}

export const mailWords = (language: 'da' | 'en'): MailWords => (language === 'en' ? en : da);

/** Absolute addresses of pictures, by product. */
export type LinePictures = ReadonlyMap<number, string>;

export function orderSheet(whole: WholeOrder, pictures: LinePictures): OrderSheet {
  const { order, lines } = whole;
  const words = mailWords(order.language);
  const locale = order.language === 'en' ? 'en-GB' : 'da-DK';
  const kroner = (amount: number) => formatMoney(oere(amount), locale);
  return {
    facts: factsOf(whole, words),
    lines: lines.map((line) => {
      // Consumers' prices include the duty, as everywhere in the shop; businesses see it next to the price.
      const included = order.basis === 'gross' ? line.dutyOere : 0;
      return {
        quantity: `${formatCount(line.quantity, locale)} ${line.unit}`,
        name: line.name,
        details: [
          line.sku,
          ...line.options.map(({ label, value }) => `${label}: ${value}`),
          ...(line.note ? [`${words.note}: ${line.note}`] : []),
        ].join(' · '),
        unitPrice: kroner(line.unitOere + included / line.quantity),
        amount: kroner(line.rowOere + included),
        picture: pictures.get(line.productId) ?? null,
      };
    }),
    sums: sheetSums(whole, words, kroner),
    total: [words.total, kroner(order.totalOere)],
    paid: sheetPayment(whole, words, kroner),
    priceNote: order.basis === 'net' ? words.pricesExclude : words.pricesInclude,
    blocks: [sheetDestination(whole, words), [words.billTo, addressRows(order.billingAddress)]],
  };
}

function sheetSums(
  { order, duties, taxes, discounts }: WholeOrder,
  words: MailWords,
  kroner: (amount: number) => string,
): [string, string][] {
  const isNet = order.basis === 'net';
  const label = isNet ? words.vatAdded : words.vatWithin;
  const dutyLabel = (said: string) => (isNet ? said : words.dutyWithin(said));
  return [
    [words.subtotal, kroner(isNet ? order.goodsOere : order.goodsOere + order.dutiesOere)],
    ...duties.map((duty): [string, string] => [dutyLabel(duty.label), kroner(duty.oere)]),
    ...discounts.map(({ label, code, oere: off }): [string, string] => [
      code === null ? label : `${label} (${code})`,
      off === 0 ? words.freeFreight : `−${kroner(off)}`,
    ]),
    [words.freight, order.shippingOere === 0 ? words.freeFreight : kroner(order.shippingOere)],
    ...(isNet ? [[words.totalExVat, kroner(order.totalExVatOere)] satisfies [string, string]] : []),
    ...taxes
      .filter((tax) => tax.vatBp > 0)
      .map((tax): [string, string] => [label(tax.vatBp / 100), kroner(tax.vatOere)]),
  ];
}

function sheetPayment(
  { order, cards }: WholeOrder,
  words: MailWords,
  kroner: (amount: number) => string,
): OrderSheet['paid'] {
  if (cards.length === 0) return [];
  const rows = cards.map(({ code, oere: paid }): [string, string] => [
    `${words.giftCard} ${maskedCode(code)}`,
    `−${kroner(paid)}`,
  ]);
  return [...rows, [words.toPay, kroner(order.totalOere - order.giftCardOere)]];
}

function factsOf({ order, payment }: WholeOrder, words: MailWords): [string, string][] {
  const date = new Intl.DateTimeFormat(order.language === 'en' ? 'en-GB' : 'da-DK', {
    dateStyle: 'long',
    timeZone: 'Europe/Copenhagen',
  });
  const rows: [string, string | null][] = [
    [words.orderNumber, order.number],
    [words.orderDate, date.format(order.placedAt)],
    [words.delivery, sheetDelivery(order)],
    [words.payment, paymentTitleOf(order.paymentCode, payment, order.language)],
    [words.reference, order.reference],
    [words.requisitioner, order.requisitioner],
    [words.requisitionNumber, order.requisitionNumber],
    [words.purchaseOrder, order.purchaseOrderNumber],
    [words.ean, order.billingAddress.ean],
    [words.accountingCost, order.accountingCost],
    [words.comment, order.comment],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value] satisfies [string, string]] : []));
}

/** The way, where it is fetched, and when: what was promised. */
function sheetDelivery({ shipping, language }: WholeOrder['order']): string {
  const { carrierTitle, methodTitle, point, deliveryDate, deliveryInterval, readyAt } = shipping;
  const place = point ? `${point.name}, ${point.street}, ${point.postcode} ${point.city}` : null;
  const day = (date: string) => weekdays[language].format(new Date(`${date.slice(0, 10)}T12:00:00Z`));
  const hours = deliveryInterval?.replace('-', '–');
  const at = language === 'en' ? 'at' : 'kl.';
  const when = deliveryDate && [day(deliveryDate), hours && `${at} ${hours}`].filter(Boolean).join(' ');
  const ready = readyAt && `${day(readyAt)} ${at} ${readyAt.slice(11).replace(':', language === 'en' ? ':' : '.')}`;
  // Carriers have Danish names alone; what the way is called is said in both languages.
  const way = language === 'en' ? methodTitle : `${carrierTitle}: ${methodTitle}`;
  return [way, place, ready ?? when].filter(Boolean).join(' · ');
}

const WEEKDAY = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Copenhagen',
} as const;
const weekdays = {
  da: new Intl.DateTimeFormat('da-DK', WEEKDAY),
  en: new Intl.DateTimeFormat('en-GB', WEEKDAY),
};

/** Where the goods go, the shop where they are fetched, or to whom gift cards are mailed. */
function sheetDestination({ order, lines }: WholeOrder, words: MailWords): [string, string[]] {
  const { carrierCode, channel, point } = order.shipping;
  const kind = deliveryPlaceOf(carrierCode === BY_EMAIL ? BY_EMAIL : (channel ?? null), point !== null);
  const receivers = lines.flatMap((line) => wishOf(line)?.toEmail ?? []);
  if (kind === 'email') return [words.deliverTo.email, [...new Set(receivers)]];
  const rows = point
    ? [point.name, point.street, `${point.postcode} ${point.city}`]
    : addressRows(order.shippingAddress);
  return [words.deliverTo[kind], rows];
}

function addressRows(address: PostalAddress): string[] {
  const { firstname, lastname, company, company2, street, postcode, city } = address;
  return [company, company2, `${firstname} ${lastname}`, ...street, `${postcode} ${city}`].flatMap((row) => row || []);
}
