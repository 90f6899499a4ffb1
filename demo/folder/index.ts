// The demo world as the folder of files that `shop apply` reads: each section's records, printed by the section itself.
import type { CellTable } from '#backend/commerce/catalogue/import/file/read-rows';
import { joinedParts } from '#backend/shop-files/export';
import { brandsSource } from '#backend/shop-files/sections/brands';
import { categoriesSource } from '#backend/shop-files/sections/categories';
import { companySource } from '#backend/shop-files/sections/company';
import { methodsSource } from '#backend/shop-files/sections/delivery';
import { designRecord, designsSource } from '#backend/shop-files/sections/design-articles';
import { dutiesSource } from '#backend/shop-files/sections/duties';
import { priceLogSource } from '#backend/shop-files/sections/price-log';
import { printersSource } from '#backend/shop-files/sections/printers';
import { printProducts } from '#backend/shop-files/sections/products/print';
import { pointsSource, shopsSource } from '#backend/shop-files/sections/shops';
import { stockSource } from '#backend/shop-files/sections/stock';
import { storesSource } from '#backend/shop-files/sections/stores';
import { synonymsSource } from '#backend/shop-files/sections/synonyms';
import { unitsSource } from '#backend/shop-files/sections/units';
import { upgradesSource } from '#backend/shop-files/sections/upgrades';
import { variantsSource } from '#backend/shop-files/sections/variants';
import { viewsSource } from '#backend/shop-files/sections/views';
import { DESIGN_ARTICLES } from '../world/design-articles';
import { SELLER } from '../world/people/seller';
import { SYNONYMS } from '../world/synonyms';
import type { DemoWorld } from '../world/types';
import { upgradesOf } from '../world/upgrades';
import { agreementFiles } from './agreements';
import { brandRecords } from './brands';
import { categoryRecords } from './categories';
import { contentFiles } from './content';
import { giftShopFiles } from './gift-shops';
import { orderFiles } from './orders';
import { peopleFiles } from './people';
import { methodRecords, pointRecords, shopRecords, stockRecords } from './places';
import { priceLogRecords } from './price-log';
import { productRecords } from './products';
import { promotionFiles } from './promotions';
import { punchoutFiles } from './punchout';
import { reviewFiles } from './reviews';
import { dutyRecords, storeRecords, unitRecords } from './stores';
import { VARIANT_RECORDS } from './variants';
import { viewRecords } from './views';

interface DemoFacts {
  now: Date;
  /** Of the password shared by all demo logins. */
  passwordHash: string;
  /** With earlier orders of the customers; otherwise their accounts are empty. */
  hasOwnOrders: boolean;
}

/** Paths inside the folder and their texts, tables as cells. */
export function demoFiles(
  world: DemoWorld,
  { now, passwordHash, hasOwnOrders }: DemoFacts,
): Map<string, string | CellTable> {
  return joinedParts([
    ...giftShopFiles(),
    ...companySource.print([SELLER]),
    ...storesSource.print(storeRecords(world)),
    ...variantsSource.print(VARIANT_RECORDS),
    ...unitsSource.print(unitRecords(world)),
    ...dutiesSource.print(dutyRecords(world)),
    ...methodsSource.print(methodRecords(world)),
    ...shopsSource.print(shopRecords(world)),
    ...pointsSource.print(pointRecords(world)),
    ...brandsSource.print(brandRecords(world)),
    ...printersSource.print(world.printers),
    ...categoriesSource.print(categoryRecords(world)),
    ...designsSource.print(DESIGN_ARTICLES.map(({ moc, ban, definition }) => designRecord(moc, ban, definition))),
    { file: 'products.csv', cells: printProducts(productRecords(world)) },
    ...priceLogSource.print(priceLogRecords(world)),
    ...stockSource.print(stockRecords(world, now)),
    ...upgradesSource.print(upgradesOf(world.products)),
    ...synonymsSource.print(SYNONYMS),
    ...peopleFiles(world, passwordHash),
    ...agreementFiles(world, passwordHash),
    ...punchoutFiles(world, passwordHash),
    ...promotionFiles(world, now),
    ...reviewFiles(world, now),
    ...orderFiles(world, now, hasOwnOrders),
    ...viewsSource.print(viewRecords(world, now)),
    ...contentFiles(world),
  ]);
}
