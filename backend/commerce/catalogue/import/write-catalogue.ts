// Writes a judged file over the catalogue: products, what hangs on them, and then everything that is kept for the pages to read.
import type { PoolClient } from 'pg';
import { learnLexicon } from '../search/lexicon/learn';
import { writeAddresses } from './write/addresses/rows';
import { drawBands, lookAnew, lookAtSearch, refreshCounts, refreshKept, touchedFamilies } from './write/kept/rows';
import { writePictures } from './write/pictures/rows';
import { type ResolvedPath, writePlaces } from './write/places/rows';
import { writeOffers } from './write/prices/rows';
import { writeProducts } from './write/products/rows';
import { writeStock } from './write/stock/rows';

export interface Written {
  fresh: number;
  changed: number;
  stock: number;
  redirects: number;
  productIds: number[];
}

/** Families whose kept values are gathered in one statement. */
const TOGETHER = 2_000;
/** From here on the catalogue is no longer what its statistics say. */
const MANY = 1_000;

export async function writeCatalogue(
  on: PoolClient,
  paths: readonly ResolvedPath[],
  { now, progress }: { now: Date; progress?(phase: 'written', rows: number): void },
): Promise<Written> {
  const products = await writeProducts(on, now);
  await writeOffers(on, now);
  await writePictures(on);
  await writePlaces(on, paths);
  const redirects = await writeAddresses(on);
  const stock = await writeStock(on, now);
  const productIds = await touchedFamilies(on);
  const isMuch = productIds.length > MANY;
  if (isMuch) await lookAnew(on);
  if (isMuch) await drawBands(on);
  for (let at = 0; at < productIds.length; at += TOGETHER) {
    await refreshKept(on, productIds.slice(at, at + TOGETHER), now);
    progress?.('written', Math.min(at + TOGETHER, productIds.length));
  }
  if (productIds.length > 0) await learnLexicon(on);
  await refreshCounts(on);
  if (isMuch) await lookAtSearch(on);
  return { ...products, stock, redirects, productIds };
}
