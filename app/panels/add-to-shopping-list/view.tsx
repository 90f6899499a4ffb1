// The panel in which a list is chosen for the goods of a cart or an order.
import { panelHref, panelPath } from '#domain/page/addresses';
import { AddToListView } from '~/ui/shop/panels/list-forms';
import type { PanelView } from '../contract';
import type { AddToListModel } from './panel.server';

export const addToShoppingListView: PanelView<AddToListModel> = {
  title: () => 'lists:addTo.title',
  View: ({ model, params, page, message }) => {
    const { goods = null, order = null, item = null } = params;
    return (
      <AddToListView
        {...model}
        chosen={params.list ?? null}
        message={message}
        about={goods === 'order' ? { kind: 'order', order: order ?? '' } : { kind: item ? 'line' : 'cart', order: '' }}
        action={panelPath('add-to-shopping-list', page, { goods, order, item })}
        createHref={panelHref(page, 'create-shopping-list', { goods, order, item })}
      />
    );
  },
};
