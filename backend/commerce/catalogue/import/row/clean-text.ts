// Texts of a catalogue file, cleaned by a library before they are kept: no script and no style of a supplier's reaches the shop.
import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
];
const HTML = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};
const PLAIN = { allowedTags: [], allowedAttributes: {}, textFilter: unescaped };

// What is plain text is escaped where it is shown, so it is kept as it reads.
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

export function cleanText<Text extends string | undefined>(text: Text, as: 'html' | 'plain'): Text | string {
  if (text === undefined || !/[<&]/.test(text)) return text;
  return sanitizeHtml(text, as === 'html' ? HTML : PLAIN).trim();
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Magento keeps names as a form sent them: 'Kop &amp; krus' reads 'Kop & krus'. What looks like a tag is text here. */
export function decodedText<Text extends string | null | undefined>(text: Text): Text | string {
  if (typeof text !== 'string' || !text.includes('&') || !ENTITY.test(text)) return text;
  return sanitizeHtml(text.replaceAll('<', '&lt;'), PLAIN).replaceAll('\u00A0', ' ').trim();
}
