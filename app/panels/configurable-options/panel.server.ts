// The variants of a product, without leaving the list that shows it (spec section 2, "configurable option menu").
import type { OptionMenu } from '~/models/product';
import { readProductAt } from '~/services/catalogue/product-at.server';
import type { PanelServer } from '../contract';

export const configurableOptions: PanelServer<{ product: OptionMenu }> = {
  guards: ['catalog-only-rule'],
  async load(context, { slug = '', options }) {
    const page = await readProductAt(context, slug, options);
    if (!page || page.options.length === 0) return null;
    // Only what the panel shows: a page's description and neighbours are not sent along.
    const { sku, name, href, pictures, price, unit, quantity, stock, action } = page;
    const { cartSku, parentSku, selectedOptions } = page;
    const chosen = { cartSku, parentSku, selectedOptions, options: page.options };
    const picture = pictures[0] ?? null;
    return { product: { sku, name, slug, href, picture, price, unit, quantity, stock, action, ...chosen } };
  },
};
