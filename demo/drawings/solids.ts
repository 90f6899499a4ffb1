// Straight primitives: box, slab (an extruded outline with a rounded edge) and block (a slab given by its outer size).
import { inset, rounded } from './outlines';
import { add, cross, dot, type Point, sub, times, unit, type Vec } from './space';
import type { Stage } from './stage';

const FACES: readonly (readonly [Vec, Vec, Vec])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [-1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
];

/** A sharp box whose base is centred at (x, y, z). */
export function box(s: Stage, colour: string, [x, y, z]: Vec, [w, h, d]: Vec): void {
  const centre: Vec = [x, y + h / 2, z];
  const half = (v: Vec): Vec => [(v[0] * w) / 2, (v[1] * h) / 2, (v[2] * d) / 2];
  s.reachCorners([
    [x - w / 2, y, z - d / 2],
    [x + w / 2, y + h, z + d / 2],
  ]);
  for (const [normal, a, b] of FACES) {
    if (s.facing(normal) <= 0) continue;
    const [n, u, v] = [add(centre, half(normal)), half(a), half(b)];
    s.polygon(
      [sub(sub(n, u), v), sub(add(n, u), v), add(add(n, u), v), add(sub(n, u), v)],
      colour,
      s.light(normal),
      true,
    );
  }
}

export type Plane = 'front' | 'floor' | 'side';
const PLANES: Record<Plane, { u: Vec; v: Vec; n: Vec }> = {
  front: { u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
  floor: { u: [1, 0, 0], v: [0, 0, -1], n: [0, 1, 0] },
  side: { u: [0, 0, -1], v: [0, 1, 0], n: [1, 0, 0] },
};
export interface SlabOptions {
  bevel?: number;
  /** How far the rounded edge reaches in, when not as far as it reaches up. */
  inward?: number;
  flat?: boolean;
  /** Colour of the cap, when it is another material than the walls. */
  cap?: string;
}

/**
 * Extrudes an outline from `origin` along the plane's normal: front grows to the viewer, floor upwards, side to the right.
 * Outlines on the floor are (x, -z), on the side (-z, y).
 */
export function slab(
  s: Stage,
  colour: string,
  outline: readonly Point[],
  plane: Plane,
  origin: Vec,
  thick: number,
  options: SlabOptions = {},
): void {
  const { u, v, n } = PLANES[plane];
  const area = outline.reduce((sum, [x, y], i) => {
    const [p, q] = outline[(i + 1) % outline.length] ?? [x, y];
    return sum + x * q - p * y;
  }, 0);
  const ring = area < 0 ? [...outline].reverse() : outline;
  const lay = (points: readonly Point[], up: number): Vec[] =>
    points.map(([a, b]) => add(add(origin, times(n, up)), add(times(u, a), times(v, b))));
  const bevel = Math.min(options.bevel ?? 0, thick);
  s.reachCorners([...lay(ring, 0), ...lay(ring, thick)]);
  walls(s, colour, lay(ring, 0), lay(ring, thick - bevel), n, 0);
  const steps = bevel > 0 ? (options.inward ? 9 : bevel < 0.18 ? 2 : 4) : 0;
  const inward = options.inward ?? bevel;
  const edge = (k: number): Vec[] => {
    const angle = ((k / steps) * Math.PI) / 2;
    return lay(inset(ring, inward * (1 - Math.cos(angle))), thick - bevel + bevel * Math.sin(angle));
  };
  for (let k = 0; k < steps; k += 1) walls(s, colour, edge(k), edge(k + 1), n, (k + 0.5) / steps);
  if (s.facing(n) > 0)
    s.polygon(steps ? edge(steps) : lay(ring, thick), options.cap ?? colour, s.light(n), !options.flat);
  else s.polygon(lay(ring, 0), colour, s.light(times(n, -1)), !options.flat);
}

function walls(s: Stage, colour: string, low: readonly Vec[], high: readonly Vec[], n: Vec, tilt: number): void {
  const strips = low.flatMap((from, i) => {
    const j = (i + 1) % low.length;
    const [to, up, over] = [low[j], high[i], high[j]];
    if (!to || !up || !over) return [];
    const out = unit(cross(sub(to, from), n));
    const angle = (tilt * Math.PI) / 2;
    const normal = add(times(out, Math.cos(angle)), times(n, Math.sin(angle)));
    if (s.facing(normal) <= 0.001) return [];
    return [{ points: [from, to, over, up], normal, depth: dot(s.direction(add(from, to)), s.camera.towards) }];
  });
  for (const strip of strips.sort((a, b) => a.depth - b.depth)) s.polygon(strip.points, colour, s.light(strip.normal));
}

export interface BlockOptions extends SlabOptions {
  r?: number;
  plane?: Plane;
}

/** A box with round corners whose base is centred at (x, y, z); the plane selects the faces with the round outline. */
export function block(s: Stage, colour: string, [x, y, z]: Vec, [w, h, d]: Vec, options: BlockOptions = {}): void {
  const { plane = 'floor', r = Math.min(w, h, d) * 0.12, bevel = r * 0.5 } = options;
  const rest = { ...options, bevel };
  // Keys and clips are many and small: three steps round a corner are enough there.
  const steps = r < 0.4 ? 3 : r > 4 ? 14 : 8;
  if (plane === 'floor') slab(s, colour, rounded(w, d, r, 0, 0, steps), plane, [x, y, z], h, rest);
  if (plane === 'front') slab(s, colour, rounded(w, h, r, 0, 0, steps), plane, [x, y + h / 2, z - d / 2], d, rest);
  if (plane === 'side') slab(s, colour, rounded(d, h, r, 0, 0, steps), plane, [x - w / 2, y + h / 2, z], w, rest);
}
