// Each column of a row: what it gives the product on both sides of its limits, and the fault that it reports.
import { describe, expect, test } from 'vitest';
import { PLAIN_COLUMNS } from '#backend/commerce/catalogue/product/plain-texts';
import type { FileRow } from '../file/read-rows';
import { Cells } from './cells';
import { Novelties } from './novelties';
import { picturesNamed, readPictures } from './read-pictures';
import { readRow } from './read-row';
import type { References, StagedPicture, StagedRow } from './staged';

type Row = Record<string, string>;

const known = (): References => ({
  novelties: new Novelties(new Set(['stk']), new Set()),
  stores: new Map([
    ['b2b', 2],
    ['b2c', 1],
  ]),
  sources: new Map([['aarhus', 'shop-aarhus']]),
  printers: new Set(['hp-1', 'hp-2']),
  dutyCodes: new Set(['emballage']),
  designs: new Set(['moc/ban']),
  labels: new Map(),
});

function cellsOf(row: Row, notation: FileRow['notation'] = 'machine') {
  const faults: string[] = [];
  const cells = new Map(Object.entries({ sku: 'A', product_type: 'simple', ...row }));
  return {
    faults,
    cells: new Cells({ line: 2, notation, cells }, ({ column, code }) => void faults.push(`${column} ${code}`)),
  };
}

function stagedOf(row: Row): { staged: StagedRow; faults: string[] } {
  const { cells, faults } = cellsOf(row);
  const found = readRow(cells, known(), false);
  if (found?.kind !== 'product') throw new Error('not a product');
  return { staged: found.row, faults };
}

/** Column, its text, the staged value of `field`, and the fault. */
type Case = [column: string, text: string, field: string, value: unknown, fault?: string];

/** `what` of the product itself or of what hangs on it; attributes are written into additional_attributes. */
function testColumns(what: 'doc' | 'facts', isOwn: boolean, cases: readonly Case[]): void {
  const titled = cases.map((one): [title: string, ...Case] => [
    [one[0], one[1].slice(0, 30), one[1].length, one[2]].join(' '),
    ...one,
  ]);
  test.each(titled)('%s', (_title, column, text, field, value, fault) => {
    const { staged, faults } = stagedOf(isOwn ? { additional_attributes: `${column}=${text}` } : { [column]: text });
    expect((staged[what] as Row)[field]).toEqual(value);
    const place = isOwn ? `additional_attributes (${column})` : column;
    expect(faults).toEqual(fault ? [`${place} ${fault}`] : []);
  });
}

const NONE = '__EMPTY__VALUE__';
const ROOT = 'Default Category';
const GIFTS_AND_HOME = [['Hjem', 'Gaver, kort, æsker'], ['Hjem']];
const long = (length: number) => 'x'.repeat(length);

