// One order that the customer may see; another's is answered like one that does not exist. Called off, ordered and confirmed again from here.
import { orderPath, withoutPanel } from '#domain/page/addresses';
import { missingIn } from '~/forms/reorder/schema.server';
import { oncePerPress } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest, notFound, refusalToast } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { heartsOf } from '~/services/hearts/hearts.server';
import { cancelOrder, mailConfirmation, readOrder, reorder } from '~/services/order/order.server';
import { OrderPage } from '~/ui/pages/order-page';
import { serverPage } from '../server-page.server';
import { afterGoodsAgain } from './goods-again.server';

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
    if (intent === 'reorder')
      return afterGoodsAgain(request, context, {
        done: await reorderOnce(request, context, number),
        page: orderPath(number),
      });
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

const reorderOnce = oncePerPress(reorder, (done) => done?.cartId || null);

const DONE_WITH = { cancel: 'account:order.canceled', confirmation: 'account:order.confirmedAgain' } as const;
