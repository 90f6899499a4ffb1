// The menu as this customer sees it in this shop: without what lists hide, and led by what is the shop's own.
import type { MenuItem } from '~/models/catalogue';
import type { RequestContext } from '~/models/request-context';
import { readCategoryLists } from '../customer/customer.server';
import { isShutTo } from '../shut';
import { readMenu, readMenuAs } from './catalogue.server';
import { menuWithin } from './category.map';
import { ledMenu } from './led-menu';

export async function readOwnMenu(context: RequestContext): Promise<MenuItem[]> {
  if (isShutTo(context)) return [];
  // Where everyone logs in, a stranger's menu is refused: the customer's own is read.
  const reading = context.variant.features.loginRequired ? readMenuAs(context) : readMenu(context);
  const [tree, lists] = await Promise.all([reading, readCategoryLists(context)]);
  const menu = ledMenu(tree, context.variant.leads);
  return lists.allow === null && lists.disallow.length === 0 ? menu : menuWithin(menu, lists);
}
