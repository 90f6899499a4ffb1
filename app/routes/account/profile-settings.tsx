// Profile settings: who the customer is, how they log in and where, their data, and the end of the account.
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { listSessions, readProfile } from '~/services/customer/account.server';
import { ServerOnly } from '~/ui/kit';
import { ProfilePage } from '~/ui/pages/profile-page';
import { getContext } from '~/request-context/get-context.server';
import { badRequest, redirectToLogin } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { INTENTS } from './profile-intents.server';
import { formOf } from '~/request-context/form.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title ?? '' }];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'authenticated');
  const [profile, sessions] = await Promise.all([readProfile(context), listSessions(context)]);
  if (!profile) throw redirectToLogin(context);
  const confirming = new URL(args.request.url).searchParams.has('confirm');
  return {
    profile,
    sessions,
    confirming,
    language: context.language,
    title: titleOf(context, 'account:profile.title'),
  };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'authenticated');
  const form = await formOf(args.request);
  const intent = String(form.get('intent'));
  const act = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined;
  if (!act) throw badRequest('Unknown intent');
  return act({ request: args.request, context, form });
}

export default function ProfileSettingsRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <ProfileSettings /> : null}</ServerOnly>;
}

function ProfileSettings() {
  const { title: _title, ...props } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>() ?? null;
  return <ProfilePage {...props} reply={reply} />;
}
