// Each law before and after its date, its requirements of a product, and which words are environmental claims.
import { describe, expect, it } from 'vitest';
import { inCopenhagen, isIsoDate } from '#domain/calendar/calendar';
import { lawPreviewPath } from './addresses';
import { isGaranMonths } from './durability';
import { bannedClaims } from './environmental-claims';
import { isInEea, isPostalAddress } from './places';
import { faultsOfProduct, type ProductOnLaw } from './product-law';
import { holdsOn, LAW_CODES, LAW_RULES, lawDayFrom } from './rules';

const dayOf = (moment: string) => inCopenhagen(new Date(moment)).date;

describe('a law', () => {
  it.each([
    ['lowest-price', '2022-05-27T21:59:59Z', '2022-05-27T22:00:00Z'],
    ['product-safety', '2024-12-12T22:59:59Z', '2024-12-12T23:00:00Z'],
    ['withdrawal-function', '2026-06-18T21:59:59Z', '2026-06-18T22:00:00Z'],
    ['environmental-claims', '2026-09-26T21:59:59Z', '2026-09-26T22:00:00Z'],
    ['guarantee-notice', '2026-09-26T21:59:59Z', '2026-09-26T22:00:00Z'],
    ['garan-label', '2026-09-26T21:59:59Z', '2026-09-26T22:00:00Z'],
    ['product-liability', '2026-12-08T22:59:59Z', '2026-12-08T23:00:00Z'],
    ['hazard-label', '2027-12-31T22:59:59Z', '2027-12-31T23:00:00Z'],
  ] as const)('%s begins with the Danish midnight of its day', (code, before, after) => {
    expect([holdsOn(code, dayOf(before)), holdsOn(code, dayOf(after))]).toEqual([false, true]);
  });

  it('that is replaced by another ends the moment before', () => {
    const [before, after] = [dayOf('2027-12-31T22:59:59Z'), dayOf('2027-12-31T23:00:00Z')];
    expect([holdsOn('hazard-types', before), holdsOn('hazard-types', after)]).toEqual([true, false]);
  });

  it('has valid dates, the first before the last', () => {
    for (const code of LAW_CODES) {
      const { from, to } = LAW_RULES[code];
      expect([isIsoDate(from), to === null || (isIsoDate(to) && from < to)]).toEqual([true, true]);
    }
  });

  it.each(['', '2026-02-30', '2026-9-27', '1999-01-01', '2040-01-01', '27-09-2026', '2026-09-27T00:00'])(
    'does not accept the day %j',
    (text) => expect(lawDayFrom(text)).toBeNull(),
  );
});

it.each(['2020-01-01', '2026-09-27', '2039-12-31'])('a preview accepts %s', (day) => expect(lawDayFrom(day)).toBe(day));

it('a preview has an address with its token, and one that ends it', () => {
  expect([lawPreviewPath(), lawPreviewPath('2028-01-01.9.a/b')]).toEqual(['/lov', '/lov/2028-01-01.9.a%2Fb']);
});

describe('an environmental claim', () => {
  it.each([
    ['Et miljøvenligt valg', ['miljøvenligt']],
    ['<p>Mere <strong>bæredygtig</strong> og grønnere</p>', ['bæredygtig', 'grønnere']],
    ['CO₂-neutral levering', ['co2-neutral']],
    ['Klimakompenseret fragt', ['klimakompenseret']],
    ['BÆREDYGTIG, bæredygtig', ['bæredygtig']],
    ['Bio\u00adlogisk ned\u00adbrydelig pose', ['biologisk nedbrydelig']],
    ['An eco‑friendly pen, good for the environment', ['eco-friendly', 'good for the environment']],
    ['The sustainable, greener alternative', ['sustainable', 'greener']],
    ['100 % carbon neutral', ['carbon neutral']],
  ])('is found in %j', (text, claims) => {
    expect(bannedClaims(text)).toEqual(claims);
  });

  it.each([
    'Grøn te med hyldeblomst',
    'Tuscher i grøn, grønne ark og en grønlig kant',
    'Svanemærket, Nordens officielle miljømærke',
    'Papir fremstillet af 100 % genbrugsfibre',
    'Mosgrøn linoleum, green tea, evergreen',
    'Kravene gælder kemi, energi ved fremstillingen og affald',
    'Nordic Ecolabel and the EU Ecolabel',
    '',
  ])('is not found in %j', (text) => expect(bannedClaims(text)).toEqual([]));
});

