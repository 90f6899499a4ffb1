// Rendered tiles are cached, and rendered again only when something about them has changed.
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textsOf } from '~/i18n/texts.server';
import type { Tile } from '~/models/product';
import { DrawContext, type Drawing, type Drawn, LookContext, ServerOnly } from '~/ui/kit';
import { TileGrid } from './tile-grid';

const tile: Tile = {
  sku: 'KV-1',
  number: 'KV-1',
  name: 'Kopipapir A4 80 g',
  href: '/kopipapir-a4',
  picture: { url: '/media/kopipapir.webp', alt: '' },
  brand: null,
  subLabel: null,
  label: null,
  price: null,
  unit: 'pk',
  moq: null,
  quantity: { min: 1, max: 999, increments: 1 },
  stock: { salable: true, colour: 'green', label: 'På lager', note: null, promise: null },
  swatches: { slug: '', shown: [], more: 0 },
  logos: [],
  energy: null,
  points: null,
  action: { kind: 'add-to-cart', sku: 'KV-1' },
};

function drawingOf() {
  const kept = new Map<string, Drawn>();
  const draw = (part: ReactNode): Drawn => ({ bytes: Buffer.from(renderToStaticMarkup(part)), classes: [] });
  const drawing: Drawing = {
    draw,
    again(key, part) {
      const drawn = kept.get(key) ?? draw(part());
      kept.set(key, drawn);
      return drawn;
    },
    signOf: ({ bytes }) => String(bytes),
  };
  return { drawing, kept };
}

const grid = (change: Partial<Tile>, here = '/papir') => (
  <TileGrid tiles={[{ ...tile, ...change }]} t={textsOf('da').t} language="da" here={here} />
);
const page = (drawing: Drawing | null, part: ReactNode) =>
  renderToStaticMarkup(<DrawContext.Provider value={drawing}>{part}</DrawContext.Provider>);

describe('a list of tiles', () => {
  it.each([
    ['base', false, '200px', [200, 400]],
    ['base', true, '(min-width: 768px) 52px, 200px', [64, 120, 200, 400]],
    ['uniq', false, '(min-width: 768px) 52px, 200px', [64, 120, 200, 400]],
  ])('offers small pictures where they are small (%s, in lines: %s)', (look, inLines, sizes, widths) => {
    const where = { t: textsOf('da').t, language: 'da', here: '/papir' } as const;
    const list = <TileGrid tiles={[tile]} inLines={inLines} {...where} />;
    const markup = renderToStaticMarkup(<LookContext.Provider value={look}>{list}</LookContext.Provider>);
    const [, offered = '', chosen] = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/.exec(markup) ?? [];
    expect(chosen).toBe(sizes);
    expect([...offered.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual(widths);
  });

  it('is the same whether its tiles are rendered in place or separately', () => {
    const { drawing } = drawingOf();
    const plain = page(null, <ServerOnly>{grid({})}</ServerOnly>);
    expect(page(drawing, <ServerOnly>{grid({})}</ServerOnly>)).toBe(plain);
    expect(page(drawing, <ServerOnly>{grid({})}</ServerOnly>)).toBe(plain);
  });

  it('renders a tile again when its data or its page has changed', () => {
    const { drawing, kept } = drawingOf();
    const shown = (change: Partial<Tile>, here?: string) =>
      page(drawing, <ServerOnly>{grid(change, here)}</ServerOnly>);
    shown({});
    expect(shown({ stock: { ...tile.stock, label: 'Fjernlager' } })).toContain('Fjernlager');
    expect(shown({}, '/tilbud')).toContain('value="/tilbud"');
    shown({});
    expect(kept.size).toBe(3);
  });

  it('is rendered in place where the browser hydrates it', () => {
    const { drawing, kept } = drawingOf();
    page(drawing, grid({}));
    expect(kept.size).toBe(0);
  });
});
