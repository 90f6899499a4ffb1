// The demo's groups, companies and customers as records of their files, with all that belongs to a customer.

import type { Printed } from '#backend/shop-files/section';
import { addressesSource } from '#backend/shop-files/sections/people/addresses';
import { type CompanyRecord, companiesSource } from '#backend/shop-files/sections/people/companies';
import { rightsCells } from '#backend/shop-files/sections/people/customer-columns';
import { customersSource } from '#backend/shop-files/sections/people/customers';
import { groupsSource } from '#backend/shop-files/sections/people/groups';
import { pointsSource } from '#backend/shop-files/sections/people/points';
import type { DemoWorld } from '../world/types';

/** Above this a business on account pays by card. */
const CREDIT_LIMIT_OERE = 100_000_00;

/** `passwordHash`: of the password that all logins of the demo share. */
export function peopleFiles(world: DemoWorld, passwordHash: string): Printed[] {
  return [
    ...groupsSource.print(world.customerGroups),
    ...companiesSource.print(companyRecords(world)),
    ...customersSource.print(customerRecords(world, passwordHash)),
    ...addressesSource.print(addressRecords(world)),
    ...pointsSource.print(
      world.customers.flatMap(({ email, points }) => points.map((entry) => ({ email: email.toLowerCase(), ...entry }))),
    ),
  ];
}

const companyRecords = ({ businesses }: DemoWorld): CompanyRecord[] =>
  businesses.map((business) => ({
    number: business.id,
    name: business.name,
    cvr: business.cvr,
    vat_id: `DK${business.cvr}`,
    ean: business.ean,
    sales_code: business.salesCode,
    reference_number: business.referenceNumber,
    description: business.description,
    invoice_allowed: business.invoiceAllowed,
    credit_limit: business.invoiceAllowed ? CREDIT_LIMIT_OERE : null,
    free_shipping: business.freeShipping,
    free_shipping_from: business.freeShippingLimitOere,
    contract_goods: business.showContractGoods,
    gift_cards: business.giftcardEnabled,
    weekday: business.weekday,
    duty_exempt: business.dutyExemptCodes,
    price_group: business.priceGroup,
    erp_number: null,
  }));

const customerRecords = ({ customers, customerGroups }: DemoWorld, passwordHash: string) =>
  customers.map((customer) => ({
    email: customer.email.toLowerCase(),
    firstname: customer.firstname,
    middlename: customer.middlename,
    lastname: customer.lastname,
    group: customerGroups.find(({ id }) => id === customer.groupId)?.code ?? '',
    store: customer.storeCode,
    company: customer.businessId,
    approver: customer.approverEmail?.toLowerCase() ?? null,
    approval_limit: null,
    active: true,
    erp_number: null,
    shopping_list_limit: customer.businessShoppinglistLimit,
    pwa_username: customer.pwaUsername,
    ...rightsCells(customer.flags, customer.settings),
    password: null,
    password_hash: passwordHash,
  }));

const addressRecords = ({ customers }: DemoWorld) =>
  customers.flatMap(({ email, addresses }) =>
    addresses.map((address) => ({
      email: email.toLowerCase(),
      firstname: address.firstname,
      lastname: address.lastname,
      company: address.company ?? null,
      company2: address.company2 ?? null,
      street: address.street,
      postcode: address.postcode,
      city: address.city,
      country: address.countryCode,
      telephone: address.telephone,
      vat_id: address.vatId ?? null,
      requisitioner: address.reqRekvirent ?? null,
      requisition_number: address.reqRekvnr ?? null,
      default_billing: address.defaultBilling,
      default_shipping: address.defaultShipping,
    })),
  );
