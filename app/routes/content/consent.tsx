// The visitor's consent: the same form as on top of pages, so that consent is withdrawn as easily as it was given.
import { randomUUID } from 'node:crypto';
import { purposesAsked, purposesOf } from '#domain/content/consent';
import { consentPath } from '#domain/page/addresses';
import { asksMarketing } from '~/config/outside.server';
import { parseConsent } from '~/forms/consent/schema.server';
import { consentCookies } from '~/request-context/consent.server';
import { formOf } from '~/request-context/form.server';
import { back, badRequest } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { giveConsent } from '~/services/tracking/tracking.server';
import { ConsentPage } from '~/ui/pages/consent-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: [],
  robots: 'noindex',
  load(context) {
    return {
      head: titleOf(context, 'common:consent.title'),
      model: {
        asked: purposesAsked(asksMarketing),
        purposes: purposesOf(context.consent),
        answered: context.consent.answered,
        action: consentPath(),
      },
    };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    const purposes = parseConsent(form, purposesAsked(asksMarketing));
    if (!purposes) throw badRequest('Unknown answer');
    const visitor = context.visitorId ?? (purposes.includes('personal') ? randomUUID() : null);
    await giveConsent(context, visitor, purposes);
    const target = form.get('returnTo') ?? consentPath();
    return back(request, target, { cookies: consentCookies(request, visitor, purposes) });
  },
  Page: ConsentPage,
});
export const loader = page.loader;
export const action = page.action;
