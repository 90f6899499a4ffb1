// Manufacturers' durability guarantees for an entire product of more than two years, and the GARAN label that they require.

/** The label is for guarantees of more than two years, stated in whole or half years (Regulation 2025/1960, annex II). */
const LEAST_MONTHS = 24;
const STEP_MONTHS = 6;

/** "5 års garanti", "garanti i 10 år", "5-year warranty"; not of a part alone: "25 års garanti på overfladen". */
const YEARS_OF_GUARANTEE =
  /(\d{1,2}) ?års (?:\p{L}+)?garanti(?!\p{L}| på)|garanti i (\d{1,2}) år(?!\p{L}| på)|(\d{1,2})[- ]year (?:\p{L}+ )?(?:guarantee|warranty)(?! on)/giu;
const YEARS_OF_FACT = /^(\d{1,2}) (?:år|years?)\b(?! på| on)/u;

interface Promising {
  texts: Readonly<Record<string, string | null>>;
  facts: readonly { code: string; value: string }[];
  /** Null: no label. */
  guaranteeMonths: number | null;
  /** Null: not published. */
  guaranteeTerms: string | null;
  brand: string;
}

interface GaranFault {
  code: 'labelMissing' | 'labelBrand' | 'labelMonths' | 'labelTerms';
  value: string | null;
}

function promisedYears({ texts, facts }: Promising): number {
  const inTexts = Object.values(texts).flatMap((text) =>
    [...(text ?? '').matchAll(YEARS_OF_GUARANTEE)].map(([, a, b, c]) => Number(a ?? b ?? c)),
  );
  const inFacts = facts.flatMap(({ code, value }) =>
    code === 'warranty' ? Number(YEARS_OF_FACT.exec(value)?.[1] ?? 0) : [],
  );
  return Math.max(0, ...inTexts, ...inFacts);
}

/** A promise without its label, and a label that is none. */
export function garanFaultsOf(product: Promising): GaranFault[] {
  const { guaranteeMonths: months, brand } = product;
  if (months === null) {
    const years = promisedYears(product);
    return years * 12 > LEAST_MONTHS ? [{ code: 'labelMissing', value: String(years) }] : [];
  }
  const faults: GaranFault[] = [];
  if (brand === '') faults.push({ code: 'labelBrand', value: null });
  if (!isGaranMonths(months)) faults.push({ code: 'labelMonths', value: String(months) });
  if (product.guaranteeTerms === null) faults.push({ code: 'labelTerms', value: null });
  return faults;
}

/** A page of the shop by its path, or an https address: what a shopper can be led to. */
export const isWhereTermsStand = (text: string): boolean =>
  /^\/(?!\/)\S*$/.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text));

/** Above two years, in half years. */
export const isGaranMonths = (months: number): boolean =>
  Number.isSafeInteger(months) && months > LEAST_MONTHS && months % STEP_MONTHS === 0;
