// Forgotten password: the same answer whether or not there is an account with the address.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forgotPasswordPath } from '#domain/addresses';
import { parsePasswordRequest } from '~/forms/password/schema.server';
import { requestPassword } from '~/services/customer/account.server';
import { ServerOnly } from '~/ui/kit';
import { ForgotPasswordPage } from '~/ui/pages/password-pages';
import { getContext } from '~/request-context/get-context.server';
import { redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { formOf } from '~/request-context/form.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const sent = new URL(args.request.url).searchParams.get('sent') === '1';
  return { sent, title: titleOf(context, 'account:password.forgotTitle') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const parsed = parsePasswordRequest(await formOf(args.request));
  if (!parsed.ok) return refuse({ intent: 'forgot', errors: parsed.errors, values: parsed.values });
  const outcome = await requestPassword(context, parsed.value.email);
  return outcome.ok ? redirectTo(forgotPasswordPath(true)) : refuseWith('forgot', outcome, parsed.value);
}

export default function ForgotPasswordRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <ForgotPassword /> : null}</ServerOnly>;
}

function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <ForgotPasswordPage sent={sent} reply={reply} />;
}
