import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oere } from '#domain/money/money';
import { diceOf } from '../../tests/simulate/random';
import { anyReturnedLine } from '../../tests/support/inputs/returned-line';
import type { OciAgreement } from './connection';
import { type ExactPart, exactParts } from './exact-price';
import { readOciCart, thousandthsOf } from './oci-cart';
import { ociFields, type ReturnedLine } from './oci-fields';
import { cutAtWord, ociText } from './oci-texts';

const agreed: OciAgreement = {
  version: '4.0',
  encoding: 'utf-8',
  units: { stk: 'PCE' },
  understandsPriceUnits: true,
  itemNumber: 'VENDORMAT',
  materialGroups: { papir: '14111507' },
  fixed: { VENDOR: '100200' },
  duties: 'line',
  dutyField: null,
  freightText: null,
};

const line: ReturnedLine = {
  id: '4711',
  sku: 'PAP-A4-80',
  name: 'Kopipapir A4 80 g hvid, 5 × 500 ark, Kontorværk Basis til kopi og laser',
  text: 'Syrefrit papir.\nFSC-mærket.',
  quantity: 12,
  row: oere(45_000),
  duty: null,
  design: null,
  unit: 'kasse',
  unece: 'CT',
  leadDays: 1,
  manufacturer: 'Kontorværk',
  manufacturerNumber: '880 441',
  categories: ['kopipapir', 'papir'],
};

const fieldOf = (pairs: readonly (readonly [string, string])[], name: string) =>
  pairs.find(([field]) => field === name)?.[1];

