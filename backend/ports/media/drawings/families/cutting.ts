// Scissors.
import { CHROME, type Family, type Look, STEEL } from '../look';
import { points, round } from '../outlines';
import { slab } from '../solids';
import type { Point } from '../space';
import type { Stage } from '../stage';
import { lathe } from '../turned';

function scissors(s: Stage, look: Look): void {
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
      [
        [side * 0.3, 0.4],
        [side * 1.3, -0.4],
        [side * 2.6, -2.2],
        [side * 1.2, -3.4],
        [-side * 0.6, -1.4],
      ],
      'floor',
      [0, y, 0],
      0.8,
      { bevel: 0.2 },
    );
    ringSlab(s, look.colour, cx, cy, rx, ry, y);
  };
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(points('-3,10 3,10 4,-3 0,-11 -2,-3'), 0.9, 0.26);
      for (const side of [-1, 1] as const) {
        s.at(
          [0, side < 0 ? 0.1 : 0.5, 0],
          () => {
            slab(s, CHROME, blade(side), 'floor', [0, 0.1, 0], 0.28, { bevel: 0.1 });
            handle(side, 0, side < 0 ? 1 : 1.12);
          },
          { yaw: side * 11 },
        );
      }
      lathe(s, STEEL, [0, 0.9, 0.6], points('0.55,0 0.55,0.3'), { gloss: true });
    },
    { yaw: -38 },
  );
}

/** A flat ring: the hole is left open, so what lies below shows through. */
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

export const cutting = {
  scissors: { angle: 'high', setting: 'desk', focus: { at: [-1, 0.4, 1], width: 10 }, draw: scissors },
} satisfies Record<string, Family>;
