// What the visitor agrees to: the same form as on top of pages, by itself, so that a yes is taken back as easily as it was given.
import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consentPath } from '#domain/addresses';
import { purposesOf } from '#domain/consent';
import { parseConsent } from '~/forms/consent/schema.server';
import { giveConsent } from '~/services/tracking/tracking.server';
import { Still } from '~/ui/kit';
import { ConsentPage } from '~/ui/pages/consent-page';
import { consentCookies } from '~/request-context/consent.server';
import { enter } from '~/request-context/enter.server';
import { back, badRequest } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { formOf } from '~/request-context/form.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  return { purposes: purposesOf(visit.consent), title: titleOf(visit, 'common:consent.title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const visit = await enter(args);
  const form = await formOf(args.request);
  const purposes = parseConsent(form);
  if (!purposes) throw badRequest('Unknown answer');
  const visitor = visit.visitorId ?? (purposes.includes('personal') ? randomUUID() : null);
  await giveConsent(visit, visitor, purposes);
  const target = form.get('returnTo') ?? consentPath();
  return back(args.request, target, { cookies: consentCookies(args.request, visitor, purposes) });
}

export default function ConsentRoute() {
  return <Still>{import.meta.env.SSR ? <Drawn /> : null}</Still>;
}

function Drawn() {
  const { purposes } = useLoaderData<typeof loader>();
  return <ConsentPage purposes={purposes} action={consentPath()} />;
}
