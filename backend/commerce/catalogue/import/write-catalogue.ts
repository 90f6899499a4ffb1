// Writes a validated file to the catalogue: products, their dependent rows, and then all precomputed data that pages read.
import type { PoolClient } from 'pg';
import { learnLexicon } from '../search/lexicon/learn';
import { makeFacets, makeUnits, touchThoseWith } from './novelties.sql';
import type { Novelties } from './row/novelties';
import { writeAddresses } from './write/addresses.sql';
import { writeGiftCards } from './write/gift-cards.sql';
import { writePictures } from './write/pictures.sql';
import { findPlaces, putPlaces, type ResolvedPath } from './write/places.sql';
import { writeOffers } from './write/prices.sql';
import { countProducts, writeProducts } from './write/products.sql';
import { writeStock } from './write/stock.sql';
import * as kept from './write/stored.sql';

export interface Written {
  fresh: number;
  changed: number;
  stock: number;
  redirects: number;
}

/** From here on the catalogue is no longer what its statistics say. */
const MANY = 1_000;

export interface Judged {
  paths: readonly ResolvedPath[];
  novelties: Pick<Novelties, 'units' | 'facets'>;
  now: Date;
}

export async function writeCatalogue(on: PoolClient, { paths, novelties, now }: Judged): Promise<Written> {
  await makeUnits(on, novelties.units);
  await makeFacets(on, novelties.facets);
  await writeProducts(on);
  await touchThoseWith(on, novelties.facets);
  await writeOffers(on, now);
  await writeGiftCards(on);
  await writePictures(on);
  await findPlaces(on, paths);
  const redirects = await writeAddresses(on);
  const products = await countProducts(on);
  const stock = await writeStock(on, now);
  return { ...products, stock, redirects };
}

/** Everything that pages read is gathered again, in the order in which one takes from the other. */
export async function gatherForPages(
  on: PoolClient,
  { now, progress }: { now: Date; progress?(phase: 'written', rows: number, total: number): void },
): Promise<void> {
  const products = await kept.noteFamilies(on, now);
  const isMuch = products > MANY || (await kept.isMost(on, products));
  if (isMuch) await kept.lookAnew(on);
  for await (const ids of kept.portionsOfFamilies(on, products)) await kept.refreshListed(on, ids, now);
  if (isMuch) await kept.lookAtFacets(on);
  await putPlaces(on);
  if (isMuch) await kept.lookAtPlaces(on);
  if (isMuch) await kept.drawBands(on);
  let done = 0;
  for await (const ids of kept.portionsOfFamilies(on, products)) {
    await kept.refreshShown(on, ids);
    done += ids.length;
    progress?.('written', done, products);
  }
  if (products > 0) await learnLexicon(on);
  await kept.refreshCounts(on);
  if (isMuch) await kept.lookAtSearch(on);
}
