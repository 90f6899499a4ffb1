// Choosing a password by the link from the mail. The link works once; every login ends with it, this browser's too.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loginPath } from '#domain/addresses';
import { parsePasswordChoice } from '~/forms/password/schema.server';
import { choosePassword, passwordLinkWorks } from '~/services/customer/account.server';
import { ServerOnly } from '~/ui/kit';
import { CreatePasswordPage } from '~/ui/pages/password-pages';
import { getContext } from '~/request-context/get-context.server';
import { back, refuse, refuseWith } from '~/request-context/respond.server';
import { expiredSessionCookies } from '~/request-context/session.server';
import { titleOf } from '~/request-context/title.server';
import { TOAST_LEVELS } from '~/request-context/toast.server';
import { formOf } from '~/request-context/form.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const works = await passwordLinkWorks(context, tokenOf(args.request));
  return { works, title: titleOf(context, 'account:password.chooseTitle') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const { request } = args;
  const parsed = parsePasswordChoice(await formOf(request));
  if (!parsed.ok) return refuse({ intent: 'choose', errors: parsed.errors });
  const outcome = await choosePassword(context, tokenOf(request), parsed.value.password);
  if (!outcome.ok) return refuseWith('choose', outcome, {});
  const toast = { level: TOAST_LEVELS.success, text: 'account:password.done' };
  return back(request, loginPath(), { toast, cookies: expiredSessionCookies(request) });
}

export default function CreatePasswordRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <CreatePassword /> : null}</ServerOnly>;
}

function CreatePassword() {
  const { works } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <CreatePasswordPage works={works} reply={reply} />;
}
