// The menu as this customer sees it in this shop: as content has put it together, or led by what is the shop's own; without what lists hide.
import type { MenuItem } from '~/models/catalogue';
import type { RequestContext } from '~/models/request-context';
import { readMenu, readMenuAs } from '../catalogue/catalogue.server';
import { ledMenu } from '../catalogue/led-menu';
import { writtenMenu } from '../catalogue/written-menu';
import { readFrameContent } from '../content/content.server';
import { readCategoryLists } from '../customer/customer.server';
import { menuWithin } from '../tile/category.map';
import { isShutTo } from '../transport/shut';

export async function readOwnMenu(context: RequestContext): Promise<MenuItem[]> {
  if (isShutTo(context)) return [];
  // Where login is required, the back end refuses the anonymous menu: the customer's own is read.
  const reading = context.variant.features.loginRequired ? readMenuAs(context) : readMenu(context);
  const [tree, lists, { menu: points }] = await Promise.all([
    reading,
    readCategoryLists(context),
    readFrameContent(context),
  ]);
  const led = ledMenu(tree, context.variant.leads);
  if (lists.allow === null && lists.disallow.length === 0) return writtenMenu(led, points, context.storeId);
  // First the tree, where each category has its way from the top; then what was written, for links by their paths.
  return menuWithin(writtenMenu(menuWithin(led, lists), points, context.storeId), lists);
}