describe('the cart as OCI fields', () => {
  it('has the standard’s field names for a line', () => {
    expect(Object.fromEntries(ociFields([line], null, agreed))).toEqual({
      'NEW_ITEM-DESCRIPTION[1]': 'Kopipapir A4 80 g hvid, 5 × 500 ark,',
      'NEW_ITEM-VENDORMAT[1]': 'PAP-A4-80',
      'NEW_ITEM-QUANTITY[1]': '12',
      'NEW_ITEM-UNIT[1]': 'CT',
      'NEW_ITEM-PRICE[1]': '37.50',
      'NEW_ITEM-CURRENCY[1]': 'DKK',
      'NEW_ITEM-PRICEUNIT[1]': '1',
      'NEW_ITEM-LEADTIME[1]': '1',
      'NEW_ITEM-MANUFACTMAT[1]': '880 441',
      'NEW_ITEM-EXT_PRODUCT_ID[1]': 'PAP-A4-80',
      'NEW_ITEM-EXT_QUOTE_ITEM[1]': '4711',
      'NEW_ITEM-VENDOR[1]': '100200',
      'NEW_ITEM-MATGROUP[1]': '14111507',
      'NEW_ITEM-LONGTEXT_1:132[]':
        'Kopipapir A4 80 g hvid, 5 × 500 ark, Kontorværk Basis til kopi og laser. Syrefrit papir. FSC-mærket.',
    });
  });

  it('has class, picture and own fields of the product where they are agreed', () => {
    const more: OciAgreement = {
      ...agreed,
      ...{ schemaType: 'UNSPSC', sendsPictures: true },
      lineFields: { CUST_FIELD1: 'manufacturer_number', CUST_FIELD2: 'unit', CUST_FIELD4: 'ean', CUST_FIELD5: 'brand' },
    };
    const product = {
      ...line,
      ean: '5701234567899',
      picture: '/media/a.png',
      duty: { label: 'Afgift', row: oere(100) },
    };
    const pairs = ociFields([product], null, more, 'https://shop.example');
    const own = Object.fromEntries(pairs.filter(([name]) => /EXT_[CS]|ATTACH|CUST/.test(name)));
    const classes = (at: number) => ({
      [`NEW_ITEM-EXT_SCHEMA_TYPE[${at}]`]: 'UNSPSC',
      [`NEW_ITEM-EXT_CATEGORY_ID[${at}]`]: '14111507',
      [`NEW_ITEM-EXT_CATEGORY[${at}]`]: '14111507',
    });
    expect(own).toEqual({
      ...classes(1),
      ...classes(2),
      'NEW_ITEM-ATTACHMENT[1]': 'https://shop.example/media/a.png',
      'NEW_ITEM-ATTACHMENT_TITLE[1]': line.name,
      'NEW_ITEM-CUST_FIELD1[1]': '880 441',
      'NEW_ITEM-CUST_FIELD2[1]': 'CT',
      'NEW_ITEM-CUST_FIELD4[1]': '5701234567899',
      'NEW_ITEM-CUST_FIELD5[1]': 'Kontorværk',
    });
  });

  it('has the product’s own class in the agreed list, and either class in own fields', () => {
    const classes = { unspsc: '14111506', eclass: '24260601' };
    const told = (schemaType: string | null) =>
      ociFields([{ ...line, classes }], null, {
        ...{ ...agreed, schemaType },
        lineFields: { CUST_FIELD1: 'unspsc', CUST_FIELD2: 'eclass' },
      });
    const fields = ['MATGROUP', 'EXT_SCHEMA_TYPE', 'EXT_CATEGORY_ID', 'EXT_CATEGORY', 'CUST_FIELD1', 'CUST_FIELD2'];
    const values = (schemaType: string | null) =>
      fields.map((name) => fieldOf(told(schemaType), `NEW_ITEM-${name}[1]`) ?? '');
    const own = ['14111506', '24260601'];
    expect(values('UNSPSC')).toEqual(['14111506', 'UNSPSC', '14111506', '14111506', ...own]);
    expect(values('ECLASS-13')).toEqual(['24260601', 'ECLASS-13', '24260601', '24260601', ...own]);
    expect(values(null)).toEqual(['14111507', '', '', '', ...own]);
  });

  it.each([255, 256])('has the address of a picture of 255 characters at most: %d', (length) => {
    const picture = `/${'p'.repeat(length - 'https://a.dk/'.length)}`;
    const pairs = ociFields([{ ...line, picture }], null, { ...agreed, sendsPictures: true }, 'https://a.dk');
    expect(fieldOf(pairs, 'NEW_ITEM-ATTACHMENT[1]')?.length).toBe(length === 255 ? 255 : undefined);
  });

  it('leaves out an own field that its value does not fit', () => {
    const pairs = ociFields([{ ...line, ean: '57012345678' }], null, { ...agreed, lineFields: { CUST_FIELD1: 'ean' } });
    expect(fieldOf(pairs, 'NEW_ITEM-CUST_FIELD1[1]')).toBeUndefined();
  });

  it('uses the system’s name of the unit', () => {
    const pairs = ociFields([{ ...line, unit: 'stk', unece: 'C62' }], null, agreed);
    expect(fieldOf(pairs, 'NEW_ITEM-UNIT[1]')).toBe('PCE');
    const packed = ociFields([{ ...line, unit: 'pk', unece: 'XPK' }], null, agreed);
    expect(fieldOf(packed, 'NEW_ITEM-UNIT[1]')).toBe('PK');
  });

  it('always has a description', () => {
    const named = (name: string, sku: string | null) =>
      fieldOf(ociFields([{ ...line, name, sku }], null, agreed), 'NEW_ITEM-DESCRIPTION[1]');
    expect([named('\u200b\u0000', 'K1'), named('', null)]).toEqual(['K1', '-']);
  });

  it.each([
    ['line', ['37.50', '1.25']],
    ['price', ['38.75']],
  ] as const)('has duties as %s', (duties, prices) => {
    const dutiable = { ...line, duty: { label: 'Batteriafgift', row: oere(1_500) } };
    const pairs = ociFields([dutiable], null, { ...agreed, duties });
    expect(pairs.filter(([name]) => name.startsWith('NEW_ITEM-PRICE[')).map(([, value]) => value)).toEqual(prices);
  });

  it('has duties in the system’s own field', () => {
    const dutiable = { ...line, duty: { label: 'Batteriafgift', row: oere(1_500) } };
    const pairs = ociFields([dutiable], null, { ...agreed, duties: 'field', dutyField: 'CUST_FIELD4' });
    expect(fieldOf(pairs, 'NEW_ITEM-CUST_FIELD4[1]')).toBe('Batteriafgift 15.00');
    expect(fieldOf(pairs, 'NEW_ITEM-PRICE[1]')).toBe('37.50');
  });

  it('has freight as the last line where it is agreed, and only above zero', () => {
    const withFreight = { ...agreed, freightText: 'Fragt' };
    const pairs = ociFields([line], oere(4_900), withFreight);
    expect(fieldOf(pairs, 'NEW_ITEM-DESCRIPTION[2]')).toBe('Fragt');
    expect(fieldOf(pairs, 'NEW_ITEM-PRICE[2]')).toBe('49.00');
    expect(fieldOf(pairs, 'NEW_ITEM-VENDORMAT[2]')).toBeUndefined();
    expect(fieldOf(ociFields([line], oere(0), withFreight), 'NEW_ITEM-DESCRIPTION[2]')).toBeUndefined();
    expect(fieldOf(ociFields([line], oere(4_900), agreed), 'NEW_ITEM-DESCRIPTION[2]')).toBeUndefined();
  });

  it('omits a number that is too long, since a truncated one could be another product’s', () => {
    const pairs = ociFields([{ ...line, sku: 'X'.repeat(41) }], null, agreed);
    expect(fieldOf(pairs, 'NEW_ITEM-VENDORMAT[1]')).toBeUndefined();
    expect(fieldOf(pairs, 'NEW_ITEM-DESCRIPTION[1]')).toBeTruthy();
  });
});

