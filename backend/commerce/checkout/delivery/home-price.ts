// What it costs to have one piece of a product brought, before there is a cart: the price of the cart's own rules for that piece alone.
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import type { Context } from '#backend/graphql/context';
import type { DeliveryChannel } from '#domain/delivery-schedule';
import type { Oere } from '#domain/money';
import { offersOf } from './offers';

/** Ways that end at the buyer's door. */
const TO_THE_DOOR: ReadonlySet<DeliveryChannel> = new Set(['day', 'express', 'interval', 'pallet']);

/** By the cheapest way of the store, as prices are shown there; null for what is not carried, has no price to be shown, or no way takes. */
export async function homePriceOf(product: ProductModel, context: Context): Promise<Oere | null> {
  if (product.isPriceHidden || product.gift_card) return null;
  const { store, language, now } = context;
  const [methods, longestMm, { basis }, who] = await Promise.all([
    context.deliveryMethods(),
    context.loaders.longest.load(product.id),
    context.terms(),
    context.signedIn(),
  ]);
  const offers = offersOf(methods, {
    goods: product.price.least.final,
    basis,
    business: who?.business ?? null,
    language,
    now,
    load: { grams: product.row.weight_grams, longestMm: longestMm ?? 0 },
    goodsWorkdays: null,
    joined: null,
    isFree: false,
  });
  const prices = offers
    .filter(({ problem, method }) => problem === null && TO_THE_DOOR.has(method.channel))
    .map(({ inclVat, exVat }) => (store.showsVat ? inclVat : exVat));
  return prices.sort((one, other) => one - other)[0] ?? null;
}
