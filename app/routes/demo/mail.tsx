// One mail of the demo's outbox, as plain text, with a link to how it looks.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOutboxMail } from '~/services/demo.server';
import { Still } from '~/ui/kit';
import { MailPage } from '~/ui/pages/mailbox-page';
import { enter } from '~/request-context/enter.server';
import { notFound } from '~/request-context/respond.server';

export { revalidatePage as shouldRevalidate } from '../layouts/revalidate';

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args);
  const found = await readOutboxMail(args.params.id ?? '');
  if (!found) throw notFound();
  const { id, to, subject, text, at } = found;
  const mail = { from: visit.variant.name, to, subject, sentAt: at, text, htmlHref: `/demo/outbox/${id}/html` };
  return { mail, language: visit.language };
}

export default function MailRoute() {
  return <Still>{import.meta.env.SSR ? <Mail /> : null}</Still>;
}

function Mail() {
  return <MailPage {...useLoaderData<typeof loader>()} backHref="/demo/outbox" />;
}

export const handle = { wide: true };
