// The files of a new shop: what it needs to sell its first product, from the answers of its owner.
import { stringify } from 'csv-stringify/sync';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { joinedFiles } from '../export';
import { categoriesSource } from '../sections/categories';
import { companySource } from '../sections/company';
import { footersSource } from '../sections/content/footers';
import { frontPagesSource } from '../sections/content/front-pages';
import { pagesSource } from '../sections/content/pages';
import { methodsSource } from '../sections/delivery';
import { groupsSource } from '../sections/people/groups';
import { stockSource } from '../sections/stock';
import { storesSource } from '../sections/stores';
import { unitsSource } from '../sections/units';
import { variantsSource } from '../sections/variants';
import type { ShopAnswers } from './answers';
import { STARTER_CATEGORY, starterFooter, starterFront, starterPages } from './content';
import { STARTER_GROUPS, STARTER_UNITS, starterMethods, starterShop, starterStores } from './settings';

/** Paths inside the folder and their texts. */
export function starterFiles(answers: ShopAnswers): Map<string, string> {
  const { name, cvr, street, postcode, city, email, telephone } = answers;
  return joinedFiles([
    ...companySource.print([{ name, cvr, street, postcode, city, email, telephone }]),
    ...storesSource.print(starterStores(answers)),
    ...variantsSource.print([starterShop(answers)]),
    ...unitsSource.print(STARTER_UNITS),
    ...groupsSource.print(STARTER_GROUPS),
    ...methodsSource.print(starterMethods(answers)),
    ...categoriesSource.print([CATEGORY]),
    { file: 'products.csv', text: stringify(PRODUCTS) },
    ...stockSource.print(PRODUCTS.slice(1).map(([sku = '']) => ({ sku, source: CENTRAL_SOURCE, ...COUNTED }))),
    ...frontPagesSource.print([starterFront(answers)]),
    ...footersSource.print([starterFooter()]),
    ...pagesSource.print(starterPages(answers)),
  ]);
}

const COUNTED = { quantity: 100, counted_at: null };

const CATEGORY = {
  path: STARTER_CATEGORY,
  id: null,
  name_da: 'Kontor',
  name_en: 'Office',
  position: 1,
  description_da: 'Kontorartikler til hverdagen.',
  description_en: 'Office supplies for every day.',
  picture: 'drawing:ballpoint-pen:#2457a8',
  include_in_menu: true,
  stores: null,
};

// Three products to begin with; the file is the one that `import products` reads, so that an export of Magento can take its place.
// biome-ignore format: one product reads as one line
const PRODUCTS = [
  ['sku', 'product_type', 'categories', 'name', 'price', 'short_description', 'weight', 'base_image', 'additional_attributes'],
  ['1001', 'simple', 'Default Category/Kontor', 'Kuglepen, blå', '12.50', 'En kuglepen, der skriver.', '0.012', 'drawing:ballpoint-pen:#2457a8', 'name_en=Ballpoint pen blue,delivery_days=1'],
  ['1002', 'simple', 'Default Category/Kontor', 'Kopipapir A4, 500 ark', '39.95', 'Hvidt papir, 80 g.', '2.5', 'drawing:paper-ream:#ffffff', 'name_en=Copy paper A4 500 sheets,delivery_days=1'],
  ['1003', 'simple', 'Default Category/Kontor', 'Notesbog A5', '49.00', 'Notesbog med linjer.', '0.25', 'drawing:notebook:#2f5d4f', 'name_en=Notebook A5,delivery_days=1'],
];
