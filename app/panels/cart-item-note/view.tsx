// The panel in which a line gets its note.
import { panelPath } from '#domain/page/addresses';
import type { CartLine } from '~/models/cart';
import { CartItemNoteView } from '~/ui/shop/panels/cart-item-note';
import type { PanelView } from '../contract';

export const cartItemNoteView: PanelView<{ line: CartLine }> = {
  title: () => 'cart:note.lineTitle',
  View: ({ model, params, page, reply }) => (
    <CartItemNoteView line={model.line} action={panelPath('cart-item-note', page, params)} reply={reply} />
  ),
};
