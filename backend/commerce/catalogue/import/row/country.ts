// Where a product is made: Magento's country_of_manufacture, a code or an English name, as the fact `origin` of the product page.
import type { ProductAttribute } from '#backend/db/tables/product';
import type { Cells } from './cells';
import type { References } from './staged';

/** The code of the fact, which catalogues without Magento use as well. */
export const ORIGIN = 'origin';
const LABELS = { label: 'Oprindelse', labelEn: 'Origin' };

const regionNames = (language: string) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
const DANISH = regionNames('da');
const ENGLISH = regionNames('en');
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let codes: ReadonlyMap<string, string> | null = null;

/** Names of countries in both languages, in lower case → code; read once. */
function codesByName(): ReadonlyMap<string, string> {
  const all = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  codes ??= new Map(
    all.flatMap((code) => [ENGLISH, DANISH].map((names) => [names.of(code)?.toLowerCase() ?? '', code] as const)),
  );
  return codes;
}

/** In both languages; a text that is no country is left as it is. */
export function countryNames(said: string): { da: string; en: string } {
  const code = /^[a-z]{2}$/i.test(said) ? said.toUpperCase() : codesByName().get(said.toLowerCase());
  const [da, en] = code === undefined ? [] : [DANISH.of(code), ENGLISH.of(code)];
  return da === undefined || en === undefined ? { da: said, en: said } : { da, en };
}

/** Undefined where the column is empty; null where it removes the fact. */
export function originFact(cells: Cells, { labels }: References): ProductAttribute | null | undefined {
  const said = cells.text('country_of_manufacture', 100);
  if (typeof said !== 'string') return said;
  const { da: value, en: valueEn } = countryNames(said);
  return { code: ORIGIN, ...(labels.get(ORIGIN) ?? LABELS), value, valueEn };
}
