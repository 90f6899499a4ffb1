// Reasons to refuse a document before any database query, and how nested shapes are counted.
import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { commerceSdl } from '#backend/generated/sdl';
import { documentCost } from './cost';
import { MAX_COST } from './limits';
import { ownSchema } from './own-schema';
import { plannerOf } from './plans';

const schema = ownSchema(commerceSdl);
const planner = plannerOf(schema, new Set());

/** The message of the first refusal, or null when the document would run with these variables. */
function refusalOf(text: string, variables: Record<string, unknown> = {}): string | null {
  try {
    const planned = planner.plan(planner.parse(text), null);
    if ('errors' in planned) return planned.errors[0]?.message ?? '';
    return planned.plan.cost(variables) > MAX_COST ? 'cost' : null;
  } catch (failure) {
    return String(failure);
  }
}
const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join(' ');
const root = (at: number) => `p${at}: products(search: "a") { total_count }`;

describe('size includes the expanded fragments', () => {
  it.each([
    ['140 root fields in a fragment', `{ ...F } fragment F on Query { ${times(140, root)} }`],
    ['140 root fields in an inline fragment', `{ ... on Query { ${times(140, root)} } }`],
    [
      '20 root fields and one more in a fragment',
      `{ ${times(20, root)} ...F } fragment F on Query { one: products(search: "a") { total_count } }`,
    ],
    ['a fragment of 7 root fields three times', `{ ...F ...F ...F } fragment F on Query { ${times(7, root)} }`],
  ])('%s are too many', (_, text) => {
    expect(refusalOf(text)).toContain('root fields');
  });

  it('refuses fragments that double each other twenty times as soon as they are parsed', () => {
    const doubling = times(20, (at) => `fragment F${at} on StoreConfig { ...F${at + 1} ...F${at + 1} }`);
    const bomb = `{ storeConfig { ...F0 } } ${doubling} fragment F20 on StoreConfig { store_name }`;
    expect(refusalOf(bomb)).toContain('complexity');
    const crossed = times(
      18,
      (at) =>
        `fragment P${at} on ProductInterface { crosssell_products { ... on SimpleProduct { ...P${at + 1} } ... on ConfigurableProduct { ...P${at + 1} } } }`,
    );
    const branching = `{ products(search: "a") { items { ...P0 } } } ${crossed} fragment P18 on ProductInterface { sku }`;
    expect(refusalOf(branching)).not.toBeNull();
  });

  it('refuses a fragment within itself, and does not hang', () => {
    expect(
      refusalOf(
        '{ storeConfig { ...A } } fragment A on StoreConfig { store_name ...B } fragment B on StoreConfig { ...A }',
      ),
    ).toContain('within itself');
  });

  it('applies the same limits to an unused fragment', () => {
    const unused = `fragment F on StoreConfig { ${times(301, (at) => `a${at}: store_name`)} }`;
    expect(refusalOf(`{ storeConfig { store_name } } ${unused}`)).toContain('complexity');
  });
});

describe('many small parts', () => {
  it.each([
    ['searches', `{ ${times(5, root)} }`],
    [
      'searches',
      `{ ${times(3, root)} searchGuide(search: "a") { corrected } searchSuggestions(search: "a") { terms } }`,
    ],
    ['searches', `{ ...F ...F ...F } fragment F on Query { ${times(2, root)} }`],
    ['aliases', `{ storeConfig { ${times(51, (at) => `a${at}: store_name`)} } }`],
    ['aliases', `{ ...F ...F } fragment F on Query { storeConfig { ${times(26, (at) => `a${at}: store_name`)} } }`],
    ['directives', `{ storeConfig { store_name ${times(51, () => '@include(if: true)')} } }`],
    ['directives', `query Q ${times(51, (at) => `@d${at}`)} { storeConfig { store_name } }`],
    ['tokens', `{ ${'a '.repeat(4000)} }`],
    ['nesting', '{a'.repeat(5000)],
    ['nesting', `{ products(search: ${'['.repeat(900)}1${']'.repeat(900)}) { total_count } }`],
    ['depth', `{ __type(name: "Query") { ${'ofType { '.repeat(19)}name${' }'.repeat(19)} } }`],
  ])('%s are limited', (what, text) => {
    expect(refusalOf(text)).toContain(what);
  });

  it('accepts a document within all limits', () => {
    expect(refusalOf(`{ ${times(4, root)} }`)).toBeNull();
    expect(refusalOf(`{ storeConfig { ${times(50, (at) => `a${at}: store_name`)} } }`)).toBeNull();
    expect(refusalOf(`{ __type(name: "Query") { ${'ofType { '.repeat(18)}name${' }'.repeat(18)} } }`)).toBeNull();
  });
});

