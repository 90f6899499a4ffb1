// Streets with their house number. Spec §3 "Customer address". Every Danish address has a number, those of farms and islands too.
import { isForeign, tidyLine } from '#domain/validate/written';

const SIGNS = /^[\p{L}\p{M}\p{N}\s.,'’`´/&()#:+"“”\-\u2010-\u2015]+$/u;
/** 'Nygade 1', '12 Nygade', 'H.C. Andersens Boulevard 12'; the '10.' of '10. Februar Vej' belongs to the name. */
const NUMBER = /\p{L}\D*\d|^\d+\s?\p{L}?[\s,]+\p{L}/u;

/** As it is printed on the parcel, or null when it cannot be one. */
export function streetFrom(typed: string): string | null {
  const street = tidyLine(typed);
  return isStreet(street) && NUMBER.test(street) ? street : null;
}

export const streetFault = (typed: string) => (isStreet(tidyLine(typed)) ? 'HOUSE_NUMBER_MISSING' : 'STREET_INVALID');

const isStreet = (street: string): boolean => SIGNS.test(street) && /\p{L}/u.test(street) && !isForeign(street);

/** A box or a counter of a carrier, in the spellings of Danish, English and the neighbours' languages. */
const BOXES = [
  'post[\\s-]?(?:boks|box)',
  'p?boks',
  'box',
  'postb\\.?',
  'pakke(?:boks|shop|automat)',
  'døgnboks',
  'p\\.?[\\s-]?o\\.?(?:[\\s-]?box|b\\.?)',
  'p\\.?\\s?b\\.?',
  'postfach',
  'postl[åa]da',
  'packstation',
  'b\\.?p\\.?',
];
/** What precedes the name of a box: a person, or the carrier. */
const BEFORE = '(?:c/o\\s+)?(?:(?:gls|dao|bring|postnord|dhl)\\s+)?';
const POST_BOX = new RegExp(
  `^${BEFORE}(?:${BOXES.join('|')})(?:\\s*(?:nr|no|nummer)\\b)?[\\s.:#-]*\\d[\\d.]*(?:\\s?\\p{L})?(?:\\s+\\d{4}\\b.*)?$`,
  'iu',
);
/** '2100 København Ø'. */
const TOWN = /^(?:DK-?)?\d{4}\s+\D+$/iu;

/** A post box and no street: carriers deliver to a door. 'Nygade 1, Postboks 12' names a door. */
export function isPostBox(typed: string): boolean {
  const parts = typed.split(/[,\n]/).map(tidyLine);
  const isBox = (part: string) => POST_BOX.test(part);
  const isDoor = (part: string) => !isBox(part) && !TOWN.test(part) && NUMBER.test(part);
  return parts.some(isBox) && !parts.some(isDoor);
}
