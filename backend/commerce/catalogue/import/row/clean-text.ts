// Sanitises texts of a catalogue file before they are stored: no script or style of a supplier reaches the shop.
import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd'],
];
/** What texts may have; content's files are held to the same. */
export const ALLOWED_HTML = {
  allowedTags: TAGS,
  allowedAttributes: { a: ['href'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};
const PLAIN = { allowedTags: [], allowedAttributes: {}, textFilter: unescaped };

// Plain text is escaped where it is shown, so it is stored unescaped.
function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

export function cleanText<Text extends string | undefined>(text: Text, as: 'html' | 'plain'): Text | string {
  if (text === undefined || !/[<&]/.test(text)) return text;
  if (as === 'html' && isPlainHtml(text)) return text.trim();
  return sanitizeHtml(text, as === 'html' ? ALLOWED_HTML : PLAIN).trim();
}

const LINES = ['p', 'li', 'h2', 'h3'];
/** Tags without attributes, and their allowed parents: none of them implicitly closes another, as a paragraph in a paragraph would. */
const BARE = new Map<string, readonly (string | undefined)[]>([
  ...['p', 'h2', 'h3', 'ul', 'ol'].map((tag) => [tag, [undefined]] as const),
  ['li', ['ul', 'ol']],
  ['strong', LINES],
  ['em', LINES],
]);
const PARTS = /<(\/?)([a-z0-9]+)>|([^<>&\0]+)/y;

/** Whether the library would change nothing: most descriptions are such, and to parse each is a fifth of an import's reading. */
export function isPlainHtml(text: string): boolean {
  const open: string[] = [];
  PARTS.lastIndex = 0;
  while (PARTS.lastIndex < text.length) {
    const found = PARTS.exec(text);
    if (!found) return false;
    const [, closes, tag] = found;
    if (tag === undefined) continue;
    if (closes === '') {
      if (!BARE.get(tag)?.includes(open.at(-1))) return false;
      open.push(tag);
    } else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Magento stores names as a form sent them: 'Kop &amp; krus' reads 'Kop & krus'. What looks like a tag is text here. */
export function decodedText<Text extends string | null | undefined>(text: Text): Text | string {
  if (typeof text !== 'string' || !text.includes('&') || !ENTITY.test(text)) return text;
  return sanitizeHtml(text.replaceAll('<', '&lt;'), PLAIN).replaceAll('\u00A0', ' ').trim();
}
