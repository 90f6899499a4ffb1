// Writes a catalogue as a Magento shop exports it, with all peculiarities of such files: the same size and seed, the same bytes.
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Dice, diceOf } from '../../simulate/random';
import { type Cells, exportedRow, HEADER } from './columns';

export interface MagentoFile {
  rows: number;
  /** SKU of each row whose type exists only in Magento. */
  unknown: string[];
  /** SKU of each configurable product and those of its available variants. */
  families: Map<string, string[]>;
  /** Rows for a store view that is not English. */
  foreignViews: number;
  /** Products that are hidden and not variants. */
  hidden: string[];
  /** Products that are out of stock although they have a quantity. */
  outOfStock: string[];
  /** Links to products that do not exist. */
  lostLinks: number;
}

const PICTURES = ['/h/o/hoodie.png', '/f/l/flaske.png', '/b/u/bukser.png'];
const COLOURS = ['Black', 'White', 'Navy', 'Græsgrøn'];
/** In an arbitrary order. */
const LETTERS = ['M', 'XXL', 'XS', 'L', 'S', 'XL'];
const WAISTS = ['100', '28', '32', '30'];
const VOLUMES = ['10 l', '1,5 l', '500 ml', '2 l'];
const FORMATS = ['A4', 'A6', 'A3', 'A5'];
const CLIMATES = ['Indendørs', 'Regnvejr', 'Kulde', 'Forår'];
const UNKNOWN = ['bundle', 'grouped', 'virtual', 'downloadable'];
const DATES = ['10/31/26, 9:05 AM', '1/5/26, 12:07 PM', '7/4/2026', '2026-3-9 8:05:00', '2026-03-09T08:05:00+00:00'];

interface Making {
  dice: Dice;
  lines: string[];
  told: MagentoFile;
}

const put = ({ lines }: Making, cells: Cells) => void lines.push(exportedRow(cells));

interface Family {
  sku: string;
  name: string;
  category: string;
  options: Readonly<Record<string, readonly string[]>>;
  labels: string;
  attributes: string;
  price: number;
  picture: string;
}

/** Magento writes the variants first, each hidden, then their parent. */
function putFamily(making: Making, family: Family): void {
  const { told } = making;
  const combinations = Object.entries(family.options).reduce<string[][]>(
    (so, [name, values]) => so.flatMap((pairs) => values.map((value) => [...pairs, `${name}=${value}`])),
    [[]],
  );
  const variants: string[] = [];
  combinations.forEach((pairs, at) => {
    const sku = `${family.sku}-${at + 1}`;
    variants.push(`sku=${sku},${pairs.join(',')}`);
    put(making, {
      sku,
      product_type: 'simple',
      categories: family.category,
      name: `${family.name}-${pairs.map((pair) => pair.split('=')[1]).join('-')}`,
      visibility: 'Not Visible Individually',
      price: `${family.price}.000000`,
      url_key: sku.toLowerCase(),
      base_image: family.picture,
      created_at: making.dice.pick(DATES),
      additional_attributes: `has_options=0,required_options=0,${pairs.join(',')}`,
      qty: '100.0000',
    });
  });
  put(making, {
    sku: family.sku,
    product_type: 'configurable',
    categories: family.category,
    name: family.name,
    description: `<p>${family.name} til en lang dag.</p>\n<p>&bull; Kan vaskes.<br />&bull; Kan tørres.</p>`,
    visibility: 'Catalog, Search',
    price: '',
    url_key: family.sku.toLowerCase(),
    base_image: family.picture,
    additional_attributes: `has_options=1,required_options=1,options_container=Product Info Column,${family.attributes}`,
    configurable_variations: variants.join('|'),
    configurable_variation_labels: family.labels,
    qty: '0.0000',
  });
  told.families.set(
    family.sku,
    combinations.map((_, at) => `${family.sku}-${at + 1}`),
  );
}

const clothes = 'Default Category/Arbejdst&oslash;j/H&aelig;ttetr&oslash;jer &amp; sweatshirts';

