// The panel in which goods get a rhythm: a new subscription, or one that there is already.
import { panelHref, panelPath } from '#domain/page/addresses';
import { StartSubscriptionView } from '~/ui/shop/panels/start-subscription';
import type { PanelView } from '../contract';
import type { StartSubscriptionModel } from './panel.server';

export const startSubscriptionView: PanelView<StartSubscriptionModel> = {
  title: () => 'subscription:start.title',
  View: ({ model, params, page, message, reply }) => {
    const { goods = null, key = null, qty = null } = params;
    return (
      <StartSubscriptionView
        {...model}
        message={message}
        reply={reply}
        here={panelHref(page, 'start-subscription', { goods, key, qty })}
        action={panelPath('start-subscription', page, { goods, key, qty })}
      />
    );
  },
};
