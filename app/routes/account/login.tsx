// Login: the token in a cookie, the customer's language and cart, and back to where the visitor came from (spec section 4).
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountPath, samePath } from '#domain/addresses';
import { parseLogin } from '~/forms/login/schema.server';
import { findCustomerCart } from '~/services/cart/cart.server';
import { logIn } from '~/services/customer/customer.server';
import { Still } from '~/ui/kit';
import { LoginPage } from '~/ui/pages/login-page';
import { enter, visitAs } from '~/visit/enter.server';
import { titleOf } from '~/visit/title.server';
import { redirectTo, refuse, refuseWith } from '~/visit/respond.server';
import { loginCookies } from '~/visit/session.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, 'catalog-only-rule', 'authenticated');
  const guests = !visit.variant.features.loginRequired;
  return { guests, title: titleOf(visit, 'account:login.title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args, 'catalog-only-rule', 'authenticated');
  const { request } = args;
  const parsed = parseLogin(await request.formData());
  if (!parsed.ok) return refuse({ intent: 'login', errors: parsed.errors, values: parsed.values });
  const { email, password, stay } = parsed.value;
  const outcome = await logIn(visit, email, password);
  if (!outcome.ok) return refuseWith('login', outcome, { email, ...(stay ? { stay: 'on' } : {}) });
  const arrived = await visitAs(visit, outcome.token);
  const cartId = await findCustomerCart(arrived);
  const target = samePath(new URL(request.url).searchParams.get('returnTo')) ?? accountPath();
  return redirectTo(
    target,
    loginCookies(request, { ...outcome, stay, cartId, language: arrived.customer?.language ?? null }),
  );
}

export default function LoginRoute() {
  return <Still>{import.meta.env.SSR ? <Login /> : null}</Still>;
}

function Login() {
  const { guests } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <LoginPage reply={reply} email="" expired={false} guests={guests} />;
}
