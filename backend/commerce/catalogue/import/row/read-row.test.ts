// One row of a catalogue file: the values that it sets on its product, and the values that are ignored.
import { describe, expect, test } from 'vitest';
import { faultInWords } from '../fault-words';
import type { FileRow } from '../file/read-rows';
import { Cells } from './cells';
import { Novelties } from './novelties';
import { readRow } from './read-row';
import type { References, StagedRow } from './staged';

const references = (): References => ({
  novelties: new Novelties(new Set(['stk']), new Set(['colour', 'size', 'brand'])),
  stores: new Map([['b2c', 1]]),
  sources: new Map(),
  printers: new Set(),
  dutyCodes: new Set(),
  designs: new Set(),
  labels: new Map([['climate', { label: 'Vejr', labelEn: 'Weather' }]]),
});

function read(cells: Record<string, string>, skipsUnknown = false, notation: FileRow['notation'] = 'machine') {
  const told: string[] = [];
  const known = references();
  const row = { line: 2, notation, cells: new Map(Object.entries({ sku: 'A', product_type: 'simple', ...cells })) };
  const found = readRow(new Cells(row, (fault) => void told.push(faultInWords(fault))), known, skipsUnknown);
  return { found, told, novelties: known.novelties };
}
const productOf = (cells: Record<string, string>): StagedRow['doc'] => {
  const { found } = read(cells);
  return found?.kind === 'product' ? found.row.doc : {};
};
const factsOf = (additional_attributes: string) => productOf({ additional_attributes }).attributes;

describe('a number with use_config_… = 1', () => {
  test.each([
    ['min_cart_qty', 'use_config_min_sale_qty', 'min_qty', '3', 3],
    ['max_cart_qty', 'use_config_max_sale_qty', 'max_qty', '30.0000', 30],
    ['qty_increments', 'use_config_qty_increments', 'increments', '5', 5],
    ['manage_stock', 'use_config_manage_stock', 'manage_stock', '0', false],
  ])('is ignored: %s with %s', (column, setting, own, written, value) => {
    expect(productOf({ [column]: written, [setting]: '1' })).not.toHaveProperty(own);
    expect(productOf({ [column]: written, [setting]: '0' })).toHaveProperty(own, value);
    expect(read({ [column]: '-1.5', [setting]: '1' }).told).toEqual([]);
  });

  test('ignores increments that are disabled', () => {
    expect(productOf({ qty_increments: '5', enable_qty_increments: '0' })).not.toHaveProperty('increments');
    expect(productOf({ qty_increments: '5', enable_qty_increments: '1' })).toHaveProperty('increments', 5);
  });
});

describe('stock', () => {
  const stockOf = (cells: Record<string, string>) => {
    const { found } = read(cells);
    return found?.kind === 'product' ? [found.row.facts.stock?.central, found.row.doc.manage_stock] : null;
  };
  test.each([
    [{ qty: '25.0000', is_in_stock: '1' }, 25, undefined],
    [{ qty: '25', is_in_stock: '0' }, 0, undefined],
    [{ is_in_stock: '0' }, 0, undefined],
    [{ is_in_stock: '1' }, undefined, undefined],
    [{ qty: '25', manage_stock: '0' }, 25, false],
    [{ qty: '25', manage_stock: '0', is_in_stock: '0' }, 0, true],
  ])('of %j is %s, managed: %s', (cells, quantity, managed) => expect(stockOf(cells)).toEqual([quantity, managed]));
});

describe('visibility', () => {
  test.each([
    ['Not Visible Individually', true, []],
    ['Catalog, Search', undefined, []],
    ['Catalog', undefined, []],
    ['Search', undefined, []],
    ['', undefined, []],
    ['Katalog', undefined, ['Advarsel: linje 2, visibility: Synligheden "katalog" kendes ikke; varen vises.']],
  ])('%s', (visibility, hidden, warnings) => {
    const { found, told } = read({ visibility });
    expect(found).toMatchObject({ kind: 'product', row: { facts: hidden ? { hidden } : {} } });
    expect(told).toEqual(warnings);
    if (!hidden) expect(JSON.stringify(found)).not.toContain('hidden');
  });
});

