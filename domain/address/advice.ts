// What an address may have meant when postcode and town do not go together. Spec §5: address validation offers the entered address
// or a recommended one. Tolerant of spelling; where nothing better is known, nothing is said.
import { POSTCODES } from '#domain/address/postcodes';
import { isOneSlip, slipsBetween } from '#domain/search/typos';

export interface Place {
  street: string;
  postcode: string;
  city: string;
}

const SHORT: readonly [written: RegExp, meant: string][] = [
  [/^kbh\b\.?/, 'københavn'],
  [/^frb\b\.?/, 'frederiksberg'],
  [/^kgs\b\.?/, 'kongens'],
  [/^nr\b\.?/, 'nørre'],
  [/^sdr\b\.?/, 'sønder'],
  [/^st\b\.?/, 'store'],
  [/^ll\b\.?/, 'lille'],
];

/** As a name is compared: 'Århus c.', 'AARHUS C' and 'Aarhus C' are one, so are 'Køge' and 'Koege'. */
export function foldedName(name: string): string {
  let text = name.trim().toLowerCase();
  for (const [written, meant] of SHORT) text = text.replace(written, meant);
  return text
    .replaceAll('å', 'aa')
    .replace(/ø|oe/g, 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** 'Aarhus' for 'Aarhus C': mail finds its way without the letter of the district. */
const isWithoutDistrict = (typed: string, name: string) =>
  /\s(C|K|V|Ø|N|S|M|J|F|SV|NV|NØ|SØ|Øst|Sj|St|L)$/.test(name) && foldedName(name.replace(/\s\S+$/, '')) === typed;

export function isSameName(typed: string, name: string): boolean {
  const folded = foldedName(typed);
  return folded === foldedName(name) || isWithoutDistrict(folded, name);
}

/** One slip in short names, two in long ones: 'Fredricia', 'Nykobing' and 'Kjøbenhavn V' are understood. */
function isAlmost(typed: string, name: string): boolean {
  const [one, other] = [foldedName(typed), foldedName(name)];
  if (one.length < 3) return false;
  const slips = slipsBetween(one, other);
  return slips === 1 || (slips === 2 && other.length >= 8 && Math.abs(one.length - other.length) <= 1);
}

const placesCalled = (city: string): [postcode: string, city: string][] => {
  const exact = [...POSTCODES].filter(([, name]) => isSameName(city, name));
  return exact.length > 0 ? exact : [...POSTCODES].filter(([, name]) => isAlmost(city, name));
};

/** Null when the address matches the known data, or when no better one can be suggested. */
export function recommendedPlace(typed: Place): Place | null {
  const known = POSTCODES.get(typed.postcode);
  if (known !== undefined && isSameName(typed.city, known)) return null;
  if (known !== undefined && isAlmost(typed.city, known)) return { ...typed, city: known };
  const places = placesCalled(typed.city);
  const near = places.filter(([code]) => isOneSlip(code, typed.postcode));
  const [meant] = near.length === 1 ? near : known === undefined && places.length === 1 ? places : [];
  if (meant) return { ...typed, postcode: meant[0], city: meant[1] };
  // The postcode is what the parcel goes by.
  return known === undefined ? null : { ...typed, city: known };
}
