// The panel with checkboxes for the lists that contain a product.
import { panelHref, panelPath } from '#domain/page/addresses';
import { SelectListView } from '~/ui/shop/panels/select-list';
import type { PanelView } from '../contract';
import type { SelectListModel } from './panel.server';

export const selectShoppingListView: PanelView<SelectListModel> = {
  title: () => 'lists:select.title',
  View: ({ model, params, page, message }) => (
    <SelectListView
      {...model}
      message={message}
      action={panelPath('select-shopping-list', page, params)}
      variantHref={(sku) => panelHref(page, 'select-shopping-list', { sku })}
      createHref={panelHref(page, 'create-shopping-list', { sku: model.product.sku, back: 'select' })}
    />
  ),
};
