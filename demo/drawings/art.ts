// Flat marks for labels, screens and keys, in the centimetres of the face they lie on.
import { num } from './stage';

const FONTS = 'DejaVu Sans, Liberation Sans, Arial, sans-serif';
const CODES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => CODES[sign] ?? '');

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0, opacity = 1): string {
  const fade = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" fill="${fill}"${fade}/>`;
}

export function disc(x: number, y: number, r: number, fill: string, opacity = 1): string {
  const fade = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${fade}/>`;
}

export function ring(x: number, y: number, r: number, width: number, colour: string): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${colour}" stroke-width="${num(width)}"/>`;
}

export function shape(d: string, fill: string, opacity = 1): string {
  const fade = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="${fill}"${fade}/>`;
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  const fade = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${fade}/>`;
}

/** How wide words are in bold, in parts of their size: capitals take more room than small letters. */
const boldWidthOf = (text: string): number =>
  Math.max(
    0.66,
    [...text].reduce((sum, letter) => sum + (/[WMÆ]/.test(letter) ? 0.98 : /\p{Lu}/u.test(letter) ? 0.77 : 0.66), 0),
  );

/** Centred words, made smaller where they would leave the room given. */
export function words(
  text: string,
  x: number,
  y: number,
  size: number,
  room: number,
  fill: string,
  weight = 700,
): string {
  const fitted = Math.min(size, room / boldWidthOf(text));
  return (
    `<text x="${num(x)}" y="${num(y + fitted * 0.36)}" font-family="${FONTS}" font-size="${num(fitted)}" font-weight="${weight}" ` +
    `text-anchor="middle" fill="${fill}">${safe(text)}</text>`
  );
}

/** Rows of quiet bars where a real label would carry small print. */
export function print(
  x: number,
  y: number,
  w: number,
  rows: number,
  step: number,
  fill: string,
  opacity = 0.45,
): string {
  const lengths = [1, 0.82, 0.94, 0.6, 0.88, 0.7];
  return Array.from({ length: rows }, (_, i) =>
    rect(x, y + i * step, w * (lengths[i % lengths.length] ?? 1), step * 0.36, fill, step * 0.18, opacity),
  ).join('');
}
