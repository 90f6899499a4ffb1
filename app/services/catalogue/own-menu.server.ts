// The menu as this customer sees it in this shop: without what lists hide, and led by what is the shop's own.
import type { MenuItem } from '~/models/catalogue';
import type { Visit } from '~/models/visit';
import { readCategoryLists } from '../customer/customer.server';
import { readMenu } from './catalogue.server';
import { menuWithin } from './category.map';
import { ledMenu } from './led-menu';

export async function readOwnMenu(visit: Visit): Promise<MenuItem[]> {
  const [tree, lists] = await Promise.all([readMenu(visit), readCategoryLists(visit)]);
  const menu = ledMenu(tree, visit.variant.leads);
  return lists.allow === null && lists.disallow.length === 0 ? menu : menuWithin(menu, lists);
}
