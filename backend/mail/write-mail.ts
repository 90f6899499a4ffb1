// Writes a mail about an order: plain text and HTML from the same sheet.

import { kindOf } from '#backend/commerce/cart/payment-kinds';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { MailMessage } from '#backend/ports/mail/index';
import type { Seller } from '#domain/e-invoice/model';
import { cartPath, orderPath, pdfPath } from '#domain/page/addresses';
import { isTestPayment } from '#domain/payment/payment';
import { type BuyersRights, buyersRights, NONE, rightsInHtml, rightsInPlain } from './buyers-rights';
import { button, heading, page, pairs, paragraph, small } from './html';
import { addresses, goods } from './html-order';
import { type LinePictures, mailWords, type OrderSheet, orderSheet } from './order-sheet';
import type { MailTemplate } from './queue-mail';
import { sellerLines } from './seller-lines';
import type { MailTheme } from './themes';

export interface MailScene {
  template: Exclude<MailTemplate, 'order-new'>;
  whole: WholeOrder;
  shop: string;
  /** Scheme and host for links. */
  origin: string;
  look: MailTheme;
  seller: Seller | null;
  pictures: LinePictures;
}

type MailHead = Pick<MailScene, 'shop' | 'look'> & { language: string };

export type WrittenMail = Pick<MailMessage, 'subject' | 'text' | 'html' | 'leaveAt'>;

export interface MailContent {
  heading: string;
  intro: string;
  sheet: OrderSheet;
  link: { text: string; href: string };
  rights: BuyersRights;
  goodbye: string;
  foot: string[];
  words: ReturnType<typeof mailWords>;
}

export function writeMail({ template, whole, shop, origin, look, seller, pictures }: MailScene): WrittenMail {
  const { order } = whole;
  const words = mailWords(order.language);
  const own = template === 'order-confirmation' ? words.confirmation : words.cancelled;
  const content: MailContent = {
    heading: own.heading,
    intro: [own.intro(order.billingAddress.firstname), paymentNote(template, whole, words)].filter(Boolean).join(' '),
    sheet: orderSheet(whole, pictures),
    link: linkOf({ template, whole, origin }, words),
    rights: template === 'order-confirmation' ? buyersRights({ whole, seller, origin }, words) : NONE,
    goodbye: words.goodbye(shop),
    foot: sellerLines(seller),
    words,
  };
  const subject = own.subject(order.number, shop);
  return writeContent(content, { subject, shop, look, language: order.language });
}

/** Both forms of a mail about an order. */
export const writeContent = (
  content: MailContent,
  { subject, ...head }: MailHead & { subject: string },
): WrittenMail => ({
  subject,
  text: plainMail(content),
  html: htmlOf(content, head),
});

/** What follows the introduction: how a card is charged, or why the order was cancelled. */
function paymentNote(
  template: MailScene['template'],
  { order, payment }: WholeOrder,
  words: MailContent['words'],
): string {
  if (template !== 'order-confirmation')
    return payment?.status === 'declined' ? words.cancelled.declined : words.cancelled.expired;
  if (kindOf(order.paymentCode) !== 'card') return '';
  return isTestPayment(payment) ? words.testNote : words.cardNote;
}

type LinkScene = Pick<MailScene, 'template' | 'whole' | 'origin'>;

function linkOf({ template, whole, origin }: LinkScene, words: MailContent['words']) {
  const { number, customerId, publicToken } = whole.order;
  if (template === 'order-cancelled') return { text: words.toCart, href: `${origin}${cartPath()}` };
  // A guest has no account that lists the order: with its token the document needs no login.
  return customerId === null
    ? { text: words.getOrder, href: `${origin}${pdfPath('order', number, publicToken)}` }
    : { text: words.seeOrder, href: `${origin}${orderPath(number)}` };
}

function plainMail({ heading, intro, sheet, link, rights, goodbye, foot, words }: MailContent): string {
  const pairs = (rows: [string, string][]) => rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  const lines = sheet.lines.map(
    (line) => `${line.quantity} ${line.name} (${line.details})\n  ${line.unitPrice}  ${words.amount}: ${line.amount}`,
  );
  const blocks = sheet.blocks.map(([title, rows]) => `${title}\n${rows.join('\n')}`);
  const parts = [
    heading,
    intro,
    pairs(sheet.facts),
    `${words.lines}\n${lines.join('\n')}`,
    pairs([...sheet.sums, sheet.total, ...sheet.paid]),
    sheet.priceNote,
    ...blocks,
    `${link.text}: ${link.href}`,
    ...rightsInPlain(rights),
    goodbye,
    ...(foot.length > 0 ? [foot.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const htmlOf = (
  { heading: title, intro, sheet, link, rights, goodbye, foot, words }: MailContent,
  { look, ...head }: MailHead,
): string =>
  page({ ...head, look, heading: title, preview: intro, foot }, [
    paragraph(intro),
    pairs(sheet.facts, look),
    button(link.text, link.href, look),
    heading(words.lines, look),
    goods(sheet, look),
    small(sheet.priceNote, look),
    addresses(sheet, look),
    ...rightsInHtml(rights, look),
    paragraph(goodbye),
  ]);
