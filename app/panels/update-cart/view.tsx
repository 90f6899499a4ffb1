// One product's quantity in the cart, within its limits.
import { panelPath } from '#domain/page/addresses';
import type { CartLine } from '~/models/cart';
import { UpdateCartView } from '~/ui/shop/panels/update-cart';
import type { PanelView } from '../contract';

export const updateCartView: PanelView<{ line: CartLine | null }> = {
  title: () => 'cart:update.title',
  View: ({ model, params, page, language }) => (
    <UpdateCartView
      line={model.line}
      action={panelPath('update-cart', page, params)}
      returnTo={page}
      language={language}
    />
  ),
};
