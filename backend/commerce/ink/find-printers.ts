// Printers by what was typed or chosen, and the cartridges that fit one of them.
import type { Context } from '#backend/graphql/context';
import { bestPrinters, cartridgeKeys, wordsIn } from '#domain/ink/printer-names';
import { ProductModel } from '../catalogue/product/model';
import * as rows from './ink.sql';

interface PrinterQuestion {
  make?: string | null | undefined;
  series?: string | null | undefined;
  search?: string | null | undefined;
}

export async function findPrinters({ make, series, search }: PrinterQuestion, context: Context) {
  const { pool } = context;
  const assortment = await context.assortment();
  if (search) {
    const words = wordsIn(search);
    if (words.length === 0) return { items: [], is_exact: true };
    const all = await rows.printersWithAll(pool, assortment, words);
    // If every word occurs in some names, those were meant; similar spellings are queried only otherwise.
    const named = bestPrinters(words, all);
    const best = named.found.length > 0 ? named : bestPrinters(words, await rows.printersLike(pool, assortment, words));
    return { items: best.found, is_exact: best.exact };
  }
  const items = make
    ? await rows.printersOfSeries(pool, assortment, make, series ?? null)
    : await rows.popularPrinters(pool, assortment);
  return { items, is_exact: true };
}

function supplyModel(row: rows.SupplyRow, scene: Awaited<ReturnType<Context['productScene']>>) {
  const { number, part, role, pages, original, lock, holds } = row.cartridge;
  return {
    role,
    number,
    part: part ?? null,
    pages: pages > 0 ? pages : null,
    original,
    lock: lock ?? null,
    holds: (holds ?? []).map((one) => ({ ...one, pages: one.pages > 0 ? one.pages : null })),
    product: new ProductModel(row, scene),
  };
}

export async function suppliesFor(printerId: string, context: Context) {
  const [reader, scene] = await Promise.all([context.cardReader(), context.productScene()]);
  return (await rows.suppliesOfPrinter(printerId, await context.assortment(), reader)).map((row) =>
    supplyModel(row, scene),
  );
}

/** Shorter beginnings of a number would find half the shelf. */
const SHORTEST = 3;

export async function findCartridges(typed: string, context: Context) {
  const keys = cartridgeKeys(typed).filter((key) => key.length >= SHORTEST);
  if (keys.length === 0) return [];
  const [reader, scene] = await Promise.all([context.cardReader(), context.productScene()]);
  return (await rows.suppliesByNumber(keys, await context.assortment(), reader)).map((row) => supplyModel(row, scene));
}
