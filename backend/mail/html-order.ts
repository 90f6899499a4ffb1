// An order on a mail's sheet: its goods with what they come to, and its two addresses.
import { escaped } from '#backend/html-text';
import { keptTogether } from '#domain/text/kept-together';
import { heading } from './html';
import type { OrderSheet, SheetLine } from './order-sheet';
import type { MailTheme } from './themes';

/** One column for words and one for amounts, and a narrow one for the products' pictures: more do not fit a phone. */
export function goods({ lines, sums, total, paid }: OrderSheet, look: MailTheme): string {
  const sum = ([label, amount]: OrderSheet['total'], style = '') =>
    sheetRow(escaped(keptTogether(label)), amount, `padding:3px 0;${style}`);
  const last = `border-top:2px solid ${look.ink};padding-top:10px;font-size:18px;font-weight:bold`;
  const rows = [
    ...lines.map((line) => mailLineRow(line, look)),
    gap(10),
    ...sums.map((each) => sum(each)),
    gap(8),
    sum(total, last),
    ...paid.map((each) => sum(each)),
  ];
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px">${rows.join('')}</table>`;
}

const sheetRow = (words: string, amount: string, style: string): string =>
  `<tr><td colspan="2" style="${style};vertical-align:top">${words}</td>${amountTd(amount, style)}</tr>`;

const amountTd = (amount: string, style: string): string =>
  `<td align="right" style="${style};padding-left:14px;vertical-align:bottom;white-space:nowrap">${escaped(amount)}</td>`;

const gap = (height: number) =>
  `<tr><td colspan="3" style="height:${height}px;line-height:${height}px">&nbsp;</td></tr>`;

/** Pixels, wide and high; the file is twice as large for dense screens. */
const PICTURE = 56;

/** The name is next to it: where pictures are not loaded, nothing is missing. */
const linePicture = (src: string): string =>
  `<img src="${escaped(src)}" width="${PICTURE}" height="${PICTURE}" alt="" style="display:block;border:0">`;

/** Name and details have the width of the mail, and what they cost is below them: next to a picture and an amount, a phone has 80 pixels left. */
function mailLineRow(
  { quantity, name, details, unitPrice, amount, picture }: SheetLine,
  { line, quiet }: MailTheme,
): string {
  const border = `border-bottom:1px solid ${line}`;
  const small = `font-size:14px;color:${quiet}`;
  const facts = `<br><span style="${small}">${escaped(keptTogether(details))}</span>`;
  const image = picture
    ? `<td rowspan="2" width="${PICTURE + 14}" style="padding:10px 0;${border};vertical-align:top">${linePicture(picture)}</td>`
    : '';
  const wide = picture ? 2 : 3;
  return (
    `<tr>${image}<td colspan="${wide}" style="padding:10px 0 0;vertical-align:top"><strong>${escaped(keptTogether(name))}</strong>${facts}</td></tr>` +
    `<tr><td colspan="${wide - 1}" style="padding:2px 0 10px;${border};${small}">${escaped(keptTogether(`${quantity} × ${unitPrice}`))}</td>${amountTd(amount, `padding:2px 0 10px;${border}`)}</tr>`
  );
}

/** Side by side where there is room. */
export const addresses = ({ blocks }: OrderSheet, look: MailTheme): string =>
  blocks
    .map(
      ([title, rows]) =>
        `<div style="display:inline-block;width:49%;min-width:200px;vertical-align:top">${heading(title, look)}<p style="margin:0 0 18px">${rows.map(escaped).join('<br>')}</p></div>`,
    )
    .join('');
