// One request's loaders: all product reads in the same tick become one database query.
import DataLoader from 'dataloader';
import { isInStores } from '#domain/catalogue/assortment';
import type { Assortment } from '../assortment/assortment';
import type { CardRow, DetailRow } from './facts';
import { ProductModel, type ProductScene } from './model';
import { detailsByIds, type Link, relatedOf } from './page/page.sql';
import { type CardReader, cardsByParents } from './product.sql';

export interface LinkedProduct {
  link: Link;
  product: ProductModel;
}

export interface CatalogueLoaders {
  product: DataLoader<number, ProductModel | null>;
  /** Variants of a configurable product. */
  variants: DataLoader<number, ProductModel[]>;
  /** What the product's own page shows in addition to its card. */
  detail: DataLoader<number, DetailRow | null>;
  /** What goes with a product, and how. */
  related: DataLoader<number, LinkedProduct[]>;
}

export interface LoaderScene {
  reader(): Promise<CardReader>;
  scene(): Promise<ProductScene>;
  assortment(): Promise<Assortment>;
  /** The cards of these ids, read together with those that other queries of the page need. */
  cards(ids: readonly number[]): Promise<CardRow[]>;
}

/** Puts rows back in the order of the keys; a key may have several. */
function rowsByKey<Row>(keys: readonly number[], rows: readonly Row[], keyOf: (row: Row) => number | null): Row[][] {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return keys.map((key) => groups.get(key) ?? []);
}

export function catalogueLoaders({ reader, scene, assortment, cards }: LoaderScene): CatalogueLoaders {
  const shown = async (groups: CardRow[][]) => {
    const decided = await scene();
    return groups.map((rows) => rows.map((row) => new ProductModel(row, decided)));
  };
  return {
    product: new DataLoader(async (ids) => {
      const models = await shown(rowsByKey(ids, await cards(ids), (row) => row.id));
      return models.map(([model]) => model ?? null);
    }),
    variants: new DataLoader(async (ids) => {
      const [rows, { storeId }] = await Promise.all([reader().then((by) => cardsByParents(ids, by)), scene()]);
      const sold = rows.filter((row) => isInStores(row.store_ids, storeId));
      return shown(rowsByKey(ids, sold, (row) => row.parent_id));
    }),
    detail: new DataLoader(async (ids) => {
      const rows = await detailsByIds(ids, await reader());
      return rowsByKey(ids, rows, (row) => row.id).map(([row]) => row ?? null);
    }),
    related: new DataLoader(async (ids) => {
      const decided = await scene();
      const groups = rowsByKey(ids, await relatedOf(ids, await assortment(), await reader()), (row) => row.of_id);
      return groups.map((rows) => rows.map((row) => ({ link: row.link, product: new ProductModel(row, decided) })));
    }),
  };
}