function putClothes(making: Making, n: number): void {
  const { dice } = making;
  const climates = [CLIMATES[n % 4], CLIMATES[(n + 1) % 4], CLIMATES[(n + 2) % 4]];
  const isNumbers = n % 3 === 2;
  putFamily(making, {
    sku: `MAG-T${n}`,
    name: isNumbers ? `Arbejdsbukser Br&oslash;ndby ${n}` : `H&aelig;ttetr&oslash;je &quot;Fjord&quot; &amp; co. ${n}`,
    category: n % 4 === 0 ? `"${clothes}","Default Category/Arbejdst&oslash;j/Nyt, og godt"` : clothes,
    options: { size: isNumbers ? WAISTS : LETTERS, color: COLOURS.slice(0, 2 + (n % 3)) },
    labels: 'size=Størrelse,color=Farve',
    attributes: `climate=${climates.join('|')},material=Bomuld,pattern=Ensfarvet,msrp_display_actual_price_type=Use config,page_layout=1 column`,
    price: dice.between(199, 599),
    picture: isNumbers ? '/b/u/bukser.png' : '/h/o/hoodie.png',
  });
  put(making, {
    sku: `MAG-T${n}`,
    store_view_code: n % 2 === 0 ? 'shop_en' : 'de_de',
    product_type: 'configurable',
    name: n % 2 === 0 ? `Hooded jacket &quot;Fjord&quot; ${n}` : `Kapuzenjacke ${n}`,
    description: '<p>For a long day.</p>',
    additional_attributes: n % 2 === 0 ? 'material=Cotton' : 'material=Baumwolle',
  });
  if (n % 2 === 1) making.told.foreignViews += 1;
}

const putBottles = (making: Making, n: number) =>
  putFamily(making, {
    sku: `MAG-F${n}`,
    name: `Vandflaske ${n}`,
    category: 'Default Category/K&oslash;kken|Default Category/K&oslash;kken/Flasker',
    options: { volume: VOLUMES },
    labels: 'volume=Rumfang',
    attributes: `activity=Kontor,Vandring,Cykling,unit=dunk,"features=Låg|Strop, 15 cm"`,
    price: making.dice.between(49, 149),
    picture: '/f/l/flaske.png',
  });

const putBlocks = (making: Making, n: number) =>
  putFamily(making, {
    sku: `MAG-B${n}`,
    name: `Skriveblok ${n}`,
    category: 'Default Category/Papirvarer',
    options: { sheet_format: FORMATS },
    labels: 'sheet_format=Arkformat',
    attributes: 'ruling="Linjeret, bred"|"Kvadreret"',
    price: making.dice.between(19, 59),
    picture: 'no_selection',
  });

/** A simple product with one of the peculiarities of Magento's own files. */
function putSimple(making: Making, n: number): void {
  const { dice, told } = making;
  const sku = `MAG-S${n}`;
  const isHidden = n % 23 === 7;
  const isOut = n % 19 === 3;
  const isLost = n % 11 === 5;
  if (isHidden) told.hidden.push(sku);
  if (isOut && !isHidden) told.outOfStock.push(sku);
  if (isLost) told.lostLinks += 1;
  const price = dice.between(20, 900);
  put(making, {
    sku,
    product_type: 'simple',
    categories: dice.pick(['Default Category/Papirvarer', 'Default Category/K&oslash;kken', 'Default Category']),
    name: `Kop &amp; krus &quot;Nr. ${n}&quot;`,
    description: '<p style="width:1px">En ting, der &laquo;bare&raquo; virker.</p>',
    short_description: 'Til k&oslash;kken &amp; kontor',
    visibility: isHidden ? 'Not Visible Individually' : dice.pick(['Catalog, Search', 'Catalog', 'Search']),
    price: `${price}.000000`,
    special_price: n % 5 === 0 ? `${price - 10}.000000` : '',
    special_price_from_date: n % 5 === 0 ? '10/1/26' : '',
    special_price_to_date: n % 5 === 0 ? '2/28/27, 11:59 PM' : '',
    created_at: dice.pick(DATES),
    url_key: `kop-og-krus-${n}`,
    base_image: n % 7 === 0 ? 'no_selection' : dice.pick(PICTURES),
    additional_images: n % 9 === 0 ? `${PICTURES[0]},${PICTURES[1]}` : '',
    additional_attributes: `has_options=0,required_options=0,created_in=1,updated_in=2147483647,quantity_and_stock_status=In Stock,eco_collection=Yes,material="Stål, rustfrit",activity=Kontor|Cykling`,
    qty: isOut ? '50.0000' : '25.0000',
    is_in_stock: isOut ? '0' : '1',
    related_skus: isLost ? 'MAG-S1,FINDES-IKKE' : 'MAG-S1'.replace(sku, ''),
    crosssell_skus: '',
    upsell_skus: n === 2 ? 'MAG-X0' : '',
  });
  if (n === 2) told.lostLinks += 1;
}

