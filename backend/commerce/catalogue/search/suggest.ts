// What a shopper who is still typing may mean: the word as it may end, and the categories, brands, printers and products that it leads to.
import type { Context } from '#backend/graphql/context';
import { fold } from '#domain/search/fold';
import { withoutEnding } from '#domain/search/other-forms';
import { wordsOf } from '#domain/search/typed-words';
import { brandsBeginning } from '../brand/brand.sql';
import type { CategoryModel } from '../category/model';
import type { ProductModel } from '../product/model';
import { findProducts } from './find-products';
import { guideCategories, guidePrinters } from './guide';
import { knownAmong, type LexiconWord, wordsBeginning } from './lexicon/lexicon.sql';
import type { PrinterHit } from './words/places.sql';
import { settledIn } from './words/settle';
import { anyOf, lexeme, within } from './words/terms';
import { foundAmong } from './words/words.sql';

const MOST_TERMS = 5;
/** Candidates: some are inflected, or occur in no name. */
const MOST_ENDINGS = 20;
const MOST_PRODUCTS = 4;
const LEAST_LETTERS = 2;

interface Suggestions {
  terms: string[];
  categories: CategoryModel[];
  brands: { id: string; name: string }[];
  printers: PrinterHit[];
  products: ProductModel[];
}

/** Words of names and categories that the last word may become, the commonest first, each in its plain form: shoppers do not search for "kontorets". */
async function endingsOf(last: string, context: Context): Promise<string[]> {
  const { language, pool } = context;
  const words = await wordsBeginning(last, MOST_ENDINGS, language, pool);
  const bases = words.flatMap(({ folded }) => withoutEnding(folded));
  const [named, known] = await Promise.all([
    foundAmong(
      words.map(({ stem }) => within(anyOf([lexeme(stem)]), 'ABC') ?? ''),
      { assortment: await context.assortment(), language, on: pool },
    ),
    knownAmong(bases, language, pool),
  ]);
  const isInflected = ({ folded, root }: LexiconWord) =>
    withoutEnding(folded).some((base) => known.some((one) => one.folded === base && one.root === root));
  const plain = words.filter((one, at) => named[at] && !isInflected(one));
  return plain
    .filter(({ root, word }) => !plain.some((one) => one.root === root && one.word.length < word.length))
    .map(({ word }) => word);
}

/** Null for what is too short to say anything. */
export async function suggestFor(typed: string, context: Context): Promise<Suggestions | null> {
  const words = wordsOf(typed);
  const last = words.at(-1);
  if (last === undefined || last.length < LEAST_LETTERS) return null;
  const before = words.slice(0, -1);
  const { language, pool } = context;
  const [endings, assortment] = await Promise.all([endingsOf(fold(last), context), context.assortment()]);
  const terms = endings.map((word) => [...before, word].join(' '));
  // An unfinished word is treated as its commonest ending until it is finished.
  const meant = terms.find((term) => term === words.join(' ')) ?? terms[0] ?? typed;
  const [settled, brands] = await Promise.all([
    settledIn(context, meant),
    brandsBeginning(fold(words.join(' ')), pool, assortment, language),
  ]);
  const named = brands.map(({ code, name }) => ({ id: code, name }));
  if (!settled) return { terms: [], categories: [], brands: named, printers: [], products: [] };
  const [found, categories, printers] = await Promise.all([
    findProducts({ search: meant, pageSize: MOST_PRODUCTS, currentPage: 1 }, context),
    guideCategories(settled.understood.terms, context, settled.language),
    guidePrinters(typed, context),
  ]);
  // What leads to no products is not proposed.
  const proposed = settled.loosely && settled.understood.needed === null ? [] : terms.slice(0, MOST_TERMS);
  return { terms: proposed, categories, brands: named, printers, products: found.items };
}
