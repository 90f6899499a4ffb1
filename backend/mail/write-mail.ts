// Writes a mail about an order: plain text and HTML from the same sheet.

import { kindOf } from '#backend/commerce/checkout/payment-kinds';
import type { WholeOrder } from '#backend/commerce/order/read/read.sql';
import type { MailMessage } from '#backend/ports/mail/index';
import { cartPath, frontPath, orderPath } from '#domain/addresses';
import { button, heading, page, pairs, paragraph, small } from './html';
import { addresses, goods } from './html-order';
import { mailWords, type OrderSheet, orderSheet } from './order-sheet';
import type { MailTemplate } from './queue-mail';
import type { MailTheme } from './themes';

export interface MailScene {
  template: MailTemplate;
  whole: WholeOrder;
  shop: string;
  /** Scheme and host for links. */
  origin: string;
  look: MailTheme;
}

type MailHead = Pick<MailScene, 'shop' | 'look'> & { language: string };

export type WrittenMail = Pick<MailMessage, 'subject' | 'text' | 'html'>;

interface MailContent {
  heading: string;
  intro: string;
  sheet: OrderSheet;
  link: { text: string; href: string };
  goodbye: string;
  words: ReturnType<typeof mailWords>;
}

export function writeMail({ template, whole, shop, origin, look }: MailScene): WrittenMail {
  const { order } = whole;
  const words = mailWords(order.language);
  const own = template === 'order-confirmation' ? words.confirmation : words.cancelled;
  const isByCard = template === 'order-confirmation' && kindOf(order.paymentCode) === 'card';
  const content: MailContent = {
    heading: own.heading,
    intro: [own.intro(order.billingAddress.firstname), isByCard ? words.cardNote : ''].filter(Boolean).join(' '),
    sheet: orderSheet(whole),
    link: linkOf({ template, whole, origin }, words),
    goodbye: words.goodbye(shop),
    words,
  };
  const html = htmlOf(content, { shop, look, language: order.language });
  return { subject: own.subject(order.number, shop), text: plainMail(content), html };
}

type LinkScene = Pick<MailScene, 'template' | 'whole' | 'origin'>;

function linkOf({ template, whole, origin }: LinkScene, words: MailContent['words']) {
  const { number, customerId } = whole.order;
  if (template === 'order-cancelled') return { text: words.toCart, href: `${origin}${cartPath()}` };
  // A guest has no account in which the order stands.
  return customerId === null
    ? { text: words.toShop, href: `${origin}${frontPath()}` }
    : { text: words.seeOrder, href: `${origin}${orderPath(number)}` };
}

function plainMail({ heading, intro, sheet, link, goodbye, words }: MailContent): string {
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
    goodbye,
  ];
  return `${parts.join('\n\n')}\n`;
}

const htmlOf = (
  { heading: title, intro, sheet, link, goodbye, words }: MailContent,
  { look, ...head }: MailHead,
): string =>
  page({ ...head, look, heading: title, preview: intro }, [
    paragraph(intro),
    pairs(sheet.facts, look),
    button(link.text, link.href, look),
    heading(words.lines, look),
    goods(sheet, look),
    small(sheet.priceNote, look),
    addresses(sheet, look),
    paragraph(goodbye),
  ]);
