// One-press login of the demo bar; outside the demo world there is no such address.
import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { findCustomerCart } from '~/services/cart/cart.server';
import { logIn } from '~/services/customer/customer.server';
import { demoPassword } from '~/services/demo.server';
import { enter, visitAs } from '~/visit/enter.server';
import { back, notFound } from '~/visit/respond.server';
import { loginCookies } from '~/visit/session.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'catalog-only-rule');
  const form = await args.request.formData();
  const email = String(form.get('email') ?? '');
  const password = await demoPassword(email);
  if (!password) throw notFound();
  const outcome = await logIn(visit, email, password);
  if (!outcome.ok) throw notFound();
  const cartId = await findCustomerCart(await visitAs(visit, outcome.token));
  return back(args.request, form.get('returnTo'), {
    cookies: loginCookies(args.request, { ...outcome, stay: false, cartId, language: null }),
  });
}
