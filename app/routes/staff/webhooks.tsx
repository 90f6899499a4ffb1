// Receivers of webhooks and keys of other systems.
import { staffWebhooksPath } from '#domain/staff/addresses';
import { SEES_WEBHOOKS } from '#domain/staff/webhook-views';
import { textsOf } from '~/i18n/texts.server';
import { redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { readWebhooks, revokeKey } from '~/services/staff/webhooks.server';
import { StaffWebhooksPage } from '~/ui/staff/webhooks-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_WEBHOOKS,
  async load(context, { request }) {
    const isRevoked = new URL(request.url).searchParams.get('done') === 'revoke';
    const model = { ...(await readWebhooks(context)), isRevoked };
    return { title: textsOf(context.language).t('staff:nav.webhooks'), model };
  },
  async act(context, { request }) {
    const { key = '' } = await staffFields(request);
    const done = await revokeKey(context, key);
    return done.ok ? redirectTo(`${staffWebhooksPath()}?done=revoke`) : staffReply('revoke', done, {});
  },
  Page: StaffWebhooksPage,
});

export const loader = page.loader;
export const action = page.action;
