// From the wire to orders that wait for an approver.
import { pendingOrderPath } from '#domain/page/addresses';
import type { PendingOrder, PendingRow } from '~/models/approval';
import type { PendingOrderQuery, PendingOrdersQuery } from '../generated/commerce';
import { orderViewOf } from '../order/order.map';
import { moneyOf } from '../tile/price.map';

type WireList = NonNullable<NonNullable<PendingOrdersQuery['customer']>['purchase_orders']>;
type WireRow = WireList['items'][number];
type WireOrder = NonNullable<NonNullable<PendingOrderQuery['customer']>['purchase_orders']>['items'][number];

export function pendingRowOf(
  row: Omit<WireRow, 'order'> & { order: { total?: WireRow['order']['total'] } },
): PendingRow {
  const total = moneyOf(row.order.total?.grand_total);
  return {
    uid: row.uid,
    number: row.number,
    status: row.status,
    sentAt: row.created_at,
    until: row.expires_at,
    buyer: row.buyer_name,
    approver: row.approver_name,
    isMine: row.is_mine_to_decide,
    totalOere: total,
    totalExVatOere: total - moneyOf(row.order.total?.total_tax),
    href: pendingOrderPath(row.number),
  };
}

export const pendingOrderOf = (row: WireOrder): PendingOrder => ({
  ...pendingRowOf(row),
  reason: row.reason,
  delivery: row.delivery
    ? {
        date: row.delivery.date,
        ifApproved: row.delivery.date_if_approved,
        keepUntil: row.delivery.keep_until,
        cutoff: row.delivery.cutoff,
      }
    : null,
  order: orderViewOf(row.order),
  lineUids: (row.order.items ?? []).flatMap((line) => line?.id ?? []),
  mayChange: row.available_actions.includes('CHANGE'),
  mayDecide: row.available_actions.includes('APPROVE'),
  mayWithdraw: row.available_actions.includes('CANCEL'),
});
