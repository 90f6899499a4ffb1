// The mail to the company about a new order: who ordered what, how it is paid and where it goes. In Danish, regardless of the buyer's language.
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import { formatMoney, oere } from '#domain/money/money';
import { pdfPath } from '#domain/page/addresses';
import { isTestPayment } from '#domain/payment/payment';
import { NONE } from './buyers-rights';
import { mailWords, orderSheet } from './order-sheet';
import { sellerLines } from './seller-lines';
import { type MailScene, type WrittenMail, writeContent } from './write-mail';

export function writeOrderNotification({
  whole,
  shop,
  origin,
  look,
  seller,
  pictures,
}: Omit<MailScene, 'template'>): WrittenMail {
  const order = { ...whole.order, language: 'da' as const };
  const sheet = orderSheet({ ...whole, order }, pictures);
  const buyer = buyerName(whole);
  const test = isTestPayment(whole.payment) ? 'TEST: ' : '';
  const total = formatMoney(oere(order.totalOere), 'da-DK');
  const { number, publicToken } = order;
  const content = {
    heading: `Ny ordre ${number}`,
    intro: `${buyer} har bestilt i ${shop}. ${paymentSentence(whole)} Svar på denne mail for at skrive til kunden.`,
    sheet: { ...sheet, facts: [...contactFacts(whole), ...sheet.facts] },
    link: { text: 'Hent ordren som PDF', href: `${origin}${pdfPath('order', number, publicToken)}` },
    rights: NONE,
    goodbye: `Pak den efter en følgeseddel: npm run shop -- order packing-slip ${number} --to ${number}.pdf`,
    foot: sellerLines(seller),
    words: mailWords('da'),
  };
  return writeContent(content, {
    subject: `${test}Ny ordre ${number}: ${total}, ${buyer}`,
    shop,
    look,
    language: 'da',
  });
}

function buyerName({ order: { billingAddress, email } }: WholeOrder): string {
  const { company, firstname, lastname } = billingAddress;
  return company || `${firstname} ${lastname}`.trim() || email;
}

function contactFacts({ order: { billingAddress, shippingAddress, email } }: WholeOrder): [string, string][] {
  const phones = [...new Set([billingAddress.telephone, shippingAddress.telephone])].filter(Boolean).join(', ');
  return [['E-mail', email], ...(phones ? [['Telefon', phones] satisfies [string, string]] : [])];
}

function paymentSentence(whole: WholeOrder): string {
  const { payment } = whole;
  if (isTestPayment(whole.payment))
    return 'Betalingen er en test: der kommer ingen penge, og der må ikke sendes varer.';
  if (payment?.amountOere === 0) return 'Den er betalt med gavekort.';
  if (payment?.status !== 'account') return 'Beløbet er reserveret på kundens kort.';
  return 'Den betales på faktura.';
}
