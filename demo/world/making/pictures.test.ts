// Pictures match the data: what a product's attributes say is what its picture shows, and no two products share a picture.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawnAsDesigned } from '#backend/ports/media/design-picture';
import { drawingName, drawingNamed } from '#backend/ports/media/drawing-named';
import type { DesignArticle } from '#domain/design/design';
import { lookOfDesign } from '#domain/design/design-look';
import { oneIn } from '../../../tests/support/sample';
import { type Drawn, drawProduct } from '../../drawings/draw';
import { drawings } from '../../drawings/index';
import type { PictureFacts, PictureSpec } from '../../drawings/names';
import { DESIGN_ARTICLES } from '../design-articles';
import { buildWorld } from '../index';
import type { WorldProduct } from '../types';
import { pictureFacts } from './picture-facts';

const world = buildWorld({ now: new Date('2026-11-20T10:00:00Z') });
const simples = world.products.filter(({ type }) => type === 'simple');

const mainOf = ({ sku, pictures }: WorldProduct): PictureSpec => {
  const main = pictures.find(({ view }) => view === 'main');
  if (!main) throw new Error(`${sku} has no main picture`);
  return main;
};

const drawnOnce = new Map<string, Drawn>();
function drawnOf(spec: PictureSpec): Drawn {
  const key = JSON.stringify(spec);
  const drawn = drawnOnce.get(key) ?? drawProduct(spec);
  drawnOnce.set(key, drawn);
  return drawn;
}

/** Hundreds of cartridges and cartons differ only by the number printed on them: a tenth of them is drawn. */
const PRINTED = [
  'ink-cartridge',
  'toner-cartridge',
  'supply-carton',
  'sheet-pack',
  'battery',
  'glue-stick',
  'bag-roll',
];

/** One product for each picture that differs by more than its colour. */
const shapes = oneIn(
  3,
  [...new Map(simples.map((one) => [JSON.stringify({ ...mainOf(one), colour: '' }), one])).values()].filter(
    (one, at) => !PRINTED.includes(mainOf(one).family) || at % 10 === 0,
  ),
);

// Measures are taken from the drawn shapes: a rounded edge may cost a millimetre or two.
const near = (found: unknown, told: number): boolean =>
  typeof found === 'number' && Math.abs(found - told) <= Math.max(0.15, told * 0.03);

function missing({ facts: told = {}, count = 1 }: PictureSpec, { facts }: Drawn): string[] {
  const asked: PictureFacts = count > 1 ? { ...told, count } : told;
  return Object.entries(asked).flatMap(([fact, value]) => {
    const found = facts.get(fact);
    const shown = typeof value === 'number' ? near(found, value) : found === value;
    return shown ? [] : [`${fact}: ${value}, drawn ${found}`];
  });
}

/** Facts that are counted in the picture itself. */
const COUNTED = ['castors', 'dividers', 'doors', 'drawers', 'layers', 'motors', 'openings', 'screens', 'shelves'];