describe('a list costs its length times its content', () => {
  const shelf = (page: string, count = 1) =>
    `query Q($size: Int) { ${times(count, (at) => `p${at}: products(filter: {}, pageSize: ${page}) { items { sku name url_key } }`)} }`;

  it('accepts a few long pages and refuses many, with the size in the document or in its variables', () => {
    const fixed = (size: string, count: number) => refusalOf(shelf(size, count).replace('($size: Int)', ''));
    expect([fixed('100', 4), fixed('100', 20), fixed('500', 20)]).toEqual([
      null,
      null,
      expect.stringContaining('cost'),
    ]);
    const sent = (size: number) => refusalOf(shelf('$size', 20), { size });
    expect([sent(10), sent(500)]).toEqual([null, 'cost']);
  });

  it('an invalid length counts as the schema’s default, an excessive one as the longest page', () => {
    const [operation] = parse(shelf('$size')).definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
    const cost = documentCost(schema, parse(shelf('$size')), operation);
    for (const size of [undefined, null, 'many', 1.5, {}]) expect(cost({ size })).toBe(cost({ size: 20 }));
    expect(cost({ size: 10 ** 9 })).toBe(cost({ size: 500 }));
    expect(cost({ size: -1 })).toBe(cost({ size: 500 }));
  });

  it('a search has an additional cost, in the document or in a variable, and a list without words has none', () => {
    const costOf = (text: string, variables: Record<string, unknown> = {}) => {
      const [operation] = parse(text).definitions;
      if (operation?.kind !== 'OperationDefinition') throw new Error('no operation');
      return documentCost(schema, parse(text), operation)(variables);
    };
    const typed = 'query Q($words: String) { products(search: $words) { total_count } }';
    const plain = costOf('{ products(filter: {}) { total_count } }');
    expect(costOf('{ products(search: "papir") { total_count } }')).toBe(plain + 1_200);
    expect(costOf('{ products(search: " ") { total_count } }')).toBe(plain);
    expect(costOf(typed, { words: 'papir' })).toBe(plain + 1_200);
    for (const words of ['', ' ', null, undefined, 5]) expect(costOf(typed, { words })).toBe(plain);
    const guide = costOf('{ searchGuide(search: "papir") { corrected } }');
    expect(guide - costOf('{ searchSuggestions(search: "papir") { terms } }')).toBeGreaterThanOrEqual(395);
    const facets = costOf('{ products(filter: {}) { total_count aggregations { label } } }');
    expect(facets - plain).toBeGreaterThan(75);
  });

  it('a default of the document counts where the variable is not sent', () => {
    const text = shelf('$size', 20).replace('$size: Int', '$size: Int = 400');
    expect([refusalOf(text), refusalOf(text, { size: 1 })]).toEqual(['cost', null]);
  });

  it.each([
    '{ categoryList { products(pageSize: 100) { items { related_products { related_products { sku } } } } } }',
    '{ categoryList { children { children { children { products(pageSize: 50) { items { sku } } } } } } }',
    `{ products(search: "a") { items { ${'crosssell_products { '.repeat(9)}sku${' }'.repeat(9)} } } }`,
    '{ customer { orders(pageSize: 500) { items { items { product { related_products { related_products { sku } } } } } } } }',
  ])('refuses lists nested in lists: %s', (text) => {
    expect(refusalOf(text)).toContain('cost');
  });

  it('accepts a normal introspection query, and refuses a hundredfold one', () => {
    expect(refusalOf(getIntrospectionQuery())).toBeNull();
    const names = times(45, (at) => `a${at}: name`);
    expect(refusalOf(`{ __schema { types { fields { type { fields { ${names} } } } } } }`)).toContain('cost');
    expect(
      refusalOf('{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }'),
    ).not.toBeNull();
  });
});
