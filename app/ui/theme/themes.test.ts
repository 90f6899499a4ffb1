// Every theme is complete, readable (AA for text, 3 : 1 for controls), and no component defines colours.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { base } from './base';
import { dade } from './dade';
import { gaver } from './gaver';
import { themeClass } from './index';
import type { Theme } from './tokens';
import { uniq } from './uniq';
import { wireframeClass } from './wireframe.css';

const themes: Record<string, Theme> = { base, dade, uniq, gaver };
type Colour = keyof Theme['color'];

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const pages: Colour[] = ['ground', 'surface', 'plate'];
const onPages = (...inks: Colour[]) => inks.flatMap((ink) => pages.map((page): [Colour, Colour] => [ink, page]));

const text: [Colour, Colour][] = [
  ...onPages('ink', 'inkQuiet', 'accentStrong', 'link', 'danger', 'success', 'sale'),
  ['ink', 'accentTint'],
  ['inkQuiet', 'accentTint'],
  ['accentStrong', 'accentTint'],
  ['onAccent', 'accentStrong'],
  ['onAccent', 'accentHover'],
  ['ground', 'ink'],
  ['onMark', 'mark'],
  ['success', 'successGround'],
  ['warning', 'warningGround'],
  ['danger', 'dangerGround'],
  ['info', 'infoGround'],
  ['ink', 'successGround'],
  ['ink', 'warningGround'],
  ['ink', 'dangerGround'],
  ['ink', 'infoGround'],
  ['link', 'dangerGround'],
  ['link', 'warningGround'],
  ['link', 'infoGround'],
  ['sale', 'saleGround'],
  ['topInk', 'topGround'],
  ['headerInk', 'headerGround'],
  ['heroInk', 'heroGround'],
  ['footInk', 'footGround'],
  ['footQuiet', 'footGround'],
];

const controls: [Colour, Colour][] = [
  ...onPages('control', 'focus', 'accent'),
  ['stockGreen', 'surface'],
  ['stockYellow', 'surface'],
  ['stockRed', 'surface'],
];

describe.each(Object.entries(themes))('the look %s', (_name, theme) => {
  it.each(text)('shows %s on %s as readable text', (ink, ground) => {
    expect(contrast(theme.color[ink], theme.color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('shows %s on %s as a visible shape', (shape, ground) => {
    expect(contrast(theme.color[shape], theme.color[ground])).toBeGreaterThanOrEqual(3);
  });

  it('shows white on danger as readable text (error toasts)', () => {
    expect(contrast('#ffffff', theme.color.danger)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the set of looks', () => {
  it('has the same keys in every look', () => {
    const names = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) =>
        typeof inner === 'object' ? names(inner).map((name) => `${key}.${name}`) : [key],
      );
    for (const theme of Object.values(themes)) expect(names(theme).sort()).toEqual(names(base).sort());
  });

  it('composes each front page differently', () => {
    expect(new Set(Object.values(themes).map(({ front }) => JSON.stringify(front))).size).toBe(4);
  });

  it('has a low banner in the office look', () => {
    expect(Number.parseFloat(base.front.heroHeight) * 16).toBeLessThanOrEqual(260);
  });

  it('shows rooms and three large pictures a row in the showroom, without badges on them', () => {
    const { front, density } = dade;
    expect([front.rowTiles, front.heroColumns, density.plateLabel, density.plateMarks]).toEqual([
      '3',
      'minmax(0, 1fr)',
      'none',
      'none',
    ]);
  });

  it('sets the facts of the showroom in the small size of its heading font, and those of others as text', () => {
    expect(dade.product).toMatchObject({ factFont: dade.font.heading, factSize: '0.875rem' });
    for (const { product } of [base, uniq, gaver])
      expect([product.factFont, product.factSize]).toEqual(['inherit', 'inherit']);
  });

  // spec: 1: Three visual themes: gaver, uniq, dade (beside the base look)
  //   at app/ui/theme/index.ts
  it('gives every look a separate class, and an unknown name the base look', () => {
    const all = ['base', 'dade', 'uniq', 'gaver'].map(themeClass);
    expect(new Set([...all, wireframeClass]).size).toBe(5);
    expect(themeClass('unknown')).toBe(themeClass('base'));
  });
});

describe('components', () => {
  const own = /#[0-9a-f]{6}\b|\brgba?\(|\bhsla?\(/i;
  // The colours of the EU energy label and of the guarantee notice are set by regulation; their lines contain ENERGY or EU_BLUE.
  const regulated = /^.*(?:ENERGY|EU_BLUE|#000000).*$/gm;
  const folders = ['kit', 'shop', 'pages'].map((folder) => new URL(`../${folder}/`, import.meta.url));
  const styles = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css.ts'))
      .map((file) => new URL(file, folder).pathname),
  );

  it.each(styles)('take every colour from the theme: %s', (file) => {
    expect(readFileSync(file, 'utf8').replace(regulated, '')).not.toMatch(own);
  });
});

describe.each(Object.entries(themes))('the fonts of %s', (_, { font }) => {
  it('total at most 35 kB, headings and text together', () => {
    const faces = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').split('@font-face');
    const files = faces.flatMap((face) => {
      const family = /font-family: "([^"]+)"/.exec(face)?.[1] ?? '';
      const file = /url\("(\.\/generated\/[^"]+)"\)/.exec(face)?.[1];
      return file && `${font.heading}${font.body}`.includes(`'${family}'`) ? [file] : [];
    });
    expect(files).toHaveLength(font.heading === font.body ? 1 : 2);
    const bytes = files.map((file) => statSync(new URL(file, import.meta.url)).size);
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(35_000);
  });
});
