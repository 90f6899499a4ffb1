// Delivery on the wire: parcel shops near a postcode, the days and shops of a cart, and the choice of a way of delivery.

import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import { money } from '#backend/commerce/catalogue/product/price';
import type { AfterChange } from '#backend/commerce/checkout/cart-resolvers';
import type { ChosenShipping } from '#backend/db/tables/cart';
import type { Resolvers, ShippingMethodInput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import type { ParcelShop, ParcelShops } from '#backend/ports/parcel-shops/index';
import { inputRefused } from '#backend/refusal';
import { writtenWay } from '#domain/delivery/delivery-promise';
import type { Outcome } from '#domain/refusal/refusals';
import { homeOfferOf, promisedWayOf } from './home-price';
import { parcelShopOfId, parcelShopsNear, storedPoint } from './parcel-shops';
import { setShippingMethod } from './set-shipping-method';
import { deliveryDates, pickupLocation } from './wire';

async function priceToTheDoor(product: ProductModel, _args: unknown, context: Context) {
  const offer = await homeOfferOf(product, context);
  return offer && money(offer.price);
}

async function freeToTheDoorFrom(product: ProductModel, _args: unknown, context: Context) {
  const limit = (await homeOfferOf(product, context))?.freeFrom ?? null;
  return limit === null ? null : money(limit);
}

async function wayToTheDoor(product: ProductModel, _args: unknown, context: Context) {
  const way = await promisedWayOf(product, context);
  return way && writtenWay(way);
}

/** A family has no delivery until a variant is chosen. */
const OF_PRODUCTS: Resolvers = {
  SimpleProduct: { delivery_price: priceToTheDoor, free_delivery_from: freeToTheDoorFrom, delivery_way: wayToTheDoor },
  ConfigurableProduct: { delivery_price: () => null, free_delivery_from: () => null, delivery_way: wayToTheDoor },
};

export function deliveryResolvers(parcelShops: ParcelShops, afterChange: AfterChange): Resolvers {
  return {
    Query: {
      parcelShops: async (_root, { postcode }) =>
        (await parcelShopsNear(parcelShops, postcode)).map(({ openingHours, km, ...shop }) => ({
          ...{ ...shop, opening_hours: openingHours, distance_km: km },
        })),
    },
    ...OF_PRODUCTS,
    Cart: {
      delivery_dates: async (cart) => {
        const { offers, scene } = await cart.priced();
        return deliveryDates(offers, scene);
      },
      pickup_locations: async (cart) => {
        const { scene } = await cart.priced();
        return (await cart.shops()).map((shop) => pickupLocation(shop, scene));
      },
    },
    Mutation: {
      setShippingMethodsOnCart: async (_root, args, context) => {
        const { cart_id, shipping_methods } = args.input ?? missing('input');
        const [given, second] = shipping_methods;
        if (second) throw inputRefused('You cannot specify multiple shipping methods.');
        const input = given ?? missing('shipping_methods');
        const { carrier_code, method_code } = input;
        const point = await parcelShopOfId(parcelShops, input.service_point_id);
        const wish = wishOf(input, point);
        const { cart, result } = await afterChange(cart_id, context, (shopper) =>
          setShippingMethod(cart_id, wish, shopper),
        );
        demandOk(result, `Carrier with such method not found: ${carrier_code}, ${method_code}`);
        return { cart };
      },
    },
  };
}

const wishOf = (input: ShippingMethodInput, point: ParcelShop | null): ChosenShipping => ({
  carrierCode: input.carrier_code,
  methodCode: input.method_code,
  servicePointId: point?.id ?? null,
  pickupLocationCode: input.pickup_location_code ?? null,
  deliveryDate: input.delivery_date?.trim() || null,
  deliveryInterval: input.delivery_interval ?? null,
  point: point && storedPoint(point),
});

function missing(name: string): never {
  throw inputRefused(`Required parameter "${name}" is missing`);
}

const MESSAGES: Record<string, string> = {
  SERVICE_POINT_REQUIRED: 'The parcel shop is missing. Select the parcel shop and try again.',
  PICKUP_SHOP_REQUIRED: 'The pickup location is missing. Select the pickup location and try again.',
  INVALID_DELIVERY_DATE: 'The delivery date is not valid. Select another date and try again.',
  DELIVERY_INTERVAL_REQUIRED: 'The delivery interval is missing. Select the interval and try again.',
};

/** The code is sent with the text, for clients that translate. */
function demandOk(outcome: Outcome, otherwise: string): void {
  if (outcome.ok) return;
  const { code, field, params } = outcome;
  throw inputRefused(MESSAGES[code] ?? otherwise, { code, params: { ...params, ...(field ? { field } : {}) } });
}
