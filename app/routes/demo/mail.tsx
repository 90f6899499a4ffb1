// One mail of the demo's outbox, as plain text, with a link to how it looks.

import { notFound } from '~/request-context/respond.server';
import { readOutboxMail } from '~/services/demo.server';
import { MailPage } from '~/ui/pages/mailbox-page';
import { serverPage } from '../server-page.server';

export { default, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context, { params }) {
    const found = await readOutboxMail(params.id ?? '');
    if (!found) throw notFound();
    const { id, to, subject, text, at } = found;
    const mail = { from: context.variant.name, to, subject, sentAt: at, text, htmlHref: `/demo/outbox/${id}/html` };
    return { head: [], model: { mail, backHref: '/demo/outbox', language: context.language } };
  },
  Page: MailPage,
});
export const loader = page.loader;

export const handle = { wide: true };
