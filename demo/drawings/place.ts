// Rooms and table tops that products are placed in, and how several of them are arranged on one sheet.
import { stroke } from './art';
import { lift } from './colour';
import type { Neighbour } from './company';
import { PLAIN } from './company';
import { FAMILIES } from './families';
import { lookOf, type Setting } from './look';
import type { PictureSpec } from './names';
import { oblong } from './outlines';
import { slab } from './solids';
import type { Camera } from './space';
import { type Bounds, Stage } from './stage';

export interface Placed {
  spec: PictureSpec;
  x: number;
  y: number;
  z: number;
  yaw: number;
}

export const neighbour = (n: Neighbour): Placed => ({
  spec: {
    family: n.family,
    view: 'scene',
    colour: n.colour ?? PLAIN[n.family] ?? '#9aa3a8',
    traits: n.traits ?? [],
    mark: n.mark ?? '',
  },
  x: n.x,
  y: n.y ?? 0,
  z: n.z,
  yaw: n.yaw ?? 0,
});

// Farther things first; a thing comes after what it is placed on.
const order = (p: Placed): number => p.x * 0.47 + p.z * 0.88 + (p.y > 20 ? 60 : 0);

export function drawPlaced(stage: Stage, things: readonly Placed[]): void {
  for (const { spec, x, y, z, yaw } of [...things].sort((a, b) => order(a) - order(b))) {
    stage.at([x, y, z], () => FAMILIES[spec.family].draw(stage, lookOf(spec)), { yaw });
    // A shadow on a desk must be above the desk: each thing is ground for those that follow.
    stage.settle();
  }
}

/** The room that a group of things takes on the sheet, by drawing it once for its bounds. */
export function boundsOf(camera: Camera, things: readonly Placed[]): Bounds {
  const probe = new Stage(camera);
  drawPlaced(probe, things);
  return probe.bounds();
}

export interface Surroundings {
  wall: string;
  floor: string;
  kind: Setting;
  /** Position of the wall, or of the far edge of the table. */
  back: number;
  /** Where the near edge of the table is; rooms have none. */
  near: number;
}

const WIDE = 1200;
const FAR = 900;

export function drawSurroundings(stage: Stage, { wall, floor, kind, back, near }: Surroundings): void {
  const room = kind === 'floor' || kind === 'stock';
  const front = room ? FAR : near;
  stage.polygon(
    [
      [-WIDE, -FAR, back],
      [WIDE, -FAR, back],
      [WIDE, FAR, back],
      [-WIDE, FAR, back],
    ],
    wall,
    0.42,
  );
  if (room) {
    stage.polygon(
      [
        [-WIDE, 0, back],
        [WIDE, 0, back],
        [WIDE, 0, front],
        [-WIDE, 0, front],
      ],
      floor,
      0.6,
    );
    stage.front([-WIDE, 9, back + 0.2], (p) => `<rect width="${WIDE * 2}" height="9" fill="${p(lift(wall, 0.06))}"/>`);
  } else {
    stage.polygon(
      [
        [-WIDE, -FAR, front - 3],
        [WIDE, -FAR, front - 3],
        [WIDE, 0, front - 3],
        [-WIDE, 0, front - 3],
      ],
      wall,
      -0.1,
    );
    slab(stage, floor, oblong(WIDE * 2, front - back, 0, -(front + back) / 2), 'floor', [0, -3, 0], 3);
  }
  if (kind !== 'stock' && kind !== 'bath') planks(stage, floor, back, front, room ? 22 : 13);
  if (kind === 'bath' || kind === 'kitchen') tiles(stage, wall, back);
  stage.settle();
}

function planks(stage: Stage, floor: string, back: number, front: number, width: number): void {
  const lines: string[] = [];
  for (let z = back + width; z < Math.min(front, back + 700); z += width) lines.push(`M0 ${z - back}H${WIDE * 2}`);
  stage.top([-WIDE, 0.02, back], (p) => stroke(lines.join(''), p(lift(floor, -0.045)), width * 0.02));
}

function tiles(stage: Stage, wall: string, back: number): void {
  const lines = Array.from({ length: 40 }, (_, i) => `M0 ${i * 10}H800`).concat(
    Array.from({ length: 80 }, (_, i) => `M${i * 10} 0V400`),
  );
  stage.front([-400, 400, back + 0.1], (p) => stroke(lines.join(''), p(lift(wall, -0.035)), 0.22));
}
