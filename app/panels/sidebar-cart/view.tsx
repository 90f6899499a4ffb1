// The added line first, then what else is in the cart.
import { cartPath } from '#domain/addresses';
import { CartPanelFooter, SidebarCartView } from '~/ui/shop/panels/cart-panels';
import type { PanelView } from '../contract';
import type { SidebarCart } from './panel.server';

export const sidebarCartView: PanelView<SidebarCart> = {
  title: ({ item }) => (item ? 'cart:added.title' : 'cart:mini.title'),
  View: ({ model, language, here }) => (
    <SidebarCartView {...model} language={language} change={{ action: cartPath(), returnTo: here }} />
  ),
  Footer: ({ model, language }) => <CartPanelFooter cart={model.cart} language={language} />,
};
