// HTML of content and catalogue, sanitised by a library before it reaches a page (architecture section 5).
import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

const ALLOWED = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'a',
    'strong',
    'em',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
};

const cleaned = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
});

/** Cleaning costs a millisecond a page, and the same texts come again and again: those that came last are kept. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED);
  cleaned.set(html, clean);
  return clean;
}
