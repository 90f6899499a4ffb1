// Magento's additional_attributes: 'size=XS,color=Black', including a comma inside a value or a complete pair in quotes, and values of one attribute
// between '|'.
import { listParts } from './values';

const NAME = /^[a-z][a-z0-9_]*=/i;

export interface Attributes {
  /** Name → all that is written behind it. */
  texts: Map<string, string>;
  /** Values separated by the file's quotes; values of other attributes are split from their text. */
  apart: Map<string, string[]>;
}

const QUOTED = /"((?:[^"]|"")*)"/g;
/** A pair in quotes, a name with quoted values between '|', or the text up to the next comma. */
const PART = /\s*(?:"((?:[^"]|"")*)"|([a-z][a-z0-9_]*)=((?:"(?:[^"]|"")*")(?:\|"(?:[^"]|"")*")*)|([^,]*))(?:,|$)/giy;

const unquoted = (text: string) => text.replaceAll('""', '"');

/** A part that does not begin with a name belongs to the value before it. `wrong` is called with parts that belong to no value. */
export function attributesIn(cell: string, wrong: (part: string) => void): Attributes {
  const found: Attributes = { texts: new Map(), apart: new Map() };
  if (cell === '') return found;
  let last: string | null = null;
  const take = (part: string): string | null => {
    const trimmed = part.trim();
    if (NAME.test(trimmed)) {
      const at = trimmed.indexOf('=');
      last = trimmed.slice(0, at);
      found.texts.set(last, trimmed.slice(at + 1).trim());
      found.apart.delete(last);
      return last;
    }
    if (last !== null) {
      found.texts.set(last, `${found.texts.get(last)},${part}`.trimEnd());
      found.apart.delete(last);
    } else if (trimmed !== '') wrong(trimmed);
    return null;
  };
  if (!cell.includes('"')) for (const part of cell.split(',')) take(part);
  else takeQuoted(cell, found, take);
  return found;
}

function takeQuoted(cell: string, { apart }: Attributes, take: (part: string) => string | null): void {
  PART.lastIndex = 0;
  for (let found = PART.exec(cell); found && PART.lastIndex <= cell.length; found = PART.exec(cell)) {
    const [whole, pair, name, values, rest = ''] = found;
    const end = PART.lastIndex;
    if (name !== undefined && values !== undefined) {
      const each = [...values.matchAll(QUOTED)].map(([, value = '']) => unquoted(value));
      take(`${name}=${each.join('|')}`);
      apart.set(name, each);
    } else if (pair !== undefined) {
      const text = unquoted(pair);
      const of = take(text);
      // Quotes around the pair say that its commas are text.
      if (of !== null && text.includes(',')) apart.set(of, listParts(text.slice(text.indexOf('=') + 1), '|'));
    } else take(rest);
    if (whole === '' || end >= cell.length) break;
  }
}

/** Commas that separate values have no space after them; those of a sentence and of a number are excluded. */
const COMMA_OF_TEXT = /,(?:\s|$)|\d,\d/;
const LONGEST_OF_LIST = 60;

/** The values of one attribute as Magento writes those of which several can be chosen: 'a|b', from older versions 'a,b'. */
export function valuesIn(text: string): string[] {
  if (text.includes('|')) return listParts(text, '|');
  if (!text.includes(',') || COMMA_OF_TEXT.test(text)) return [text];
  const parts = listParts(text, ',');
  return parts.every((part) => part.length <= LONGEST_OF_LIST) ? parts : [text];
}
