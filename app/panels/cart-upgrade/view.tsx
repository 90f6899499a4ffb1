// The panel with alternatives to a line of the cart.
import { panelPath } from '#domain/page/addresses';
import { CartUpgradeView } from '~/ui/shop/panels/cart-upgrade';
import type { PanelView } from '../contract';
import type { UpgradeModel } from './panel.server';

export const cartUpgradeView: PanelView<UpgradeModel> = {
  title: () => 'cart:upgrade.title',
  View: ({ model, params, page, language }) => (
    <CartUpgradeView {...model} action={panelPath('cart-upgrade', page, params)} language={language} />
  ),
};
