// Writes the demo world's businesses, customers of every role, agreed prices, lists and points.

import { hashPassword } from '#backend/commerce/session/password';
import { idOf, type Numbering } from './seed-numbers';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import type { DemoWorld, WorldCustomer } from './world/types';

export async function seedCustomers(on: SeedClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  const customerIds = new Map(world.customers.map((customer, at) => [customer.email.toLowerCase(), at + 1]));
  await insertRows(on, 'customer_group', world.customerGroups);
  await seedBusinesses(on, world, numbers);
  await insertRows(on, 'customer', await customerRows(world, numbers, customerIds));
  await seedAddressBook(on, world, customerIds);
  await seedLists(on, world, numbers, customerIds);
  await continueIds(on, ['business', 'customer', 'customer_address', 'shopping_list', 'point_entry']);
}

/** Above this a business on account pays by card. */
const CREDIT_LIMIT_OERE = 100_000_00;

async function seedBusinesses(on: SeedClient, world: DemoWorld, { productIds }: Numbering): Promise<void> {
  const rows = world.businesses.map((business) => ({
    id: business.id,
    sales_code: business.salesCode,
    name: business.name,
    description: business.description,
    reference_number: business.referenceNumber,
    cvr: business.cvr,
    ean: business.ean,
    vat_id: `DK${business.cvr}`,
    free_shipping: business.freeShipping,
    free_shipping_limit_oere: business.freeShippingLimitOere,
    show_contract_goods: business.showContractGoods,
    giftcard_enabled: business.giftcardEnabled,
    weekday: business.weekday,
    invoice_allowed: business.invoiceAllowed,
    credit_limit_oere: business.invoiceAllowed ? CREDIT_LIMIT_OERE : null,
    duty_exempt_codes: business.dutyExemptCodes,
    price_group: business.priceGroup,
    allow: business.allow,
    disallow: business.disallow,
  }));
  await insertRows(on, 'business', rows);
  const agreed = world.contractPrices.map((price) => ({
    business_id: price.businessId,
    product_id: idOf(productIds, price.sku),
    gross_oere: price.grossOere,
    valid_from: price.validFrom,
    valid_to: price.validTo,
  }));
  await insertRows(on, 'contract_price', agreed);
}

type CustomerIds = ReadonlyMap<string, number>;

async function customerRows(world: DemoWorld, { storeIds, now }: Numbering, ids: CustomerIds) {
  // One hash per password: hashing is slow on purpose, and demo passwords are no secret.
  const passwords = [...new Set(world.customers.map((customer) => customer.password))];
  const hashes = new Map(
    await Promise.all(passwords.map(async (password) => [password, await hashPassword(password)] as const)),
  );
  const rowOf = (customer: WorldCustomer) => ({
    id: idOf(ids, customer.email.toLowerCase()),
    email: customer.email.toLowerCase(),
    password_hash: hashes.get(customer.password),
    firstname: customer.firstname,
    middlename: customer.middlename,
    lastname: customer.lastname,
    group_id: customer.groupId,
    store_id: idOf(storeIds, customer.storeCode),
    business_id: customer.businessId,
    approver_id: customer.approverEmail ? idOf(ids, customer.approverEmail.toLowerCase()) : null,
    pwa_username: customer.pwaUsername,
    is_active: true,
    flags: customer.flags,
    account_settings: customer.settings,
    business_shoppinglist_limit: customer.businessShoppinglistLimit,
    demo_key: customer.key,
    demo: { role: customer.role, title: customer.title, explanation: customer.explanation },
    created_at: now,
  });
  return world.customers.map(rowOf);
}

async function seedAddressBook(on: SeedClient, world: DemoWorld, ids: CustomerIds): Promise<void> {
  const addresses = world.customers.flatMap((customer) =>
    customer.addresses.map((address) => ({
      customer_id: idOf(ids, customer.email.toLowerCase()),
      firstname: address.firstname,
      lastname: address.lastname,
      company: address.company ?? null,
      company2: address.company2 ?? null,
      street: address.street,
      postcode: address.postcode,
      city: address.city,
      country_code: address.countryCode,
      telephone: address.telephone,
      vat_id: address.vatId ?? null,
      req_rekvirent: address.reqRekvirent ?? null,
      req_rekvnr: address.reqRekvnr ?? null,
      default_billing: address.defaultBilling,
      default_shipping: address.defaultShipping,
    })),
  );
  await insertRows(
    on,
    'customer_address',
    addresses.map((address, at) => ({ id: at + 1, ...address })),
  );
}

async function seedLists(on: SeedClient, world: DemoWorld, { productIds }: Numbering, ids: CustomerIds): Promise<void> {
  const lists = world.shoppingLists.map((list, at) => ({
    id: at + 1,
    name: list.name,
    customer_id: list.ownerEmail ? idOf(ids, list.ownerEmail.toLowerCase()) : null,
    business_id: list.businessId,
    is_contract_goods: list.isContractGoods,
    is_warehouse_hotel: list.isWarehouseHotel,
    sort_order: list.sortOrder,
    created_at: list.createdAt,
  }));
  await insertRows(on, 'shopping_list', lists);
  const items = world.shoppingLists.flatMap((list, at) =>
    list.skus.map((sku, position) => ({ list_id: at + 1, product_id: idOf(productIds, sku), position })),
  );
  await insertRows(on, 'shopping_list_item', items);
  const points = world.customers.flatMap((customer) =>
    customer.points.map((entry) => ({
      customer_id: idOf(ids, customer.email.toLowerCase()),
      points: entry.points,
      note: entry.note,
      at: entry.at,
    })),
  );
  await insertRows(
    on,
    'point_entry',
    points.map((entry, at) => ({ id: at + 1, ...entry })),
  );
}
