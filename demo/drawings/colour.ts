// Shades of one material colour: sRGB to OKLCH and back, and the tone that a surface shows under the light of the pictures.

interface Lch {
  l: number;
  c: number;
  h: number;
}

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));

/** Reads '#rrggbb'; refuses anything else with a RangeError, so that a wrong swatch is found where it is written. */
export function parseHex(hex: string): [number, number, number] {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
  const part = (at: number): number => Number.parseInt(found[at] ?? '0', 16) / 255;
  return [part(1), part(2), part(3)];
}

function toLch(hex: string): Lch {
  const [red, green, blue] = parseHex(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const q = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, q), h: Math.atan2(q, a) };
}

function toHex({ l, c, h }: Lch): string {
  const [a, q] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * q) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * q) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * q) ** 3;
  const channels = [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
  return `#${channels
    .map((v) =>
      Math.round(clamp(gamma(clamp(v))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The same colour lighter (positive) or darker (negative) by a step of OKLCH lightness; both ways it loses a little chroma. */
export function lift(hex: string, step: number): string {
  const { l, c, h } = toLch(hex);
  return toHex({ l: clamp(l + step, 0.04, 0.995), c: step < 0 ? c * 0.94 : c * (1 - step * 0.6), h });
}

/** A share (0–1) of the second colour in the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [parseHex(first), parseHex(second)];
  const at = (i: 0 | 1 | 2): string =>
    Math.round((a[i] + (b[i] - a[i]) * share) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${at(0)}${at(1)}${at(2)}`;
}

export function lightness(hex: string): number {
  return toLch(hex).l;
}

/** Ink that reads on a ground: near black or near white. */
export function inkOn(ground: string): string {
  return lightness(ground) > 0.66 ? '#25272b' : '#fbfaf7';
}

// A surface that faces the front shows the material's own colour; brighter ones gain less than darker ones lose,
// and a near-black material retains visible edges because its lights gain more.
const FRONT = 0.42;
export function shade(hex: string, light: number): string {
  const l = lightness(hex);
  const room = light > FRONT ? 0.1 + 0.16 * (1 - l) : 0.09 + 0.13 * l;
  return lift(hex, (light - FRONT) * room * (light > FRONT ? 1.5 : 1.1));
}
