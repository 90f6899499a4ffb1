// Texts as fields of OCI hold them: one line, a length at most, and only characters that the system's encoding has.

export type OciEncoding = 'utf-8' | 'iso-8859-1';

/** What texts of the shop contain and ISO-8859-1 has not. A browser would send the others as '&#8211;'. */
const PLAIN: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '€': 'EUR',
  '™': '(TM)',
  '•': '-',
  œ: 'oe',
  Œ: 'OE',
};

/** On one line; in ISO-8859-1 what it has no sign for becomes the nearest one, or '?'. */
export function ociText(text: string, encoding: OciEncoding): string {
  // Control characters end a field in some parsers.
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return encoding === 'utf-8' ? line : line.replace(BEYOND_LATIN_1, inLatin1);
}

const BEYOND_LATIN_1 = /[\u0100-\u{10ffff}]/gu;

function inLatin1(sign: string): string {
  const plain = PLAIN[sign];
  if (plain !== undefined) return plain;
  const base = sign.normalize('NFD').replace(/\p{M}+/gu, '');
  return base.length === 1 && base <= '\u00ff' ? base : '?';
}

/** The beginning of the text, cut between words where there is one to cut at in its second half. Counts UTF-16 units, as browsers do. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  if (text[most] === ' ') return head.trimEnd();
  const space = head.lastIndexOf(' ');
  const cut = space >= most / 2 ? head.slice(0, space) : head;
  // Half of a sign that takes two units is none.
  return cut.replace(/[\ud800-\udbff]$/, '').trimEnd();
}
