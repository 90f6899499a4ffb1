// The demo customers' orders before today: for each of them some orders, from one that is being packed to one of last
// year, with products of their own shop. Deterministic: chance depends on names alone.

import type { TrackingStatus } from '#domain/delivery/tracking';
import { oere } from '#domain/money/money';
import { basisOf, inBasis, type PriceBasis } from '#domain/money/vat';
import { between, chance } from './making/seed';
import type { DemoWorld, WorldCustomer, WorldProduct } from './types';

const SEED = 'own-orders';

interface Stage {
  daysAgo: number;
  status: 'complete' | 'canceled' | 'delivered' | 'shipped' | 'processing';
  /** Progress of its parcel; null while nothing was sent. */
  parcel: TrackingStatus | null;
}

const STAGES: readonly Stage[] = [
  { daysAgo: 203, status: 'complete', parcel: 'DELIVERED' },
  { daysAgo: 141, status: 'canceled', parcel: null },
  { daysAgo: 96, status: 'complete', parcel: 'DELIVERED' },
  { daysAgo: 58, status: 'complete', parcel: 'DELIVERED' },
  { daysAgo: 23, status: 'delivered', parcel: 'DELIVERED' },
  { daysAgo: 4, status: 'shipped', parcel: 'IN_TRANSIT' },
  { daysAgo: 1, status: 'processing', parcel: null },
];

interface DrawnLine {
  product: WorldProduct;
  quantity: number;
  unit: number;
  gross: number;
}

export interface DrawnOrder extends Stage {
  customer: WorldCustomer;
  /** Of the buying business, for the electronic invoice. */
  ean: string | null;
  basis: PriceBasis;
  isOnAccount: boolean;
  lines: DrawnLine[];
  freight: number;
}

export function drawOwnOrders(world: DemoWorld): DrawnOrder[] {
  const buyers = world.customers.filter((one) => one.settings.orderHistoryAccess && one.role !== 'punchout');
  return STAGES.flatMap((stage) =>
    // A card payment that waits to be captured would belong to no provider.
    buyers
      .filter((one) => stage.status !== 'processing' || one.businessId !== null)
      .map((customer) => drawn(customer, stage, world)),
  ).filter(({ lines }) => lines.length > 0);
}

function drawn(customer: WorldCustomer, stage: Stage, world: DemoWorld): DrawnOrder {
  const basis = basisOf({ showPricesIncludingTax: customer.businessId === null });
  const name = `${customer.key} ${stage.daysAgo}`;
  const lines = goodsFor(customer, name, world).map((product): DrawnLine => {
    const gross = product.priceGrossOere;
    const step = Math.max(1, product.increments, product.minQty);
    const quantity = step * between(SEED, `${name} ${product.sku}`, 1, 4);
    return { product, quantity, unit: inBasis(oere(gross), basis), gross };
  });
  const goods = lines.reduce((sum, line) => sum + line.unit * line.quantity, 0);
  const freight = goods > 50_000 ? 0 : inBasis(oere(5_900), basis);
  return {
    ...stage,
    customer,
    ean: world.businesses.find(({ id }) => id === customer.businessId)?.ean ?? null,
    basis,
    isOnAccount: basis === 'net',
    lines,
    freight,
  };
}

const isEasyToBuy = (one: WorldProduct) =>
  !one.requestPrice &&
  !one.onlyTrade &&
  !one.duty &&
  !one.design &&
  !one.giftCard &&
  one.type === 'simple' &&
  one.visibility === 'catalogue';

/** Two or three bestsellers of the customer's shop, and one product with a safety data sheet. */
function goodsFor(customer: WorldCustomer, name: string, { products }: DemoWorld): WorldProduct[] {
  const sold = products
    .filter((one) => isEasyToBuy(one) && one.stores.includes(customer.storeCode))
    .sort((one, other) => other.popularity - one.popularity || (one.sku < other.sku ? -1 : 1));
  const withSheet = sold.filter((one) => one.documents.some(({ type }) => type === 'safety_data'));
  const pick = (from: readonly WorldProduct[], what: string) =>
    from[Math.floor(chance(SEED, `${name} ${what}`) ** 2 * from.length)];
  const picked = [pick(sold, 'first'), pick(sold, 'second'), pick(sold, 'third'), pick(withSheet, 'sheet')];
  return [...new Set(picked.flatMap((one) => one ?? []))];
}
