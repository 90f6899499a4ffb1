// Scissors.
import { type Bar, CHROME, type Family, type Look, STEEL } from '../look';
import { points, round } from '../outlines';
import { slab } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { lathe } from '../turned';

const bladeLength = (look: Look): number => look.number('length', 21, [6, 40]);
const TURN = -38;

/** Drawn for 22 centimetres and scaled to what it says; those for the left hand are the mirror of the others. */
function scissors(s: Stage, look: Look): void {
  const k = bladeLength(look) / 21.2;
  const hand = look.word('hand') ? -1 : 1;
  const sized = (outline: readonly Point[]): Point[] => outline.map(([x, y]): Point => [x * k * hand, y * k]);
  const blade = (side: 1 | -1): Point[] => [
    [-0.7 * side, -1],
    [-1.05 * side, 1.5],
    [-0.9 * side, 5],
    [0, 12],
    [0.5 * side, 9],
    [0.75 * side, 3],
    [0.7 * side, -1],
  ];
  const handle = (side: 1 | -1, y: number, grow: number): void => {
    const [cx, cy, rx, ry] = [side * 2.9, -5.6, 2.2 * grow, 3.6];
    slab(
      s,
      look.colour,
      sized([
        [side * 0.3, 0.4],
        [side * 1.3, -0.4],
        [side * 2.6, -2.2],
        [side * 1.2, -3.4],
        [-side * 0.6, -1.4],
      ]),
      'floor',
      [0, y, 0],
      0.8,
      { bevel: 0.2 },
    );
    ringSlab(s, look.colour, cx * k * hand, cy * k, rx * k, ry * k, y);
  };
  s.at(
    [0, 0, 0],
    () =>
      s.sized({ z: 'length' }, () => {
        s.shadow(
          points('-3,10 3,10 4,-3 0,-11 -2,-3').map(([x, z]): Point => [x * k * hand, z * k]),
          0.9,
          0.26,
        );
        for (const side of [-1, 1] as const) {
          s.at(
            [0, side < 0 ? 0.1 : 0.5, 0],
            () => {
              slab(s, CHROME, sized(blade(side)), 'floor', [0, 0.1, 0], 0.28, { bevel: 0.1 });
              handle(side, 0, side < 0 ? 1 : 1.12);
            },
            { yaw: side * hand * 11 },
          );
        }
        lathe(s, STEEL, [0, 0.9, 0.6], points('0.55,0 0.55,0.3'), { gloss: true });
      }),
    { yaw: TURN },
  );
}

/** A flat ring: the hole is left open, so what is below shows through. */
function ringSlab(s: Stage, colour: string, cx: number, cy: number, rx: number, ry: number, y: number): void {
  const outer = round(rx + 0.85, ry + 0.85, cx, cy, 32);
  const inner = round(rx - 0.1, ry - 0.1, cx, cy, 32);
  outer.forEach(([x, v], i) => {
    const j = (i + 1) % outer.length;
    const [b, c, d] = [outer[j], inner[j], inner[i]];
    if (!b || !c || !d) return;
    const normal = [x - cx, 0, -(v - cy)] as const;
    if (s.facing(normal) > 0)
      s.polygon(
        [
          [x, y, -v],
          [b[0], y, -b[1]],
          [b[0], y + 0.6, -b[1]],
          [x, y + 0.6, -v],
        ],
        colour,
        -0.3,
      );
    else
      s.polygon(
        [
          [d[0], y, -d[1]],
          [c[0], y, -c[1]],
          [c[0], y + 0.7, -c[1]],
          [d[0], y + 0.7, -d[1]],
        ],
        colour,
        -0.1,
      );
  });
  outer.forEach(([x, v], i) => {
    const j = (i + 1) % outer.length;
    const [b, c, d] = [outer[j], inner[j], inner[i]];
    if (b && c && d)
      s.polygon(
        [
          [x, y + 0.7, -v],
          [b[0], y + 0.7, -b[1]],
          [c[0], y + 0.7, -c[1]],
          [d[0], y + 0.7, -d[1]],
        ],
        colour,
        0.62 + 0.3 * Math.sin((i / outer.length) * 6.283 + 0.6),
      );
  });
}

/** Next to the blades, from the rings to the tip. */
function scissorsBar(look: Look): Bar[] {
  const l = bladeLength(look);
  const turn = (TURN * Math.PI) / 180;
  const at = (x: number, z: number): Vec => [
    x * Math.cos(turn) + z * Math.sin(turn),
    0,
    -x * Math.sin(turn) + z * Math.cos(turn),
  ];
  const text = `${String(l).replace('.', ',')} cm`;
  return 'length' in look.told ? [{ from: at(l * 0.34, l * 0.455), to: at(l * 0.34, -l * 0.545), text }] : [];
}

export const cutting = {
  scissors: {
    angle: 'high',
    setting: 'desk',
    focus: { at: [-1, 0.4, 1], width: 10 },
    draw: scissors,
    bars: scissorsBar,
    tags: ['hand'],
  },
} satisfies Record<string, Family>;
