// The panel in which where the invoice goes is chosen from the book.
import { panelHref, panelPath } from '#domain/page/addresses';
import { AddressListView } from '~/ui/shop/panels/address-list';
import type { PanelView } from '../contract';
import type { BillingAddressListModel } from './panel.server';

export const billingAddressListView: PanelView<BillingAddressListModel> = {
  title: () => 'addresses:billing.title',
  View: ({ model, params, page, reply }) => (
    <AddressListView
      {...model}
      legend="addresses:billing.legend"
      action={panelPath('billing-address-list', page, params)}
      newHref={panelHref(page, 'address-handler', { use: params.pick === 'cart' ? 'billing' : null })}
      reply={reply}
    />
  ),
};
