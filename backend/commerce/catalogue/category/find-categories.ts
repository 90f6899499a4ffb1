// Categories by Magento's filters; without any filter the root, whose children are the top of the tree.
import type { CategoryFilterInput, FilterEqualTypeInput, InputMaybe } from '#backend/generated/commerce';
import { idOfUid } from '#backend/graphql/uid';
import { showsCategory } from '../assortment/assortment';
import { ROOT } from './forest';
import { CategoryModel, type CategoryScene } from './model';

function wanted(filter: InputMaybe<FilterEqualTypeInput> | undefined): Set<string> | null {
  if (!filter) return null;
  const values = [...(filter.in ?? []), filter.eq].filter((value): value is string => typeof value === 'string');
  return new Set(values);
}

function uids(filter: InputMaybe<FilterEqualTypeInput> | undefined): Set<string> | null {
  const values = wanted(filter);
  return values && new Set([...values].map((uid) => String(idOfUid(uid))));
}

export function findCategories(
  filters: InputMaybe<CategoryFilterInput> | undefined,
  scene: CategoryScene,
): CategoryModel[] {
  if (!filters || Object.values(filters).every((filter) => filter == null)) return [new CategoryModel(ROOT, scene)];
  const ids = [wanted(filters.ids), uids(filters.category_uid)];
  const parents = [wanted(filters.parent_id), uids(filters.parent_category_uid)];
  const keys = wanted(filters.url_key);
  const paths = wanted(filters.url_path);
  const words = filters.name?.match?.toLowerCase();
  const among = (sets: (Set<string> | null)[], value: string) => sets.every((set) => set === null || set.has(value));
  // The root has no parent and no address: it is found by its id alone, which is how Magento's clients begin a menu.
  const isAskedFor = parents.every((set) => set === null) && ids.some((set) => set?.has(String(ROOT.id)));
  return [...(isAskedFor ? [ROOT] : []), ...scene.forest.rows]
    .filter((row) => row === ROOT || showsCategory(scene.assortment, row))
    .filter((row) => among(ids, String(row.id)) && among(parents, String(row.parent_id ?? ROOT.id)))
    .filter((row) => among([keys], row.url_key) && among([paths], row.url_path))
    .map((row) => new CategoryModel(row, scene))
    .filter((category) => !words || category.name.toLowerCase().includes(words));
}
