// Writes what has happened in the demo world: guests' orders of the last weeks and what visitors looked at, so that rows of
// recommendations show what was really bought. The sums are made by the shop's own round.
import { rollUpOn } from '#backend/commerce/recommendation/rollup/roll-up';
import { oere } from '#domain/money';
import { vatOnSum } from '#domain/vat';
import { idOf, type Numbering } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { between, chance } from './world/making/seed';
import type { DemoWorld, StoreCode, WorldProduct } from './world/types';

const DAY_MS = 24 * 60 * 60 * 1000;
const SEED = 'happenings';
const ORDERS: Partial<Record<StoreCode, number>> = { b2c: 160, b2b: 120, b2cb: 60, b2b_uniq: 50, firmagaver_dk: 60 };

/** Bought together often enough to be seen in a small world, too; by address. */
const HABITS: readonly (readonly string[])[] = [
  ['kaffeboenner-kajplads-morgenskib-1-kg', 'te-morgenfrue-earl-grey-25-breve'],
  ['kopipapir-skovly-a4-80-g-500-ark', 'kuglepen-nordlys-flow-1-0-mm'],
];
const TIMES_OF_HABIT = 12;

interface Basket {
  store: StoreCode;
  products: WorldProduct[];
  at: Date;
}

export async function seedHappenings(on: SeedClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  const baskets = [...habits(world, numbers.now), ...draw(world, numbers.now)];
  await seedOrders(on, baskets, world, numbers);
  await seedViews(on, baskets, numbers);
  await rollUpOn(on, numbers.now);
}

const daysAgo = (now: Date, name: string, most: number) =>
  new Date(now.getTime() - Math.ceil(chance(SEED, name) * most * DAY_MS) - 60_000);

function habits(world: DemoWorld, now: Date): Basket[] {
  const byAddress = new Map(world.products.map((product) => [product.urlKey, product]));
  return HABITS.flatMap((addresses, habit) => {
    const products = addresses.flatMap((address) => byAddress.get(address) ?? []);
    return Array.from({ length: TIMES_OF_HABIT }, (_, at) => ({
      store: 'b2c' as const,
      products,
      at: daysAgo(now, `habit ${habit} ${at}`, 25),
    }));
  });
}

/** The more wanted a product is, the more often it is bought; along with it what stands beside it in the world. */
function draw(world: DemoWorld, now: Date): Basket[] {
  const bySku = new Map(world.products.map((product) => [product.sku, product]));
  return Object.entries(ORDERS).flatMap(([code, count]) => {
    const store = world.stores.find((one) => one.code === code)?.code;
    const sold = world.products
      .filter((one) => one.visibility === 'catalogue' && one.stores.some((own) => own === code) && isEasyToBuy(one))
      .sort((one, other) => other.popularity - one.popularity || (one.sku < other.sku ? -1 : 1));
    if (!store || sold.length === 0) return [];
    return Array.from({ length: count }, (_, at): Basket => {
      const name = `${code} ${at}`;
      // The square favours the head of the list.
      const anchor = sold[Math.floor(chance(SEED, name) ** 2 * sold.length)];
      const beside = (anchor ? [...anchor.relations.accessories, ...anchor.relations.related] : [])
        .flatMap((sku) => bySku.get(sku) ?? [])
        .filter((one) => isEasyToBuy(one) && one.stores.includes(store));
      const more = beside.filter((one) => chance(SEED, `${name} ${one.sku}`) < 0.3).slice(0, 3);
      return { store, products: [...new Set([...(anchor ? [anchor] : []), ...more])], at: daysAgo(now, name, 60) };
    });
  });
}

const isEasyToBuy = (product: WorldProduct) => !product.requestPrice && !product.onlyTrade && !product.duty;