describe('a type that the shop does not have', () => {
  test.each(['bundle', 'grouped', 'virtual', 'downloadable'])(
    '%s is an error, or skipped with a warning',
    (product_type) => {
      expect(read({ product_type }).told).toEqual([
        `linje 2, product_type: Varetypen "${product_type}" findes ikke her, kun simple, configurable, pcon og giftcard. Med --skip-unknown springes sådanne rækker over.`,
      ]);
      const skipped = read({ product_type, price: 'vrøvl' }, true);
      expect(skipped.found).toEqual({ kind: 'skipped', row: { line: 2, sku: 'A' } });
      expect(skipped.told).toEqual([
        `Advarsel: linje 2, product_type: Varen A er sprunget over: varetypen "${product_type}" findes ikke her.`,
      ]);
    },
  );

  test('does not include Simple or an empty cell, which leaves the type unchanged', () => {
    for (const product_type of ['Simple', '', 'CONFIGURABLE']) {
      const { found } = read({ product_type, configurable_variations: 'sku=B,size=S' }, true);
      expect([product_type, found?.kind]).toEqual([product_type, 'product']);
    }
  });
});

describe('a row for a store view', () => {
  test.each(['en', 'en_GB', 'shop_en', 'b2b-english', 'English'])(
    '%s is English: sets its texts',
    (store_view_code) => {
      const cells = {
        store_view_code,
        name: 'Cup &amp; mug',
        description: '<p>Good<script>x</script></p>',
        price: '5',
      };
      const { found, told } = read({ ...cells, additional_attributes: 'color=Black,has_options=1,care=Cold|Dry' });
      expect(told).toEqual([]);
      expect(found).toEqual({
        kind: 'translation',
        row: {
          line: 2,
          sku: 'A',
          doc: { name_en: 'Cup & mug', description_en: '<p>Good</p>' },
          facts: {
            colour: { text: 'Black', values: ['Black'] },
            care: { text: 'Cold, Dry', values: ['Cold', 'Dry'] },
          },
        },
      });
    },
  );

  test.each(['default', 'de', 'sweden', 'enshop', 'ben'])(
    '%s is not English, and is skipped with a warning',
    (store_view_code) => {
      expect(read({ store_view_code })).toMatchObject({
        found: null,
        told: [
          `Advarsel: linje 2, store_view_code: Rækken gælder butiksvisningen "${store_view_code}" og er sprunget over. Kun engelske læses: en, en_… eller …_en.`,
        ],
      });
    },
  );
});

