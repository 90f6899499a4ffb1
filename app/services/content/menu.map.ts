// From the content service's menu to what the shop's is made of. What leads nowhere is left out.
import type { MenuEntry } from '#domain/catalogue/menu-tree';
import { safeHref } from '#domain/page/safe-href';
import type { FrameContentQuery } from '../generated/content';

/** A point of the menu: a link, a category, or all categories. */
export interface MenuPoint extends MenuEntry {
  label: string;
  /** Empty for all categories. */
  href: string;
  categoryId: number | null;
  withChildren: boolean;
  isAll: boolean;
}

/** The first menu of the store that has points. */
export const menuPointsOf = (menus: FrameContentQuery['menus'] | null | undefined): MenuPoint[] =>
  (menus?.[0]?.items ?? []).flatMap((item) => {
    if (!item) return [];
    const isAll = item.all_categories === true;
    const href = isAll ? '' : safeHref(item.href);
    if (href === null || (!isAll && !item.label)) return [];
    return [
      {
        ...{ key: item.key ?? item.id, parent: item.parent || null, label: item.label ?? '', href, isAll },
        storeIds: storeIdsIn(item.store_ids),
        categoryId: item.category_id ?? null,
        withChildren: item.with_children === true,
      },
    ];
  });

/** Null where none are listed: the point is shown in every store of its menu. */
function storeIdsIn(ids: unknown): number[] | null {
  if (!Array.isArray(ids) || ids.length === 0) return null;
  return ids.map(Number).filter(Number.isInteger);
}
