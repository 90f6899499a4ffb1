// The customer's orders, page by page, narrowed by number, days and status.
import { withoutPanel } from '#domain/page/addresses';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';
import { listOrders } from '~/services/order/order.server';
import { OrdersPage } from '~/ui/pages/orders-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const PAGE_SIZE = 20;
const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context, { request }) {
    const { filter, reply } = parseDocumentFilter(new URL(request.url).searchParams);
    const { rows, paging } = await listOrders(context, filter, PAGE_SIZE);
    stayWithin(context, paging);
    return {
      head: titleOf(context, 'account:nav.orders'),
      status: reply ? 400 : 200,
      model: {
        orders: rows,
        paging,
        filter,
        reply,
        ownEmail: context.customer?.email ?? '',
        here: withoutPanel(context.here),
        language: context.language,
      },
    };
  },
  Page: OrdersPage,
});
export const loader = page.loader;
