// The demo world as the folder of files that `shop apply` reads: each section's records, printed by the section itself.
import { filesOf } from '#backend/shop-files/export';
import { companySource } from '#backend/shop-files/sections/company';
import { methodsSource } from '#backend/shop-files/sections/delivery';
import { dutiesSource } from '#backend/shop-files/sections/duties';
import { pointsSource, shopsSource } from '#backend/shop-files/sections/shops';
import { stockSource } from '#backend/shop-files/sections/stock';
import { storesSource } from '#backend/shop-files/sections/stores';
import { unitsSource } from '#backend/shop-files/sections/units';
import { SELLER } from '../world/people/seller';
import type { DemoWorld } from '../world/types';
import { contentFiles } from './content';
import { methodRecords, pointRecords, shopRecords, stockRecords } from './places';
import { dutyRecords, storeRecords, unitRecords } from './stores';

/** Paths inside the folder and their texts. */
export function demoFiles(world: DemoWorld, now: Date): Map<string, string> {
  return filesOf([
    ...companySource.print([SELLER]),
    ...storesSource.print(storeRecords(world)),
    ...unitsSource.print(unitRecords(world)),
    ...dutiesSource.print(dutyRecords(world)),
    ...methodsSource.print(methodRecords(world)),
    ...shopsSource.print(shopRecords(world)),
    ...pointsSource.print(pointRecords(world)),
    ...stockSource.print(stockRecords(world, now)),
    ...contentFiles(world),
  ]);
}
