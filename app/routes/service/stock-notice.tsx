// Ends a notice about stock by the link of its mail. A press, not the link itself: mail programs open links to look at them.
import { stockNoticePath } from '#domain/page/addresses';
import { redirectTo } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { endNotice } from '~/services/request/request.server';
import { StockNoticePage } from '~/ui/pages/stock-notice-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  load(context, { request }) {
    const ended = new URL(request.url).searchParams.get('ended');
    return {
      head: titleOf(context, 'request:notice.end.title'),
      model: { ended: ended === null ? null : ended === '1' },
    };
  },
  async act(context, { params }) {
    const token = params.token ?? '';
    const ended = await endNotice(context, token);
    return redirectTo(`${stockNoticePath(token)}?ended=${ended ? '1' : '0'}`);
  },
  Page: StockNoticePage,
});
export const loader = page.loader;
export const action = page.action;
