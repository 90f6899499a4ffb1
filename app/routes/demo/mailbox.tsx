// The demo's outbox: every mail that the shop has sent, to be read here instead of in a mailbox of one's own.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listOutbox } from '~/services/demo.server';
import { ServerOnly } from '~/ui/kit';
import { MailboxPage } from '~/ui/pages/mailbox-page';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const mails = await listOutbox();
  if (!mails) throw notFound();
  const rows = mails.map(({ id, to, subject, at }) => ({
    id: String(id),
    to,
    subject,
    sentAt: at,
    href: `/demo/outbox/${id}`,
  }));
  return { mails: rows, language: context.language };
}

export default function MailboxRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Mailbox /> : null}</ServerOnly>;
}

function Mailbox() {
  return <MailboxPage {...useLoaderData<typeof loader>()} />;
}

export const handle = { wide: true };