describe('facts of pictures', () => {
  test('equal the attributes of the product', () => {
    const wrong = simples.flatMap((product) => {
      const { label: _said, ...told } = mainOf(product).facts ?? {};
      const { label: _read, ...read } = pictureFacts(mainOf(product).family, product.attributes);
      return JSON.stringify(told) === JSON.stringify(read) ? [] : [`${product.name}: ${JSON.stringify(told)}`];
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['drawers', 'drawers'],
    ['shelves', 'shelves'],
    ['castors', 'castors'],
    ['layers', 'layers'],
    ['screens', 'screens'],
  ])('the number of %s in the picture equals the attribute', (code, fact) => {
    const said = simples.filter(({ attributes }) => attributes.some((one) => one.code === code));
    expect(said.length).toBeGreaterThan(0);
    for (const product of said) {
      const value = product.attributes.find((one) => one.code === code)?.value;
      expect([product.name, String(drawnOf(mainOf(product)).facts.get(fact))]).toEqual([product.name, value]);
    }
  });

  test('are all drawn in every picture of the shop', () => {
    const lacking = shapes.flatMap((product) =>
      missing(mainOf(product), drawnOf(mainOf(product))).map((what) => `${product.name}: ${what}`),
    );
    expect(lacking).toEqual([]);
  });

  test('appear as elements of the SVG, as many as the fact counts, and none empty', () => {
    for (const product of shapes) {
      const spec = mainOf(product);
      const { svg } = drawnOf(spec);
      expect(svg).not.toMatch(/<g data-(fact|size)="[^>]*><\/g>/);
      for (const [fact, value] of Object.entries(spec.facts ?? {})) {
        const groups = svg.split(`data-fact="${fact}"`).length - 1;
        if (COUNTED.includes(fact) && !spec.count)
          expect([product.name, fact, groups]).toEqual([product.name, fact, value]);
      }
    }
  });
});

test('the file name of a drawing encodes its facts and decodes to the same spec', () => {
  for (const product of shapes.filter((_, at) => at % 7 === 0)) {
    const spec = mainOf(product);
    expect(drawingNamed(drawingName(spec) ?? '', drawings)?.spec).toEqual(spec);
  }
});

describe('pictures of different products', () => {
  test('differ', () => {
    const seen = new Map<string, string[]>();
    for (const product of shapes) {
      const hash = createHash('sha1')
        .update(drawnOf(mainOf(product)).svg)
        .digest('hex');
      seen.set(hash, [...(seen.get(hash) ?? []), product.name]);
    }
    expect([...seen.values()].filter((names) => names.length > 1)).toEqual([]);
    // Beyond the drawn ones: no two products have the same picture spec.
    expect(new Set(simples.map((product) => JSON.stringify(mainOf(product)))).size).toBe(simples.length);
  });
});

test('families of one model start with different colours while there are enough colours', () => {
  const models = new Map<string, WorldProduct[]>();
  for (const product of world.products.filter(({ options }) => options?.some(({ code }) => code === 'colour'))) {
    const model = product.sku.slice(0, -2);
    models.set(model, [...(models.get(model) ?? []), product]);
  }
  const alike = [...models.values()].flatMap((families) => {
    const colours = new Set(families.map((product) => mainOf(product).colour)).size;
    const chooses = families[0]?.options?.find(({ code }) => code === 'colour')?.values.length ?? 0;
    return colours < Math.min(families.length, chooses) ? [families[0]?.name] : [];
  });
  expect(alike).toEqual([]);
  expect([...models.values()].some((families) => families.length > 1)).toBe(true);
});

test('an open gift box shows the contents of its attribute, and a box without contents is closed', () => {
  const boxes = simples.filter((product) => mainOf(product).family === 'gift-box');
  const shown = (product: WorldProduct) =>
    product.pictures.find(({ view }) => view === 'scene')?.traits?.filter((trait) => trait.startsWith('holds-')) ?? [];
  for (const product of boxes) {
    const content = product.attributes.find(({ code }) => code === 'content')?.value ?? '';
    // Contents are separated by commas, each with its measure.
    const things = content.split(/, /).filter((thing) => thing !== 'Efter aftale');
    expect([product.name, shown(product).length]).toEqual([product.name, things.length]);
  }
  const held = (traits: string[]) =>
    drawnOf({ family: 'gift-box', colour: '#7d4654', view: 'main', traits: traits.map((one) => `holds-${one}`) }).svg;
  const drawings = ['juice', 'nuts', 'liquorice', 'honey', 'mugs', 'coffee', 'chocolate', 'throw', 'candle', 'tea'];
  expect(new Set([held([]), ...drawings.map((one) => held([one]))]).size).toBe(drawings.length + 1);
});

/** Every combination of an article's options, by the positions of the chosen values. */
const everyDesign = ({ options }: DesignArticle): number[][] =>
  options.reduce<number[][]>((ways, { values }) => ways.flatMap((way) => values.map((_, at) => [...way, at])), [[]]);

describe('pictures of designed products', () => {
  test('show the chosen options, and no two designs of a product share a picture', () => {
    const designed = world.products.filter(({ design }) => design);
    expect(designed.length).toBeGreaterThan(0);
    for (const product of designed) {
      const article = DESIGN_ARTICLES.find(({ ban }) => ban === product.design?.ban)?.definition;
      if (!article) throw new Error(`${product.name} is made of nothing`);
      const ways = everyDesign(article);
      const svgs = ways.map((places) => {
        const look = lookOfDesign(article, places);
        const drawn = drawProduct({ ...mainOf(product), ...drawnAsDesigned(mainOf(product), look) });
        const said = Object.entries(look?.facts ?? {});
        for (const [fact, value] of said)
          expect([
            product.name,
            fact,
            places,
            near(drawn.facts.get(fact), Number(value)) || drawn.facts.get(fact) === value,
          ]).toEqual([product.name, fact, places, true]);
        return drawn.svg;
      });
      expect([product.name, new Set(svgs).size]).toEqual([product.name, ways.length]);
    }
  });
});
