// The ways in which a family of goods can be had, as marks on its tile: colours, or what else its variants differ in.
import { productPath } from '#domain/addresses';
import { keptTogether } from '#domain/kept-together';
import type { Swatch, TileSwatch } from '~/models/product';
import { productSlug, type WireTile } from './card.map';

/** With the uid that a page or panel is opened with. */
interface ValueSwatch extends TileSwatch {
  uid: string;
}

/** Colours that the list is narrowed to, as `wantedColours` tells them. */
export type WantedColours = ReadonlySet<string>;
export const NO_COLOURS: WantedColours = new Set();

/** Names alone are compared: the wire numbers the values of a facet and of a product's option apart. */
export const colourKey = (label: string | null | undefined): string => (label ?? '').trim().toLowerCase();

/** A family's colours, or what else its variants differ in first. */
export function swatchesOf(product: WireTile, wanted: WantedColours): ValueSwatch[] {
  if (product.__typename !== 'ConfigurableProduct') return [];
  const options = (product.configurable_options ?? []).flatMap((option) => option ?? []);
  const shown = options.find((option) => option.attribute_code === 'colour') ?? options[0];
  const isColour = shown?.attribute_code === 'colour';
  const values = (shown?.values ?? []).flatMap((value) => value ?? []);
  // Of several colours that were asked for, the tile shows the first that there is.
  const chosen = isColour ? values.find(({ label }) => wanted.has(colourKey(label))) : undefined;
  return values.map((value) => {
    const uid = value.uid ?? '';
    const href = productPath(productSlug(product), uid ? [uid] : []);
    return { ...swatchOf(value), uid, href, picture: value.small_image?.url ?? null, chosen: value === chosen };
  });
}

export function swatchOf(value: { label?: string | null; swatch_data?: { value?: string | null } | null }): Swatch {
  const shown = value.swatch_data?.value ?? '';
  return { label: keptTogether(value.label ?? ''), colour: /^#[0-9a-f]{3,8}$/i.test(shown) ? shown : null };
}

export const withoutUid = ({ uid: _uid, ...swatch }: ValueSwatch): TileSwatch => swatch;
