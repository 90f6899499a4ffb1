// All subscriptions of the customer.
import { titleOf } from '~/request-context/title.server';
import { listSubscriptions } from '~/services/subscription/subscription.server';
import { SubscriptionsPage } from '~/ui/pages/subscriptions-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['authenticated', 'limited-account-access'],
  async load(context) {
    return {
      head: titleOf(context, 'subscription:title'),
      model: {
        subscriptions: await listSubscriptions(context),
        maySubscribe: context.customer?.maySubscribe === true,
        language: context.language,
      },
    };
  },
  Page: SubscriptionsPage,
});
export const loader = page.loader;