describe('facts', () => {
  test('omit Magento’s system attributes', () => {
    const system =
      'has_options=0,required_options=0,created_in=1,updated_in=2,page_layout=a,custom_design=b,options_container=c,msrp_display_actual_price_type=d,quantity_and_stock_status=e,use_config_lifetime=1,links_title=f,tax_class_name=g,related_tgtr_position_limit=1';
    expect(factsOf(`${system},kant=Rund`)).toMatchObject([{ code: 'kant', value: 'Rund' }]);
    expect(factsOf(system)).toBeUndefined();
  });

  test('are read without entities and tags, colours in both languages', () => {
    expect(factsOf('color=Black,maal=10 &times; 20,"care=<b>Vask</b> &amp; tør",tegn=5 &lt; 6,fri=R&D')).toMatchObject([
      { code: 'colour', value: 'Sort', valueEn: 'Black' },
      { code: 'maal', value: '10 × 20' },
      { code: 'care', value: 'Vask & tør' },
      { code: 'tegn', value: '5 < 6' },
      { code: 'fri', value: 'R&D' },
    ]);
  });

  test('with several values list each separately, and become a facet', () => {
    const { found, novelties } = read({
      additional_attributes: 'climate=Kulde|Regn,climate_en=Cold|Rain,size=S|M,kant=Rund',
    });
    expect(found).toMatchObject({
      row: {
        doc: {
          attributes: [
            {
              code: 'climate',
              label: 'Vejr',
              value: 'Kulde, Regn',
              valueEn: 'Cold, Rain',
              values: ['Kulde', 'Regn'],
              valuesEn: ['Cold', 'Rain'],
            },
            { code: 'size', values: ['S', 'M'], valuesEn: ['S', 'M'] },
            { code: 'kant', value: 'Rund' },
          ],
        },
      },
    });
    expect([...novelties.facets]).toEqual([['climate', { label: 'Vejr', labelEn: 'Weather' }]]);
    expect(JSON.stringify(factsOf('kant=Rund'))).not.toContain('values');
  });

  test('with fewer translated values than values retain the Danish ones', () => {
    expect(factsOf('climate=Kulde|Regn,climate_en=All weather')).toMatchObject([
      { valueEn: 'All weather', values: ['Kulde', 'Regn'], valuesEn: ['Kulde', 'Regn'] },
    ]);
  });
});

describe('variants', () => {
  const family = (configurable_variations: string, configurable_variation_labels = '') =>
    read({ product_type: 'configurable', configurable_variations, configurable_variation_labels });

  test('differ in options of any name, whose values are in natural order', () => {
    const { found, told, novelties } = family(
      'sku=B,volume=10 l,color=Red,price=5,display=1|sku=C,volume=1,5 l,color=Black|sku=D,volume=Andet,color=Red',
      'volume=Rumfang|color=Farve &amp; tone',
    );
    expect(told).toEqual([]);
    expect(found).toMatchObject({
      row: {
        doc: {
          options: [
            {
              code: 'volume',
              label: 'Rumfang',
              swatchType: 'TEXT',
              values: [{ code: '1-5-l', label: '1,5 l', labelEn: '1.5 l' }, { code: '10-l' }, { code: 'andet' }],
            },
            {
              code: 'colour',
              label: 'Farve & tone',
              swatchType: 'COLOR',
              values: [{ label: 'Rød' }, { label: 'Sort' }],
            },
          ],
        },
        facts: { variants: [{ sku: 'B', values: { volume: '10-l', colour: 'red' } }, { sku: 'C' }, { sku: 'D' }] },
      },
    });
    expect([...novelties.facets.keys()]).toEqual(['volume']);
  });

  test('with an option code that is invalid in an address are refused; with an empty value are left out', () => {
    expect(family('sku=B,Smag Nr.=sur|sku=C,volume= ').told).toEqual([
      'linje 2, configurable_variations: "smag nr." kan ikke være navnet på en valgmulighed. Brug små bogstaver a-z, cifre og understregning, højst 40 tegn.',
      'Advarsel: linje 2, configurable_variations: "sku=C,volume=" er ikke en variant på formen sku=…,color=…,size=…. Den er udeladt.',
    ]);
    expect(family('sku=B,in_stock=1').told).toHaveLength(1);
  });
});

test('creates a unit that the shop does not have, unless it is invalid', () => {
  expect([...read({ additional_attributes: 'unit=dunk' }).novelties.units]).toEqual(['dunk']);
  expect([...read({ additional_attributes: 'unit=stk' }).novelties.units]).toEqual([]);
  expect(read({ additional_attributes: 'unit=1 stk' }).told).toEqual([
    'linje 2, additional_attributes (unit): "1 stk" kan ikke være en enhed: et kort ord på højst 20 tegn, der begynder med et bogstav.',
  ]);
  expect(read({ additional_attributes: `unit=${'x'.repeat(21)}` }).told).toHaveLength(1);
});

