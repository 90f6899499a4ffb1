// The customer behind the token on the wire: themselves, their address book, their orders.
import { ordersOf } from '#backend/commerce/order/read/find-orders';
import { ownReviews } from '#backend/commerce/review/own-reviews';
import type { Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { categoryDataOf } from './category-data';
import { listAddresses } from './customer.sql';
import { addressToWire, CustomerModel } from './model';

async function bookOf(customer: CustomerModel, context: Context) {
  return listAddresses(context.db, customer.who.customer.id);
}

export const customerResolvers: Resolvers = {
  Query: {
    customer: async (_root, _args, context) => new CustomerModel(await context.requireSignedIn()),
    customerCategoryData: (_root, _args, context) => categoryDataOf(context),
  },
  Customer: {
    addresses: async (customer, _args, context) => (await bookOf(customer, context)).map(addressToWire),
    default_billing: async (customer, _args, context) =>
      idOrNull((await bookOf(customer, context)).find((one) => one.defaultBilling)),
    default_shipping: async (customer, _args, context) =>
      idOrNull((await bookOf(customer, context)).find((one) => one.defaultShipping)),
    telephone: async (customer, _args, context) => (await bookOf(customer, context))[0]?.telephone ?? null,
    orders: (customer, args, context) => ordersOf(customer.who, args, context),
    reviews: (customer, args, context) => ownReviews(customer.who.customer.id, args, context),
  },
};

const idOrNull = (row: { id: number } | undefined) => (row ? String(row.id) : null);
