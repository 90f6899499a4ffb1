// The panel with the price request.
import { panelPath } from '#domain/page/addresses';
import { RequestPriceView } from '~/ui/shop/panels/request-price';
import type { PanelView } from '../contract';
import type { RequestPriceModel } from './panel.server';

export const requestPriceView: PanelView<RequestPriceModel> = {
  title: () => 'request:price.title',
  View: ({ model, params, page, reply, language }) => (
    <RequestPriceView {...model} action={panelPath('request-price', page, params)} reply={reply} language={language} />
  ),
};
