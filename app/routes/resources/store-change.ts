// Spec section 4, 'Store change': the chosen store is saved in a cookie and the page comes again.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { back, badRequest } from '~/request-context/respond.server';
import { storeCookie } from '~/request-context/store.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const form = await formOf(args.request);
  const store = context.choosable.find(({ code }) => code === form.get('store'));
  if (!store) throw badRequest('Unknown store');
  return back(args.request, form.get('returnTo'), { cookies: [storeCookie(args.request, context, store)] });
}
