// A customer's stored data as one self-contained HTML page: tables grouped under headings, every value as text.
import type { DataExportView, DataValue } from '~/models/personal-data';

/** Headings and their tables; unlisted tables are under the last heading. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  profile: ['customer', 'customer_address'],
  consents: ['newsletter_subscription', 'newsletter_consent', 'kept_card'],
  logins: ['customer_session', 'account_link', 'punchout_buyer', 'punchout_session'],
  orders: ['sales_order', 'order_line', 'order_tax', 'order_duty', 'order_discount', 'order_history', 'order_approval'],
  deliveries: ['shipment', 'shipment_line', 'shipment_event'],
  payments: ['payment', 'payment_event', 'payment_operation', 'gift_card', 'gift_card_entry', 'coupon_use'],
  invoices: ['invoice', 'invoice_line', 'invoice_tax', 'e_invoice'],
  returns: [
    ...['withdrawal', 'withdrawal_line', 'goods_return', 'goods_return_line', 'return_label', 'return_receipt'],
    ...['complaint', 'complaint_message', 'complaint_picture', 'complaint_upload'],
  ],
  lists: ['shopping_list', 'shopping_list_item', 'compare_list', 'compare_list_item', 'customer_printer'],
  carts: ['cart', 'cart_item', 'cart_coupon', 'cart_gift', 'cart_gift_card'],
  subscriptions: ['subscription', 'subscription_item', 'subscription_run'],
  points: ['point_entry'],
  asked: ['price_request', 'stock_alert', 'review'],
  mails: ['mail'],
  other: [],
};
export const DATA_GROUPS = Object.keys(GROUPS);

const headingOfTable = (table: string): string =>
  Object.entries(GROUPS).find(([, tables]) => tables.includes(table))?.[0] ?? 'other';

export interface ReadableWords {
  language: 'da' | 'en';
  title: string;
  madeAt: string;
  stays: string;
  group(code: string): string;
  yes: string;
  no: string;
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safeInHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

/** "total_oere" is "total oere": the names are the database's, as in the JSON file next to it. */
const columnInWords = (column: string): string => column.replaceAll('_', ' ');

function valueInText(value: DataValue, words: ReadableWords): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1a1f2b}h2{margin-top:2.5rem;border-top:2px solid #ccd}h3{margin-bottom:.25rem}table{border-collapse:collapse;margin:0 0 1rem;width:100%}th,td{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid #e3e5ea;overflow-wrap:anywhere}th{width:14rem;font-weight:500;color:#4a5160}';

export function readableData({ sections }: DataExportView, words: ReadableWords): string {
  const groups = DATA_GROUPS.map((code) => {
    const own = sections.filter(({ table }) => headingOfTable(table) === code);
    if (own.length === 0) return '';
    return `<h2>${safeInHtml(words.group(code))}</h2>${own.map((section) => sectionInHtml(section, words)).join('')}`;
  });
  return `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><title>${safeInHtml(words.title)}</title><style>${STYLE}</style></head><body><h1>${safeInHtml(words.title)}</h1><p>${safeInHtml(words.madeAt)}</p>${groups.join('')}</body></html>`;
}

/** The database writes bytes as `\\x` and hex digits; the shop stores pictures as WebP. */
const pictureInHtml = (hex: string): string =>
  `<img src="data:image/webp;base64,${Buffer.from(hex.slice(2), 'hex').toString('base64')}" alt="" width="240">`;

function sectionInHtml({ table, stays, rows }: DataExportView['sections'][number], words: ReadableWords): string {
  const each = rows.map((row) => {
    const cells = Object.entries(row).flatMap(([column, value]) => {
      const text = valueInText(value, words);
      const shown = table === 'complaint_picture' && column === 'bytes' ? pictureInHtml(text) : safeInHtml(text);
      return text === '' ? [] : [`<tr><th scope="row">${safeInHtml(columnInWords(column))}</th><td>${shown}</td></tr>`];
    });
    return `<table>${cells.join('')}</table>`;
  });
  return `<h3>${safeInHtml(columnInWords(table))}</h3>${stays === null ? '' : `<p>${safeInHtml(words.stays)}</p>`}${each.join('')}`;
}
