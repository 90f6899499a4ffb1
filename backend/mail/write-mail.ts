// Writes a mail about an order: plain text and HTML from the same sheet.
import { cartPath, frontPath, orderPath } from '#domain/addresses';
import type { WholeOrder } from '#backend/commerce/order/read/rows';
import type { MailMessage } from '#backend/ports/mail/index';
import { escaped, page } from './html';
import { type OrderSheet, sheetOf, wordsIn } from './order-sheet';
import type { MailTemplate } from './queue-mail';

export interface MailScene {
  template: MailTemplate;
  whole: WholeOrder;
  shop: string;
  /** Scheme and host for links; without one there are none. */
  origin: string | null;
}

export type WrittenMail = Pick<MailMessage, 'subject' | 'text' | 'html'>;

interface Letter {
  heading: string;
  intro: string;
  sheet: OrderSheet;
  link: { text: string; href: string } | null;
  goodbye: string;
  words: ReturnType<typeof wordsIn>;
}

export function writeMail({ template, whole, shop, origin }: MailScene): WrittenMail {
  const { order } = whole;
  const words = wordsIn(order.language);
  const own = template === 'order-confirmation' ? words.confirmation : words.cancelled;
  const letter: Letter = {
    heading: own.heading,
    intro: own.intro(order.billingAddress.firstname),
    sheet: sheetOf(whole),
    link: origin === null ? null : linkOf({ template, whole, shop, origin }, words),
    goodbye: words.goodbye(shop),
    words,
  };
  return { subject: own.subject(order.number, shop), text: textOf(letter), html: htmlOf(letter, order.language) };
}

function linkOf({ template, whole, origin }: MailScene, words: Letter['words']) {
  const { number, customerId } = whole.order;
  const base = origin ?? '';
  if (template === 'order-cancelled') return { text: words.toCart, href: `${base}${cartPath()}` };
  // A guest has no account in which the order stands.
  return customerId === null
    ? { text: base, href: `${base}${frontPath()}` }
    : { text: words.seeOrder, href: `${base}${orderPath(number)}` };
}

function textOf({ heading, intro, sheet, link, goodbye, words }: Letter): string {
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
    ...(link ? [`${link.text}: ${link.href}`] : []),
    goodbye,
  ];
  return `${parts.join('\n\n')}\n`;
}

const CELL = 'padding:6px 8px;border-bottom:1px solid #ddd;vertical-align:top';

function htmlOf({ heading, intro, sheet, link, goodbye, words }: Letter, language: string): string {
  const row = (label: string, value: string, weight = 'normal') =>
    `<tr><td style="${CELL};font-weight:${weight}">${escaped(label)}</td><td style="${CELL};text-align:right;font-weight:${weight};white-space:nowrap">${escaped(value)}</td></tr>`;
  const plain = (pairs: OrderSheet['sums']) => pairs.map(([label, value]) => row(label, value)).join('');
  const lines = sheet.lines.map(
    (line) =>
      `<tr><td style="${CELL}">${escaped(line.quantity)}</td><td style="${CELL}">${escaped(line.name)}<br><small>${escaped(line.details)}</small></td><td style="${CELL};text-align:right;white-space:nowrap">${escaped(line.unitPrice)}</td><td style="${CELL};text-align:right;white-space:nowrap">${escaped(line.amount)}</td></tr>`,
  );
  const head = [words.quantity, words.lines, words.unitPrice, words.amount].map(
    (title) => `<th style="${CELL};text-align:left">${escaped(title)}</th>`,
  );
  const blocks = sheet.blocks.map(
    ([title, rows]) => `<h2 style="font-size:16px">${escaped(title)}</h2><p>${rows.map(escaped).join('<br>')}</p>`,
  );
  const table = (body: string) => `<table style="border-collapse:collapse;width:100%">${body}</table>`;
  return page(language, heading, [
    `<p>${escaped(intro)}</p>`,
    table(plain(sheet.facts)),
    `<h2 style="font-size:16px">${escaped(words.lines)}</h2>`,
    table(`<tr>${head.join('')}</tr>${lines.join('')}`),
    table(plain(sheet.sums) + row(...sheet.total, 'bold') + plain(sheet.paid)),
    `<p><small>${escaped(sheet.priceNote)}</small></p>`,
    ...blocks,
    link ? `<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>` : '',
    `<p>${goodbye.split('\n').map(escaped).join('<br>')}</p>`,
  ]);
}
