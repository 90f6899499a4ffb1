// HTML of content and catalogue, sanitised by a library before it reaches a page (architecture section 5).
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

const cleaned = new Map<string, string>();

/** Cleaning costs a millisecond a page, and the same texts come again and again: the last few hundred are kept. */
export function cleanHtml(html: string): string {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, ALLOWED);
  if (cleaned.size > 500) cleaned.clear();
  cleaned.set(html, clean);
  return clean;
}
