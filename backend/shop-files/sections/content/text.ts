// Texts of content: Markdown, or HTML where a text begins with a tag, held to the rule that texts of catalogue files are cleaned by.
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML } from '#backend/commerce/catalogue/import/row/clean-text';

const markdown = new Marked({ gfm: true, async: false });

/** A text that begins with a tag is HTML and stays as it is. */
export const textAsHtml = (text: string): string => (text.startsWith('<') ? text : String(markdown.parse(text)).trim());

export interface RefusedMarkup {
  message: string;
  /** '<script', 'onclick', 'javascript:' */
  found: string;
  /** Line of the text, counted from 0. */
  line: number;
}

/** The first thing in the text that no page would show; null where everything is shown. */
export function refusedMarkup(text: string): RefusedMarkup | null {
  const [found] = markupRefusedIn(textAsHtml(text));
  if (!found) return null;
  const at = text.toLowerCase().indexOf(found.toLowerCase());
  const message = `${found === '<h1' ? 'En overskrift begynder med ## eller ###; # er sidens egen.' : `${found} kan ikke bruges i en tekst.`}`;
  return { message, found, line: at < 0 ? 0 : text.slice(0, at).split('\n').length - 1 };
}

function markupRefusedIn(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        found.push(...refusedOfTag(tagName, attribs));
        return { tagName, attribs };
      },
    },
  });
  return found;
}

function refusedOfTag(tag: string, attributes: Record<string, string>): string[] {
  if (!ALLOWED_HTML.allowedTags.includes(tag)) return [`<${tag}`];
  const allowed: readonly string[] =
    Object.entries(ALLOWED_HTML.allowedAttributes).find(([one]) => one === tag)?.[1] ?? [];
  const names = Object.keys(attributes).filter((name) => !allowed.includes(name));
  return [...names, ...refusedScheme(attributes.href ?? '')];
}

/** Browsers pass over spaces and control characters in front of and within a scheme. */
function refusedScheme(href: string): string[] {
  const [, scheme] = /^([a-z][a-z0-9+.-]*:)/i.exec(href.replaceAll(/[\p{Cc}\s]+/gu, '')) ?? [];
  return scheme === undefined || ALLOWED_HTML.allowedSchemes.includes(scheme.slice(0, -1).toLowerCase())
    ? []
    : [scheme];
}