it.each([
  ['Blækvej 12, 8600 Silkeborg', true, true],
  ['Blækvej 12\nDK-8600 Silkeborg', true, true],
  ['Hauptstraße 3, 10115 Berlin, Germany', true, true],
  ['15-1 Naeshiro-cho, Nagoya 467-8561, Japan', true, false],
  ['Blækvej 12, 8600 Silkeborg,', true, true],
  ['Hauptstraße 3, Berlin, Germany.', true, true],
  ['Postboks, 12', true, false],
  ['Blækvej 12 Danmark', false, false],
  ['12, 8600', false, false],
  ['Blækvej, Danmark', false, true],
  ['Se adressen på emballagen', false, false],
  ['Silkeborg', false, false],
  ['', false, false],
])('%j: a postal address %j, in the EEA %j', (address, isPostal, isNear) => {
  expect([isPostalAddress(address), isInEea(address)]).toEqual([isPostal, isNear]);
});

const danish = { name: 'Nordlys A/S', address: 'Blækvej 12, 8600 Silkeborg', email: 'kontakt@nordlys.example' };
const japanese = { name: 'Brother', address: '15-1 Naeshiro-cho, Nagoya, Japan', email: 'gpsr@brother.example' };
const goods = (more: Partial<ProductOnLaw> = {}): ProductOnLaw => ({
  ...{ isGiftCard: false, texts: { name_da: 'Kuglepen' }, brand: 'Nordlys', sku: '1', producer: danish, pictures: 1 },
  ...{ danger: null, facts: [], guaranteeMonths: null, guaranteeTerms: '/info/garanti', certificates: [], cuts: [] },
  ...more,
});
const marks = new Map([
  ['svanen', true],
  ['own', false],
]);
const faults = (more: Partial<ProductOnLaw>, day: string) =>
  faultsOfProduct(goods(more), marks, day).map(({ rule, code }) => `${rule} ${code}`);

