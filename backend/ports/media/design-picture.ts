// The picture of a product as it was designed: its own drawing, with what was chosen in place of what it comes with.
import type { DesignLook } from '#domain/design/design';

/** The key of such a picture: the product, and for each option the place of what was chosen. So there are as many as there are designs. */
export const designPictureKey = (productId: number, places: readonly number[]): string =>
  `design/${productId}/${places.join('-')}`;

const KEY = /^design\/(\d{1,9})\/(\d{1,3}(?:-\d{1,3})*)$/;

/** Null for what names no design. */
export function designOfPicture(key: string): { productId: number; places: number[] } | null {
  const [, id, places] = KEY.exec(key) ?? [];
  return id && places ? { productId: Number(id), places: places.split('-').map(Number) } : null;
}

/** A stored drawing's fields in addition to its colour and family. */
interface Drawn {
  family: unknown;
  traits?: readonly string[];
  facts?: object;
}

const isDrawn = (spec: unknown): spec is Drawn => typeof spec === 'object' && spec !== null && 'family' in spec;

/** As the renderer expects it; null for a product that is shown by a photo, which cannot be recoloured. */
export function drawnAsDesigned(drawing: unknown, look: DesignLook | null): object | null {
  if (!look || !isDrawn(drawing)) return null;
  const { traits = [], facts = {}, ...colours } = look;
  return {
    ...drawing,
    ...colours,
    view: 'main',
    traits: [...(drawing.traits ?? []), ...traits],
    facts: { ...drawing.facts, ...facts },
  };
}
