// An event as it is posted to a receiver, and what became of its delivery.
import { eventNumberFrom, SEES_WEBHOOKS } from '#domain/staff/webhook-views';
import { textsOf } from '~/i18n/texts.server';
import { notFound } from '~/request-context/respond.server';
import { readWebhookEvent } from '~/services/staff/webhooks.server';
import { StaffWebhookEventPage } from '~/ui/staff/webhook-event-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_WEBHOOKS,
  async load(context, { params: { name = '', number } }) {
    const wanted = eventNumberFrom(number);
    const found = wanted === null ? null : await readWebhookEvent(context, name, wanted);
    if (!found) throw notFound();
    const title = textsOf(context.language).t('staff:webhook.event', { number: String(wanted) });
    return { title, model: { name, found, shownAt: new Date().toISOString() } };
  },
  Page: StaffWebhookEventPage,
});

export const loader = page.loader;
export const action = page.action;
