// One order that the customer may see; another's is answered like one that does not exist. Called off and ordered again from here.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { cartPath, orderPath, withoutPanel } from '#domain/addresses';
import { missingIn, withMissing } from '~/forms/reorder/schema.server';
import type { RequestContext } from '~/models/request-context';
import { serverModel } from '~/page-context';
import { cancelOrder, readOrder, reorder } from '~/services/order/order.server';
import { ServerOnly } from '~/ui/kit';
import { OrderPage, type OrderPageProps } from '~/ui/pages/order-page';
import { getContext } from '~/request-context/get-context.server';
import { back, badRequest, notFound, refusalToast } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { cartCookie } from '~/request-context/session.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const ORDER = serverModel<OrderPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const order = await readOrder(context, args.params.id ?? '');
  if (!order) throw notFound();
  const here = withoutPanel(context.here);
  const missing = missingIn(new URL(args.request.url).searchParams, order.lines);
  ORDER.keep(args.context, { order, missing, here, language: context.language });
  return { title: namedIn(context, order.number) };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated', 'limited-account-access');
  const number = args.params.id ?? '';
  const intent = (await formOf(args.request)).get('intent');
  if (intent === 'reorder') return orderAgain(args.request, context, number);
  if (intent !== 'cancel') throw badRequest('Unknown intent');
  const outcome = await cancelOrder(context, number);
  if (!outcome.ok && outcome.code === 'ORDER_NOT_FOUND') throw notFound();
  const toast = outcome.ok ? { level: TOAST_LEVELS.success, text: 'account:order.canceled' } : refusalToast(outcome);
  return back(args.request, orderPath(number), { toast });
}

/** All there: to the cart. Else back to the order, which says what is missing, and keeps saying it when it is loaded again. */
async function orderAgain(request: Request, context: RequestContext, number: string): Promise<Response> {
  const done = await reorder(context, number);
  if (!done) throw notFound();
  const cookies = done.cartId ? cartCookie(request, context, done.cartId) : [];
  if (done.missing.length > 0) return back(request, withMissing(orderPath(number), done.missing), { cookies });
  const toast = { level: TOAST_LEVELS.success, text: 'documents:reorder.all' };
  return back(request, cartPath(), { toast, cookies });
}

export default function OrderRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Order /> : null}</ServerOnly>;
}

function Order() {
  const model = ORDER.useModel();
  return model ? <OrderPage {...model} /> : null;
}
