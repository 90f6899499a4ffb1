// The panel in which a list is renamed, shared, copied and deleted.
import { panelPath } from '#domain/page/addresses';
import { EditListView } from '~/ui/shop/panels/list-forms';
import type { PanelView } from '../contract';
import type { EditListModel } from './panel.server';

export const editShoppingListView: PanelView<EditListModel> = {
  title: () => 'lists:edit.title',
  View: ({ model, params, page, message, reply }) => (
    <EditListView
      list={model.list}
      message={message}
      reply={reply}
      action={panelPath('edit-shopping-list', page, params)}
    />
  ),
};