function putUnknown(making: Making, n: number): void {
  const sku = `MAG-X${n}`;
  making.told.unknown.push(sku);
  put(making, {
    sku,
    product_type: UNKNOWN[n % UNKNOWN.length] ?? 'bundle',
    categories: 'Default Category/Papirvarer',
    name: `S&aelig;t ${n}`,
    visibility: 'Catalog, Search',
    price: '',
    url_key: `saet-${n}`,
    additional_attributes: 'has_options=1,required_options=1,shipment_type=together,links_title=Downloads',
    associated_skus: 'MAG-S1=1.0000,MAG-S2=2.0000',
    bundle_values:
      'name=Vælg,type=select,required=1,sku=MAG-S1,price=0.0000,default=1,default_qty=1.0000,price_type=fixed',
  });
}

/** One parent loses a variant, and one loses all, with the rows that are skipped. */
function putBrokenFamilies(making: Making): void {
  const row = (sku: string, type: string) =>
    put(making, {
      sku,
      product_type: type,
      categories: '',
      name: sku,
      price: '10.0000',
      visibility: 'Not Visible Individually',
    });
  const family = (sku: string, variants: readonly string[]) =>
    put(making, {
      sku,
      product_type: 'configurable',
      categories: 'Default Category/Papirvarer',
      name: sku,
      url_key: sku.toLowerCase(),
      visibility: 'Catalog, Search',
      configurable_variations: variants.map((each, at) => `sku=${each},size=${LETTERS[at]}`).join('|'),
    });
  row('MAG-V1', 'simple');
  row('MAG-V2', 'virtual');
  family('MAG-V', ['MAG-V2', 'MAG-V1']);
  row('MAG-W1', 'downloadable');
  family('MAG-W', ['MAG-W1']);
  making.told.unknown.push('MAG-V2', 'MAG-W1');
  making.told.families.set('MAG-V', ['MAG-V1']);
}

/** `folder` receives the file and a folder of pictures. */
export async function writeMagentoFile(
  folder: string,
  rows: number,
  seed = 18,
): Promise<MagentoFile & { file: string }> {
  const told: MagentoFile = {
    rows: 0,
    unknown: [],
    families: new Map(),
    foreignViews: 0,
    hidden: [],
    outOfStock: [],
    lostLinks: 0,
  };
  const making: Making = { dice: diceOf(seed), lines: [], told };
  putBrokenFamilies(making);
  for (let n = 0; making.lines.length < rows; n += 1) {
    putClothes(making, n);
    putBottles(making, n);
    if (n % 2 === 0) putBlocks(making, n);
    for (let each = 0; each < 6; each += 1) putSimple(making, n * 6 + each);
    putUnknown(making, n);
  }
  told.rows = making.lines.length;
  const file = path.join(folder, 'catalog_product.csv');
  fs.writeFileSync(file, `${HEADER}\n${making.lines.join('\n')}\n`);
  for (const [at, picture] of PICTURES.entries()) await writePicture(path.join(folder, 'images', picture), at);
  return { ...told, file };
}

async function writePicture(file: string, at: number): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const background = ['#1f2f52', '#2fa7a3', '#7a543a'][at] ?? '#000000';
  await sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toFile(file);
}
