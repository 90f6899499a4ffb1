// A document that several back ends of one process compile gives the same result in each of them.
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { plannerOf } from './plans';

const SCHEMA = `
  interface Product { sku: String name: String }
  type Simple implements Product { sku: String name: String }
  type Category { name: String products: [Product] narrowed: [Product] }
  type Query { place(path: String): Category }
`;

const DOCUMENT = parse(`
  query Place($narrowed: Boolean!) {
    place(path: "a") { name products @skip(if: $narrowed) { ...Tile } narrowed @include(if: $narrowed) { ...Tile } }
  }
  fragment Tile on Product { ...Key name }
  fragment Key on Product { sku }
`);

const product = { __typename: 'Simple', sku: '1', name: 'Pen' };
const ROOT = { place: { name: 'A', products: [product], narrowed: [product] } };

it('is compiled from a copy, since the compiler modifies its input', async () => {
  const before = JSON.stringify(DOCUMENT);
  for (let time = 0; time < 12; time += 1) {
    const planned = plannerOf(buildSchema(SCHEMA), new Set()).plan(DOCUMENT, 'Place');
    if (!('plan' in planned)) throw new Error(String(planned.errors));
    for (const narrowed of [true, false]) {
      const tile = [{ sku: '1', name: 'Pen' }];
      const { data } = await planned.plan.run(ROOT, undefined, { narrowed });
      expect(data).toEqual({ place: { name: 'A', [narrowed ? 'narrowed' : 'products']: tile } });
    }
  }
  expect(JSON.stringify(DOCUMENT)).toBe(before);
});

it('normalises texts that are written in the document', async () => {
  const schema = buildSchema('input In { words: String! } type Query { echo(of: In, block: String): String }');
  const field = schema.getQueryType()?.getFields().echo;
  if (field) field.resolve = (_root, { of, block }) => of?.words ?? block;
  const planner = plannerOf(schema, new Set());
  const answerTo = async (text: string) => {
    const planned = planner.plan(planner.parse(text), null);
    if (!('plan' in planned)) throw new Error(String(planned.errors));
    return (await planned.plan.run(undefined, undefined, {})).data;
  };
  expect(await answerTo(`{ echo(of: { words: "${'blå\u200b stol'.normalize('NFD')}" }) }`)).toEqual({
    echo: 'blå stol',
  });
  expect(await answerTo('{ echo(of: { words: "bla\\u030a\\u200e" }) }')).toEqual({ echo: 'blå' });
  expect(await answerTo(`{ echo(block: """${'Å\u2028b'.normalize('NFD')}""") }`)).toEqual({ echo: 'Å\nb' });
  expect(await answerTo('{ echo(of: { words: "A4+" }) }')).toEqual({ echo: 'A4+' });
});

it('knows whether a product is anywhere in the answer', () => {
  const { plan } = plannerOf(
    buildSchema(`
      interface ProductInterface { sku: String }
      type Simple implements ProductInterface { sku: String }
      type Printer { name: String supplies: [Supply] }
      type Supply { number: String product: ProductInterface simple: Simple }
      type Query { printers: [Printer] product: ProductInterface }
    `),
    new Set(),
  );
  const isWithout = (text: string) => {
    const planned = plan(parse(text), null);
    return 'plan' in planned && planned.plan.isWithoutProducts;
  };
  expect(isWithout('{ printers { name } }')).toBe(true);
  expect(isWithout('{ printers { name supplies { number } } }')).toBe(true);
  expect(isWithout('{ printers { supplies { product { sku } } } }')).toBe(false);
  expect(isWithout('{ printers { supplies { ...S } } } fragment S on Supply { simple { sku } }')).toBe(false);
  expect(isWithout('{ product { __typename } }')).toBe(false);
});