test('categories are separated by commas or bars; a slash inside a name is escaped, an entity is decoded', () => {
  const { found } = read({ categories: 'Default Category/Kop &amp; krus|Default Category/A\\/B/C,"Mapper, omslag"' });
  expect(found).toMatchObject({ row: { facts: { categories: [['Kop & krus'], ['A/B', 'C'], ['Mapper, omslag']] } } });
});

test('an offer that ends before it begins is refused, in any mix of date formats', () => {
  const period = (from: string, to: string) =>
    read({ special_price: '1', special_price_from_date: from, special_price_to_date: to }).told;
  const wrong = ['linje 2, special_price_to_date: Tilbuddet slutter, før det begynder.'];
  expect(period('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toEqual([]);
  expect(period('2026-10-25T01:30:00Z', '2026-10-25T00:30:00Z')).toEqual(wrong);
  expect(period('2026-07-05T22:30:00Z', '2026-07-06 00:45')).toEqual([]);
  expect(period('2026-07-05T22:30:00Z', '2026-07-06 00:15')).toEqual(wrong);
  expect(period('2026-07-05 12:00', '2026-07-05T09:00:00Z')).toEqual(wrong);
});

describe('a period of days', () => {
  const specialsOf = (cells: Record<string, string>) => {
    const { found } = read({ special_price: '1', ...cells });
    return found?.kind === 'product' ? found.row.facts.specials : undefined;
  };

  test.each([
    ['2026-11-28', '2026-11-28', '2026-11-29'],
    ['11/28/26', '11/28/26', '2026-11-29'],
    ['', '2026-12-24', '2026-12-25'],
    ['', '2026-12-31 00:00:00', '2027-01-01'],
    ['', '2026-12-31 18:00', '2026-12-31 18:00'],
  ])('from %s to %s includes its last day', (from, to, end) => {
    const cells = { special_price_from_date: from, special_price_to_date: to };
    expect(specialsOf(cells)).toMatchObject([{ to: end }]);
  });

  test('of additional offers includes its last day as well', () => {
    const more = JSON.stringify([{ price: 2, from: '2026-12-01', to: '2026-12-01' }]);
    expect(specialsOf({ additional_attributes: '', more_offers: more })).toMatchObject([{}, { to: '2026-12-02' }]);
  });

  test('that ends the day before it begins is refused', () => {
    const { told } = read({
      special_price: '1',
      special_price_from_date: '2026-11-28',
      special_price_to_date: '2026-11-27',
    });
    expect(told).toEqual(['linje 2, special_price_to_date: Tilbuddet slutter, før det begynder.']);
  });

  test('has dates only with a price: alone they are refused, and reported where the file has prices', () => {
    const alone = 'Datoerne gælder en tilbudspris: skriv også special_price. De er ikke læst.';
    expect(read({ special_price_to_date: '2026-12-31' }).told).toEqual([`linje 2, special_price_to_date: ${alone}`]);
    expect(read({ special_price_from_date: '2026-12-31' }).told).toEqual([
      `linje 2, special_price_from_date: ${alone}`,
    ]);
    const left = { special_price: '', special_price_from_date: '2026-12-01', special_price_to_date: '2026-12-31' };
    expect(read(left).told).toEqual([`Advarsel: linje 2, special_price_to_date: ${alone}`]);
    expect(read({ special_price: '', special_price_to_date: '' }).told).toEqual([]);
  });

  test('with a price of zero is reported', () => {
    expect(read({ special_price: '0' }).told).toEqual([
      'Advarsel: linje 2, special_price: Tilbudsprisen er 0 kr.: varen bliver gratis i perioden.',
    ]);
    expect(read({ special_price: '0.01' }).told).toEqual([]);
  });
});

describe('numbers and dates of a spreadsheet', () => {
  const priceOf = (price: string, notation: FileRow['notation']) => {
    const { found, told } = read({ price }, false, notation);
    return found?.kind === 'product' ? (found.row.doc.gross_oere ?? told[0]) : told;
  };
  const notANumber = 'er ikke et tal. Skriv 1234,50 eller 1234.50.';

  test.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['1.234,50', 123_450],
    ['1234', 123_400],
    ['12.500', 'linje 2, price: "12.500" kan betyde 12,5 eller 12500. Skriv 12,5 eller 12500.'],
    ['kr. 12,50', `linje 2, price: "kr. 12,50" ${notANumber}`],
  ])('the price %s', (price, wanted) => expect(priceOf(price, 'either')).toBe(wanted));

  test('Magento’s own files use decimal points only', () => {
    expect(priceOf('12.500', 'machine')).toBe(1250);
    expect(priceOf('12,50', 'machine')).toContain('er ikke et tal.');
  });

  test('refuses a stock of 1.000 and the date 01/12/2026 with both interpretations', () => {
    expect(read({ qty: '1.000' }, false, 'either').told).toEqual([
      'linje 2, qty: "1.000" kan betyde 1 eller 1000. Skriv 1 eller 1000.',
    ]);
    expect(read({ special_price: '1', special_price_from_date: '01/12/2026' }, false, 'either').told).toEqual([
      'linje 2, special_price_from_date: "01/12/2026" kan betyde 2026-12-01 eller 2026-01-12. Skriv datoen som 2026-12-01.',
    ]);
    expect(read({ special_price: '1', special_price_from_date: '01-12-2026' }, false, 'either').told).toEqual([]);
  });
});

