// Every picture that can be requested is well formed, the same each time, and follows its spec.
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawEnergyArrow, ENERGY_CLASSES } from '#backend/ports/media/energy-arrow';
import { oneIn } from '../../tests/support/sample';
import { words } from './art';
import { drawProduct as drawn, type PictureSpec } from './draw';
import { PICTURE_FAMILIES } from './names';
import { drawScene, SCENES, type SceneName } from './scene';

const PALETTE = { wall: '#ece7de', floor: '#d9b98c', main: '#2f4f7a', accent: '#c8443f' };
const VIEWS = ['main', 'detail', 'scene'] as const;
const drawProduct = (asked: PictureSpec): string => drawn(asked).svg;
const spec = (more: Partial<PictureSpec>): PictureSpec => ({ family: 'mug', colour: '#3c6e8f', view: 'main', ...more });

function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
  expect(svg).not.toMatch(/style=|<script|href=/);
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true);
  const tree = load(svg, { xml: true });
  expect(tree('svg').length).toBe(1);
  // Every element is closed: the parsed tree prints every element of the source.
  expect((tree.xml().match(/<[a-z]/gi) ?? []).length).toBe((svg.match(/<[a-z]/gi) ?? []).length);
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`);
}

describe('a product picture', () => {
  it('of shelves without a back has one panel less, in the accent colour where there is one', () => {
    const shelf = (traits: string[], accent = '#a33b2f') =>
      drawProduct(spec({ family: 'shelf', colour: '#c9a06c', accent, traits }));
    expect(shelf(['open-back']).length).toBeLessThan(shelf([]).length);
    expect(shelf([], '#2f4f7a')).not.toBe(shelf([]));
    expect(shelf(['open-back'], '#2f4f7a')).toBe(shelf(['open-back']));
  });

  it('is drawn for 61 families', () => {
    expect(new Set(PICTURE_FAMILIES).size).toBe(61);
  });

  it.each(
    oneIn(
      5,
      PICTURE_FAMILIES.flatMap((family) => VIEWS.map((view) => [family, view] as const)),
    ),
  )('%s, %s: well formed, deterministic, coloured', (family, view) => {
    const one = drawProduct(spec({ family, view }));
    expectSound(one);
    expect(drawProduct(spec({ family, view }))).toBe(one);
    expect(drawProduct(spec({ family, view, colour: '#b5483f' }))).not.toBe(one);
    expect(one.length).toBeLessThan(900_000);
  });

  it.each(oneIn(3, PICTURE_FAMILIES))('%s has a transparent background and fills its canvas', async (family) => {
    const { data, info } = await sharp(Buffer.from(drawProduct(spec({ family }))))
      .resize(120)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const solid: [number, number][] = [];
    for (let i = 0; i < info.width * info.height; i += 1)
      if ((data[i * info.channels + 3] ?? 0) > 200) solid.push([i % info.width, Math.floor(i / info.width)]);
    const [xs, ys] = [solid.map((p) => p[0]), solid.map((p) => p[1])];
    expect(data[3]).toBe(0);
    expect([Math.min(...xs), Math.min(...ys)].every((v) => v > 2)).toBe(true);
    expect([Math.max(...xs), Math.max(...ys)].every((v) => v < 117)).toBe(true);
    expect(Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))).toBeGreaterThan(80);
  });

  it('shows its mark, escaped', () => {
    expect(drawProduct(spec({ family: 'ink-cartridge', mark: '364' }))).toContain('>364<');
    expectSound(drawProduct(spec({ family: 'ink-cartridge', mark: '<b>&"' })));
  });

  it.each([
    ['office-chair', 'arms'],
    ['office-chair', 'high-back'],
    ['office-chair', 'mesh'],
    ['ballpoint-pen', 'grip'],
    ['headset', 'mono'],
    ['cabinet', 'drawers'],
    ['notebook', 'spiral'],
  ] as const)('%s shows the trait %s', (family, trait) => {
    expect(drawProduct(spec({ family, traits: [trait] }))).not.toBe(drawProduct(spec({ family })));
  });

  it.each(oneIn(3, PICTURE_FAMILIES))('%s: a box of 12 differs from a single piece, and shows the count', (family) => {
    const pack = drawProduct(spec({ family, count: 12 }));
    expectSound(pack);
    expect(pack).toContain('>× 12<');
  });

  it('refuses an invalid colour', () => {
    expect(() => drawProduct(spec({ colour: 'blue' }))).toThrow(RangeError);
  });
});

describe('content pictures', () => {
  it.each(SCENES)('%s is well formed and follows its palette', (name) => {
    const one = drawScene(name, PALETTE);
    expectSound(one);
    expect(drawScene(name, PALETTE)).toBe(one);
    expect(drawScene(name, { ...PALETTE, wall: '#dde5e8' })).not.toBe(one);
    const sheets: Partial<Record<SceneName, string>> = {
      error: '0 0 1200 900',
      'not-found': '0 0 1200 900',
      portrait: '0 0 800 800',
    };
    expect(one).toContain(`viewBox="${sheets[name] ?? '0 0 2400 900'}"`);
  });

  it('draws each energy class differently', () => {
    const arrows = ENERGY_CLASSES.map(drawEnergyArrow);
    arrows.forEach(expectSound);
    expect(new Set(arrows).size).toBe(7);
  });
});

describe('the content of a drawing', () => {
  const part = (kind: string) =>
    drawProduct({ family: 'drum-unit', colour: '#b9bec3', view: 'main', mark: 'WT-223CL', traits: [kind] });

  it('distinguishes a waste toner box from a drum', () => {
    expect(part('waste')).not.toBe(part('drum'));
  });

  it('limits text in capitals to the width of its label', () => {
    const size = (text: string) => Number(/font-size="([\d.]+)"/.exec(words(text, 0, 0, 9, 10, '#000000'))?.[1]);
    // Capitals are about 0.77 of the size wide in bold, lower-case letters 0.66.
    expect(size('KONTORVÆRK') * 'KONTORVÆRK'.length * 0.77).toBeLessThanOrEqual(10);
    expect(size('kontorværk')).toBeGreaterThan(size('KONTORVÆRK'));
  });
});
