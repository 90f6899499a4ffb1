// The account's first page: the three latest orders, what is on its way, points, and how the shop knows the customer (spec §9: recent
// orders page size 3).
import { ordersPath } from '#domain/page/addresses';
import { redirectToLogin } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { countWaiting } from '~/services/approval/approval.server';
import { readBuyAgain } from '~/services/customer/buy-again.server';
import { readAccountFacts } from '~/services/customer/purchase-history.server';
import { listOrders } from '~/services/order/order.server';
import { readSegment } from '~/services/segment/segment.server';
import { AccountOverview, type OnTheWay } from '~/ui/pages/account-overview';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const RECENT = 3;
const page = serverPage({
  guards: ['authenticated'],
  async load(context) {
    const { customer, language } = context;
    if (!customer) throw redirectToLogin(context);
    const [recent, sent, facts, again, waiting, segment] = await Promise.all([
      listOrders(context, {}, RECENT),
      listOrders(context, { status: 'shipped' }, 1),
      readAccountFacts(context),
      readBuyAgain(context, customer),
      customer.isBusiness ? countWaiting(context) : 0,
      context.personalCoupons && readSegment(context, context.personalCoupons),
    ]);
    return {
      head: titleOf(context, 'account:nav.overview'),
      model: {
        customer,
        facts,
        again,
        orders: recent.rows,
        totalOrders: recent.paging.total,
        onTheWay: onTheWayOf(sent),
        waiting,
        segment,
        language,
      },
    };
  },
  Page: AccountOverview,
});
export const loader = page.loader;

/** A single one is shown itself. */
function onTheWayOf({ rows: [first], paging: { total } }: Awaited<ReturnType<typeof listOrders>>): OnTheWay {
  return { count: total, href: total === 1 && first ? first.href : `${ordersPath()}?status=shipped` };
}
