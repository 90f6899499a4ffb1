// The choice of store with what it means.
import type { StoreLink } from '~/models/frame';
import { StoreInitView } from '~/ui/shop/panels/store-init';
import type { PanelView } from '../contract';

export const storeInitView: PanelView<{ stores: StoreLink[] }> = {
  title: () => 'content:storeInit.title',
  View: ({ model, page }) => <StoreInitView stores={model.stores} action="/store/change" returnTo={page} />,
};
