// A mail as its reader sees it. Mails carry their styles with them; nothing else may run or load.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { html } from 'remix-utils/responses';
import { getContext } from '~/request-context/get-context.server';
import { notFound } from '~/request-context/respond.server';
import { readOutboxMail } from '~/services/demo.server';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await getContext(args);
  const mail = await readOutboxMail(args.params.id ?? '');
  if (!mail) throw notFound();
  return html(mail.html, {
    headers: {
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'private, no-store',
    },
  });
}
