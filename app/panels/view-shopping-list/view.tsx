// The panel that shows a list at a glance.
import { panelHref, panelPath } from '#domain/page/addresses';
import type { ShoppingList } from '~/models/shopping-list';
import { ListGlance } from '~/ui/shop/panels/list-glance';
import type { PanelView } from '../contract';

export const viewShoppingListView: PanelView<ShoppingList> = {
  title: () => 'lists:view.title',
  View: ({ model, params, page, message, language }) => (
    <ListGlance
      list={model}
      message={message}
      language={language}
      action={panelPath('view-shopping-list', page, params)}
      createHref={model.mayCreate ? panelHref(page, 'create-shopping-list', { list: model.id, back: 'view' }) : null}
    />
  ),
};
