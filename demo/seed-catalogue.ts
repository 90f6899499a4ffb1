// Writes the demo world's stores, categories and reference data, and calls for the rest of the catalogue in the order of its references.
import { refreshSearch } from '#backend/commerce/catalogue/search/lexicon/learn';
import { drawingVersion } from '#backend/ports/media/draw-media';
import { idOf, type Numbering, pathOf, storeIdsOf } from './seed-numbers';
import { seedAddresses, seedPlaces, seedPrinters } from './seed-places';
import { seedPrices } from './seed-prices';
import { seedProducts } from './seed-products';
import { continueIds, insertRows, type SeedClient } from './seed-rows';
import { DESIGN_ARTICLES } from './world/design-articles';
import { SYNONYMS } from './world/synonyms';
import type { DemoWorld, WorldCategory } from './world/types';
import { upgradesOf } from './world/upgrades';

export async function seedCatalogue(on: SeedClient, world: DemoWorld, numbers: Numbering): Promise<void> {
  // All cards are gathered once, at the end.
  await on.query("SET LOCAL shop.gather_cards = 'off'");
  await seedReference(on, world);
  await seedCategories(on, world.categories, numbers);
  await insertRows(on, 'design_article', DESIGN_ARTICLES);
  await seedProducts(on, world.products, numbers);
  await insertRows(
    on,
    'cart_upgrade',
    upgradesOf(world.products).map(({ sku, alternative, pieces }) => ({
      product_id: idOf(numbers.productIds, sku),
      alternative_id: idOf(numbers.productIds, alternative),
      pieces,
    })),
  );
  await seedPrices(on, world.products, numbers);
  await seedPlaces(on, world.products, numbers);
  await seedAddresses(on, world, numbers);
  await seedPrinters(on, world, numbers);
  await continueIds(on, ['category', 'product', 'price_log', 'stock_movement', 'url_rewrite']);
  await on.query('SELECT refresh_category_counts()');
  await on.query('SELECT refresh_product_cards(ARRAY(SELECT id FROM product))');
  await on.query('SELECT refresh_facets(NULL)');
  await on.query('SELECT refresh_places(NULL)');
  await insertRows(on, 'search_synonym', SYNONYMS);
  // Without figures about these new tables the database would choose slow ways through them.
  await on.query('ANALYZE product, product_facet, product_category, product_printer, printer, category');
  await refreshSearch(on, 'all');
  await on.query("SET LOCAL shop.gather_cards = 'on'");
}

async function seedReference(on: SeedClient, world: DemoWorld): Promise<void> {
  await insertRows(
    on,
    'brand',
    world.brands.map((brand) => ({
      code: brand.code,
      name: brand.name,
      description_da: brand.description,
      description_en: brand.descriptionEn,
      house: brand.house,
      producer: brand.producer,
    })),
  );
}

const categoryPictureKey = (category: WorldCategory) => `category/${category.id}`;

async function seedCategories(on: SeedClient, categories: readonly WorldCategory[], numbers: Numbering): Promise<void> {
  const specs = categories.map((category) => ({
    key: categoryPictureKey(category),
    spec: { ...category.picture, view: 'main' },
  }));
  await insertRows(
    on,
    'picture',
    specs.map((one) => ({ ...one, version: drawingVersion(one.spec) })),
  );
  const rows = categories.map((category) => ({
    id: category.id,
    parent_id: category.parentId,
    level: category.level,
    id_path: pathOf(category, numbers.categories),
    name_da: category.name,
    name_en: category.nameEn,
    url_key: category.urlKey,
    url_path: category.urlPath,
    position: category.position,
    description_da: category.description,
    description_en: category.descriptionEn,
    picture_key: categoryPictureKey(category),
    picture: category.picture,
    include_in_menu: category.includeInMenu,
    store_ids: storeIdsOf(category.stores, numbers),
  }));
  await insertRows(
    on,
    'category',
    rows.sort((one, other) => one.level - other.level),
  );
}
