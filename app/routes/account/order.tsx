// One order that the customer may see; another's is answered like one that does not exist. Called off, ordered and confirmed again from here.
import { cartPath, orderPath, withoutPanel } from '#domain/addresses';
import { missingIn, withMissing } from '~/forms/reorder/schema.server';
import type { RequestContext } from '~/models/request-context';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, notFound, refusalToast } from '~/request-context/respond.server';
import { cartCookie } from '~/request-context/session.server';
import { namedIn } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { cancelOrder, mailConfirmation, readOrder, reorder } from '~/services/order/order.server';
import { heartsOf } from '~/services/shopping-list/hearts.server';
import { OrderPage } from '~/ui/pages/order-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context, { request, params }) {
    const order = await readOrder(context, params.id ?? '');
    if (!order) throw notFound();
    const here = withoutPanel(context.here);
    const missing = missingIn(new URL(request.url).searchParams, order.lines);
    const hearts = await heartsOf(
      context,
      order.lines.map(({ sku }) => sku),
    );
    const maySubscribe = context.customer?.maySubscribe === true;
    const shown = { order, missing, hearts, maySubscribe, here, language: context.language };
    return { head: namedIn(context, order.number), model: shown };
  },
  async act(context, { request, params }) {
    const number = params.id ?? '';
    const intent = (await formOf(request)).get('intent');
    if (intent === 'reorder') return orderAgain(request, context, number);
    if (intent !== 'cancel' && intent !== 'confirmation') throw badRequest('Unknown intent');
    const outcome = await (intent === 'cancel' ? cancelOrder : mailConfirmation)(context, number);
    if (!outcome.ok && outcome.code === 'ORDER_NOT_FOUND') throw notFound();
    const toast = outcome.ok ? { level: TOAST_LEVELS.success, text: DONE_WITH[intent] } : refusalToast(outcome);
    return back(request, orderPath(number), { toast });
  },
  Page: OrderPage,
});
export const loader = page.loader;
export const action = page.action;

const DONE_WITH = { cancel: 'account:order.canceled', confirmation: 'account:order.confirmedAgain' } as const;

/** All there: to the cart. Else back to the order, which says what is missing, and keeps saying it when it is loaded again. */
async function orderAgain(request: Request, context: RequestContext, number: string): Promise<Response> {
  const done = await reorder(context, number);
  if (!done) throw notFound();
  const cookies = done.cartId ? cartCookie(request, context, done.cartId) : [];
  if (done.missing.length > 0) return back(request, withMissing(orderPath(number), done.missing), { cookies });
  const toast = { level: TOAST_LEVELS.success, text: 'documents:reorder.all' };
  return back(request, cartPath(), { toast, cookies });
}
