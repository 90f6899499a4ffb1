// The sign-up for the newsletter: every form of the shop for it posts here, and is answered here (spec §7, §8).
import { newsletterPath } from '#domain/page/addresses';
import { parseBotFacts } from '~/forms/bot-check/schema.server';
import { isMachine } from '~/forms/honeypot/fields';
import { parseNewsletter } from '~/forms/newsletter/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import { refusedAsMachine } from '~/request-context/bot-check.server';
import { oncePerForm } from '~/request-context/double-press.server';
import { formOf } from '~/request-context/form.server';
import { popupCookie } from '~/request-context/popup.server';
import { notFound, redirectTo, refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { offeredNewsletter, subscribeToNewsletter } from '~/services/newsletter/newsletter.server';
import { NewsletterPage } from '~/ui/pages/newsletter-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const subscribeOnce = oncePerForm(subscribeToNewsletter, (fault) => fault === null);

const page = serverPage({
  guards: [],
  async load(context, { request }) {
    const offered = await offeredNewsletter(context);
    if (!offered) throw notFound();
    const isSent = new URL(request.url).searchParams.has('sent');
    return { head: titleOf(context, 'newsletter:title'), model: { isSent, words: offered.words } };
  },
  async act(context, { request }) {
    if (!(await offeredNewsletter(context))) throw notFound();
    const form = await formOf(request);
    // Visitors who have signed up no longer see the popup.
    const done = redirectTo(newsletterPath(true), [popupCookie(request, 'hidden')]);
    if (isMachine(form)) return done;
    const parsed = parseNewsletter(form);
    if (!parsed.ok) {
      // The location is not a visible field: its error is shown above the form.
      const message = parsed.errors.location ? { message: { key: 'newsletter:noPlace', params: {} } } : {};
      return refuse({ intent: 'newsletter', ...parsed, ...message });
    }
    const machine = await refusedAsMachine(context, parseBotFacts(form), 'newsletter');
    if (machine) return refuseWith('newsletter', machine, typedValues(form));
    const fault = await subscribeOnce(request, context, parsed.value);
    return fault
      ? refuse({ intent: 'newsletter', values: typedValues(form), message: { params: {}, ...fault } })
      : done;
  },
  Page: NewsletterPage,
});
export const loader = page.loader;
export const action = page.action;
