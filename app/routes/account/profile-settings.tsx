// Profile settings: who the customer is, how they log in and where, and the way to their data.

import { formOf } from '~/request-context/form.server';
import { badRequest, redirectToLogin } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { listSessions, readProfile } from '~/services/customer/account.server';
import { ProfilePage } from '~/ui/pages/profile-page';
import { serverPage } from '../server-page.server';
import { INTENTS } from './profile-intents.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated'],
  async load(context, { request }) {
    const [profile, sessions] = await Promise.all([readProfile(context), listSessions(context)]);
    if (!profile) throw redirectToLogin(context);
    const confirming = new URL(request.url).searchParams.has('confirm');
    return {
      head: titleOf(context, 'account:profile.title'),
      model: { profile, sessions, confirming, language: context.language, languages: context.variant.languages },
    };
  },
  async act(context, { request }) {
    const form = await formOf(request);
    const intent = String(form.get('intent'));
    const act = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined;
    if (!act) throw badRequest('Unknown intent');
    return act({ request, context, form });
  },
  Page: ProfilePage,
});
export const loader = page.loader;
export const action = page.action;
