// Gives the values of an attribute codes for addresses. A code is unique by value: values that differ only in signs (`A4`, `A4+`) or
// have no latin letters remain distinct.
import { slugOf } from '#domain/text/slug';

/** Two texts are one value when only their case or the composition of their letters differs. */
export const valueIdentity = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const NAMELESS = 'value';

/** `0` for a text that its slug spells (`A4`), which gets the slug itself; `1` for one that the slug abbreviates (`A4+`). */
const abbreviation = (text: string): 0 | 1 => (valueIdentity(text).replace(/\s+/g, '-') === slugOf(text) ? 0 : 1);

function freeCode(slug: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  const code = `${slug}-${number}`;
  taken.add(code);
  return code;
}

/** A code for each value, independent of the order of the texts. Keys are `valueIdentity` of them. */
export function valueCodes(texts: readonly string[]): ReadonlyMap<string, string> {
  const bySlug = new Map<string, Map<string, string>>();
  for (const text of texts) {
    const slug = slugOf(text) || NAMELESS;
    const values = bySlug.get(slug) ?? new Map<string, string>();
    bySlug.set(slug, values.set(valueIdentity(text), text));
  }
  const codes = new Map<string, string>();
  const taken = new Set(bySlug.keys());
  for (const [slug, values] of [...bySlug].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const inOrder = [...values].sort(
      ([one, text], [other, otherText]) => abbreviation(text) - abbreviation(otherText) || (one < other ? -1 : 1),
    );
    for (const [at, [identity]] of inOrder.entries()) codes.set(identity, at === 0 ? slug : freeCode(slug, taken));
  }
  return codes;
}
