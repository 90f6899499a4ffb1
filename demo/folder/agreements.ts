// What the demo's companies have agreed with the shop, as records of their files: prices, assortments, lists.

import type { Printed } from '#backend/shop-files/section';
import { type AssortmentRecord, assortmentsSource } from '#backend/shop-files/sections/agreements/assortments';
import { contractPricesSource } from '#backend/shop-files/sections/agreements/contract-prices';
import { shoppingListsSource } from '#backend/shop-files/sections/agreements/shopping-lists';
import type { DemoWorld } from '../world/types';

export function agreementFiles(world: DemoWorld): Printed[] {
  return [
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
