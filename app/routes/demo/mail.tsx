// One mail of the demo's outbox, as plain text, with a link to how it looks.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOutboxMail } from '~/services/demo.server';
import { ServerOnly } from '~/ui/kit';
import { MailPage } from '~/ui/pages/mailbox-page';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const found = await readOutboxMail(args.params.id ?? '');
  if (!found) throw notFound();
  const { id, to, subject, text, at } = found;
  const mail = { from: context.variant.name, to, subject, sentAt: at, text, htmlHref: `/demo/outbox/${id}/html` };
  return { mail, language: context.language };
}

export default function MailRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Mail /> : null}</ServerOnly>;
}

function Mail() {
  return <MailPage {...useLoaderData<typeof loader>()} backHref="/demo/outbox" />;
}

export const handle = { wide: true };
