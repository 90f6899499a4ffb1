// For SQL tests of customers and purchases: tables without demo rows, and rows that differ only in the values given by a test.
import { beforeAll } from 'vitest';
import type { Assortment } from '#backend/commerce/catalogue/assortment/assortment';
import { openTables, type Tables } from './tables';

export const NOW = new Date('2026-03-02T09:00:00Z');
/** The time this many minutes after (or before) it. */
export const minutes = (after: number) => new Date(NOW.getTime() + after * 60_000);

/** The store of the tests, and another one. */
export const [HERE, ELSEWHERE] = [1, 2];

const EMPTIED = `TRUNCATE customer, business, cart, sales_order, product, promotion, coupon, segment, gift_card, printer, shop_event, content_entry CASCADE`;

/** The assortment of the store `HERE`. */
export const ASSORTMENT: Assortment = { storeId: HERE, allow: null, disallow: null, ways: new Set(), codes: null };

export interface Sales extends Tables {
  /** Each returns the id. Omitted values are equal for each row. */
  customer(name: string, columns?: Record<string, unknown>): Promise<number>;
  business(name: string, columns?: Record<string, unknown>): Promise<number>;
  cart(id: string, columns?: Record<string, unknown>): Promise<string>;
  /** With a separate cart whose id is its number. */
  order(number: string, columns?: Record<string, unknown>): Promise<number>;
  line(orderId: number, productId: number, columns?: Record<string, unknown>): Promise<number>;
  product(sku: string, columns?: Record<string, unknown>): Promise<number>;
  promotion(name: string, columns?: Record<string, unknown>): Promise<number>;
}

export const customerNamed = (name: string) => ({
  email: `${name.toLowerCase()}@example.dk`,
  password_hash: '',
  firstname: name,
  lastname: 'Skov',
  group_id: 1,
  store_id: HERE,
  flags: {},
  account_settings: {},
  created_at: NOW,
});

export const orderNumbered = (number: string) => ({
  number,
  public_token: number,
  store_id: HERE,
  cart_id: number,
  email: `${number}@example.dk`,
  status: 'processing',
  basis: 'gross',
  goods_oere: 10_000,
  vat_oere: 2_000,
  total_ex_vat_oere: 8_000,
  total_oere: 10_000,
  shipping_address: {},
  billing_address: {},
  shipping: {},
  payment_code: 'card',
  language: 'da',
  placed_at: NOW,
});

const LINE = {
  sku: '',
  name: '',
  unit: 'stk',
  url_key: '',
  quantity: 1,
  unit_oere: 10_000,
  row_oere: 10_000,
  vat_bp: 2_500,
  vat_oere: 2_000,
  price_reasons: '[]',
};

export const productNumbered = (sku: string) => ({
  sku,
  type: 'simple',
  url_key: sku.toLowerCase(),
  name_da: sku,
  name_en: sku,
  unit: 'stk',
  gross_oere: 10_000,
  sort_gross_oere: 10_000,
  created_at: NOW,
});

export function openSales(): Sales {
  const tables = openTables();
  beforeAll(async () => {
    await tables.rows(EMPTIED);
    // Rows are inserted as written by the test: no derived data is built.
    await tables.rows(`SET shop.gather_cards = 'off'`);
  });
  const cart: Sales['cart'] = async (id, columns = {}) => {
    await tables.insert('cart', { id, store_id: HERE, status: 'active', created_at: NOW, updated_at: NOW, ...columns });
    return id;
  };
  let position = 0;
  return Object.assign(Object.create(tables, Object.getOwnPropertyDescriptors(tables)), {
    cart,
    customer: (name: string, columns = {}) => tables.insert('customer', { ...customerNamed(name), ...columns }),
    business: (name: string, columns = {}) =>
      tables.insert('business', { sales_code: name, name, cvr: '99412070', ...columns }),
    async order(number: string, columns: Record<string, unknown> = {}) {
      if (!('cart_id' in columns)) await cart(number, { status: 'ordered' });
      return tables.insert('sales_order', { ...orderNumbered(number), ...columns });
    },
    line: (orderId: number, productId: number, columns: Record<string, unknown> = {}) =>
      tables.insert('order_line', {
        ...LINE,
        order_id: orderId,
        product_id: productId,
        position: ++position,
        ...('quantity' in columns && { row_oere: Number(columns.quantity) * LINE.unit_oere }),
        ...columns,
      }),
    product: (sku: string, columns = {}) => tables.insert('product', { ...productNumbered(sku), ...columns }),
    promotion: (name: string, columns = {}) =>
      tables.insert('promotion', { name_da: name, name_en: name, kind: 'percent', valid_from: NOW, ...columns }),
  });
}
