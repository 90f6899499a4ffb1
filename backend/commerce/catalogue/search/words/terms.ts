// What a question asks for, ready for the text index: one term for each thing that a product must have.
import type { Assortment } from '../../assortment/assortment';

/** Operands of a tsquery by how well they say what was typed; each is a lexeme, or a bracket of them. */
export interface Term {
  /** What the shopper reads: as typed, or put right. */
  shown: string;
  exact: string[];
  synonyms: string[];
  heads: string[];
  parts: string[];
  /** About how many products have it. */
  products: number;
}

export interface Understood {
  terms: Term[];
  /** Products whose number was typed; they come first. */
  exactIds: number[];
  /** Of the families among them: the variant whose number it is. */
  exactVariants: number[];
  /** The question as it was understood, when a word was put right; else null. */
  corrected: string | null;
  /** Other questions that may have been meant. */
  didYouMean: string[];
  /** Words that the catalogue does not know; the others were searched for. */
  unknown: string[];
  /** Each word means something as it was typed: nothing was put right, split or completed. */
  isPlain: boolean;
}

export const NOTHING: Understood = {
  terms: [],
  exactIds: [],
  exactVariants: [],
  corrected: null,
  didYouMean: [],
  unknown: [],
  isPlain: true,
};

/** Lexemes are letters and figures with at most one of our marks before them; all else is dropped, so that no query can break. */
export const lexeme = (text: string): string => `'${text.replace(/[^\p{L}\p{N}=@#~%]/gu, '')}'`;

export const anyOf = (operands: readonly string[]): string | null =>
  operands.length > 0 ? `(${[...new Set(operands)].join(' | ')})` : null;

export const allOf = (operands: readonly string[]): string | null =>
  operands.length > 0 ? `(${operands.join(' & ')})` : null;

/** The same query, but only where the lexemes stand in the name (A), the brand (B) or the categories (C). */
export const within = (query: string | null, labels: string): string | null =>
  query?.replace(/'(?=[ )]|$)/g, `':${labels}`) ?? null;

export const matchOf = (term: Term): string | null =>
  anyOf([...term.exact, ...term.synonyms, ...term.heads, ...term.parts]);

/** An assortment as the index knows it: a product's stores ('@', 0 for all) and categories ('#') are words of its own, and so is each number that it is known by ('='). */
export function soldTo({ storeId, allow, disallow, codes }: Assortment): string {
  const among = (ids: readonly number[]) => anyOf(ids.map((id) => lexeme(`#${id}`))) ?? lexeme('#');
  const conditions = [anyOf([lexeme('@0'), lexeme(`@${storeId}`)]) ?? ''];
  if (codes) conditions.push(anyOf(codes.map((code) => lexeme(`=${code}`))) ?? lexeme('#'));
  else if (allow) conditions.push(among(allow));
  if (disallow && disallow.length > 0) conditions.push(`!${among(disallow)}`);
  return `(${conditions.join(' & ')})`;
}
