// The category tree in memory, with the ways to find a category in it.
import { ROOT_CATEGORY } from '#backend/commerce/store/root-category';
import type { CategoryRow } from './category.sql';

export interface Forest {
  rows: readonly CategoryRow[];
  byId: ReadonlyMap<number, CategoryRow>;
  byPath: ReadonlyMap<string, CategoryRow>;
  childrenOf(id: number): readonly CategoryRow[];
}

/** Magento's tree has a root above the top; ours has no row for it. */
export const ROOT: CategoryRow = {
  id: ROOT_CATEGORY,
  parent_id: null,
  level: 0,
  id_path: [ROOT_CATEGORY],
  name_da: '',
  name_en: '',
  url_key: '',
  url_path: '',
  position: 0,
  description_da: '',
  description_en: '',
  picture_key: null,
  picture_version: null,
  include_in_menu: false,
  store_ids: null,
  counts: null,
};

export function growForest(rows: readonly CategoryRow[]): Forest {
  const children = new Map<number | null, CategoryRow[]>();
  for (const row of rows) {
    const siblings = children.get(row.parent_id);
    if (siblings) siblings.push(row);
    else children.set(row.parent_id, [row]);
  }
  return {
    rows,
    byId: new Map(rows.map((row) => [row.id, row])),
    byPath: new Map(rows.map((row) => [row.url_path, row])),
    childrenOf: (id) => children.get(id === ROOT.id ? null : id) ?? [],
  };
}
