// One subscription: what comes next and when, and everything that its customer can do with it.
import { addDays, inCopenhagen } from '#domain/calendar/calendar';
import { missingIn } from '~/forms/reorder/schema.server';
import { idIn } from '~/forms/subscription/schema.server';
import { notFound } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { listAddresses } from '~/services/customer/customer.server';
import { waysToPay } from '~/services/customer/kept-cards.server';
import { readSubscription } from '~/services/subscription/subscription.server';
import { SubscriptionPage } from '~/ui/pages/subscription-page';
import { serverPage } from '../server-page.server';
import { changeOnPage, SUBSCRIPTION_REPLY } from './subscription-intents.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context, { request, params, context: kept }) {
    const [subscription, addresses, pay] = await Promise.all([
      readSubscription(context, idIn(params.id ?? '')),
      listAddresses(context),
      waysToPay(context),
    ]);
    if (!subscription || !context.customer) throw notFound();
    const { requisitionerRequired, requisitionNumberRequired } = context.customer;
    return {
      head: namedIn(context, subscription.name),
      model: {
        subscription,
        addresses,
        pay,
        needs: { requisitioner: requisitionerRequired, requisitionNumber: requisitionNumberRequired },
        firstDay: addDays(inCopenhagen(new Date()).date, 1),
        missing: missingIn(new URL(request.url).searchParams, subscription.lines),
        reply: SUBSCRIPTION_REPLY.read(kept) ?? null,
        language: context.language,
      },
    };
  },
  act: changeOnPage,
  Page: SubscriptionPage,
});
export const loader = page.loader;
export const action = page.action;
