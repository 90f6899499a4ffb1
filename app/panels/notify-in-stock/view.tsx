// The panel that stores a mail address until the product is back in stock.
import { panelPath } from '#domain/page/addresses';
import { NotifyInStockView } from '~/ui/shop/panels/notify-in-stock';
import type { PanelView } from '../contract';
import type { NotifyInStockModel } from './panel.server';

export const notifyInStockView: PanelView<NotifyInStockModel> = {
  title: () => 'request:notice.title',
  View: ({ model, params, page, reply }) => (
    <NotifyInStockView {...model} action={panelPath('notify-in-stock', page, params)} reply={reply} />
  ),
};
