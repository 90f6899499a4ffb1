// The panel with the form of an address.
import { panelPath } from '#domain/page/addresses';
import { AddressHandlerView } from '~/ui/shop/panels/address-handler';
import type { PanelView } from '../contract';
import type { AddressHandlerModel } from './panel.server';

export const addressHandlerView: PanelView<AddressHandlerModel> = {
  title: ({ address }) => (address ? 'addresses:form.change' : 'addresses:form.new'),
  View: ({ model, params, page, reply }) => (
    <AddressHandlerView {...model} action={panelPath('address-handler', page, params)} reply={reply} />
  ),
};