test('facts in their own column: quotes separate several values, and one value retains its punctuation', () => {
  const facts = `"tip=0,5 mm, rund",vej="Kold, tør"|"Våd",vej_en="Cold, dry"|"Wet",serie="A|B",nul=`;
  expect(productOf({ facts, fact_labels: 'vej=Vejr,vej_en=Weather' }).attributes).toEqual([
    { code: 'tip', label: 'Tip', labelEn: 'Tip', value: '0,5 mm, rund', valueEn: '0.5 mm, rund' },
    {
      ...{ code: 'vej', label: 'Vejr', labelEn: 'Weather', value: 'Kold, tør, Våd', valueEn: 'Cold, dry, Wet' },
      ...{ values: ['Kold, tør', 'Våd'], valuesEn: ['Cold, dry', 'Wet'] },
    },
    { code: 'serie', label: 'Serie', labelEn: 'Serie', value: 'A|B', valueEn: 'A|B' },
    { code: 'nul', label: 'Nul', labelEn: 'Nul', value: '', valueEn: '' },
  ]);
  expect([...read({ facts }).novelties.facets.keys()]).toEqual(['vej']);
});

describe('legal product data', () => {
  test.each([
    ['withdrawal_exempt=sealed', { withdrawal_exempt: 'sealed' }, []],
    ['withdrawal_exempt=PERISHABLE', { withdrawal_exempt: 'perishable' }, []],
    ['withdrawal_exempt=__EMPTY__VALUE__', { withdrawal_exempt: null }, []],
    ['withdrawal_exempt=altid', {}, ['"altid" kendes ikke']],
    ['guarantee_months=60', { guarantee_months: '60' }, []],
    ['guarantee_months=24', {}, ['"24" er ikke måneder af en garanti over to år']],
    ['guarantee_terms=/info/garanti', { guarantee_terms: '/info/garanti' }, []],
    ['guarantee_terms=https://havgus.example/garanti', { guarantee_terms: 'https://havgus.example/garanti' }, []],
    ['guarantee_terms=javascript:alert(1)', {}, ['"javascript:alert(1)" er ikke et sted']],
    ['guarantee_terms=//havgus.example', {}, ['"//havgus.example" er ikke et sted']],
    ['guarantee_months=5 år', {}, ['"5 år" er ikke måneder']],
    ['order_units=stk=10', { order_units: 'stk=10' }, []],
    ['order_units=stk=10;kasse=5', {}, ['"kasse=5" kan ikke læses som en enhed']],
    ['unspsc=44121704,eclass=24260601', { unspsc: '44121704', eclass: '24260601' }, []],
    ['unspsc=4412170', {}, ['"4412170" er ikke en klasse']],
    ['eclass=24-26-06-01', {}, ['"24-26-06-01" er ikke en klasse']],
    ['unspsc=__EMPTY__VALUE__', { unspsc: null }, []],
    ['order_units=stk', {}, ['"stk" kan ikke læses som en enhed']],
  ])('%s', (additional_attributes, said, faults) => {
    const { found, told } = read({ additional_attributes });
    const doc = found?.kind === 'product' ? found.row.doc : {};
    const columns = [
      'withdrawal_exempt',
      'guarantee_months',
      'guarantee_terms',
      'order_units',
      'unspsc',
      'eclass',
    ].filter((column) => column in doc);
    expect(Object.fromEntries(columns.map((column) => [column, doc[column]]))).toEqual(said);
    expect(told.map((fault, at) => fault.includes(faults[at] ?? '?'))).toEqual(faults.map(() => true));
  });

  test('environmental claims are reported once each, and the row is imported', () => {
    const { found, told } = read({ name: 'Bæredygtig blok', description: '<p>Et bæredygtigt og grønnere valg</p>' });
    expect(found?.kind).toBe('product');
    expect(told.map((fault) => /Teksten siger "([^"]+)"/.exec(fault)?.[1])).toEqual([
      'bæredygtig',
      'bæredygtigt',
      'grønnere',
    ]);
  });
});

