// The demo's outbox: every mail that the shop has sent, to be read here instead of in a mailbox of one's own.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listOutbox } from '~/services/demo.server';
import { Still } from '~/ui/kit';
import { MailboxPage } from '~/ui/pages/mailbox-page';
import { enter } from '~/request-context/enter.server';
import { notFound } from '~/request-context/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const mails = await listOutbox();
  if (!mails) throw notFound();
  const rows = mails.map(({ id, to, subject, at }) => ({
    id: String(id),
    to,
    subject,
    sentAt: at,
    href: `/demo/outbox/${id}`,
  }));
  return { mails: rows, language: visit.language };
}

export default function MailboxRoute() {
  return <Still>{import.meta.env.SSR ? <Mailbox /> : null}</Still>;
}

function Mailbox() {
  return <MailboxPage {...useLoaderData<typeof loader>()} />;
}

export const handle = { wide: true };
