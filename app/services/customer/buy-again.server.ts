// Purchases that a customer can repeat in one press: the latest order that they placed themselves, the
// next delivery of a subscription, and non-empty lists.
import { orderPath, subscriptionPath } from '#domain/page/addresses';
import type { BuyAgainEntry } from '~/models/buy-again';
import type { Caller } from '~/models/caller';
import type { CustomerView } from '~/models/customer';
import { BuyAgainDocument, type BuyAgainQuery } from '../generated/commerce';
import { listEntryOf } from '../shopping-list/shopping-list.map';
import { read } from '../transport/transport.server';

type WireCustomer = NonNullable<BuyAgainQuery['customer']>;

/** Lists in addition to the order: few enough for one look; each has its page. */
const LISTS_SHOWN = 3;

function latestOrder({ orders }: WireCustomer): BuyAgainEntry[] {
  const own = orders?.items[0];
  if (!own) return [];
  const { number, order_date: at } = own;
  return [{ kind: 'order', id: number, name: number, href: orderPath(number), lines: own.items?.length ?? 0, at }];
}

const nextDeliveries = ({ subscriptions_due: due }: WireCustomer): BuyAgainEntry[] =>
  (due ?? [])
    .filter(({ lines }) => lines > 0)
    .map(({ id, name, nextDeliveryDate: at, lines }) => ({
      kind: 'subscription',
      id: String(id),
      name,
      href: subscriptionPath(id),
      lines,
      at,
    }));

const fullLists = ({ shopping_lists: lists }: WireCustomer): BuyAgainEntry[] =>
  (lists ?? [])
    .map(listEntryOf)
    // The purchase history is for browsing, not for buying as a unit.
    .filter(({ kind, products }) => products > 0 && kind !== 'history')
    .slice(0, LISTS_SHOWN)
    .map(({ id, name, href, products }) => ({ kind: 'list', id, name, href, lines: products, at: null }));

export async function readBuyAgain(caller: Caller, customer: CustomerView): Promise<BuyAgainEntry[]> {
  const { customer: found } = await read(caller, {
    client: 'commerce',
    document: BuyAgainDocument,
    variables: { seesOrders: customer.orderHistoryAccess, subscribes: customer.maySubscribe },
  });
  return found ? [...latestOrder(found), ...nextDeliveries(found), ...fullLists(found)] : [];
}
