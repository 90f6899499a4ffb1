// How well a text can be read on its ground (WCAG 2.2, "contrast ratio"): colours that a shop owner sets are held to it.

/** Contrast of normal text, at level AA. */
export const LEAST_CONTRAST = 4.5;

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** A colour as #rrggbb, in small letters; null for anything else. */
export const colourFrom = (text: string | null | undefined): string | null =>
  text && HEX.test(text) ? text.toLowerCase() : null;

function brightness(colour: string): number {
  const [, ...parts] = HEX.exec(colour) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same colour) to 21 (black on white); both as #rrggbb. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
