// Editing a company's or a customer's category lists: a category is on at most one of the two lists (spec §6).
import type { CategoryAccess } from '#domain/catalogue/assortment';

export interface AccessKept {
  /** Null: there is no allow-list. */
  allow: CategoryAccess[] | null;
  disallow: CategoryAccess[];
}

export type ListName = 'allow' | 'disallow';

const without = (list: readonly CategoryAccess[], moved: readonly CategoryAccess[]): CategoryAccess[] =>
  list.filter(({ path }) => !moved.some((each) => each.path === path));

/** On the one list, and no longer on the other; an allow-list of which nothing is left is none. */
export function listedOn(name: ListName, moved: readonly CategoryAccess[], kept: AccessKept): AccessKept {
  const { allow, disallow } = takenOffLists(moved, kept);
  return name === 'allow'
    ? { allow: [...(allow ?? []), ...moved], disallow }
    : { allow, disallow: [...disallow, ...moved] };
}

export function takenOffLists(gone: readonly CategoryAccess[], { allow, disallow }: AccessKept): AccessKept {
  const left = allow && without(allow, gone);
  return { allow: left && left.length > 0 ? left : null, disallow: without(disallow, gone) };
}
