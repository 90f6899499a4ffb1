// What a shopper who is still typing may mean: the word as it may end, and the categories, printers and products that it leads to.
import type { Context } from '#backend/graphql/context';
import { fold } from '#domain/search/fold';
import { wordsOf } from '#domain/search/typed-words';
import type { CategoryModel } from '../category/model';
import type { ProductModel } from '../product/model';
import { findProducts } from './find-products';
import { guideCategories, guidePrinters } from './guide';
import { wordsBeginning } from './lexicon/lexicon.sql';
import type { PrinterHit } from './words/places.sql';
import { settledIn } from './words/settle';
import { lexeme } from './words/terms';
import { foundAmong } from './words/words.sql';

const MOST_TERMS = 5;
const MOST_PRODUCTS = 4;
const LEAST_LETTERS = 2;

interface Suggestions {
  terms: string[];
  categories: CategoryModel[];
  printers: PrinterHit[];
  products: ProductModel[];
}

/** Null for what is too short to say anything. */
export async function suggestFor(typed: string, context: Context): Promise<Suggestions | null> {
  const words = wordsOf(typed);
  const last = words.at(-1);
  if (last === undefined || last.length < LEAST_LETTERS) return null;
  const before = words.slice(0, -1);
  const endings = await wordsBeginning(fold(last), MOST_TERMS * 2, context.language, context.pool);
  const { language, pool } = context;
  const known = await foundAmong(
    endings.map(({ stem }) => lexeme(stem)),
    { assortment: await context.assortment(), language, on: pool },
  );
  const terms = endings.filter((_, at) => known[at]).map(({ word }) => [...before, word].join(' '));
  // An unfinished word stands for its commonest ending until it is finished.
  const meant = terms.find((term) => term === words.join(' ')) ?? terms[0] ?? typed;
  const settled = await settledIn(context, meant);
  if (!settled) return { terms: [], categories: [], printers: [], products: [] };
  const [found, categories, printers] = await Promise.all([
    findProducts({ search: meant, pageSize: MOST_PRODUCTS, currentPage: 1 }, context),
    guideCategories(settled.understood.terms, context, settled.language),
    guidePrinters(typed, context),
  ]);
  return { terms: terms.slice(0, MOST_TERMS), categories, printers, products: found.items };
}
