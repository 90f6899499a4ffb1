// The minicart as it looks: short lines, the sum, the ways to cart and checkout.
import type { CartView } from '~/models/cart';
import { CartPanelFooter, MinicartView } from '~/ui/shop/panels/cart-panels';
import type { PanelView } from '../contract';

export const minicartView: PanelView<CartView> = {
  title: () => 'cart:mini.title',
  isPeek: (params) => params.peek !== undefined,
  View: ({ model, language }) => <MinicartView cart={model} language={language} />,
  Footer: ({ model, language, here }) => <CartPanelFooter cart={model} language={language} here={here} />,
};
