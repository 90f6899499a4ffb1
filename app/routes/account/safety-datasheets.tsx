// Safety data sheets of what the customer has bought: searched, fetched one by one or all at once.
import { withoutPanel } from '#domain/page/addresses';
import { parseSheetSearch } from '~/forms/sheet-search/schema.server';
import { stayWithin } from '~/request-context/list-question.server';
import { titleOf } from '~/request-context/title.server';
import { listSafetySheets } from '~/services/customer/purchase-history.server';
import { SafetySheetsPage } from '~/ui/pages/safety-sheets-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const PAGE_SIZE = 20;
const page = serverPage({
  guards: ['authenticated'],
  async load(context, { request }) {
    const { q, page } = parseSheetSearch(new URL(request.url).searchParams);
    const list = await listSafetySheets(context, { search: q, page, pageSize: PAGE_SIZE });
    stayWithin(context, list.paging);
    return {
      head: titleOf(context, 'documents:sheets.title'),
      model: { list, q, here: withoutPanel(context.here), language: context.language },
    };
  },
  Page: SafetySheetsPage,
});
export const loader = page.loader;
