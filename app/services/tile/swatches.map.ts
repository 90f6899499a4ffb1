// The ways in which a family of goods can be had, as marks on its tile: colours, or what else its variants differ in.

import { swatchesShown } from '#domain/catalogue/product-card';
import { keptTogether } from '#domain/text/kept-together';
import type { Swatch, TileSwatch } from '~/models/product';
import { productSlug, type WireTile } from './card.map';

/** What a tile shows of them, and what is chosen where the list is narrowed to a colour. */
interface TileSwatches {
  /** The product's address; a swatch leads there with itself chosen. */
  slug: string;
  shown: TileSwatch[];
  more: number;
  /** The uid that the product's page or panel is opened with, and the picture in that colour. */
  chosen: { uid: string; picture: string | null } | null;
}

const NO_SWATCHES: TileSwatches = { slug: '', shown: [], more: 0, chosen: null };

/** Colours that the list is filtered by, as returned by `wantedColours`. */
export type WantedColours = ReadonlySet<string>;
export const NO_COLOURS: WantedColours = new Set();

/** Names alone are compared: the wire numbers the values of a facet and of a product's option apart. */
export const colourKey = (label: string | null | undefined): string => (label ?? '').trim().toLowerCase();

/** A family's colours, or what else its variants differ in first. */
export function swatchesOf(product: WireTile, wanted: WantedColours): TileSwatches {
  if (product.__typename !== 'ConfigurableProduct') return NO_SWATCHES;
  const options = (product.configurable_options ?? []).flatMap((option) => option ?? []);
  const first = options.find((option) => option.attribute_code === 'colour') ?? options[0];
  const isColour = first?.attribute_code === 'colour';
  const values = (first?.values ?? []).flatMap((value) => value ?? []);
  // Of several requested colours, the tile shows the first that exists.
  const asked = isColour && wanted.size > 0 ? values.find(({ label }) => wanted.has(colourKey(label))) : undefined;
  const { shown, more } = swatchesShown(values.map((value) => ({ value, chosen: value === asked })));
  return {
    slug: productSlug(product),
    shown: shown.map(({ value, chosen }) => ({
      ...swatchOf(value),
      uid: value.uid ?? '',
      picture: value.small_image?.url ?? null,
      chosen,
    })),
    more,
    chosen: asked ? { uid: asked.uid ?? '', picture: asked.small_image?.url ?? null } : null,
  };
}

export function swatchOf(value: { label?: string | null; swatch_data?: { value?: string | null } | null }): Swatch {
  const shown = value.swatch_data?.value ?? '';
  return { label: keptTogether(value.label ?? ''), colour: /^#[0-9a-f]{3,8}$/i.test(shown) ? shown : null };
}
