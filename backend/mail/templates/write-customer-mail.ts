// A customer mail as plain text and as HTML: both from the same words.
import type { Seller } from '#domain/e-invoice/model';
import { button, page, pairs, paragraph, smallLink } from '../html';
import { mailWords } from '../order-sheet';
import { sellerLines } from '../seller-lines';
import type { MailTheme } from '../themes';
import type { WrittenMail } from '../write-mail';
import type { ContentScene, MailKind } from './mail-kind';

interface Sending extends ContentScene {
  /** Scheme and host for the link. */
  origin: string;
  look: MailTheme;
  seller: Seller | null;
}

export function writeCustomerMail(
  kind: MailKind,
  told: unknown,
  { origin, look, seller, ...scene }: Sending,
): WrittenMail {
  const { subject, heading, paragraphs, facts = [], link, secondLink, leavePath } = kind.write(told, scene);
  const href = link ? `${origin}${link.path}` : null;
  if (kind.isSms) return writtenSms(`${paragraphs[0]} ${href}`, { subject, heading, paragraphs, look, ...scene });
  const goodbye = mailWords(scene.language).goodbye(scene.shop);
  const foot = sellerLines(seller);
  const text = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(link && href ? [`${link.text}: ${href}`] : []),
    ...(secondLink ? [`${secondLink.text}: ${origin}${secondLink.path}`] : []),
    goodbye,
    ...(foot.length > 0 ? [foot.join('\n')] : []),
  ].join('\n\n');
  const sheet = { language: scene.language, shop: scene.shop, heading, preview: paragraphs[0] ?? '', look, foot };
  const html = page(sheet, [
    ...paragraphs.map(paragraph),
    pairs(facts, look),
    link && href ? button(link.text, href, look) : '',
    secondLink ? smallLink(secondLink.text, `${origin}${secondLink.path}`, look) : '',
    paragraph(goodbye),
  ]);
  return { subject, text: `${text}\n`, html, ...(leavePath ? { leaveAt: `${origin}${leavePath}` } : {}) };
}

/** The demo shows it among the mails. */
function writtenSms(
  text: string,
  {
    subject,
    heading,
    paragraphs,
    look,
    ...scene
  }: Pick<Sending, 'look' | 'language' | 'shop'> & ReturnType<MailKind['write']>,
): WrittenMail {
  const sheet = { language: scene.language, shop: scene.shop, heading, preview: paragraphs[0] ?? '', look, foot: [] };
  return { subject, text, html: page(sheet, [paragraph(text)]) };
}
