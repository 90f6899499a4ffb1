// One request's loaders: whatever asks for products, pictures or stock in the same tick asks the database once.
import DataLoader from 'dataloader';
import { ProductModel, type ProductScene } from './model';
import {
  type CardReader,
  cardsByIds,
  cardsByParents,
  type DetailRow,
  detailsByIds,
  type GalleryRow,
  picturesByIds,
  relatedByIds,
  type SourceRow,
  sourcesByIds,
} from './rows';

export interface CatalogueLoaders {
  product: DataLoader<number, ProductModel | null>;
  variants: DataLoader<number, ProductModel[]>;
  detail: DataLoader<number, DetailRow | null>;
  gallery: DataLoader<number, GalleryRow[]>;
  sources: DataLoader<number, SourceRow[]>;
  relatedIds: DataLoader<number, number[]>;
  /** Categories that a product stands in, deepest last. */
  categoryIds: DataLoader<number, number[]>;
}

export interface LoaderScene {
  reader(): Promise<CardReader>;
  scene(): Promise<ProductScene>;
  storeId: number;
  categoryIdsOf(productIds: readonly number[], reader: CardReader): Promise<{ product_id: number; category_id: number }[]>;
}

/** Puts rows back in the order of the keys; a key may have several. */
function grouped<Row>(keys: readonly number[], rows: readonly Row[], keyOf: (row: Row) => number | null): Row[][] {
  const groups = new Map<number | null, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return keys.map((key) => groups.get(key) ?? []);
}

export function catalogueLoaders({ reader, scene, storeId, categoryIdsOf }: LoaderScene): CatalogueLoaders {
  return {
    product: new DataLoader(async (ids) => {
      const [on, shown] = await Promise.all([reader(), scene()]);
      const rows = await cardsByIds(ids, on);
      return grouped(ids, rows, (row) => row.id).map(([row]) => (row ? new ProductModel(row, shown) : null));
    }),
    variants: new DataLoader(async (ids) => {
      const [on, shown] = await Promise.all([reader(), scene()]);
      const rows = await cardsByParents(ids, on);
      return grouped(ids, rows, (row) => row.parent_id).map((group) => group.map((row) => new ProductModel(row, shown)));
    }),
    detail: new DataLoader(async (ids) => {
      const { on, language } = await reader();
      return grouped(ids, await detailsByIds(on, ids, language), (row) => row.id).map(([row]) => row ?? null);
    }),
    gallery: new DataLoader(async (ids) => {
      const { on, language } = await reader();
      return grouped(ids, await picturesByIds(on, ids, language), (row) => row.product_id);
    }),
    sources: new DataLoader(async (ids) => {
      const { on } = await reader();
      return grouped(ids, await sourcesByIds(on, ids), (row) => row.product_id);
    }),
    relatedIds: new DataLoader(async (ids) => {
      const { on } = await reader();
      const links = grouped(ids, await relatedByIds(on, ids, storeId), (row) => row.product_id);
      return links.map((group) => group.map((link) => link.linked_id));
    }),
    categoryIds: new DataLoader(async (ids) => {
      const rows = grouped(ids, await categoryIdsOf(ids, await reader()), (row) => row.product_id);
      return rows.map((group) => group.map((row) => row.category_id));
    }),
  };
}
