// The demo bar's steps with the order on the page: sent, invoiced, refunded, as staff would; only an order that this visitor may see.
import type { ActionFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/models/request-context';
import { demoFront } from '~/request-context/demo-front.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { back, notFound, refusalToast } from '~/request-context/respond.server';
import { orderTokenOf } from '~/request-context/session.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { stepDemoOrder } from '~/services/demo.server';
import { readOrder, readOrderByToken } from '~/services/order/order.server';

export const loader = demoFront;

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const form = await formOf(args.request);
  const returnTo = String(form.get('returnTo') ?? '');
  const number = await numberOn(returnTo, context, args.request);
  if (number === null) throw notFound();
  const stepped = await stepDemoOrder(number, String(form.get('step') ?? ''));
  if (!stepped.ok && stepped.code === 'ORDER_NOT_FOUND') throw notFound();
  const toast = stepped.ok ? { level: TOAST_LEVELS.success, text: 'common:demo.stepped' } : refusalToast(stepped);
  return back(args.request, returnTo, { toast });
}

/** An order's own page names it; the page after buying knows it by its cookie. */
async function numberOn(address: string, context: RequestContext, request: Request): Promise<string | null> {
  const [, id] = /^\/customer\/account\/orders\/([^/?]+)/.exec(address) ?? [];
  if (id) return context.token === null ? null : ((await readOrder(context, id))?.number ?? null);
  const token = orderTokenOf(request);
  return token ? ((await readOrderByToken(context, token))?.number ?? null) : null;
}
