// HTML of content and catalogue, sanitised by a library before it reaches a page (architecture section 5).
import { LRUCache } from 'lru-cache';
import { Marked } from 'marked';
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

const markdown = new Marked({ gfm: true, async: false });

/** Sanitising takes a millisecond per page, and the same texts recur: the latest results are cached. */
export const cleanHtml = (html: string): string => cachedOr(`html ${html}`, () => sanitizeHtml(html, ALLOWED));

/**
 * A formatted text of the content service: HTML where it begins with a tag, as our own back end stores all of them; otherwise Markdown, which
 * Strapi's rich text editor writes.
 */
export function richTextHtml(text: string | null | undefined): string {
  const given = text?.trim() ?? '';
  if (given === '' || given.startsWith('<')) return cleanHtml(given);
  return cachedOr(`markdown ${given}`, () => sanitizeHtml(String(markdown.parse(given)), ALLOWED).trim());
}

function cachedOr(key: string, make: () => string): string {
  const known = cleaned.get(key);
  if (known !== undefined) return known;
  const clean = make();
  cleaned.set(key, clean);
  return clean;
}
