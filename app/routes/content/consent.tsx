// What the visitor agrees to: the same form as on top of pages, by itself, so that a yes is taken back as easily as it was given.
import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consentPath } from '#domain/addresses';
import { purposesOf } from '#domain/consent';
import { parseConsent } from '~/forms/consent/schema.server';
import { giveConsent } from '~/services/tracking/tracking.server';
import { ServerOnly } from '~/ui/kit';
import { ConsentPage } from '~/ui/pages/consent-page';
import { consentCookies } from '~/request-context/consent.server';
import { getContext } from '~/request-context/get-context.server';
import { back, badRequest } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { formOf } from '~/request-context/form.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  return { purposes: purposesOf(context.consent), title: titleOf(context, 'common:consent.title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const form = await formOf(args.request);
  const purposes = parseConsent(form);
  if (!purposes) throw badRequest('Unknown answer');
  const visitor = context.visitorId ?? (purposes.includes('personal') ? randomUUID() : null);
  await giveConsent(context, visitor, purposes);
  const target = form.get('returnTo') ?? consentPath();
  return back(args.request, target, { cookies: consentCookies(args.request, visitor, purposes) });
}

export default function ConsentRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const { purposes } = useLoaderData<typeof loader>();
  return <ConsentPage purposes={purposes} action={consentPath()} />;
}
