// What the demo's companies have agreed with the shop, as records of their files: prices, assortments, lists.

import type { Printed } from '#backend/shop-files/section';
import {
  type AgreementPageRecord,
  agreementPagesSource,
} from '#backend/shop-files/sections/agreements/agreement-pages';
import { type AssortmentRecord, assortmentsSource } from '#backend/shop-files/sections/agreements/assortments';
import { contractPricesSource } from '#backend/shop-files/sections/agreements/contract-prices';
import { shoppingListsSource } from '#backend/shop-files/sections/agreements/shopping-lists';
import type { DemoWorld } from '../world/types';

/** The page of the municipality's agreement, at /aftale/fjordhavn; its password is that of all logins of the demo. */
const agreementPagesOf = ({ contractPrices, businesses }: DemoWorld, passwordHash: string): AgreementPageRecord[] =>
  businesses
    .filter(({ id, name }) => name.includes('Fjordhavn') && contractPrices.some(({ businessId }) => businessId === id))
    .map(({ id }) => ({
      slug: 'fjordhavn',
      company: id,
      stores: ['b2b', 'b2c'],
      title: { da: 'Aftale for Fjordhavn Kommune', en: 'Agreement of the Municipality of Fjordhavn' },
      text: {
        da: 'Aftalen gælder for alle kommunens afdelinger.\n\n- Fri fragt ved køb over 500 kr. ekskl. moms\n- Levering dag til dag ved bestilling inden kl. 14\n- Faktura som e-faktura til jeres EAN-nummer',
        en: 'The agreement is for all departments of the municipality.\n\n- Free delivery on purchases above 500 kr. excl. VAT\n- Delivered the next working day when ordered before 14:00\n- Electronic invoices to your EAN number',
      },
      password_hash: passwordHash,
    }));

export function agreementFiles(world: DemoWorld, passwordHash: string): Printed[] {
  return [
    ...agreementPagesSource.print(agreementPagesOf(world, passwordHash)),
    ...contractPricesSource.print(
      world.contractPrices.map((price) => ({
        company: price.businessId,
        sku: price.sku,
        price: price.grossOere,
        from: price.validFrom,
        to: price.validTo,
      })),
    ),
    ...assortmentsSource.print(assortmentRecords(world)),
    ...shoppingListsSource.print(
      world.shoppingLists.map((list) => ({
        name: list.name,
        company: list.businessId,
        email: list.ownerEmail?.toLowerCase() ?? null,
        contract_goods: list.isContractGoods,
        warehouse_hotel: list.isWarehouseHotel,
        sort_order: list.sortOrder,
        created_at: list.createdAt,
        made_by: null,
        skus: list.skus,
        quantities: [],
      })),
    ),
  ];
}

const assortmentRecords = ({ businesses }: DemoWorld): AssortmentRecord[] =>
  businesses.flatMap(({ id, allow, disallow }): AssortmentRecord[] => {
    const owner = { company: id, email: null };
    return [
      ...(allow === null ? [] : [{ ...owner, rule: 'allow' as const, categories: allow.map(({ path }) => path) }]),
      ...(disallow.length === 0
        ? []
        : [{ ...owner, rule: 'disallow' as const, categories: disallow.map(({ path }) => path) }]),
    ];
  });
