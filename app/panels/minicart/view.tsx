// The minicart as it looks: short lines, the sum, the ways to cart and checkout.
import { CartPanelFooter, MinicartView } from '~/ui/shop/panels/cart-panels';
import type { PanelView } from '../contract';
import type { Minicart } from './panel.server';

export const minicartView: PanelView<Minicart> = {
  title: () => 'cart:mini.title',
  isPeek: (params) => params.peek !== undefined,
  View: ({ model, language }) => <MinicartView {...model} language={language} />,
  Footer: ({ model, language, here }) => <CartPanelFooter cart={model.cart} language={language} here={here} />,
};
