// One order that the customer may see; another's is answered like one that does not exist. Called off and ordered again from here.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { cartPath, orderPath, withoutPanel } from '#domain/addresses';
import { missingIn, withMissing } from '~/forms/reorder/schema.server';
import type { Visit } from '~/models/visit';
import { serverModel } from '~/page-context';
import { cancelOrder, readOrder, reorder } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { OrderPage, type OrderPageProps } from '~/ui/pages/order-page';
import { enter } from '~/request-context/enter.server';
import { back, badRequest, notFound, refusalToast } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { cartCookie } from '~/request-context/session.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidateStill as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

const ORDER = serverModel<OrderPageProps>();

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const order = await readOrder(visit, args.params.id ?? '');
  if (!order) throw notFound();
  const here = withoutPanel(visit.here);
  const missing = missingIn(new URL(args.request.url).searchParams, order.lines);
  ORDER.keep(args.context, { order, missing, here, language: visit.language });
  return { title: namedIn(visit, order.number) };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const number = args.params.id ?? '';
  const intent = (await formOf(args.request)).get('intent');
  if (intent === 'reorder') return orderAgain(args.request, visit, number);
  if (intent !== 'cancel') throw badRequest('Unknown intent');
  const outcome = await cancelOrder(visit, number);
  if (!outcome.ok && outcome.code === 'ORDER_NOT_FOUND') throw notFound();
  const toast = outcome.ok ? { level: TOAST_LEVELS.success, text: 'account:order.canceled' } : refusalToast(outcome);
  return back(args.request, orderPath(number), { toast });
}

/** All there: to the cart. Else back to the order, which says what is missing, and keeps saying it when it is loaded again. */
async function orderAgain(request: Request, visit: Visit, number: string): Promise<Response> {
  const done = await reorder(visit, number);
  if (!done) throw notFound();
  const cookies = done.cartId ? cartCookie(request, visit, done.cartId) : [];
  if (done.missing.length > 0) return back(request, withMissing(orderPath(number), done.missing), { cookies });
  const toast = { level: TOAST_LEVELS.success, text: 'documents:reorder.all' };
  return back(request, cartPath(), { toast, cookies });
}

export default function OrderRoute() {
  return <Still>{import.meta.env.SSR ? <Order /> : null}</Still>;
}

function Order() {
  const model = ORDER.useModel();
  return model ? <OrderPage {...model} /> : null;
}
