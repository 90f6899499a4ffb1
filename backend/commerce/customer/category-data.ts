// The customer's category lists on the wire (spec §3 "Customer category data", §7).
import { accessListsOf, showsCategory } from '#backend/commerce/catalogue/assortment/assortment';
import type { CategoryAccessEntry, CustomerCategoryData } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { CategoryAccess } from '#domain/catalogue/assortment';

export const accessToWire = ({ path, categoryIds }: CategoryAccess): CategoryAccessEntry => ({
  path,
  category_ids: [...categoryIds],
});

export async function categoryDataOf(context: Context): Promise<CustomerCategoryData> {
  const who = await context.requireSignedIn();
  const [assortment, forest] = await Promise.all([context.assortment(), context.forest()]);
  const items =
    assortment.allow &&
    forest.rows.filter((row) => showsCategory(assortment, row)).map(({ id, url_path }) => ({ id, slug: url_path }));
  const disallow_list = accessListsOf(who, context.store).disallow.map(accessToWire);
  return { items, total: items?.length ?? 0, disallow_list };
}