describe('a product', () => {
  it('with complete data breaks no law on any day', () => {
    for (const { from } of Object.values(LAW_RULES)) expect(faults({}, from)).toEqual([]);
  });

  it.each<[string, Partial<ProductOnLaw>, string[]]>([
    ['without a producer', { producer: null }, ['product-safety producer']],
    [
      'with a producer without an address',
      { producer: { ...danish, address: 'På emballagen' } },
      ['product-safety producerAddress', 'product-safety responsible'],
    ],
    ['with a producer without an e-mail', { producer: { ...danish, email: '' } }, ['product-safety producerEmail']],
    ['from outside the EU', { producer: japanese }, ['product-safety responsible']],
    ['from outside, answered for in the EU', { producer: { ...japanese, responsible: danish } }, []],
    [
      'answered for from nowhere',
      { producer: { ...japanese, responsible: { ...danish, address: 'Nagoya 1, Japan', email: '' } } },
      ['product-safety responsibleAddress', 'product-safety responsibleEmail'],
    ],
    ['without a picture', { pictures: 0 }, ['product-safety picture']],
    ['that is a voucher', { isGiftCard: true, producer: null, pictures: 0 }, []],
    [
      'answered for at no address',
      { producer: { ...japanese, responsible: { ...danish, address: 'Danmark' } } },
      ['product-safety responsibleAddress'],
    ],
  ])('%s, since December 2024', (_what, more, told) => {
    expect(faults(more, '2024-12-12')).toEqual([]);
    expect(faults(more, '2024-12-13')).toEqual(told);
  });

  it('requires a liable party in the EU, since December 2026', () => {
    const more = { producer: japanese };
    expect(faults(more, '2026-12-08')).not.toContain('product-liability noOneInEu');
    expect(faults(more, '2026-12-09')).toContain('product-liability noOneInEu');
    expect(faults({ producer: { ...japanese, responsible: danish } }, '2026-12-09')).toEqual([]);
    expect(faults({ isGiftCard: true, producer: null }, '2026-12-09')).toEqual([]);
  });

  it('requires its hazard types, and from 2028 its complete label', () => {
    const none = { danger: { clp: [], hSentences: [], pSentences: [] } };
    expect(faults(none, '2027-12-31')).toEqual(['hazard-types hazardType']);
    const some = { danger: { clp: ['GHS07'], hSentences: ['H319'], pSentences: [] } };
    expect(faults(some, '2027-12-31')).toEqual([]);
    expect(faults(some, '2028-01-01')).toEqual(['hazard-label precautions', 'hazard-label content']);
    const whole = { danger: { ...some.danger, pSentences: ['P102'] }, texts: { name_da: 'Rens 500 ml' } };
    expect(faults(whole, '2028-01-01')).toEqual([]);
    // One of several texts contains the amount.
    const texts = { name_da: 'Rens 500 ml', name_en: 'Cleaner', short_da: null };
    expect(faults({ ...whole, texts }, '2028-01-01')).toEqual([]);
    expect(faults({ ...none, texts }, '2028-01-01')).toEqual([
      ...['hazard-label pictogram', 'hazard-label hazardSentences', 'hazard-label precautions'],
    ]);
  });

  it.each<[string, Partial<ProductOnLaw>, string[]]>([
    [
      'claims',
      { texts: { name_da: 'Kuglepen', description_en: '<p>Eco-friendly</p>' } },
      ['environmental-claims claim'],
    ],
    ['claims in a fact', { facts: [{ code: 'material', value: 'bæredygtigt træ' }] }, ['environmental-claims claim']],
    [
      'bears a mark that no one describes',
      { certificates: ['svanen', 'blomst'] },
      ['environmental-claims unknownMark'],
    ],
    ['bears a mark of the shop’s own', { certificates: ['own'] }, ['environmental-claims markIssuer']],
    ['promises five years', { texts: { short_da: 'Med 5 års garanti' } }, ['garan-label labelMissing']],
    [
      'promises five years in English',
      { texts: { short_en: 'With a 5-year warranty.' } },
      ['garan-label labelMissing'],
    ],
    ['promises three years as a fact', { facts: [{ code: 'warranty', value: '3 år' }] }, ['garan-label labelMissing']],
    [
      'promises ten years from now',
      { texts: { short_da: 'garanti i 10 år', short_en: null } },
      ['garan-label labelMissing'],
    ],
    ['promises something else as a fact', { facts: [{ code: 'colour', value: '9 år' }] }, []],
    ['says of its guarantee what is no number of years', { facts: [{ code: 'warranty', value: 'livstid' }] }, []],
    ['has a label of a month too many', { guaranteeMonths: 31 }, ['garan-label labelMonths']],
    ['has a label of half a month', { guaranteeMonths: 30.5 }, ['garan-label labelMonths']],
    ['promises two years', { facts: [{ code: 'warranty', value: '2 år' }] }, []],
    ['promises 25 years of a part', { facts: [{ code: 'warranty', value: '25 år på overfladen' }] }, []],
    ['promises ten years of a part', { texts: { short_da: '10 års garanti på stellet' } }, []],
    ['promises five years, with the label', { texts: { short_da: '5 års garanti' }, guaranteeMonths: 60 }, []],
    ['has a label without a brand', { brand: '', guaranteeMonths: 36 }, ['garan-label labelBrand']],
    ['has a label without terms', { guaranteeMonths: 60, guaranteeTerms: null }, ['garan-label labelTerms']],
    ['has neither a label nor terms', { guaranteeTerms: null }, []],
    ['has a label of two years', { guaranteeMonths: 24 }, ['garan-label labelMonths']],
  ])('that %s, since September 2026', (_what, more, told) => {
    expect(faults(more, '2026-09-26')).toEqual([]);
    expect(faults(more, '2026-09-27')).toEqual(told);
  });

  it('requires a reduced price to be below the lowest of thirty days, which has to be known', () => {
    expect(faults({ cuts: [{ oere: 900, lowestBeforeOere: 1000 }] }, '2026-11-23')).toEqual([]);
    expect(faults({ cuts: [{ oere: 1100, lowestBeforeOere: 1000 }] }, '2026-11-23')).toEqual(['lowest-price notLower']);
    expect(faults({ cuts: [{ oere: 1000, lowestBeforeOere: 1000 }] }, '2022-05-27')).toEqual([]);
    expect(faults({ cuts: [{ oere: 1000, lowestBeforeOere: 1000 }] }, '2022-05-28')).toEqual(['lowest-price notLower']);
    expect(faults({ cuts: [{ oere: 900, lowestBeforeOere: null }] }, '2026-11-23')).toEqual([
      'lowest-price noPriceBefore',
    ]);
  });
});

it('the label is for full and half years above two', () => {
  expect([24, 25, 30, 36, 42, 120, 0, Number.NaN].map(isGaranMonths)).toEqual([
    ...[false, false, true, true, true, true, false, false],
  ]);
});
