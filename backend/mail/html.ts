// The sheet that every mail is written on, and its elements. Mail programs know no stylesheets, so styles are inline.
import { escaped } from '#backend/html-text';
import type { MailTheme } from './themes';

const SANS = 'Arial,Helvetica,sans-serif';
/** For layout only: screen readers announce no tables. */
const BOX = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

export interface MailSheet {
  language: string;
  heading: string;
  /** The preview text that inboxes show next to the subject. */
  preview: string;
  shop: string;
  look: MailTheme;
  /** Who sells, at the foot. */
  foot: readonly string[];
}

/** `parts` are HTML already; empty ones are left out. */
export function page({ language, heading, preview, shop, look, foot }: MailSheet, parts: readonly string[]): string {
  const { ground, paper, line, ink, quiet, accent, headings, corners } = look;
  const below = foot.length
    ? `<tr><td style="padding:16px 6px 0;font-size:14px;color:${quiet}">${foot.map(escaped).join('<br>')}</td></tr>`
    : '';
  const name = escaped(shop);
  const square = `<span style="display:inline-block;width:14px;height:14px;margin-right:9px;background:${accent}"></span>`;
  const mark = look.logo ? picturedName(look.logo, name) : (look.mark ? markPicture(look.mark) : square) + name;
  const title = `<h1 style="margin:0 0 16px;font-family:${headings};font-size:26px;line-height:1.2">${escaped(heading)}</h1>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:0;background:${ground};color:${ink};font-family:${SANS};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table ${BOX} style="background:${ground}"><tr><td align="center" style="padding:24px 10px 40px">
<table ${BOX} style="max-width:600px;text-align:left">
<tr><td style="padding:0 6px 14px;font-family:${headings};font-size:19px;font-weight:bold">${mark}</td></tr>
<tr><td style="padding:30px 26px 14px;background:${paper};border:1px solid ${line};border-radius:${corners[0]}px">
${[title, ...parts].filter(Boolean).join('\n')}
</td></tr>${below}</table>
</td></tr></table>
</body></html>
`;
}

/** Where pictures are not loaded, the name appears as text. */
const picturedName = ({ src, width, height }: NonNullable<MailTheme['logo']>, name: string): string =>
  `<img src="${escaped(src)}" width="${width}" height="${height}" alt="${name}" style="display:block;border:0">`;

/** Decorates the name next to it, so its alternative text is empty. */
const markPicture = (src: string): string =>
  `<img src="${escaped(src)}" width="32" height="32" alt="" style="margin-right:10px;border:0;vertical-align:middle">`;

export const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${text.split('\n').map(escaped).join('<br>')}</p>`;

export const small = (text: string, { quiet }: MailTheme): string =>
  `<p style="margin:0 0 20px;font-size:14px;color:${quiet}">${escaped(text)}</p>`;

/** In addition to the mail's main button, for what only some readers need. */
export const smallLink = (text: string, href: string, { accent }: MailTheme): string =>
  `<p style="margin:0 0 20px;font-size:14px"><a href="${escaped(href)}" style="color:${accent}">${escaped(text)}</a></p>`;

export const heading = (text: string, { headings }: MailTheme): string =>
  `<h2 style="margin:26px 0 6px;font-family:${headings};font-size:18px;line-height:1.3">${escaped(text)}</h2>`;

/** An address can be followed: where a carrier shows the parcel. */
const valueOrLink = (value: string, accent: string): string =>
  /^https:\/\/\S+$/.test(value)
    ? `<a href="${escaped(value)}" style="color:${accent}">${escaped(value)}</a>`
    : escaped(value);

/** Labels and values, one under the other. */
export function pairs(rows: readonly (readonly [string, string])[], { quiet, accent }: MailTheme): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td style="padding:3px 18px 3px 0;color:${quiet};vertical-align:top">${escaped(label)}</td><td style="padding:3px 0;vertical-align:top;word-break:break-word">${valueOrLink(value, accent)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">${cells.join('')}</table>`;
}

export const button = (text: string, href: string, { accent, corners }: MailTheme): string =>
  `<p style="margin:6px 0 24px"><a href="${escaped(href)}" style="display:inline-block;padding:12px 22px;background:${accent};border-radius:${corners[1]}px;color:#ffffff;font-weight:bold;text-decoration:none">${escaped(text)}</a></p>`;
