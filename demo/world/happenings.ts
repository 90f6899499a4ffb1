// Purchases of the demo world: what guests bought in the last weeks, so that recommendations show products that were really bought.
import { chance } from './making/seed';
import type { DemoWorld, StoreCode, WorldProduct } from './types';

const DAY_MS = 24 * 60 * 60 * 1000;
export const HAPPENINGS = 'happenings';
const ORDERS: Partial<Record<StoreCode, number>> = { b2c: 160, b2b: 120, b2cb: 60, b2b_uniq: 50, firmagaver_dk: 60 };

/** Bought together often enough to be seen in a small world, too; by address. */
const HABITS: readonly (readonly string[])[] = [
  ['kaffeboenner-kajplads-morgenskib-1-kg', 'te-morgenfrue-earl-grey-25-breve'],
  ['kopipapir-skovly-a4-80-g-500-ark', 'kuglepen-nordlys-flow-1-0-mm'],
];
const TIMES_OF_HABIT = 12;

export interface Basket {
  store: StoreCode;
  products: WorldProduct[];
  at: Date;
}

/** In the order in which they were drawn. */
export const basketsOf = (world: DemoWorld, now: Date): Basket[] => [...habits(world, now), ...draw(world, now)];

const daysAgo = (now: Date, name: string, most: number) =>
  new Date(now.getTime() - Math.ceil(chance(HAPPENINGS, name) * most * DAY_MS) - 60_000);

function habits(world: DemoWorld, now: Date): Basket[] {
  const byAddress = new Map(world.products.map((product) => [product.urlKey, product]));
  return HABITS.flatMap((addresses, habit) => {
    const products = addresses.flatMap((address) => byAddress.get(address) ?? []);
    return Array.from({ length: TIMES_OF_HABIT }, (_, at) => ({
      store: 'b2c' as const,
      products,
      at: daysAgo(now, `habit ${habit} ${at}`, 25),
    }));
  });
}

/** The more popular a product is, the more often it is bought, together with some of its accessories and related products. */
function draw(world: DemoWorld, now: Date): Basket[] {
  const bySku = new Map(world.products.map((product) => [product.sku, product]));
  return Object.entries(ORDERS).flatMap(([code, count]) => {
    const store = world.stores.find((one) => one.code === code)?.code;
    const sold = world.products
      .filter((one) => one.visibility === 'catalogue' && one.stores.some((own) => own === code) && isBoughtAsItIs(one))
      .sort((one, other) => other.popularity - one.popularity || (one.sku < other.sku ? -1 : 1));
    if (!store || sold.length === 0) return [];
    return Array.from({ length: count }, (_, at): Basket => {
      const name = `${code} ${at}`;
      // Squaring favours the top of the list.
      const anchor = sold[Math.floor(chance(HAPPENINGS, name) ** 2 * sold.length)];
      const beside = (anchor ? [...anchor.relations.accessories, ...anchor.relations.related] : [])
        .flatMap((sku) => bySku.get(sku) ?? [])
        .filter((one) => isBoughtAsItIs(one) && one.stores.includes(store));
      const more = beside.filter((one) => chance(HAPPENINGS, `${name} ${one.sku}`) < 0.3).slice(0, 3);
      return { store, products: [...new Set([...(anchor ? [anchor] : []), ...more])], at: daysAgo(now, name, 60) };
    });
  });
}

const isBoughtAsItIs = (product: WorldProduct) => !product.requestPrice && !product.onlyTrade && !product.duty;

/** A configurable product is bought as its first variant. */
export function variantsOf(world: DemoWorld) {
  const first = new Map<string, WorldProduct>();
  for (const one of world.products) if (one.parentSku && !first.has(one.parentSku)) first.set(one.parentSku, one);
  return (product: WorldProduct) => first.get(product.sku) ?? product;
}