// SAP's table of fields, as a receiving system checks it, applied to any cart.
const MOST: Record<string, number> = {
  DESCRIPTION: 40,
  VENDORMAT: 40,
  MATNR: 40,
  MANUFACTMAT: 40,
  EXT_PRODUCT_ID: 40,
  QUANTITY: 15,
  PRICE: 15,
  UNIT: 3,
  CURRENCY: 5,
  PRICEUNIT: 5,
  LEADTIME: 5,
  CONTRACT_ITEM: 5,
  TAX: 5,
  VENDOR: 10,
  MANUFACTCODE: 10,
  MATGROUP: 10,
  CONTRACT: 10,
  EXT_QUOTE_ITEM: 10,
  CUST_FIELD1: 10,
  CUST_FIELD2: 10,
  CUST_FIELD3: 10,
  CUST_FIELD4: 20,
  CUST_FIELD5: 50,
};
const NAME = /^NEW_ITEM-(?:([A-Z_0-9]+)\[(\d+)\]|LONGTEXT_(\d+):132\[\])$/;

const anyAgreement: fc.Arbitrary<OciAgreement> = fc.record({
  version: fc.constantFrom('4.0', '5.0'),
  encoding: fc.constantFrom('utf-8', 'iso-8859-1'),
  units: fc.constant({ stk: 'PCE' }),
  understandsPriceUnits: fc.boolean(),
  itemNumber: fc.constantFrom('VENDORMAT', 'MATNR'),
  materialGroups: fc.constant({ papir: '14111507' }),
  fixed: fc.constant({ VENDOR: '100200', CUST_FIELD5: 'K-1' }),
  duties: fc.constantFrom('line', 'field', 'price'),
  dutyField: fc.constantFrom('CUST_FIELD1', 'CUST_FIELD5'),
  freightText: fc.constantFrom(null, 'Fragt'),
});

describe('any cart', () => {
  it('complies with the table of fields, without gaps, and adds up to the øre', () => {
    fc.assert(
      fc.property(
        fc.array(anyReturnedLine(), { maxLength: 6 }),
        fc.nat(20_000),
        anyAgreement,
        (lines, freight, agreement) => {
          const pairs = ociFields(lines, oere(freight), agreement);
          const rows = new Map<number, Record<string, string>>();
          let last = 1;
          for (const [name, value] of pairs) {
            const [, field, index, longIndex] = NAME.exec(name) ?? [];
            const row = Number(index ?? longIndex);
            expect(row === last || row === last + 1, name).toBe(true);
            last = row;
            rows.set(row, { ...rows.get(row), [field ?? 'LONGTEXT']: value });
            if (field) expect(value.length, `${name}: ${value}`).toBeLessThanOrEqual(MOST[field] ?? 0);
            expect(value).not.toMatch(/\p{Cc}/u);
            if (agreement.encoding === 'iso-8859-1') expect([...value].every((sign) => sign <= '\u00ff')).toBe(true);
          }
          let sum = 0;
          for (const row of rows.values()) {
            expect(row.DESCRIPTION ?? row.MATNR, JSON.stringify(row)).toBeTruthy();
            expect(row.PRICE).toMatch(/^\d{1,11}\.\d{2,3}$/);
            expect(row.PRICEUNIT).toMatch(/^[1-9]\d*$/);
            sum += Math.round((Number(row.PRICE) * 1_000 * Number(row.QUANTITY)) / Number(row.PRICEUNIT));
          }
          const duties = agreement.duties === 'field' ? 0 : lines.reduce((all, { duty }) => all + (duty?.row ?? 0), 0);
          const goods = lines.reduce((all, { row }) => all + row, 0);
          expect(sum).toBe(10 * (goods + duties + (agreement.freightText ? freight : 0)));
        },
      ),
      { numRuns: 300, seed: 20_261_123 },
    );
  });
});

/** Twenty thousand by default: a hundred thousand take as long as all other domain tests together. */
const CARTS = process.env.ALL_FLOWS ? 100_000 : 5_000;

describe('thousands of carts', () => {
  it('are accepted by a strict system, with the same total as in the shop', () => {
    const dice = diceOf(20_261_123);
    const faults: string[] = [];
    for (let at = 0; at < CARTS && faults.length === 0; at += 1) {
      const { lines, freight, agreement } = cartOf(dice);
      const { items, faults: found } = readOciCart(ociFields(lines, freight, agreement));
      const told = Math.round(items.reduce((sum, one) => sum + thousandthsOf(one), 0));
      const due = dueOf(lines, freight, agreement);
      if (found.length > 0 || told !== due) faults.push(JSON.stringify({ lines, agreement, found, told, due }));
    }
    expect(faults).toEqual([]);
  });
});

