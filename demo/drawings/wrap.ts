// A label wrapped round a turned body: the paper follows the curve and its tones, the print is on its middle.
import { lift, shade } from './colour';
import { dot, LIGHT, type Vec } from './space';
import { num, type Paint, pathOf, type Stage } from './stage';

export interface Wrap {
  /** Radius at the lower and the upper edge (cm), heights of both, half angle in degrees, and where its middle faces (0 = the part's front). */
  r: readonly [number, number];
  y: readonly [number, number];
  half: number;
  at?: number;
}

export function wrap(
  s: Stage,
  colour: string,
  { r, y, half, at = 0 }: Wrap,
  draw: (paint: Paint) => string = () => '',
): void {
  const normal = (k: number): Vec => {
    const angle = ((at + half * k) * Math.PI) / 180;
    return [Math.sin(angle), 0, Math.cos(angle)];
  };
  const steps = Array.from({ length: 13 }, (_, i) => (i - 6) / 6).filter((k) => s.facing(normal(k)) > 0);
  const edge = (radius: number, height: number): Vec[] =>
    steps.map((k) => [normal(k)[0] * radius, height, normal(k)[2] * radius]);
  const [low, high] = [edge(r[0], y[0]).map((v) => s.point(v)), edge(r[1], y[1]).map((v) => s.point(v))];
  const [from, to] = [low[0], low[low.length - 1]];
  if (!from || !to) return;
  const stops = steps.map(
    (k) =>
      `<stop offset="${num((projectX(s, normal(k), r[0]) - from[0]) / (to[0] - from[0] || 1))}" stop-color="${shade(colour, dot(s.direction(normal(k)), LIGHT))}"/>`,
  );
  const fill = s.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="0" x2="${num(to[0])}" y2="0">${stops.join('')}</linearGradient>`,
  );
  s.add(`<path d="${pathOf([...low, ...high.reverse()])}" fill="${fill}" stroke="${lift(colour, -0.04)}"/>`);
  const middle = normal(0);
  const across: Vec = [middle[2], 0, -middle[0]];
  s.art([middle[0] * r[0], (y[0] + y[1]) / 2, middle[2] * r[0]], across, [0, -1, 0], middle, draw);
}

function projectX(s: Stage, n: Vec, r: number): number {
  return s.point([n[0] * r, 0, n[2] * r])[0];
}
