// The menu as this customer sees it in this shop: without what lists hide, and led by what is the shop's own.
import type { MenuItem } from '~/models/catalogue';
import type { Visit } from '~/models/visit';
import { readCategoryLists } from '../customer/customer.server';
import { isShutTo } from '../shut';
import { readMenu, readMenuAs } from './catalogue.server';
import { menuWithin } from './category.map';
import { ledMenu } from './led-menu';

export async function readOwnMenu(visit: Visit): Promise<MenuItem[]> {
  if (isShutTo(visit)) return [];
  // Where everyone logs in, a stranger's menu is refused: the customer's own is read.
  const reading = visit.variant.features.loginRequired ? readMenuAs(visit) : readMenu(visit);
  const [tree, lists] = await Promise.all([reading, readCategoryLists(visit)]);
  const menu = ledMenu(tree, visit.variant.leads);
  return lists.allow === null && lists.disallow.length === 0 ? menu : menuWithin(menu, lists);
}
