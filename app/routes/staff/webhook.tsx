// A receiver of webhooks: its state, its deliveries, a test, and events sent once more.
import { deliveriesPath, deliveryQuery, SEES_WEBHOOKS } from '#domain/staff/webhook-views';
import { wholeFrom } from '#domain/validate/amount';
import { badRequest, notFound, redirectTo } from '~/request-context/respond.server';
import { staffFields, staffReply } from '~/request-context/staff-form.server';
import { readWebhookLog, replayToWebhook, sendTestToWebhook } from '~/services/staff/webhooks.server';
import { StaffWebhookPage } from '~/ui/staff/webhook-page';
import { staffPage } from './staff-page.server';

const page = staffPage({
  guard: SEES_WEBHOOKS,
  async load(context, { request, params: { name = '' } }) {
    const given = Object.fromEntries(new URL(request.url).searchParams);
    const query = deliveryQuery(given);
    const log = await readWebhookLog(context, name, query);
    if (!log) throw notFound();
    const sentAgain = wholeFrom(given.sent ?? '');
    return { title: name, model: { query, log, sentAgain, shownAt: new Date().toISOString() } };
  },
  async act(context, { request, params: { name = '' } }) {
    const { act, ...typed } = await staffFields(request);
    if (act === 'test') {
      const done = await sendTestToWebhook(context, name);
      return done.ok ? { made: done.made } : staffReply('test', done, {});
    }
    if (act !== 'replay') throw badRequest('No such act');
    const done = await replayToWebhook(context, name, typed);
    if (!done.ok) return staffReply('replay', done, typed);
    const answered = new URLSearchParams({ state: 'waiting', sent: done.made });
    return redirectTo(`${deliveriesPath(name, {})}?${answered}`);
  },
  Page: StaffWebhookPage,
});

export const loader = page.loader;
export const action = page.action;
