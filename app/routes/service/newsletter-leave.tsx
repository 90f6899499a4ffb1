// Leaves the newsletter by the link of any of its mails: one press here, or the post of a mail program's own button (RFC 8058).
import { newsletterLeavePath } from '#domain/page/addresses';
import { formOf } from '~/request-context/form.server';
import { redirectTo, unsubscribed } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { leaveByMail } from '~/services/newsletter/newsletter.server';
import { NewsletterLeavePage } from '~/ui/pages/newsletter-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  load(context, { request }) {
    const answered = new URL(request.url).searchParams.get('answered');
    return {
      head: titleOf(context, 'newsletter:leave.title'),
      model: { isDone: answered === null ? null : answered === '1' },
    };
  },
  async act(context, { request, params }) {
    const token = params.token ?? '';
    const form = await formOf(request);
    const isDone = await leaveByMail(context, token);
    // RFC 8058 §3.1: a mail program's post is answered itself, for a redirect of it is not followed.
    if (form.get('List-Unsubscribe') === 'One-Click') return unsubscribed();
    return redirectTo(`${newsletterLeavePath(token)}?answered=${isDone ? '1' : '0'}`);
  },
  Page: NewsletterLeavePage,
});
export const loader = page.loader;
export const action = page.action;
