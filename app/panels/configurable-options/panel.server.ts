// The variants of a product without leaving the list that it stands in (spec section 2, "configurable option menu").
import { withoutControls } from '#domain/search/typed-words';
import type { OptionMenu } from '~/models/product';
import { readPlace } from '~/services/catalogue/catalogue.server';
import type { PanelServer } from '../contract';

/** Longer than any address of a product. */
const LONGEST = 255;

export const configurableOptions: PanelServer<{ product: OptionMenu }> = {
  guards: ['catalog-only-rule'],
  async load(visit, { slug, options }) {
    if (!slug || slug.length > LONGEST || withoutControls(slug) !== slug) return null;
    const place = await readPlace(visit, slug, { page: null, sort: null, options: options ?? null });
    if (place?.kind !== 'product' || place.page.options.length === 0) return null;
    // Only what the panel shows: a page's description and neighbours are not sent along.
    const { sku, name, href, pictures, price, unit, quantity, stock, action } = place.page;
    const { cartSku, parentSku, selectedOptions } = place.page;
    const chosen = { cartSku, parentSku, selectedOptions, options: place.page.options };
    const picture = pictures[0] ?? null;
    return { product: { sku, name, slug, href, picture, price, unit, quantity, stock, action, ...chosen } };
  },
};