type Dice = ReturnType<typeof diceOf>;
const WORDS = [
  'Kopipapir A4',
  'Blå pen – 0,7 mm',
  '\u0000\u200b',
  'æøåÆØÅ 5 €',
  'x'.repeat(70),
  '"citat" & <b>',
  'Ærø\n2. linje',
  '漢字',
];

function lineWith(dice: Dice): ReturnedLine {
  const word = () => Array.from({ length: dice.between(1, 4) }, () => dice.pick(WORDS)).join(' ');
  return {
    ...line,
    sku: dice.percent(90) ? `K${dice.between(1, 9_999_999)}` : 'S'.repeat(dice.between(1, 60)),
    name: word(),
    text: dice.percent(50) ? word() : '',
    quantity: dice.percent(80) ? dice.between(1, 60) : dice.between(1, 999_999),
    row: oere(dice.percent(90) ? dice.between(0, 500_000) : dice.between(0, 2_000_000_000)),
    duty: dice.percent(30) ? { label: word(), row: oere(dice.between(0, 90_000)) } : null,
    unit: dice.pick(['stk', 'pk', 'ds']),
    unece: dice.pick(['C62', 'XPK', 'XCS']),
    leadDays: dice.between(-3, 120_000),
    categories: dice.pick([[], ['papir'], ['x', 'papir']]),
  };
}

const cartOf = (dice: Dice) => ({
  lines: Array.from({ length: dice.percent(80) ? 1 : dice.between(2, 4) }, () => lineWith(dice)),
  freight: dice.percent(50) ? oere(dice.between(0, 9_900)) : null,
  agreement: {
    ...agreed,
    encoding: dice.pick(['utf-8', 'iso-8859-1'] as const),
    understandsPriceUnits: dice.percent(50),
    itemNumber: dice.pick(['VENDORMAT', 'MATNR', 'MANUFACTMAT'] as const),
    fixed: dice.pick([{}, { VENDOR: '100200', CONTRACT: '46001', CONTRACT_ITEM: '10' }]),
    duties: dice.pick(['line', 'field', 'price'] as const),
    dutyField: 'CUST_FIELD5' as const,
    freightText: dice.pick([null, 'Fragt']),
  },
});

/** In thousandths of a krone. */
function dueOf(lines: readonly ReturnedLine[], freight: number | null, agreement: OciAgreement): number {
  const goods = lines.reduce(
    (all, { row, duty }) => all + row + (agreement.duties === 'field' ? 0 : (duty?.row ?? 0)),
    0,
  );
  return 10 * (goods + (agreement.freightText ? (freight ?? 0) : 0));
}

const rowOfParts = (parts: readonly ExactPart[]) =>
  parts.reduce((sum, { quantity, price, priceUnit }) => sum + (price * quantity) / priceUnit, 0) / 10;

describe('exact parts', () => {
  it.each([
    [10_000, 3, true, [{ quantity: 3, price: 100_000, priceUnit: 3 }]],
    [
      10_000,
      3,
      false,
      [
        { quantity: 2, price: 33_330, priceUnit: 1 },
        { quantity: 1, price: 33_340, priceUnit: 1 },
      ],
    ],
    [10_000, 4, false, [{ quantity: 4, price: 25_000, priceUnit: 1 }]],
    // Half an øre is representable with three decimals.
    [10_001, 2, false, [{ quantity: 2, price: 50_005, priceUnit: 1 }]],
  ])('%i øre for %i pieces', (row, quantity, understands, parts) => {
    expect(exactParts(oere(row), quantity, understands)).toEqual(parts);
    expect(rowOfParts(exactParts(oere(row), quantity, understands))).toBe(row);
  });

  it.each([0, -1, 1.5])('refuses %s pieces', (quantity) => {
    expect(() => exactParts(oere(1), quantity, true)).toThrow(RangeError);
  });
});

describe('texts', () => {
  it.each([
    ['1–2 hverdage − »godt« ›x‹ 5 € œuvre Ł', '1-2 hverdage - »godt« ?x? 5 EUR oeuvre ?'],
    ['Ærø ÅÆØ æøå', 'Ærø ÅÆØ æøå'],
  ])('%s in ISO-8859-1', (text, plain) => {
    expect(ociText(text, 'iso-8859-1')).toBe(plain);
  });

  it.each([
    ['kort', 10, 'kort'],
    ['fem seks syv', 8, 'fem seks'],
    ['fem seks syv', 10, 'fem seks'],
    ['a donaudampfschiff', 10, 'a donaudam'],
    ['aaaaaaaaa😀', 10, 'aaaaaaaaa'],
  ])('%s truncated to %i', (text, most, cut) => {
    expect(cutAtWord(text, most)).toBe(cut);
  });
});
