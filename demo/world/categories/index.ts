// The category tree of the demo world: written as branches, numbered and given paths here.
import { urlKeyOf } from '../making/naming';
import { colourOf } from '../making/palette';
import type { StoreCode, WorldCategory, WorldProduct } from '../types';
import { CLEANING, KITCHEN, PACKAGING } from './everyday';
import { FURNITURE, LIGHTING } from './furniture';
import { OFFICE_SUPPLIES, PAPER } from './office';
import type { Branch } from './shape';
import { ELECTRONICS, GIFTS, INK_AND_TONER } from './technology';

const TREE: readonly Branch[] = [
  OFFICE_SUPPLIES,
  PAPER,
  FURNITURE,
  LIGHTING,
  KITCHEN,
  CLEANING,
  PACKAGING,
  ELECTRONICS,
  INK_AND_TONER,
  GIFTS,
];

/** Numbered in reading order from 10; parents come before their children. */
function grow(): WorldCategory[] {
  const grown: WorldCategory[] = [];
  const visit = (branch: Branch, parent: WorldCategory | null, position: number) => {
    const [name, nameEn, family, colour, description, descriptionEn, children = []] = branch;
    const urlKey = urlKeyOf(name);
    const category: WorldCategory = {
      id: 10 + grown.length,
      parentId: parent?.id ?? null,
      level: parent === null ? 1 : parent.level === 1 ? 2 : 3,
      name,
      nameEn,
      urlKey,
      urlPath: parent ? `${parent.urlPath}/${urlKey}` : urlKey,
      position,
      description,
      descriptionEn,
      picture: { family, colour: colourOf(colour).hex },
      includeInMenu: true,
    };
    grown.push(category);
    for (const [at, child] of children.entries()) visit(child, category, at + 1);
  };
  for (const [at, branch] of TREE.entries()) visit(branch, null, at + 1);
  return grown;
}

export const CATEGORIES: readonly WorldCategory[] = grow();

const BY_KEY = new Map(CATEGORIES.map((category) => [category.urlKey, category]));

/** The category with this url key; the keys are unique in the entire tree. */
export function categoryKeyed(urlKey: string): WorldCategory {
  const category = BY_KEY.get(urlKey);
  if (!category) throw new Error(`No category has the url key ${urlKey}`);
  return category;
}

const ALL_STORES = 6;

/** Spec §6: an item that lists stores shows only there; a store never gets an entry that leads to an empty page. */
export function withStores(products: readonly WorldProduct[]): WorldCategory[] {
  const stores = new Map<number, Set<StoreCode>>(CATEGORIES.map(({ id }) => [id, new Set()]));
  const parentOf = new Map(CATEGORIES.map(({ id, parentId }) => [id, parentId]));
  for (const product of products) {
    for (const leaf of product.categoryIds) {
      for (let id: number | null = leaf; id !== null; id = parentOf.get(id) ?? null) {
        for (const store of product.stores) stores.get(id)?.add(store);
      }
    }
  }
  return CATEGORIES.map((category) => {
    const found = [...(stores.get(category.id) ?? [])].sort();
    const shown = found.length === 0 ? { includeInMenu: false } : found.length < ALL_STORES ? { stores: found } : {};
    return { ...category, picture: { ...category.picture }, ...shown };
  });
}