describe('country_of_manufacture', () => {
  const origin = (value: string, valueEn: string) => ({
    code: 'origin',
    label: 'Oprindelse',
    labelEn: 'Origin',
    value,
    valueEn,
  });
  test.each([
    ['DK', 'Danmark', 'Denmark'],
    ['de', 'Tyskland', 'Germany'],
    ['Sweden', 'Sverige', 'Sweden'],
    ['Sverige', 'Sverige', 'Sweden'],
    ['Honduras og Peru', 'Honduras og Peru', 'Honduras og Peru'],
  ])('%s is a fact in both languages', (country_of_manufacture, da, en) => {
    const { found } = read({ country_of_manufacture });
    expect(found?.kind === 'product' && found.row.facts.origin).toEqual([origin(da, en)]);
  });

  test('replaces the fact of its row, and is removed without the others', () => {
    const material = { code: 'material', label: 'Material', labelEn: 'Material', value: 'Birk', valueEn: 'Birk' };
    const row = (cells: Record<string, string>) => {
      const { found } = read(cells);
      return found?.kind === 'product' ? [found.row.doc.attributes, found.row.facts.origin] : [];
    };
    const additional_attributes = 'material=Birk,origin=Norge';
    expect(row({ additional_attributes, country_of_manufacture: 'FI' })).toEqual([
      [material, origin('Finland', 'Finland')],
      undefined,
    ]);
    expect(row({ additional_attributes, country_of_manufacture: '__EMPTY__VALUE__' })).toEqual([[material], undefined]);
    expect(row({ country_of_manufacture: '__EMPTY__VALUE__' })).toEqual([undefined, []]);
    expect(row({ country_of_manufacture: '' })).toEqual([undefined, undefined]);
  });
});

test('reports Magento’s custom options, because the product is sold without them', () => {
  const { found, told } = read({ custom_options: 'name=Farve,type=drop_down,option_title=Guld' });
  expect(found?.kind).toBe('product');
  expect(told).toEqual([
    'Advarsel: linje 2, custom_options: Varens egne valgmuligheder (custom options) findes ikke her; den sælges uden dem.',
  ]);
  expect(read({ custom_options: ' ' }).told).toEqual([]);
});
