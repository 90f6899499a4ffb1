// How large a form may be, found out before it is parsed: what parses and checks fields may take longer than in proportion to them.

/** The largest forms: a quick order has two fields for each of its 500 rows, a cart two for each of its 500 lines. */
export const FORM_BYTES = 128 * 1024;
export const MOST_FIELDS = 1_200;
export const MOST_REPEATS = 500;
const LONGEST_NAME = 100;

/** Names that the form library would read as its own commands. */
const RESERVED = new Set(['__intent__', '__state__']);

/** As browsers and other clients write it: the parser finds parts by nothing but this text. */
const MULTIPART = /^multipart\/form-data;\s*boundary=("?)([\w'()+,\-./:=?]{1,70})\1$/i;

/** At most so many fields are in this body, counted in one pass by what parts them; null for a body that is no form. */
export function fieldsIn(body: Buffer, type: string): number | null {
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return countSign(body, '&') + 1;
  const boundary = MULTIPART.exec(type.trim())?.[2];
  return boundary === undefined ? null : countSign(body, boundary);
}

function countSign(body: Buffer, sign: string): number {
  let found = 0;
  for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + sign.length)) found += 1;
  return found;
}

/** What is wrong with a field's name. No form of the shop nests its fields; an index in a name makes a list of that length. */
export function nameFault(name: string): string | null {
  if (name.length > LONGEST_NAME) return 'A field has too long a name';
  if (RESERVED.has(name) || /[.[\]]/.test(name)) return 'A field has a name that no form has';
  return null;
}
