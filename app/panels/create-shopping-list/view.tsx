// The panel in which a list gets its name. Closed, it leads back to the panel that it was opened from (spec §4).
import { panelHref, panelPath } from '#domain/page/addresses';
import { CreateListView } from '~/ui/shop/panels/list-forms';
import type { PanelParams, PanelView } from '../contract';

function closesTo(page: string, { back, sku, list, goods, order, item }: PanelParams): string {
  if (back === 'select' && sku) return panelHref(page, 'select-shopping-list', { sku });
  if (back === 'view' && list) return panelHref(page, 'view-shopping-list', { list });
  if (!goods) return page;
  return panelHref(page, 'add-to-shopping-list', { goods, order: order ?? null, item: item ?? null });
}

export const createShoppingListView: PanelView<object> = {
  title: () => 'lists:create.title',
  closesTo,
  View: ({ params, page, message, reply }) => (
    <CreateListView message={message} reply={reply} action={panelPath('create-shopping-list', page, params)} />
  ),
};
