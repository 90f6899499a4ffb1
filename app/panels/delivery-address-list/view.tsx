// The panel in which the place of delivery is chosen from the book.
import { panelHref, panelPath } from '#domain/page/addresses';
import { AddressListView } from '~/ui/shop/panels/address-list';
import type { PanelView } from '../contract';
import type { DeliveryAddressListModel } from './panel.server';

export const deliveryAddressListView: PanelView<DeliveryAddressListModel> = {
  title: () => 'addresses:delivery.title',
  View: ({ model, params, page, reply }) => (
    <AddressListView
      {...model}
      legend="addresses:delivery.legend"
      action={panelPath('delivery-address-list', page, params)}
      newHref={panelHref(page, 'address-handler', { use: params.pick === 'cart' ? 'delivery' : null })}
      reply={reply}
    />
  ),
};
