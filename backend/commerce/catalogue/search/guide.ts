// What is shown around a search's products: corrections, and the categories and printers that the words lead to.
import type { Context, Language } from '#backend/graphql/context';
import { figuresIn } from '#domain/ink/printer-names';
import { printersSpelledOut } from '#domain/ink/printer-words';
import { fold } from '#domain/search/fold';
import { hasFigure, wordsOf } from '#domain/search/typed-words';
import { showsCategory } from '../assortment/assortment';
import { CategoryModel } from '../category/model';
import { categoriesNamed, type PrinterHit, printersNamed } from './words/places.sql';
import { settledIn } from './words/settle';
import { allOf, anyOf, lexeme, matchOf, type Term } from './words/terms';
import { foundAmong } from './words/words.sql';

export async function guideTo(typed: string, context: Context) {
  const settled = await settledIn(context, typed);
  if (!settled) return null;
  const { terms, corrected, unknown, missing, near, needed } = settled.understood;
  const isMissing = settled.loosely && needed === null;
  // What only describes leads nowhere by itself: "sort" of "sort paraply".
  const alone = isMissing ? terms.filter(({ isThing }) => isThing) : terms.length > 1 ? terms : [];
  const [categories, printers, words] = await Promise.all([
    guideCategories(isMissing && near.length > 0 ? near : terms, context, settled.language),
    printersMeant(terms.map(({ shown }) => shown).join(' '), context),
    alone.length > 0 ? wordsAlone(alone, context, settled.language) : [],
  ]);
  const found = { words, categories, printers };
  return {
    corrected,
    unknown_words: unknown,
    missing_words: missing,
    some_words_only: settled.loosely && !isMissing,
    ...found,
  };
}

/** Those of several words that lead to products on their own: products that this shopper may see. */
async function wordsAlone(terms: readonly Term[], context: Context, language: Language): Promise<string[]> {
  const { pool } = context;
  const queries = terms.map((term) => matchOf(term) ?? lexeme('='));
  const found = await foundAmong(queries, { assortment: await context.assortment(), language, on: pool });
  return terms.filter((_, at) => found[at]).map(({ shown }) => shown);
}

const MOST_CATEGORIES = 6;

/** Categories that every term names, as far as this store has them. */
export async function guideCategories(
  terms: readonly Term[],
  context: Context,
  language: Language,
): Promise<CategoryModel[]> {
  const queries = terms.map((term) => anyOf([...term.exact, ...term.synonyms, ...term.heads]));
  const query = allOf(queries.filter((one) => one !== null));
  if (!query || queries.includes(null)) return [];
  const [ids, scene] = await Promise.all([categoriesNamed(query, language, context.pool), context.categoryScene()]);
  const shown = ids.flatMap((id) => {
    const row = scene.forest.byId.get(id);
    return row && showsCategory(scene.assortment, row) ? [new CategoryModel(row, scene)] : [];
  });
  return shown.slice(0, MOST_CATEGORIES);
}

const LEAST_FIGURES = 3;

/** Printers whose model has the figures that were typed, of the make that was typed. */
async function printersMeant(typed: string, context: Context): Promise<PrinterHit[]> {
  const words = printersSpelledOut(wordsOf(typed));
  const figures = words.filter((word) => word.length >= LEAST_FIGURES).flatMap(figuresIn);
  const found = await guidePrinters(typed, context);
  // "M40" is no M402: what fits one printer does not fit the next.
  return found.filter(({ name }) => figures.every((run) => figuresIn(name).includes(run)));
}

/** Those whose model begins so, while it may still be typed on. */
export async function guidePrinters(typed: string, context: Context): Promise<PrinterHit[]> {
  const words = printersSpelledOut(wordsOf(typed));
  const figures = words.filter((word) => hasFigure(word) && word.length >= LEAST_FIGURES);
  const query = allOf(figures.map((word) => `${lexeme(fold(word))}:*`));
  if (!query) return [];
  const others = words.filter((word) => !figures.includes(word)).map((word) => `${lexeme(fold(word))}:*`);
  return printersNamed(query, others, await context.assortment(), context.pool);
}
