// Invoices and credit notes of the customer's business, or of a private customer themselves: narrowed, page by page, each as PDF.
import { withoutPanel } from '#domain/page/addresses';
import { parseDocumentFilter } from '~/forms/document-filter/schema.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';
import { listInvoices } from '~/services/order/invoices.server';
import { InvoicesPage } from '~/ui/pages/invoices-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const PAGE_SIZE = 20;
const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context, { request }) {
    const { filter, reply } = parseDocumentFilter(new URL(request.url).searchParams);
    const { rows, paging } = await listInvoices(context, filter, PAGE_SIZE);
    const seesOrders = context.customer?.orderHistoryAccess ?? false;
    const here = withoutPanel(context.here);
    stayWithin(context, paging);
    return {
      head: titleOf(context, 'documents:invoices.title'),
      status: reply ? 400 : 200,
      model: { invoices: rows, paging, filter, reply, seesOrders, here, language: context.language },
    };
  },
  Page: InvoicesPage,
});
export const loader = page.loader;
