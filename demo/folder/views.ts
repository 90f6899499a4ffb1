// Product views of the demo's visitors, as records of product-views.csv: buyers and some who did not buy.
import { basketsOf, HAPPENINGS } from '../world/happenings';
import { between } from '../world/making/seed';
import type { DemoWorld } from '../world/types';

export function viewRecords(world: DemoWorld, now: Date) {
  const views = new Map<string, { day: string; sku: string; views: number }>();
  for (const [basket, { products, at }] of basketsOf(world, now).entries()) {
    for (const { sku } of products) {
      const day = at.toISOString().slice(0, 10);
      const known = views.get(`${day} ${sku}`) ?? { day, sku, views: 0 };
      views.set(`${day} ${sku}`, {
        ...known,
        views: known.views + between(HAPPENINGS, `views ${basket} ${sku}`, 1, 4),
      });
    }
  }
  return [...views.values()];
}
