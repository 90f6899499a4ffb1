// Flat outlines (in centimetres) that solids are cut from.
import type { Point, Vec } from './space';

export const oblong = (w: number, h: number, x = 0, y = 0): Point[] => [
  [x - w / 2, y - h / 2],
  [x + w / 2, y - h / 2],
  [x + w / 2, y + h / 2],
  [x - w / 2, y + h / 2],
];

/** A rectangle about (x, y) with round corners. */
export function rounded(w: number, h: number, radius: number, x = 0, y = 0, steps = 8): Point[] {
  const r = Math.min(radius, w / 2, h / 2);
  const corners: readonly (readonly [number, number, number])[] = [
    [x + w / 2 - r, y + h / 2 - r, 0],
    [x - w / 2 + r, y + h / 2 - r, 90],
    [x - w / 2 + r, y - h / 2 + r, 180],
    [x + w / 2 - r, y - h / 2 + r, 270],
  ];
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = ((from + (90 * i) / steps) * Math.PI) / 180;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

export function round(rx: number, ry = rx, x = 0, y = 0, steps = 36): Point[] {
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i * 2 * Math.PI) / steps;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
}

/** Shrinks a convex outline by a margin on each side. */
export function inset(outline: readonly Point[], margin: number): Point[] {
  const [xs, ys] = [outline.map((p) => p[0]), outline.map((p) => p[1])];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const kx = Math.max(0, 1 - (2 * margin) / (right - left));
  const ky = Math.max(0, 1 - (2 * margin) / (high - low));
  return outline.map(
    ([x, y]): Point => [
      (left + right) / 2 + (x - (left + right) / 2) * kx,
      (low + high) / 2 + (y - (low + high) / 2) * ky,
    ],
  );
}

/** A closed smooth curve through the points. */
export function smooth(points: readonly Point[], steps = 6): Point[] {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  return points.flatMap((_, i) =>
    Array.from({ length: steps }, (__, k) => spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / steps)),
  );
}

/** An open smooth curve through the points, including both ends. */
export function curve(points: readonly Point[], steps = 6): Point[] {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const inner = points
    .slice(0, -1)
    .flatMap((_, i) =>
      Array.from({ length: steps }, (__, k) => spline(at(i - 1), at(i), at(i + 1), at(i + 2), k / steps)),
    );
  return [...inner, at(points.length - 1)];
}

function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const one = (i: 0 | 1): number =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [one(0), one(1)];
}

/** Points written as in an SVG path: 'x,y x,y'. Profiles of turned bodies read 'radius,height …'. */
export const points = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x, y] = pair.split(',').map(Number);
    return [x ?? 0, y ?? 0];
  });

/** Points of space written as 'x,y,z x,y,z'. */
export const trail = (text: string): Vec[] =>
  text.split(' ').map((triple): Vec => {
    const [x, y, z] = triple.split(',').map(Number);
    return [x ?? 0, y ?? 0, z ?? 0];
  });
