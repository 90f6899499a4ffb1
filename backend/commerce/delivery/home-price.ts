// What it costs to have one piece of a product brought, before there is a cart: by the cart's own rules for that piece alone.
import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import { smallestLoad } from '#backend/commerce/catalogue/product/stocked-model';
import type { Context } from '#backend/graphql/context';
import { promisedWay } from '#domain/delivery/delivery-promise';
import type { DeliveryChannel } from '#domain/delivery/delivery-schedule';
import { familyWay } from '#domain/delivery/family-delivery';
import { loadOf } from '#domain/delivery/shipping-rate';
import type { Oere } from '#domain/money/money';
import type { MethodRow } from './delivery.sql';
import { offersOf } from './offers';

/** Ways that end at the buyer's door. */
const TO_THE_DOOR: ReadonlySet<DeliveryChannel> = new Set(['day', 'express', 'interval', 'pallet']);

/** `freeFrom`: what a cart has to come to for this way to cost nothing; null where no amount makes it free. */
export interface HomeOffer {
  price: Oere;
  freeFrom: Oere | null;
}

const asked = new WeakMap<Context, WeakMap<ProductModel, Promise<HomeOffer | null>>>();

/** By the cheapest way of the store, as prices are shown there; null for what is not carried, has no price to be shown, or no way takes. */
export function homeOfferOf(product: ProductModel, context: Context): Promise<HomeOffer | null> {
  const known = asked.get(context) ?? new WeakMap<ProductModel, Promise<HomeOffer | null>>();
  asked.set(context, known);
  const offer = known.get(product) ?? cheapestToTheDoor(product, context);
  known.set(product, offer);
  return offer;
}

async function cheapestToTheDoor(product: ProductModel, context: Context): Promise<HomeOffer | null> {
  if (product.isPriceHidden || product.gift_card) return null;
  const { store, language, now } = context;
  const [methods, { basis }, who] = await Promise.all([context.deliveryMethods(), context.terms(), context.signedIn()]);
  const offers = offersOf(methods, {
    goods: product.price.least.final,
    basis,
    business: who?.business ?? null,
    language,
    now,
    calendar: store.calendar,
    load: loadOf([{ ...packedPiece(product), quantity: 1 }]),
    goodsWorkdays: null,
    joined: null,
    isFree: false,
  });
  const ways = offers
    .filter(({ problem, method }) => problem === null && TO_THE_DOOR.has(method.channel))
    .map(({ inclVat, exVat, freight }) => ({ price: store.showsVat ? inclVat : exVat, freeFrom: freight.limit }));
  return ways.sort((one, other) => one.price - other.price)[0] ?? null;
}

const packedPiece = ({ row }: ProductModel) => ({ grams: row.weight_grams, longestMm: row.longest_mm });

/** Null for what is not carried, and where no way takes the least that can be bought of it, or of one of its variants. */
export async function promisedWayOf(product: ProductModel, context: Context): Promise<MethodRow | null> {
  if (product.gift_card) return null;
  const methods = await context.deliveryMethods();
  const { variantDeliveries: variants, row } = product;
  if (variants.length > 0) return familyWay(methods, variants, context.store.calendar.cutoff);
  return promisedWay(methods, smallestLoad(row));
}
