// One order of the customer; another's is as unknown as one that never was.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { orderPath } from '#domain/addresses';
import { cancelOrder, readOrder } from '~/services/order/order.server';
import { Still } from '~/ui/kit';
import { OrderPage } from '~/ui/pages/order-page';
import { enter } from '~/visit/enter.server';
import { back, badRequest, notFound, refusalToast } from '~/visit/respond.server';
import { TOAST_LEVELS } from '~/visit/toast.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.order.number ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const order = await readOrder(visit, args.params.id ?? '');
  if (!order) throw notFound();
  return { order, language: visit.language };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'authenticated', 'limited-account-access');
  const number = args.params.id ?? '';
  const intent = (await args.request.formData()).get('intent');
  if (intent !== 'cancel') throw badRequest('Unknown intent');
  const outcome = await cancelOrder(visit, number);
  if (!outcome.ok && outcome.code === 'ORDER_NOT_FOUND') throw notFound();
  const toast = outcome.ok ? { level: TOAST_LEVELS.success, text: 'account:order.canceled' } : refusalToast(outcome);
  return back(args.request, orderPath(number), { toast });
}

export default function OrderRoute() {
  return <Still>{import.meta.env.SSR ? <Order /> : null}</Still>;
}

function Order() {
  const { order, language } = useLoaderData<typeof loader>();
  return <OrderPage order={order} language={language} />;
}