async function seedOrders(on: SeedClient, baskets: readonly Basket[], world: DemoWorld, numbers: Numbering) {
  const filled = baskets.filter(({ products }) => products.length > 0).sort((one, other) => +one.at - +other.at);
  const id = (at: number) => at + 1;
  const cartOf = (at: number) => `happened-${id(at)}`;
  const buyable = variantsOf(world);
  const carts = filled.map(({ store, at }, index) => ({
    id: cartOf(index),
    store_id: idOf(numbers.storeIds, store),
    status: 'ordered',
    version: 1,
    created_at: at,
    updated_at: at,
  }));
  const lines = filled.flatMap(({ products }, index) =>
    products.map((product, position) => lineOf(buyable(product), id(index), position, numbers)),
  );
  const orders = filled.map(({ store, at }, index) => {
    const gross = lines.filter((line) => line.order_id === id(index)).reduce((sum, line) => sum + line.row_oere, 0);
    return orderOf({ id: id(index), cartId: cartOf(index), storeId: idOf(numbers.storeIds, store), gross, at });
  });
  await insertRows(on, 'cart', carts);
  await insertRows(on, 'sales_order', orders);
  await insertRows(
    on,
    'order_line',
    lines.map((line, at) => ({ id: at + 1, ...line })),
  );
  await continueIds(on, ['sales_order', 'order_line']);
}

/** A configurable product is bought as its first variant. */
function variantsOf(world: DemoWorld) {
  const first = new Map<string, WorldProduct>();
  for (const one of world.products) if (one.parentSku && !first.has(one.parentSku)) first.set(one.parentSku, one);
  return (product: WorldProduct) => first.get(product.sku) ?? product;
}

function lineOf(product: WorldProduct, orderId: number, position: number, { productIds }: Numbering) {
  const quantity = product.minQty * between(SEED, `${orderId} ${product.sku}`, 1, 3);
  const row = quantity * product.priceGrossOere;
  return {
    order_id: orderId,
    position,
    product_id: idOf(productIds, product.sku),
    sku: product.sku,
    name: product.name,
    unit: product.unit,
    url_key: product.urlKey,
    options: [],
    quantity,
    unit_oere: product.priceGrossOere,
    row_oere: row,
    discount_oere: 0,
    duty_oere: 0,
    vat_bp: 2500,
    vat_oere: vatOnSum(oere(row), 'gross'),
    price_reasons: [],
  };
}

interface Guest {
  id: number;
  cartId: string;
  storeId: number;
  gross: number;
  at: Date;
}

const HOME = {
  firstname: 'Gæst',
  lastname: 'Eksempel',
  company: null,
  company2: null,
  street: ['Eksempelvej 1'],
  postcode: '8000',
  city: 'Aarhus C',
  countryCode: 'DK',
  telephone: '+45 12 34 56 78',
  vatId: null,
  ean: null,
  reqRekvirent: null,
  reqRekvnr: null,
  customerNotes: null,
  customerAddressId: null,
};

function orderOf({ id, cartId, storeId, gross, at }: Guest) {
  const vat = vatOnSum(oere(gross), 'gross');
  return {
    id,
    // Numbers of the demo's past stand apart from those that the shop gives.
    number: String(90_000_000 + id),
    public_token: `happened-${id}`,
    store_id: storeId,
    cart_id: cartId,
    email: `gaest-${id}@kunde.example`,
    status: 'complete',
    basis: 'gross',
    goods_oere: gross,
    discount_oere: 0,
    duties_oere: 0,
    shipping_oere: 0,
    vat_oere: vat,
    total_ex_vat_oere: gross - vat,
    total_oere: gross,
    shipping_address: HOME,
    billing_address: HOME,
    shipping: {},
    payment_code: 'card',
    language: 'da',
    placed_at: at,
  };
}

/** Who bought has looked, and some have looked without buying. */
async function seedViews(on: SeedClient, baskets: readonly Basket[], { productIds, storeIds }: Numbering) {
  const views = baskets.flatMap(({ store, products, at }, basket) =>
    products.flatMap((product) =>
      Array.from({ length: between(SEED, `views ${basket} ${product.sku}`, 1, 4) }, () => ({
        kind: 'product-viewed',
        store_id: idOf(storeIds, store),
        product_id: idOf(productIds, product.sku),
        at,
      })),
    ),
  );
  await insertRows(
    on,
    'shop_event',
    views.map((view, at) => ({ id: at + 1, ...view })),
  );
  await continueIds(on, ['shop_event']);
}
