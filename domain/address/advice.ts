// What an address may have meant when postcode and town do not go together. Spec §5: address validation offers the entered address
// or a recommended one. Tolerant of spelling; where nothing better is known, nothing is said.
import { POSTCODES } from '#domain/address/postcodes';
import { isOneSlip } from '#domain/search/typos';

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
  if (isOneSlip(one, other)) return true;
  return other.length >= 8 && Math.abs(one.length - other.length) <= 1 && slipsBetween(one, other) <= 2;
}

/** How many letters must be changed, added or left out. */
export function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const codesOf = (city: string): string[] => {
  const exact = [...POSTCODES].filter(([, name]) => isSameName(city, name));
  const found = exact.length > 0 ? exact : [...POSTCODES].filter(([, name]) => isAlmost(city, name));
  return found.map(([code]) => code);
};

/** Null where the address is as good as is known, or where nothing better can be told. */
export function recommendedPlace(typed: Place): Place | null {
  const known = POSTCODES.get(typed.postcode);
  if (known !== undefined && isSameName(typed.city, known)) return null;
  if (known !== undefined && isAlmost(typed.city, known)) return { ...typed, city: known };
  const codes = codesOf(typed.city);
  const near = codes.filter((code) => isOneSlip(code, typed.postcode));
  const [meant] = near.length === 1 ? near : known === undefined && codes.length === 1 ? codes : [];
  if (meant !== undefined) return { ...typed, postcode: meant, city: POSTCODES.get(meant) ?? typed.city };
  // The postcode is what the parcel goes by.
  return known === undefined ? null : { ...typed, city: known };
}
