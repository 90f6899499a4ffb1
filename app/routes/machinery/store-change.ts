// Spec section 4, 'Store change': the chosen store is saved in a cookie and the page comes again.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { setCookie } from '~/visit/cookies.server';
import { enter } from '~/visit/enter.server';
import { back, badRequest } from '~/visit/respond.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'catalog-only-rule');
  const form = await args.request.formData();
  const store = visit.stores.find(({ code }) => code === form.get('store'));
  if (!store) throw badRequest('Unknown store');
  const cookie = setCookie(args.request, 'store', JSON.stringify({ id: store.id, code: store.code }));
  return back(args.request, form.get('returnTo'), { cookies: [cookie] });
}
