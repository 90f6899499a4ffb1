// Lists of products to compare: how many a list holds, what is added to it, and which attributes its products are compared by.
import { type Outcome, refusal } from '#domain/refusal/refusals';

/** More columns cannot be read next to each other; each is a product with its prices and attributes. */
export const MOST_COMPARED = 30;

const newOnes = (stored: readonly number[], added: readonly number[]): number[] =>
  [...new Set(added)].filter((id) => !stored.includes(id));

/** What is to be added: each product once, and none that is on the list. All of it, or nothing. */
export function additionsTo(stored: readonly number[], added: readonly number[]): Outcome<{ ids: number[] }> {
  const ids = newOnes(stored, added);
  return ids.length > 0 && stored.length + ids.length > MOST_COMPARED
    ? refusal('LIST_FULL', { params: { max: MOST_COMPARED } })
    : { ok: true, ids };
}

/** What a guest's list adds to the customer's own at login: as many as fit, because the user cannot be prompted here. */
export const mergedInto = (own: readonly number[], guests: readonly number[]): number[] =>
  newOnes(own, guests).slice(0, Math.max(0, MOST_COMPARED - own.length));

export interface ComparedFact {
  code: string;
  label: string;
  value: string;
}

/** The attributes of all products, each once, in the order in which the products name them. */
export function comparableAttributes(
  products: readonly (readonly ComparedFact[])[],
): { code: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { code, label } of products.flat()) if (!labels.has(code)) labels.set(code, label);
  return [...labels].map(([code, label]) => ({ code, label }));
}

/** One value for each code; several values of one attribute are one text. */
export const comparedValues = (codes: readonly string[], facts: readonly ComparedFact[], missing: string) =>
  codes.map((code) => {
    const values = facts.filter((fact) => fact.code === code).map(({ value }) => value);
    return { code, value: values.join(', ') || missing };
  });
