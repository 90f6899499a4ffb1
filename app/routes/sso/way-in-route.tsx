// The page of every way in by a link, as a route shows it.
import { useActionData, useLoaderData } from '@remix-run/react';
import type { FormReply } from '~/forms/reply/fields';
import type { WayIn } from '~/models/customer';
import { ServerOnly } from '~/ui/kit';
import { WayInPage } from '~/ui/pages/sso-page';

export default function WayInRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Shown /> : null}</ServerOnly>;
}

function Shown() {
  const { way } = useLoaderData<{ way: WayIn | null }>();
  const reply = useActionData<FormReply>() ?? null;
  return <WayInPage way={way} reply={reply} />;
}

/** Titles; nothing of it belongs into a search machine. */
export const metaOfWayIn = ({ data }: { data: { title: string } | undefined }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];
