// A minimal Magento and a minimal Strapi on loopback: schemas without our extensions, few objects, all requests recorded.
import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { GraphQLError, type GraphQLSchema, print } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { operationOf } from '~/services/transport/prune-document';
import { schemaOf } from './schema';
import { root } from './source';

export interface Asked {
  operation: string;
  query: string;
  variables: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}

export interface Remote {
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** Magento 2.4.7: our fixture without what it marks as newer. */
export function plainMagento(): GraphQLSchema {
  const sdl = fs.readFileSync(path.join(root, 'tests/fixtures/magento-core.graphql'), 'utf8');
  return schemaOf(sdl.replace(/^ *# Newer than 2\.4\.7.*\n.*\n/gm, ''));
}

const money = (value: number) => ({ value });
const image = (name: string) => ({ __typename: 'ProductImage', url: `https://magento.test/${name}.jpg`, label: name });
const priced = (regular: number, final: number) => {
  const price = { regular_price: money(regular), final_price: money(final), discount: { percent_off: 20 } };
  return { minimum_price: price, maximum_price: price };
};
const simple = (sku: string, name: string, more: object = {}) => ({
  __typename: 'SimpleProduct',
  sku,
  name,
  url_key: sku.toLowerCase(),
  small_image: image(sku),
  media_gallery: [image(sku)],
  stock_status: 'IN_STOCK',
  rating_summary: 0,
  review_count: 0,
  reviews: { items: [], page_info: { current_page: 1, page_size: 5, total_pages: 0 } },
  price_range: priced(100, 80),
  redirect_code: 0,
  ...more,
});

export const PEN = simple('PEN-1', 'Kuglepen', { description: { html: '<p>Skriver blåt.</p>' } });
const BLACK = simple('CHAIR-BLACK', 'Kontorstol sort');
export const CHAIR = {
  ...simple('CHAIR', 'Kontorstol'),
  __typename: 'ConfigurableProduct',
  configurable_options: [
    { uid: 'opt', attribute_code: 'color', label: 'Farve', values: [{ uid: 'black', label: 'Sort', value_index: 1 }] },
  ],
  variants: [{ attributes: [{ code: 'color', uid: 'black', value_index: 1 }], product: BLACK }],
  related_products: [PEN],
};
const CATEGORY = {
  __typename: 'CategoryTree',
  uid: 'c1',
  name: 'Papir og skrivning',
  url_path: 'skrivning',
  redirect_code: 0,
  children: [{ uid: 'c2', name: 'Kuglepenne', url_path: 'skrivning/kuglepenne', include_in_menu: 1 }],
  products: { total_count: 2, page_info: { current_page: 1, page_size: 24, total_pages: 1 }, items: [PEN, CHAIR] },
};
const PLACES: Record<string, object> = {
  skrivning: CATEGORY,
  'pen-1': PEN,
  chair: CHAIR,
  'om-os': { __typename: 'CmsPage', redirect_code: 0, relative_url: 'om-os' },
};
const CART = {
  id: 'cart1',
  is_virtual: false,
  total_quantity: 3,
  shipping_addresses: [],
  itemsV2: {
    items: [
      {
        __typename: 'SimpleCartItem',
        uid: 'l1',
        quantity: 3,
        is_available: true,
        product: PEN,
        prices: {
          price: money(80),
          price_including_tax: money(100),
          row_total: money(240),
          row_total_including_tax: money(300),
        },
      },
    ],
  },
  prices: {
    subtotal_excluding_tax: money(240),
    subtotal_including_tax: money(300),
    grand_total: money(300),
    applied_taxes: [{ label: 'Moms 25 %', amount: money(60) }],
  },
};
const ORDER = {
  id: 'o1',
  number: '000000001',
  order_date: '2025-03-03 10:00:00',
  status: 'Pending',
  token: 'opens-the-order',
  items: [
    {
      __typename: 'OrderItem',
      id: 'i1',
      product_sku: 'PEN-1',
      product_name: 'Kuglepen',
      product_sale_price: money(80),
      quantity_ordered: 3,
    },
  ],
  total: {
    grand_total: money(300),
    total_shipping: money(0),
    total_tax: money(60),
    taxes: [{ rate: 25, amount: money(60), title: 'Moms' }],
  },
};

/** The replies of Magento's own fields; a wrong password and another customer's cart are rejected with Magento's messages. */
const MAGENTO = {
  route: ({ url }: { url: string }) => PLACES[url] ?? null,
  products: () => CATEGORY.products,
  categoryList: () => [{ uid: 'root', children: [CATEGORY] }],
  cart: ({ cart_id }: { cart_id: string }) =>
    cart_id === 'cart1' ? CART : refuse(`Could not find a cart with ID "${cart_id}"`, 'graphql-no-such-entity'),
  customer: () => ({ id: 7, firstname: 'Anna', lastname: 'Holm', email: 'anna@example.dk', group_id: 1 }),
  checkoutAgreements: () => [],
  guestOrderByToken: () => ORDER,
  generateCustomerToken: ({ password }: { password: string }) =>
    password === 'right' ? { token: 'token1' } : refuse('The account sign-in was incorrect', 'graphql-authentication'),
  revokeCustomerToken: () => ({ result: true }),
  updateCartItems: () => ({ cart: CART }),
  setShippingAddressesOnCart: () => ({ cart: CART }),
  setBillingAddressOnCart: () => ({ cart: CART }),
  placeOrder: () => ({ orderV2: ORDER, errors: [] }),
};

function refuse(message: string, category: string): never {
  throw new GraphQLError(message, { extensions: { category } });
}

/** A Strapi with only stores and pages, and pages without pictures. */
const STRAPI_SDL = `
  scalar I18NLocaleCode
  input PaginationArg { page: Int pageSize: Int start: Int limit: Int }
  input StringFilterInput { eq: String }
  input StoreFiltersInput { store_code: StringFilterInput }
  input PageFiltersInput { path: StringFilterInput stores: StoreFiltersInput }
  type Store { documentId: ID! Name: String! store_code: String! magento_id: String }
  type Page { documentId: ID! slug: String! title: String text: String }
  type Query {
    stores(filters: StoreFiltersInput, pagination: PaginationArg = {}, sort: [String] = []): [Store]!
    pages(filters: PageFiltersInput, pagination: PaginationArg = {}, locale: I18NLocaleCode): [Page]!
  }
`;
const STRAPI = {
  stores: () => [{ documentId: 's1', Name: 'Privat', store_code: 'b2c', magento_id: '1' }],
  pages: () => [{ documentId: 'p1', slug: 'om-os', title: 'Om os', text: '<p>Vi er ti.</p>' }],
};

export const startPlainMagento = () => start(plainMagento(), MAGENTO);
export const startSmallStrapi = () => start(schemaOf(STRAPI_SDL), STRAPI);

async function start(schema: GraphQLSchema, rootValue: object): Promise<Remote> {
  const asked: Asked[] = [];
  const noting: Plugin<{ req: IncomingMessage }> = {
    onExecute: ({ args }) => {
      args.rootValue = rootValue;
      const query = print(args.document);
      const operation = operationOf(args.document)?.name?.value ?? '';
      asked.push({ operation, query, variables: args.variableValues ?? {}, headers: args.contextValue.req.headers });
    },
  };
  const yoga = createYoga<{ req: IncomingMessage }>({ schema, logging: false, plugins: [noting] });
  const server = createServer(yoga);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${portOf(server)}/graphql`, asked, close: () => closed(server) };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
