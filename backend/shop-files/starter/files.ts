// The files of a new shop: what it needs to sell its first product, from the answers of its owner.
import { stringify } from 'csv-stringify/sync';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { joinedFiles } from '../export';
import { calendarSource } from '../sections/calendar';
import { type CategoryRecord, categoriesSource } from '../sections/categories';
import { companySource } from '../sections/company';
import { footersSource } from '../sections/content/footers';
import { frontPagesSource } from '../sections/content/front-pages';
import { pagesSource } from '../sections/content/pages';
import { methodsSource } from '../sections/delivery';
import { notificationsSource } from '../sections/notifications';
import { groupsSource } from '../sections/people/groups';
import { pairsText } from '../sections/products/cell-texts';
import { stockSource } from '../sections/stock';
import { storesSource } from '../sections/stores';
import { unitsSource } from '../sections/units';
import { variantsSource } from '../sections/variants';
import type { ShopAnswers } from './answers';
import { STARTER_CATEGORY, starterFooter, starterFront, starterPages } from './content';
import { sayIn } from './in-languages';
import { STARTER_CALENDAR, starterGroups, starterMethods, starterShop, starterStores, starterUnits } from './settings';

/** Paths inside the folder and their texts. */
export function starterFiles(answers: ShopAnswers): Map<string, string> {
  const { name, cvr, street, postcode, city, email, telephone } = answers;
  return joinedFiles([
    ...companySource.print([{ name, cvr, street, postcode, city, email, telephone }]),
    // Everything, so that no order waits unseen.
    ...notificationsSource.print([{ email }]),
    ...storesSource.print(starterStores(answers)),
    ...variantsSource.print([starterShop(answers)]),
    ...unitsSource.print(starterUnits(answers)),
    ...groupsSource.print(starterGroups(answers)),
    ...calendarSource.print([STARTER_CALENDAR]),
    ...methodsSource.print(starterMethods(answers)),
    ...categoriesSource.print([starterCategory(answers)]),
    { file: 'products.csv', text: stringify(starterGoods(answers)) },
    ...stockSource.print(GOODS.map(({ sku }) => ({ sku, source: CENTRAL_SOURCE, ...COUNTED }))),
    ...frontPagesSource.print([starterFront(answers)]),
    ...footersSource.print([starterFooter(answers)]),
    ...pagesSource.print(starterPages(answers)),
  ]);
}

const COUNTED = { quantity: 100, counted_at: null };

function starterCategory({ languages }: ShopAnswers): CategoryRecord {
  const say = sayIn(languages);
  const name = say('Kontor', 'Office');
  const description = say('Kontorartikler til hverdagen.', 'Office supplies for every day.');
  return {
    path: STARTER_CATEGORY,
    id: null,
    name_da: name.da,
    name_en: name.en === name.da ? null : name.en,
    position: 1,
    description_da: description.da,
    description_en: description.en,
    picture: 'ballpoint-pen.webp',
    include_in_menu: true,
    stores: null,
  };
}

const COLUMNS = [
  'sku',
  'product_type',
  'categories',
  'name',
  'price',
  'short_description',
  'weight',
  'base_image',
  'additional_attributes',
];

// Three products to begin with; the file is the one that `import products` reads, so that an export of Magento can take its place.
// biome-ignore format: one product reads as one line
const GOODS = [
  { sku: '1001', price: '12.50', weight: '0.012', picture: 'ballpoint-pen.webp', da: ['Kuglepen, blå', 'En kuglepen, der skriver.'], en: ['Ballpoint pen, blue', 'A pen that writes.'] },
  { sku: '1002', price: '39.95', weight: '2.5', picture: 'copy-paper.webp', da: ['Kopipapir A4, 500 ark', 'Hvidt papir, 80 g.'], en: ['Copy paper A4, 500 sheets', 'White paper, 80 g.'] },
  { sku: '1003', price: '49.00', weight: '0.25', picture: 'notebook.webp', da: ['Notesbog A5', 'Notesbog med linjer.'], en: ['Notebook A5', 'A notebook with lines.'] },
] as const;

/** The owner states who made the products; until then it is the shop, because the law requires a responsible party. */
const starterProducer = ({ name, street, postcode, city, email }: ShopAnswers) =>
  [
    ['producer_name', name],
    ['producer_address', `${street}, ${postcode} ${city}, Danmark`],
    ['producer_email', email],
  ] as const;

function starterGoods(answers: ShopAnswers): string[][] {
  const say = sayIn(answers.languages);
  const rows = GOODS.map(({ sku, price, weight, picture, da, en }) => {
    const said = say<readonly [name: string, short: string]>(da, en);
    const [name, short] = said.da;
    const [nameEn, shortEn] = said.en;
    const english =
      said.en === said.da
        ? []
        : ([
            ['name_en', nameEn],
            ['short_description_en', shortEn],
          ] as const);
    const attributes = pairsText([['delivery_days', '1'], ...english, ...starterProducer(answers)]);
    return [sku, 'simple', 'Default Category/Kontor', name, price, short, weight, picture, attributes];
  });
  return [COLUMNS, ...rows];
}