describe('a column', () => {
  testColumns('doc', false, [
    ['name', 'Kop', 'name_da', 'Kop'],
    ['name', NONE, 'name_da', undefined],
    ['name', long(255), 'name_da', long(255)],
    ['name', long(256), 'name_da', undefined, 'tooLong'],
    ['short_description', long(2000), 'short_da', long(2000)],
    ['short_description', long(2001), 'short_da', undefined, 'tooLong'],
    ['short_description', NONE, 'short_da', ''],
    ['description', long(200_000), 'description_da', long(200_000)],
    ['description', long(200_001), 'description_da', undefined, 'tooLong'],
    ['description', NONE, 'description_da', ''],
    ['price', '0', 'gross_oere', 0],
    ['price', '9999999', 'gross_oere', 999_999_900],
    ['price', '10000000', 'gross_oere', undefined, 'outOfRange'],
    ['price', '-0.01', 'gross_oere', undefined, 'negative'],
    ['price', '12.34', 'gross_oere', 1234],
    ['price', '12.345', 'gross_oere', 1235, 'fractionOfOere'],
    ['price', '12.00002', 'gross_oere', 1200, 'fractionOfOere'],
    ['price', '12.00001', 'gross_oere', 1200],
    ['price', NONE, 'gross_oere', undefined],
    ['weight', '0', 'weight_grams', 0],
    ['weight', '1.2345', 'weight_grams', 1235],
    ['weight', '1.2344', 'weight_grams', 1234],
    ['weight', '100000', 'weight_grams', 100_000_000],
    ['weight', '100001', 'weight_grams', undefined, 'outOfRange'],
    ['weight', NONE, 'weight_grams', undefined],
    ['weight', 'let', 'weight_grams', undefined, 'notANumber'],
    ['created_at', '2026-11-05', 'created_at', '2026-11-05'],
    ['created_at', 'i går', 'created_at', undefined, 'notADate'],
    ['created_at', NONE, 'created_at', undefined],
    ['url_key', 'kop-1', 'url_key', 'kop-1'],
    ['url_key', `k${long(119)}`, 'url_key', `k${long(119)}`],
    ['url_key', `k${long(120)}`, 'url_key', undefined, 'tooLong'],
    ['url_key', 'Kop 1', 'url_key', 'kop-1', 'addressWritten'],
    ['url_key', 'Sedia-Campart Blå', 'url_key', 'sedia-campart-blaa', 'addressWritten'],
    ['url_key', '漢字', 'url_key', undefined, 'slug'],
    ['url_key', 'Checkout', 'url_key', undefined, 'addressReserved'],
    ['url_key', NONE, 'url_key', undefined],
    ['min_cart_qty', '1', 'min_qty', 1],
    ['min_cart_qty', '0', 'min_qty', undefined, 'outOfRange'],
    ['min_cart_qty', '1.5', 'min_qty', undefined, 'notANumber'],
    ['min_cart_qty', NONE, 'min_qty', undefined],
    ['max_cart_qty', '9999999', 'max_qty', 9_999_999],
    ['max_cart_qty', '10000000', 'max_qty', undefined, 'outOfRange'],
    ['manage_stock', 'yes', 'manage_stock', true],
    ['manage_stock', 'nej', 'manage_stock', false],
    ['manage_stock', 'måske', 'manage_stock', undefined, 'notAFlag'],
    ['manage_stock', NONE, 'manage_stock', undefined],
    ['product_online', '2', 'store_ids', []],
    ['product_online', '0', 'store_ids', []],
    ['product_online', '1', 'store_ids', null],
    ['product_online', '3', 'store_ids', undefined, 'oneOf'],
    ['product_websites', 'base', 'store_ids', null],
    ['product_websites', 'b2b,b2c', 'store_ids', [1, 2]],
    ['product_websites', 'b2b,base', 'store_ids', null],
    ['product_websites', 'base,second_website', 'store_ids', null, 'oneOf'],
    ['product_websites', 'b2b, ukendt', 'store_ids', [2], 'oneOf'],
    ['product_websites', NONE, 'store_ids', null],
    ['product_type', 'ukendt', 'type', undefined, 'unknownType'],
    ['product_type', 'Simple', 'type', 'simple'],
    ['attribute_set_code', 'Møbler', 'attribute_set', 'Møbler'],
    ['attribute_set_code', NONE, 'attribute_set', undefined],
  ]);
  testColumns('facts', false, [
    ['qty', '12.9', 'stock', { central: 12 }],
    ['qty', '9999999', 'stock', { central: 9_999_999 }],
    ['qty', '10000000', 'stock', undefined, 'outOfRange'],
    ['qty', '-1', 'stock', undefined, 'negative'],
    ['qty', '0', 'stock', { central: 0 }],
    ['is_in_stock', '0', 'stock', { central: 0 }],
    ['related_skus', 'B, C,B', 'related', ['B', 'C']],
    ['related_skus', NONE, 'related', []],
    ['upsell_skus', 'D', 'related', ['D']],
    ['crosssell_skus', 'E,F', 'accessories', ['E', 'F']],
    ['crosssell_skus', NONE, 'accessories', []],
    ['crosssell_skus', 'E', 'related', undefined],
    ['related_skus', 'B', 'accessories', undefined],
    ['related_skus', 'B,A', 'related', ['B'], 'linkToSelf'],
    ['upsell_skus', 'A', 'related', [], 'linkToSelf'],
    ['crosssell_skus', 'A', 'accessories', [], 'linkToSelf'],
    ['category_positions', '12', 'positions', 12],
    ['category_positions', '123456789', 'positions', 123_456_789],
    ['category_positions', 'kontor/papir:3| kontor:14', 'positions', { 'kontor/papir': 3, kontor: 14 }],
    ['category_positions', 'kontor:3|Kontor', 'positions', { kontor: 3 }, 'position'],
    ['category_positions', NONE, 'positions', undefined],
    ['categories', 'Kontor/Papir', 'categories', [['Kontor', 'Papir']]],
    ['categories', 'Default Category/Kontor,Hjem', 'categories', [['Kontor'], ['Hjem']]],
    ['categories', 'Default Category, ,/', 'categories', undefined],
    ['categories', 'Default Category/Gaver, kort', 'categories', [['Gaver, kort']], 'categoryJoined'],
    ['categories', `${ROOT}/Hjem/Gaver, kort, æsker,${ROOT}/Hjem`, 'categories', GIFTS_AND_HOME, 'categoryJoined'],
    ['categories', 'Default Category/Gaver, Default Category/Kort', 'categories', [['Gaver'], ['Kort']]],
    ['categories', 'Gaver, Kort', 'categories', [['Gaver'], ['Kort']]],
    ['categories', 'Default Category/Gaver | Kort', 'categories', [['Gaver'], ['Kort']]],
    ['categories', 'a/b/c/d/e/f/g/h', 'categories', [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']]],
    ['categories', 'a/b/c/d/e/f/g/h/i', 'categories', undefined, 'categoryName'],
    ['categories', `Hjem,a/${long(120)}`, 'categories', [['Hjem'], ['a', long(120)]]],
    ['categories', `Hjem,a/${long(121)}`, 'categories', [['Hjem']], 'categoryName'],
    ['categories', 'Kontor//Papir', 'categories', undefined, 'categoryName'],
    ['categories', 'Kontor/Papir/kontor', 'categories', undefined, 'categoryCycle'],
  ]);
  test('with a fault in its categories reports it each time that a row has it', () => {
    const row = { categories: 'Kontor/?' };
    expect([stagedOf(row).faults, stagedOf(row).faults]).toEqual([
      ['categories categoryName'],
      ['categories categoryName'],
    ]);
  });
});

describe('an attribute of the shop', () => {
  testColumns('doc', true, [
    ['name_en', 'Cup &amp; mug', 'name_en', 'Cup & mug'],
    ['name_en', NONE, 'name_en', undefined],
    ['short_description_en', `${long(2000)}`, 'short_en', long(2000)],
    ['short_description_en', long(2001), 'short_en', undefined, 'tooLong'],
    ['short_description_en', '<b>Good</b>', 'short_en', 'Good'],
    ['short_description_en', NONE, 'short_en', undefined],
    ['description_en', `${long(200_000)}`, 'description_en', long(200_000)],
    ['description_en', long(200_001), 'description_en', undefined, 'tooLong'],
    ['description_en', '<p>Good</p>', 'description_en', '<p>Good</p>'],
    ['description_en', NONE, 'description_en', undefined],
    ['brand', 'Grøn Kop', 'brand', 'Grøn Kop'],
    ['brand', 'Grøn Kop', 'brand_code', 'groen-kop'],
    ['brand', NONE, 'brand', ''],
    ['brand', NONE, 'brand_code', null],
    ['brand_code', 'x', 'brand_code', undefined],
    ['ean', '5701234567899', 'ean', '5701234567899'],
    ['ean', '5701234567890', 'ean', undefined, 'ean'],
    ['ean', NONE, 'ean', ''],
    ['GTIN', '5701234567899', 'ean', '5701234567899'],
    ['gtin', NONE, 'ean', ''],
    ['badge', long(40), 'badge_da', long(40)],
    ['badge', long(41), 'badge_da', undefined, 'tooLong'],
    ['badge', 'Nyhed', 'badge_en', 'Nyhed'],
    ['badge_en', 'New', 'badge_en', 'New'],
    ['badge_en', long(40), 'badge_en', long(40)],
    ['badge_en', long(41), 'badge_en', undefined, 'tooLong'],
    ['sub_label', 'Til hjemmet', 'sub_label_da', 'Til hjemmet'],
    ['sub_label', NONE, 'sub_label_en', null],
    ['warnings', long(2000), 'warnings', long(2000)],
    ['warnings', long(2001), 'warnings', undefined, 'tooLong'],
    ['unit', 'pk', 'unit', 'pk'],
    ['unit', NONE, 'unit', undefined],
    ['unit', '1 pk', 'unit', undefined, 'unit'],
    ['duty_code', 'emballage', 'duty_code', 'emballage'],
    ['duty_code', 'moms', 'duty_code', undefined, 'unknownReference'],
    ['duty_code', NONE, 'duty_code', null],
    ['duty_units', '0', 'duty_milli_units', 0],
    ['duty_units', '0.0125', 'duty_milli_units', 13],
    ['duty_units', '100000', 'duty_milli_units', 100_000_000],
    ['duty_units', '100001', 'duty_milli_units', undefined, 'outOfRange'],
    ['duty_units', '-1', 'duty_milli_units', undefined, 'negative'],
    ['duty_units', NONE, 'duty_milli_units', undefined],
    ['cost', '1.5', 'cost_oere', 150],
    ['cost', NONE, 'cost_oere', undefined],
    ['delivery_days', '0', 'delivery_days', 0],
    ['delivery_days', '999', 'delivery_days', 999],
    ['delivery_days', '1000', 'delivery_days', undefined, 'outOfRange'],
    ['delivery_days', NONE, 'delivery_days', undefined],
    ['delivery_label', 'Short', 'delivery_label', 'short'],
    ['delivery_label', 'kort', 'delivery_label', undefined, 'oneOf'],
    ['delivery_label', NONE, 'delivery_label', undefined],
    ['stock_state', 'coming-home', 'stock_state', 'coming-home'],
    ['stock_state', 'væk', 'stock_state', undefined, 'oneOf'],
    ['stock_state', NONE, 'stock_state', undefined],
    ['request_price', 'ja', 'request_price', true],
    ['request_price', NONE, 'request_price', undefined],
    ['roda_hide', 'no', 'only_trade', false],
    ['roda_hide', NONE, 'only_trade', undefined],
    ['certificates', 'FSC| Svanen|FSC', 'certificates', ['FSC', 'Svanen']],
    ['certificates', NONE, 'certificates', []],
    ['energy_class', 'b', 'energy_class', 'B'],
    ['energy_class', 'h', 'energy_class', undefined, 'oneOf'],
    ['energy_class', NONE, 'energy_class', null],
    ['popularity', '0', 'popularity', 0],
    ['popularity', '999999999', 'popularity', 999_999_999],
    ['popularity', '1000000000', 'popularity', undefined, 'outOfRange'],
    ['popularity', NONE, 'popularity', undefined],
    ['bonus_points', '50', 'bonus_points', 50],
    ['bonus_points', NONE, 'bonus_points', null],
    ['bonus_only', 'ja', 'bonus_only', true],
    ['bonus_only', NONE, 'bonus_only', undefined],
    ['bonus_category', long(60), 'bonus_category', long(60)],
    ['bonus_category', long(61), 'bonus_category', undefined, 'tooLong'],
    ['clp', 'GHS02|GHS07', 'danger', { clp: ['GHS02', 'GHS07'], hSentences: [], pSentences: [] }],
    ['h_sentences', 'H225', 'danger', { clp: [], hSentences: ['H225'], pSentences: [] }],
    ['p_sentences', 'P210', 'danger', { clp: [], hSentences: [], pSentences: ['P210'] }],
    ['clp', NONE, 'danger', null],
    ['h_sentences', NONE, 'danger', null],
    ['p_sentences', NONE, 'danger', null],
    ['kant', 'Rund', 'danger', undefined],
    ['producer_name', 'Havgus', 'producer', { name: 'Havgus', address: '', email: '' }],
    ['producer_name', NONE, 'producer', null],
    ['producer_address', 'Kajen 1', 'producer', undefined],
    ['document_data', 'https://a.example/1', 'documents', [{ type: 'data', link: 'https://a.example/1' }]],
    ['document_data', long(500), 'documents', [{ type: 'data', link: long(500) }]],
    ['document_data', long(501), 'documents', undefined, 'tooLong'],
    ['document_data', NONE, 'documents', undefined],
    ['cartridge_number', 'CF410X', 'cartridge', { number: 'CF410X', role: 'black', pages: 0, original: false }],
    ['cartridge_number', NONE, 'cartridge', null],
    ['cartridge_part', 'K', 'cartridge', undefined],
    ['cartridge_role', 'grøn', 'cartridge', undefined, 'oneOf'],
    ['cartridge_lock', 'nøgle', 'cartridge', undefined, 'oneOf'],
    ['residual_sale', '1', 'residual_sale', true],
    ['residual_sale', NONE, 'residual_sale', undefined],
    ['longest_mm', '1', 'longest_mm', 1],
    ['longest_mm', '0', 'longest_mm', undefined, 'outOfRange'],
    ['longest_mm', '1000000', 'longest_mm', 1_000_000],
    ['longest_mm', '1000001', 'longest_mm', undefined, 'outOfRange'],
    ['longest_mm', NONE, 'longest_mm', null],
    ['pcon_moc', 'ukendt', 'pcon_moc', 'ukendt'],
    ['pcon_ban', 'ukendt', 'pcon_ban', 'ukendt'],
  ]);
  testColumns('facts', true, [
    ['stock_aarhus', '0', 'stock', { 'shop-aarhus': 0 }],
    ['stock_aarhus', '999999999', 'stock', { 'shop-aarhus': 999_999_999 }],
    ['stock_aarhus', '1000000000', 'stock', undefined, 'outOfRange'],
    ['stock_odense', '4', 'stock', undefined],
    ['fits_printers', 'hp-2|hp-1', 'printers', ['hp-2', 'hp-1']],
    ['fits_printers', 'hp-1|hp-9', 'printers', ['hp-1'], 'unknownPrinter'],
    ['fits_printers', NONE, 'printers', []],
    ['kant', 'Rund', 'printers', undefined],
    ['tier_prices', '2:9.50', 'tiers', [{ audience: 'all', quantity: 2, gross_oere: 950 }]],
    ['tier_prices', '999999:9:business', 'tiers', [{ audience: 'business', quantity: 999_999, gross_oere: 900 }]],
    ['tier_prices', '1:9.50', 'tiers', [], 'tier'],
    ['tier_prices', '1000000:9.50', 'tiers', [], 'tier'],
    ['tier_prices', '12:-1', 'tiers', [], 'negative'],
    ['tier_prices', '12:9:private', 'tiers', [], 'tier'],
    ['tier_prices', NONE, 'tiers', []],
    ['kant', 'Rund', 'tiers', undefined],
  ]);

  test.each<[attributes: string, field: string, value: unknown, faults: string[]]>([
    ['brand=Havgus,brand_code=gus', 'brand_code', 'gus', []],
    ['badge=Nyhed,badge_en=New', 'badge_en', 'New', []],
    [
      'producer_name=H,producer_address=Kajen 1,producer_email=h@h.example,responsible_name=R,responsible_address=B,responsible_email=r@r.example',
      'producer',
      {
        ...{ name: 'H', address: 'Kajen 1', email: 'h@h.example' },
        responsible: { name: 'R', address: 'B', email: 'r@r.example' },
      },
      [],
    ],
    [
      'producer_name=H,responsible_name=R',
      'producer',
      { name: 'H', address: '', email: '', responsible: { name: 'R', address: '', email: '' } },
      [],
    ],
    [
      'document_safety_data=/b,document_energylabel=/a',
      'documents',
      [
        { type: 'safety_data', link: '/b' },
        { type: 'energylabel', link: '/a' },
      ],
      [],
    ],
    ['document_manual=/a', 'documents', undefined, []],
    [
      'cartridge_number=C,cartridge_role=Set,cartridge_pages=999999999,cartridge_original=ja,cartridge_part=P,cartridge_lock=chip,cartridge_holds=CF410A:black:2300|B:1:cyan:0',
      'cartridge',
      {
        ...{ number: 'C', role: 'set', pages: 999_999_999, original: true, part: 'P', lock: 'chip' },
        holds: [
          { part: 'CF410A', role: 'black', pages: 2300 },
          { part: 'B:1', role: 'cyan', pages: 0 },
        ],
      },
      [],
    ],
    [
      'cartridge_number=C,cartridge_holds=A:green:1|A:black:x|A:black:1234567890',
      'cartridge',
      { number: 'C', role: 'black', pages: 0, original: false },
      Array(3).fill('additional_attributes (cartridge_holds) holds'),
    ],
    ['pcon_moc=moc,pcon_ban=ban', 'pcon_ban', 'ban', []],
    ['pcon_moc=moc,pcon_ban=x', 'pcon_ban', 'x', ['additional_attributes (pcon_ban) unknownReference']],
  ])('%s: %s is %j', (additional_attributes, field, value, expected) => {
    const { staged, faults } = stagedOf({ additional_attributes });
    expect(staged.doc[field]).toEqual(value);
    expect(faults).toEqual(expected);
  });
});

describe('several columns together', () => {
  const JSON_OFFER = (price: number, from: string, more = {}) => ({ price, from, ...more });
  const offer = (
    gross_oere: number,
    from: string | null,
    to: string | null,
    [name_da, name_en] = ['Tilbud', 'Offer'],
  ) => ({
    ...{ gross_oere, from, to, name_da, name_en },
  });
  const OCTOBER = offer(500, '2026-10-01', '2026-10-11');
  const offers = (...list: object[]) => JSON.stringify(list);

  test.each<[row: Row, field: string, value: unknown, faults: string[]]>([
    [{ price: '10', special_price: '5' }, 'specials', [{ gross_oere: 500 }], []],
    [
      { special_price: '5', special_price_from_date: '', special_price_to_date: '', additional_attributes: '' },
      'specials',
      [offer(500, null, null)],
      [],
    ],
    [{ special_price: NONE }, 'specials', [], []],
    [{ price: '10' }, 'specials', undefined, []],
    [{ price: '10', special_price: '9.99' }, 'specials', [{ gross_oere: 999 }], []],
    [{ price: '10', special_price: '10' }, 'specials', undefined, ['special_price specialTooHigh']],
    [
      { special_price: '5', special_price_from_date: '2026-10-01', special_price_to_date: '2026-10-10' },
      'specials',
      [{ gross_oere: 500, from: '2026-10-01', to: '2026-10-11' }],
      [],
    ],
    [
      { special_price: '5', additional_attributes: 'special_name=Uge 40,special_name_en=Week 40' },
      'specials',
      [{ gross_oere: 500, name_da: 'Uge 40', name_en: 'Week 40' }],
      [],
    ],
    [
      { more_offers: offers(JSON_OFFER(5, '2026-10-01', { to: '2026-10-10' }), JSON_OFFER(4.5, '2026-12-01')) },
      'specials',
      [OCTOBER, offer(450, '2026-12-01', null)],
      [],
    ],
    [
      { special_price: '6', more_offers: offers(JSON_OFFER(5, '2026-10-01', { name: 'Uge', name_en: 'Week' })) },
      'specials',
      [{ gross_oere: 600 }, offer(500, '2026-10-01', null, ['Uge', 'Week'])],
      [],
    ],
    [
      { price: '10', special_price: '6', more_offers: offers(JSON_OFFER(10, '2026-10-01')) },
      'specials',
      undefined,
      ['more_offers specialTooHigh'],
    ],
    [
      { special_price: '6', more_offers: offers(JSON_OFFER(5, '2026-10-02', { to: '2026-10-01' })) },
      'specials',
      undefined,
      ['more_offers specialPeriod'],
    ],
    [
      { more_offers: offers(JSON_OFFER(5, '2026-10-01'), JSON_OFFER(4, '2026-10-01')) },
      'specials',
      undefined,
      ['more_offers offersAtOnce'],
    ],
    [
      { more_offers: offers(JSON_OFFER(9_999_999, '2026-10-01')) },
      'specials',
      [offer(999_999_900, '2026-10-01', null)],
      [],
    ],
    [{ more_offers: offers(JSON_OFFER(10_000_000, '2026-10-01')) }, 'specials', undefined, ['more_offers offersShape']],
    [{ more_offers: offers(JSON_OFFER(-1, '2026-10-01')) }, 'specials', undefined, ['more_offers offersShape']],
    [{ more_offers: offers(JSON_OFFER(1, 'i går')) }, 'specials', undefined, ['more_offers offersShape']],
    [
      { more_offers: offers(JSON_OFFER(1, '2026-10-01', { name: '' })) },
      'specials',
      undefined,
      ['more_offers offersShape'],
    ],
    [
      { more_offers: offers(JSON_OFFER(1, '2026-10-01', { name: long(255), name_en: 'x' })) },
      'specials',
      [offer(100, '2026-10-01', null, [long(255), 'x'])],
      [],
    ],
    [
      { more_offers: offers(JSON_OFFER(1, '2026-10-01', { name: long(256) })) },
      'specials',
      undefined,
      ['more_offers offersShape'],
    ],
    [{ more_offers: 'ingen' }, 'specials', undefined, ['more_offers offersShape']],
    [{ more_offers: NONE }, 'specials', undefined, []],
    [{ related_skus: 'B', upsell_skus: 'C,B' }, 'related', ['B', 'C'], []],
    [{ qty: '5', additional_attributes: 'stock_aarhus=2' }, 'stock', { central: 5, 'shop-aarhus': 2 }, []],
    [
      { product_type: 'giftcard', giftcard_amounts: '100|500' },
      'giftCard',
      { steps: [10_000, 50_000], least: 10_000, most: 50_000 },
      [],
    ],
    [
      { product_type: 'giftcard', giftcard_open_amount_min: '50', giftcard_open_amount_max: '50' },
      'giftCard',
      { steps: [], least: 5_000, most: 5_000 },
      [],
    ],
    [
      {
        ...{ product_type: 'giftcard', giftcard_amounts: '50|300' },
        ...{ giftcard_open_amount_min: '50', giftcard_open_amount_max: '300' },
      },
      'giftCard',
      { steps: [5_000, 30_000], least: 5_000, most: 30_000 },
      [],
    ],
    [
      {
        ...{ product_type: 'giftcard', giftcard_amounts: '49|301' },
        ...{ giftcard_open_amount_min: '50', giftcard_open_amount_max: '300' },
      },
      'giftCard',
      { steps: [4_900, 30_100], least: 5_000, most: 30_000 },
      ['giftcard_amounts giftCardBounds', 'giftcard_amounts giftCardBounds'],
    ],
    [
      { product_type: 'giftcard', giftcard_open_amount_min: '0', giftcard_open_amount_max: '9' },
      'giftCard',
      { steps: [], least: 0, most: 900 },
      ['giftcard_amounts giftCardBounds'],
    ],
    [
      { product_type: 'giftcard', giftcard_open_amount_min: '10', giftcard_open_amount_max: '9' },
      'giftCard',
      { steps: [], least: 1_000, most: 900 },
      ['giftcard_amounts giftCardBounds'],
    ],
    [
      { giftcard_amounts: '100' },
      'giftCard',
      { steps: [10_000], least: 10_000, most: 10_000 },
      ['giftcard_amounts notAGiftCard'],
    ],
    [{ product_type: '', giftcard_amounts: '100' }, 'giftCard', { steps: [10_000], least: 10_000, most: 10_000 }, []],
    [{ product_type: 'giftcard', giftcard_amounts: NONE }, 'giftCard', undefined, []],
  ])('%# %o: %s', (row, field, value, expected) => {
    const { staged, faults } = stagedOf(row);
    expect((staged.facts as Row)[field]).toEqual(value);
    expect(faults).toEqual(expected);
  });

  test.each<[row: Row, faults: string[]]>([
    [{ additional_attributes: 'bonus_only=1' }, []],
    [{ product_type: '', additional_attributes: 'bonus_only=1' }, []],
    [{ product_type: 'giftcard', additional_attributes: 'bonus_only=1' }, ['additional_attributes bonusOnly']],
    [{ product_type: 'giftcard', additional_attributes: 'bonus_only=0' }, []],
    [{ product_type: 'configurable' }, []],
    [{ url_key: 'checkout' }, ['url_key addressReserved']],
    [
      { description: '<p>Bæredygtig</p>', additional_attributes: 'description_en=<p>Bæredygtig</p>' },
      ['description_da environmentalClaim'],
    ],
  ])('%j has the faults %j', (row, faults) => expect(stagedOf(row).faults).toEqual(faults));
});

describe('a new product', () => {
  const freshOf = (row: Row) => stagedOf(row).staged.fresh;
  test.each<[row: Row, fresh: Record<string, unknown>]>([
    [{ name: 'Kop' }, { url_key: 'kop-a', name_en: 'Kop', unit: 'stk', short_en: '', description_en: '' }],
    [{}, { url_key: 'a-a', name_en: 'A', unit: 'stk', short_en: '', description_en: '' }],
    [
      { sku: '漢字', name: '漢字' },
      { url_key: 'vare-e6bca2e5ad97', name_en: '漢字' },
    ],
    [{ sku: '漢'.repeat(20), name: '漢' }, { url_key: `vare-${'e6bca2'.repeat(7).slice(0, 40)}` }],
    [
      { url_key: 'kop', short_description: 'Kort', description: 'Lang' },
      { short_en: 'Kort', description_en: 'Lang' },
    ],
    [{ product_type: 'configurable', configurable_variations: 'sku=B,size=S' }, { gross_oere: 0 }],
  ])('%j has by default %j', (row, fresh) => expect(freshOf(row)).toMatchObject(fresh));

  test('has a default address only without its own, and a default price only as a family', () => {
    expect(freshOf({ url_key: 'kop' }).url_key).toBeUndefined();
    expect(freshOf({}).gross_oere).toBeUndefined();
  });
});

describe('a complete row', () => {
  test('removes what it does not name', () => {
    const { staged } = stagedOf({ whole: '1', name: 'Kop', price: '5', max_cart_qty: '7' });
    expect(staged.doc).toEqual({
      ...{ type: 'simple', name_da: 'Kop', name_en: 'Kop', gross_oere: 500 },
      ...{ short_da: '', short_en: '', description_da: '', description_en: '' },
      ...Object.fromEntries(PLAIN_COLUMNS.map((column) => [column, null])),
      ...{ badge_da: null, badge_en: null, sub_label_da: null, sub_label_en: null },
      ...{ brand: '', brand_code: null, ean: '', attribute_set: 'Default', producer: null, certificates: [] },
      ...{ min_qty: 1, max_qty: 7, increments: 1, manage_stock: true, stock_state: 'common-item' },
      ...{ cost_oere: 0, duty_code: null, duty_milli_units: 0, popularity: 0, residual_sale: false },
      ...{ bonus_points: null, bonus_only: false, bonus_category: null },
      ...{ delivery_days: 999, delivery_label: 'in-stock', request_price: false, only_trade: false, store_ids: null },
      ...{ weight_grams: 0, longest_mm: null, energy_class: null, danger: null, documents: [], cartridge: null },
      ...{ attributes: [], options: null, pcon_status: null, pcon_moc: null, pcon_ban: null },
    });
    expect(staged.facts).toEqual({
      ...{ specials: [], tiers: [], pictures: [], related: [], accessories: [], printers: [], categories: [] },
    });
    expect(stagedOf({ whole: '1' }).staged.doc.max_qty).toBe(9999);
  });

  test.each(['0', ''])('is none with whole = "%s"', (whole) => {
    expect(stagedOf({ whole, name: 'Kop' }).staged).toMatchObject({
      doc: { type: 'simple', name_da: 'Kop' },
      facts: {},
    });
    expect(stagedOf({ whole }).staged.doc).not.toHaveProperty('min_qty');
  });
});

describe('choices that a row describes', () => {
  const value = (code: string) => ({ code, label: code, labelEn: code, swatch: code });
  const size = { code: 'size', label: 'Str.', labelEn: 'Size', swatchType: 'TEXT', values: [value('xl'), value('s')] };
  const described = (configurable_options: unknown, configurable_variations = 'sku=B,size=S|sku=C,size=XL') =>
    stagedOf({
      ...{ product_type: 'configurable', configurable_variations },
      configurable_options: JSON.stringify(configurable_options),
    });

  test('are stored in their order', () => {
    const { staged, faults } = described([size]);
    expect(staged.doc.options).toEqual([size]);
    expect(faults).toEqual([]);
  });

  test.each<[what: string, options: unknown, isSound: boolean]>([
    ['a code with 40 characters', [size, { ...size, code: `a${long(39)}` }], true],
    ['a code with 41 characters', [size, { ...size, code: `a${long(40)}` }], false],
    ['a label with 120 characters', [{ ...size, label: long(120) }], true],
    ['a label with 121 characters', [{ ...size, label: long(121) }], false],
    ['an empty label', [{ ...size, labelEn: '' }], false],
    ['no value', [{ ...size, values: [] }], false],
    ['one more value with an empty code', [{ ...size, values: [...size.values, value('')] }], false],
    ['one more value whose code is no address', [{ ...size, values: [...size.values, value('Å')] }], false],
    [
      'a swatch with 120 characters',
      [{ ...size, values: [...size.values, { ...value('m'), swatch: long(120) }] }],
      true,
    ],
    [
      'a swatch with 121 characters',
      [{ ...size, values: [...size.values, { ...value('m'), swatch: long(121) }] }],
      false,
    ],
    ['text', 'ingen', false],
  ])('may have %s', (_what, options, isSound) => {
    const { faults } = described(options);
    expect(faults.includes('configurable_options optionsShape')).toBe(!isSound);
  });

  test('have each value that a variant has', () => {
    expect(described([size], 'sku=B,size=S|sku=C,size=M|sku=D,size=M').faults).toEqual([
      'configurable_variations optionMissing',
    ]);
  });
});

describe('variants', () => {
  const variantsOf = (configurable_variations: string) => {
    const { staged, faults } = stagedOf({ product_type: 'configurable', configurable_variations });
    return { variants: staged.facts.variants, options: staged.doc.options, faults };
  };
  test.each<[text: string, variants: number, faults: string[]]>([
    ['sku=B,size=S| |sku=C,size=M', 2, []],
    ['sku=B,size=S|size=M', 1, ['variation']],
    ['sku=B,size=S|sku=C,price=5', 1, ['variation']],
    ['sku=B,size=S|sku=C,size=M,farve=', 1, ['variation']],
    ['sku=B', 0, ['variation']],
    [' | ', 0, []],
  ])('of %s', (text, count, codes) => {
    const { variants, faults } = variantsOf(text);
    expect(variants).toHaveLength(count);
    expect(faults).toEqual(codes.map((code) => `configurable_variations ${code}`));
  });

  test('have colours in the order of the row, and other values in their natural order', () => {
    expect(variantsOf('sku=B,size=10,color=Red|sku=C,size=9,color=Black').options).toMatchObject([
      { code: 'size', label: 'Størrelse', labelEn: 'Size', values: [{ label: '9' }, { label: '10' }] },
      { code: 'colour', label: 'Farve', labelEn: 'Colour', values: [{ label: 'Rød' }, { label: 'Sort' }] },
    ]);
  });

  test('of a product that is no family are read without a fault when it has none', () => {
    const { staged, faults } = stagedOf({});
    expect([staged.facts.variants, faults]).toEqual([undefined, []]);
  });
});

describe('pictures', () => {
  const picture = (version: string): StagedPicture => ({ spec: { file: version }, version });
  const source = {
    take: async (name: string) =>
      name === 'mappe'
        ? [picture('a'), picture('b')]
        : name === 'a.jpg'
          ? [picture('a')]
          : { code: 'pictureMissing' as const },
  };

  test('are those of both columns, without those that Magento gives to no role', () => {
    const { cells } = cellsOf({ base_image: 'no_selection', additional_images: 'a.jpg, no_selection,mappe' });
    expect(picturesNamed(cells)).toEqual([
      { column: 'additional_images', name: 'a.jpg' },
      { column: 'additional_images', name: 'mappe' },
    ]);
  });

  test.each<[row: Row, versions: string[] | undefined, faults: string[]]>([
    [{ base_image: 'no_selection' }, undefined, []],
    [{}, undefined, []],
    [{ base_image: 'a.jpg', additional_images: 'mappe' }, ['a', 'b'], []],
    [{ base_image: 'mappe', additional_images: 'x.jpg,a.jpg' }, ['a', 'b'], ['additional_images pictureMissing']],
  ])('of %j are stored once each', async (row, versions, expected) => {
    const { cells, faults } = cellsOf(row);
    expect((await readPictures(cells, source))?.map(({ version }) => version)).toEqual(versions);
    expect(faults).toEqual(expected);
  });
});

describe('a row', () => {
  test.each<[row: Row, found: object | null, faults: string[]]>([
    [{ sku: '' }, null, ['sku required']],
    [{ sku: NONE }, null, ['sku required']],
    [{ sku: long(64) }, { kind: 'product' }, []],
    [{ sku: long(65) }, null, ['sku tooLong', 'sku required']],
    [
      { store_view_code: 'en', short_description: long(2000), description: long(200_000) },
      { row: { doc: { short_en: long(2000), description_en: long(200_000) } } },
      [],
    ],
    [
      { store_view_code: 'en', short_description: long(2001), description: long(200_001) },
      { kind: 'translation' },
      ['short_description tooLong', 'description tooLong'],
    ],
  ])('%#', (row, found, expected) => {
    const { cells, faults } = cellsOf(row);
    const read = readRow(cells, known(), false);
    if (found) expect(read).toMatchObject(found);
    else expect(read).toBeNull();
    expect(faults).toEqual(expected);
  });

  test('of a translation leaves out facts without a value, and texts that it removes', () => {
    const { cells } = cellsOf({ store_view_code: 'en', name: NONE, additional_attributes: 'kant=,care=Dry' });
    expect(readRow(cells, known(), false)).toMatchObject({
      row: { doc: {}, facts: { care: { text: 'Dry', values: ['Dry'] } } },
    });
    const translated = readRow(cells, known(), false);
    expect(translated?.kind === 'translation' && Object.keys(translated.row.facts)).toEqual(['care']);
    expect(translated?.kind === 'translation' && translated.row.doc).toEqual({});
  });
});

test.each([
  ['either', 'vrøvl', 'price notAnyNumber'],
  ['machine', 'vrøvl', 'price notANumber'],
] as const)('a number of %s notation that is none', (notation, price, fault) => {
  const { cells, faults } = cellsOf({ price }, notation);
  expect(cells.money('price')).toBeUndefined();
  expect(faults).toEqual([fault]);
});

test('a unit has at most 20 characters, and is made once', () => {
  const novelties = new Novelties(new Set(), new Set(['kendt']));
  expect([novelties.unit(long(20)), novelties.unit(long(21)), novelties.unit('9')]).toEqual([true, false, false]);
  novelties.facet('kant', { label: 'Kant', labelEn: 'Edge' });
  novelties.facet('kant', { label: 'Anden', labelEn: 'Other' });
  novelties.facet('kendt', { label: 'Kendt', labelEn: 'Known' });
  novelties.facet('Ikke', { label: 'Ikke', labelEn: 'Not' });
  expect([[...novelties.units], [...novelties.facets]]).toEqual([
    [long(20)],
    [['kant', { label: 'Kant', labelEn: 'Edge' }]],
  ]);
});
