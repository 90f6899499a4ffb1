// The demo's outbox: every mail that the shop has sent, shown here instead of in a real mailbox.

import { notFound } from '~/request-context/respond.server';
import { listOutbox } from '~/services/demo.server';
import { MailboxPage } from '~/ui/pages/mailbox-page';
import { serverPage } from '../server-page.server';

export { default, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  async load(context) {
    const mails = await listOutbox();
    if (!mails) throw notFound();
    const rows = mails.map(({ id, to, subject, at }) => ({
      id: String(id),
      to,
      subject,
      sentAt: at,
      href: `/demo/outbox/${id}`,
    }));
    return { head: [], model: { mails: rows, language: context.language } };
  },
  Page: MailboxPage,
});
export const loader = page.loader;

export const handle = { wide: true };
