// A parsed search, ready for the text index: one term for each thing that a product must have.
import type { Assortment } from '../../assortment/assortment';

/** Operands of a tsquery by how well they say what was typed; each is a lexeme, or a bracket of them. */
export interface Term {
  /** What the shopper reads: as typed, or put right. */
  shown: string;
  exact: string[];
  synonyms: string[];
  heads: string[];
  parts: string[];
  /** Format: other formats of its kind. A product named by one of those, and not by this one, is something else. */
  others?: string[];
  /** It may say what is wanted; other terms only describe it. */
  isThing?: boolean;
  /** What was typed where the term is a guess: put right, or taken as a beginning. */
  guessOf?: string;
  /** Numbers that products are known by. */
  numbers?: string[];
  /** About how many products have it. */
  products: number;
}

export interface Understood {
  terms: Term[];
  /** Products whose number was typed; they come first. */
  exactIds: number[];
  /** Families among them: the variant with this number. */
  exactVariants: number[];
  /** The question as it was understood, when a word was put right; else null. */
  corrected: string | null;
  /** Other questions that may have been meant. */
  didYouMean: string[];
  /** Words that the catalogue does not know; the others were searched for. */
  unknown: string[];
  /** Those among them that may say what is wanted. */
  unknownThings: string[];
  /** The last word that may say what is wanted is not known: in English that is the head, "paper shredder". */
  endsUnknown: boolean;
  /** Known words that unknown ones end in: a kind of goods that may serve instead. */
  near: Term[];
  /** Where not all words are required: what a product must be named. Null: nothing has that name. */
  needed: string | null;
  /** What is wanted and the shop has nothing of. */
  missing: string[];
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
  unknownThings: [],
  endsUnknown: false,
  near: [],
  needed: null,
  missing: [],
  isPlain: true,
};

/** Lexemes are letters and figures with at most one of our marks before them; all else is dropped, so that no query can break. */
export const lexeme = (text: string): string => `'${text.replace(/[^\p{L}\p{N}=@#~%]/gu, '')}'`;

export const anyOf = (operands: readonly string[]): string | null =>
  operands.length > 0 ? `(${[...new Set(operands)].join(' | ')})` : null;

export const allOf = (operands: readonly string[]): string | null =>
  operands.length > 0 ? `(${operands.join(' & ')})` : null;

/** The same query, but only where the lexemes are in the name (A), the brand (B) or the categories (C). */
export const within = (query: string | null, labels: string): string | null =>
  query?.replace(/'(?=[ )]|$)/g, `':${labels}`) ?? null;

/** A format binds: "a3" leaves out what is named A4 and says of A3 only that it exists. */
export function matchOf({ exact, synonyms, heads, parts, others = [] }: Term): string | null {
  const any = anyOf([...exact, ...synonyms, ...heads, ...parts]);
  if (any === null || others.length === 0) return any;
  return allOf([any, `(${within(any, 'ABC')} | !${within(anyOf(others), 'A')})`]);
}

/** Names and categories that say that goods are this: the word itself, as the last part of a compound, or as a synonym. */
export const nameQuery = ({ exact, synonyms, heads }: Term): string | null =>
  within(anyOf([...exact, ...synonyms, ...heads]), 'AC');

/** An assortment in the index's form: a product's stores ('@', 0 for all), categories ('#') and numbers ('=') are separate lexemes. */
export function soldTo({ storeId, allow, disallow, codes }: Assortment): string {
  const among = (ids: readonly number[]) => anyOf(ids.map((id) => lexeme(`#${id}`))) ?? lexeme('#');
  const conditions = [anyOf([lexeme('@0'), lexeme(`@${storeId}`)]) ?? ''];
  if (codes) conditions.push(anyOf(codes.map((code) => lexeme(`=${code}`))) ?? lexeme('#'));
  else if (allow) conditions.push(among(allow));
  if (disallow && disallow.length > 0) conditions.push(`!${among(disallow)}`);
  return `(${conditions.join(' & ')})`;
}
