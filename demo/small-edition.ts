// A small demo world for tests: all categories, customers and rules, with as few products as still cover every kind.
import type { DemoWorld, WorldProduct } from './world/types';

/** Of each category, and of each special kind of product. */
const OF_EACH_CATEGORY = 1;
const OF_EACH_KIND = 3;

/** Kinds of products that tests look for: some of each are retained, in any category. */
const KINDS: readonly ((product: WorldProduct) => boolean)[] = [
  (one) => one.type === 'configurable',
  (one) => one.special !== undefined,
  (one) => one.tiers.some((tier) => tier.groups === 'all'),
  (one) => one.tiers.some((tier) => tier.groups === 'business'),
  (one) => one.duty !== undefined,
  (one) => one.requestPrice,
  (one) => one.onlyTrade,
  (one) => one.minQty > 1,
  (one) => one.increments > 1,
  (one) => one.manageStock && one.stock.central === 0,
  (one) => one.manageStock && one.stock.central > 0 && one.stock.central < 5,
  (one) => !one.manageStock,
  (one) => one.energyClass !== undefined,
  (one) => one.certificates.length > 0,
  (one) => one.cartridge !== undefined,
  (one) => one.deliveryDays >= 999,
  (one) => one.danger !== undefined,
  (one) => one.danger?.clp.includes('GHS05') ?? false,
  (one) => one.bonusPoints !== undefined && one.visibility !== 'points',
  (one) => one.visibility === 'points',
  (one) => one.residualSale,
  (one) => one.stockState === 'order-item',
  (one) => one.documents.some(({ type }) => type === 'user_guide'),
  (one) => one.producer.responsible !== undefined,
  (one) => one.design !== undefined,
  (one) => one.giftCard !== undefined,
];

/** Printers whose cartridges are all retained: some print black only, one in colours. */
const PRINTERS = ['brother-dcp-l2530dw', 'brother-mfc-l3750cdw', 'hp-laserjet-pro-m402dn', 'kyocera-ecosys-p2040dn'];

/** SKUs that something else of the world names. */
function namedSkus(world: DemoWorld): string[] {
  return [
    ...world.contractPrices.map((price) => price.sku),
    ...world.shoppingLists.flatMap((list) => list.skus),
    ...world.content.frontPages.flatMap((front) => front.banners.flatMap((banner) => banner.productSku ?? [])),
  ];
}

export function smallEdition(world: DemoWorld): DemoWorld {
  const bySku = new Map(world.products.map((product) => [product.sku, product]));
  // A variant brings its parent, and a parent all its variants.
  const rootOf = (product: WorldProduct) => product.parentSku ?? product.sku;
  const roots = new Set(
    namedSkus(world)
      .flatMap((sku) => bySku.get(sku) ?? [])
      .map(rootOf),
  );
  const shown = world.products.filter((product) => product.visibility === 'catalogue');
  for (const category of world.categories) {
    for (const product of shown.filter((one) => one.categoryIds.includes(category.id)).slice(0, OF_EACH_CATEGORY))
      roots.add(product.sku);
  }
  for (const isOfKind of KINDS) {
    for (const product of world.products.filter(isOfKind).slice(0, OF_EACH_KIND)) roots.add(rootOf(product));
  }
  for (const product of shown) {
    if (product.cartridge && PRINTERS.some((id) => product.fitsPrinters?.includes(id))) roots.add(product.sku);
  }
  return { ...world, products: world.products.filter((product) => roots.has(rootOf(product))) };
}
