// Login: the token in a cookie, the customer's language and cart, and back to where the visitor came from (spec section 4).
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { accountPath, azureLoginPath, createAccountPath, samePath } from '#domain/addresses';
import { parseLogin } from '~/forms/login/schema.server';
import { isOpenIdSet } from '~/services/openid.server';
import { logIn } from '~/services/customer/customer.server';
import { ServerOnly } from '~/ui/kit';
import { LoginPage } from '~/ui/pages/login-page';
import { offeredKinds } from '~/request-context/account-kinds.server';
import { getContext } from '~/request-context/get-context.server';
import { loggedIn } from '~/request-context/logged-in.server';
import { titleOf } from '~/request-context/title.server';
import { refuse, refuseWith } from '~/request-context/respond.server';
import { formOf } from '~/request-context/form.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  const guests = !context.variant.features.loginRequired;
  const asked = new URL(args.request.url).searchParams;
  const canCreate = offeredKinds(context).length > 0;
  return {
    guests,
    expired: asked.get('expired') === '1',
    createHref: canCreate ? createAccountPath({ returnTo: samePath(asked.get('returnTo')) }) : null,
    openIdHref: isOpenIdSet() ? azureLoginPath(samePath(asked.get('returnTo'))) : null,
    title: titleOf(context, 'account:login.title'),
  };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule', 'authenticated');
  const { request } = args;
  const parsed = parseLogin(await formOf(request));
  if (!parsed.ok) return refuse({ intent: 'login', errors: parsed.errors, values: parsed.values });
  const { email, password, stay } = parsed.value;
  const outcome = await logIn(context, email, password);
  if (!outcome.ok) return refuseWith('login', outcome, { email, ...(stay ? { stay: 'on' } : {}) });
  const target = samePath(new URL(request.url).searchParams.get('returnTo')) ?? accountPath();
  return loggedIn(request, context, { ...outcome, stay, target });
}

export default function LoginRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Login /> : null}</ServerOnly>;
}

function Login() {
  const { guests, expired, createHref, openIdHref } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  const elsewhere = { createHref, openIdHref };
  return <LoginPage reply={reply} email="" expired={expired} guests={guests} {...elsewhere} />;
}
