// The mailbox answers that it wants the newsletter. A press, not the link itself: mail programs open links to look at them.
import { newsletterConfirmPath } from '#domain/page/addresses';
import { redirectTo } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { confirmByMail, newsletterWords } from '~/services/newsletter/newsletter.server';
import { NewsletterConfirmPage } from '~/ui/pages/newsletter-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  load(context, { request }) {
    const answered = new URL(request.url).searchParams.get('answered');
    return {
      head: titleOf(context, 'newsletter:confirm.title'),
      model: { isDone: answered === null ? null : answered === '1', words: newsletterWords(context) },
    };
  },
  async act(context, { params }) {
    const token = params.token ?? '';
    const isDone = await confirmByMail(context, token);
    return redirectTo(`${newsletterConfirmPath(token)}?answered=${isDone ? '1' : '0'}`);
  },
  Page: NewsletterConfirmPage,
});
export const loader = page.loader;
export const action = page.action;
