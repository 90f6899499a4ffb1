// The added line first, then what else is in the cart.
import { CartPanelFooter, SidebarCartView } from '~/ui/shop/panels/cart-panels';
import type { PanelView } from '../contract';
import type { SidebarCart } from './panel.server';

export const sidebarCartView: PanelView<SidebarCart> = {
  title: ({ item }) => (item ? 'cart:added.title' : 'cart:mini.title'),
  View: ({ model, page, language }) => <SidebarCartView {...model} page={page} language={language} />,
  Footer: ({ model, language, here }) => <CartPanelFooter cart={model.cart} language={language} here={here} />,
};
