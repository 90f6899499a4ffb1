// How many of a product, chosen in steps, with what a unit costs at each (spec section 2, "power step").
import { chosenQuantity, powerSteps } from '#domain/quantity/power-steps';
import type { StepMenu } from '~/models/product';
import { readProductAt } from '~/services/catalogue/product-at.server';
import type { PanelServer } from '../contract';

export const powerStep: PanelServer<{ product: StepMenu }> = {
  guards: ['catalog-only-rule'],
  async load(context, { slug = '', options, qty }) {
    const page = await readProductAt(context, slug, options);
    if (!page?.price || page.cartSku === null || page.action.kind !== 'add-to-cart') return null;
    const { sku, name, href, pictures, price, unit, quantity, cartSku, parentSku, selectedOptions } = page;
    const steps = powerSteps(quantity, price.oere, price.tiers);
    const chosen = chosenQuantity(qty, quantity);
    const bought = { cartSku, parentSku, selectedOptions, quantity };
    const picture = pictures[0] ?? null;
    const { includesVat } = price;
    return { product: { sku, name, slug, href, picture, unit, steps, chosen, includesVat, ...bought } };
  },
};
