// /punchout/return: the cart has been made a message; the buyer sends it to the procurement system with one button. A POST creates
// a message that returns the buyer without a cart.
import { cartPath } from '#domain/page/addresses';
import { leaveWithoutCart } from '~/request-context/punchout.server';
import { redirectTo } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readPunchoutMessage } from '~/services/punchout/punchout.server';
import { PunchoutReturnPage } from '~/ui/pages/punchout-pages';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  async load(context) {
    const visit = context.customer?.punchout ?? null;
    const message = visit && (await readPunchoutMessage(context));
    // Nothing has been returned: the items are still in the cart.
    if (!visit || !message) throw redirectTo(cartPath());
    const title = message.hasGoods ? 'common:punchout.return.title' : 'common:punchout.return.emptyTitle';
    return { head: titleOf(context, title), model: { visit, message } };
  },
  act: (context, { request }) =>
    context.customer?.punchout ? leaveWithoutCart(request, context) : redirectTo(cartPath()),
  Page: PunchoutReturnPage,
});
export const loader = page.loader;
export const action = page.action;
