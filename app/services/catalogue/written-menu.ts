// The menu as composed in the content service: links, categories with their descendants, and the complete tree where requested.
import { type MenuBranch, menuTree } from '#domain/catalogue/menu-tree';
import type { MenuItem } from '~/models/catalogue';
import type { MenuPoint } from '../content/menu.map';

/** One menu per tree, points and store, built once so that its markup is rendered once. */
const written = new WeakMap<readonly MenuItem[], WeakMap<readonly MenuPoint[], Map<number, MenuItem[]>>>();

/** The tree itself where content has no menu, or one of which nothing is left. */
export function writtenMenu(tree: MenuItem[], points: readonly MenuPoint[], storeId: number): MenuItem[] {
  if (points.length === 0) return tree;
  const ofTree = written.get(tree) ?? new WeakMap<readonly MenuPoint[], Map<number, MenuItem[]>>();
  written.set(tree, ofTree);
  const ofPoints = ofTree.get(points) ?? new Map<number, MenuItem[]>();
  ofTree.set(points, ofPoints);
  const known = ofPoints.get(storeId) ?? menuOfPoints(tree, points, storeId);
  ofPoints.set(storeId, known);
  return known;
}

function menuOfPoints(tree: MenuItem[], points: readonly MenuPoint[], storeId: number): MenuItem[] {
  const categories = new Map(
    [...tree, ...tree.flatMap(({ children }) => children)].map((one) => [one.categoryId, one]),
  );
  const items = menuTree(points, storeId).flatMap((branch) =>
    branch.entry.isAll ? tree : (itemOfBranch(branch, categories) ?? []),
  );
  const shown = items.filter(({ id }, at) => items.findIndex((other) => other.id === id) === at);
  return shown.length > 0 ? shown : tree;
}

/** A category that the store does not show is not led to. */
function itemOfBranch(
  { entry, children: below }: MenuBranch<MenuPoint>,
  categories: ReadonlyMap<number | null, MenuItem>,
): MenuItem | null {
  const category = entry.categoryId === null ? undefined : categories.get(entry.categoryId);
  if (entry.categoryId !== null && !category) return null;
  const written = below.flatMap((branch) => itemOfBranch(branch, categories) ?? []);
  const children = [...(entry.withChildren ? (category?.children ?? []) : []), ...written];
  if (category) return { ...category, label: entry.label || category.label, children };
  return { id: `menu-${entry.key}`, categoryId: null, label: entry.label, href: entry.href, children };
}
