// The demo's ways of delivery, shops and parcel shops as records of delivery.yaml, and its stock as rows of stock.csv.
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import type { MethodRecord } from '#backend/shop-files/sections/delivery';
import type { PointRecord, ShopRecord } from '#backend/shop-files/sections/shops';
import { kronerFromOere } from '#backend/shop-files/sections/values';
import type { DemoWorld } from '../world/types';

export const methodRecords = ({ shippingMethods }: DemoWorld): MethodRecord[] =>
  shippingMethods.map((method) => ({
    carrier: method.carrierCode,
    method: method.methodCode,
    carrier_title: method.carrierTitle,
    title: { da: method.title, en: method.titleEn },
    note: { da: method.note, en: method.noteEn },
    kind: method.kind,
    channel: method.channel,
    needs_service_point: method.needsServicePoint,
    needs_shop: method.needsShop,
    position: method.sort,
    delivery_days: method.deliveryDays,
    ...(method.minGrams === null ? {} : { min_grams: method.minGrams }),
    ...(method.maxGrams === null ? {} : { max_grams: method.maxGrams }),
    ...(method.maxLongestMm === null ? {} : { max_longest_mm: method.maxLongestMm }),
    ...(method.unitGrams === null ? {} : { unit_grams: method.unitGrams }),
    prices: method.prices.map(({ store, grossOere, freeFromOere }) => ({
      store,
      amount: kronerFromOere(grossOere),
      ...(freeFromOere === null ? {} : { free_from: kronerFromOere(freeFromOere) }),
      by_weight: method.bands.map(([upToGrams, oere]) => ({ up_to_grams: upToGrams, amount: kronerFromOere(oere) })),
    })),
  }));

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const shopRecords = ({ shops }: DemoWorld): ShopRecord[] =>
  shops.map(({ code, sourceCode: _source, urlKey, openingHours, text, exceptions, ...shop }) => ({
    ...shop,
    code,
    url_key: urlKey,
    description: text,
    exceptions: exceptions.map(({ hours, ...day }) => (hours ? { ...day, hours } : day)),
    opening_hours: Object.fromEntries(
      DAYS.flatMap((day, at) => {
        const hours = openingHours[at];
        return hours ? [[day, hours]] : [];
      }),
    ),
  }));

export const pointRecords = ({ servicePoints }: DemoWorld): PointRecord[] =>
  servicePoints.map(({ carrierCode, openingHours, ...point }) => ({
    ...point,
    carrier: carrierCode,
    opening_hours: openingHours,
  }));

/** Configurable products have no stock themselves. */
export function stockRecords({ products, shops }: DemoWorld, now: Date) {
  const counted_at = now.toISOString();
  return products
    .filter(({ type }) => type === 'simple')
    .flatMap(({ sku, stock }) => [
      { sku, source: CENTRAL_SOURCE, quantity: stock.central, counted_at },
      ...shops.map(({ code }) => ({ sku, source: code, quantity: stock.shops[code], counted_at })),
    ]);
}
