// What a shop of service begins with, for a customer who is logged in: who answers, what is agreed, what was ordered last and is on its way.
import type { DeskView } from '~/models/desk';
import type { RequestContext } from '~/models/request-context';
import { readFrameContent } from '../content/content.server';
import { listOrders } from '../order/order.server';
import { listShoppingLists } from '../shopping-list/shopping-list.server';

const LATEST = 4;

/** Without a login only the person to call is known. */
export async function readDesk(context: RequestContext): Promise<DeskView> {
  const { customer } = context;
  const [{ contact }, lists, orders] = await Promise.all([
    readFrameContent(context),
    customer ? listShoppingLists(context) : [],
    customer?.orderHistoryAccess ? listOrders(context, {}, LATEST) : null,
  ]);
  return { contact, lists, orders: orders?.rows ?? [], ownEmail: customer?.email ?? '' };
}
