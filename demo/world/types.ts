// The shapes of the demo world: plain data that the seeder writes to the database. Spec §3 gives the fields.
import type { DutyRate, WorldBrand, WorldCategory, WorldPrinter, WorldUnit } from './types/catalogue';
import type { WorldContent } from './types/content';
import type { ContractPrice, CustomerGroup, WorldBusiness, WorldCustomer, WorldShoppingList } from './types/people';
import type { PhysicalShop, ServicePoint, ShippingMethod } from './types/places';
import type { WorldProduct } from './types/product';
import type { WorldStore } from './types/stores';

export * from './types/catalogue';
export * from './types/content';
export * from './types/people';
export * from './types/pictures';
export * from './types/places';
export * from './types/product';
export * from './types/stores';

export interface DemoWorld {
  seed: string;
  now: string;
  stores: WorldStore[];
  units: WorldUnit[];
  brands: WorldBrand[];
  categories: WorldCategory[];
  /** Parents before their variants; a few hundred parents, 2,000+ sellable SKUs. */
  products: WorldProduct[];
  printers: WorldPrinter[];
  dutyRates: DutyRate[];
  customerGroups: CustomerGroup[];
  businesses: WorldBusiness[];
  customers: WorldCustomer[];
  contractPrices: ContractPrice[];
  shoppingLists: WorldShoppingList[];
  shops: PhysicalShop[];
  shippingMethods: ShippingMethod[];
  servicePoints: ServicePoint[];
  content: WorldContent;
}

export interface WorldOptions {
  seed?: string;
  /** The world's clock: offers, price logs and dates are counted from here. */
  now: Date;
}
