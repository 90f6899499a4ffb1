// The panel that prompts for the entered or the recommended address.
import { panelPath } from '#domain/page/addresses';
import { AddressValidationView } from '~/ui/shop/panels/address-validation';
import type { PanelView } from '../contract';
import type { AddressValidationModel } from './panel.server';

export const addressValidationView: PanelView<AddressValidationModel> = {
  title: () => 'addresses:validation.title',
  View: ({ model, params, page }) => (
    <AddressValidationView {...model} action={panelPath('address-validation', page, params)} keep={page} />
  ),
};
