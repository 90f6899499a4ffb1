// A pallet with its load of cartons, for goods that come by the hundred.
import { rect, words } from '../art';
import { lift } from '../colour';
import { CARTON, INK, PAPER } from '../look';
import { oblong } from '../outlines';
import { box } from '../solids';
import type { Stage } from '../stage';

const WOOD = '#c8a06a';
const [WIDE, DEEP] = [120, 80];

export interface Load {
  tone?: string;
  /** Each line of the label, the first one large. */
  lines: readonly string[];
  layers: number;
}

export function pallet(s: Stage, { tone = CARTON, lines, layers }: Load): void {
  s.shadow(oblong(WIDE, DEEP), 9);
  for (const z of [-DEEP / 2 + 5, 0, DEEP / 2 - 5]) box(s, lift(WOOD, -0.06), [0, 0, z], [WIDE, 2.4, 10]);
  for (const z of [-DEEP / 2 + 5, 0, DEEP / 2 - 5])
    for (const x of [-WIDE / 2 + 7, 0, WIDE / 2 - 7]) box(s, lift(WOOD, -0.1), [x, 2.4, z], [14, 8, 10]);
  box(s, WOOD, [0, 10.4, 0], [WIDE, 2.4, DEEP]);
  const [h, w, d] = [24, (WIDE - 2) / 3, (DEEP - 2) / 2];
  for (let layer = 0; layer < layers; layer += 1)
    for (const z of [-d / 2, d / 2])
      for (const x of [-w, 0, w]) {
        const y = 12.8 + layer * h;
        box(s, tone, [x, y, z], [w - 0.5, h - 0.4, d - 0.5]);
        if (z < 0) continue;
        s.front(
          [x - w / 2 + 4, y + h - 5, z + d / 2 - 0.2],
          (p) => rect(0, 0, w - 8, h - 10, p(PAPER), 0.8) + palletLabel(lines, w - 8, h - 10, p(INK)),
        );
      }
  // The film round the load catches the light.
  s.front([-WIDE / 2, 12.8 + layers * h, DEEP / 2 + 0.4], () => rect(0, 0, WIDE, layers * h, '#ffffff', 0, 0.12));
  s.right([WIDE / 2 + 0.4, 12.8 + layers * h, DEEP / 2], () => rect(0, 0, DEEP, layers * h, '#ffffff', 0, 0.1));
}

function palletLabel(lines: readonly string[], w: number, h: number, ink: string): string {
  return lines
    .map((line, i) => words(line, w / 2, i === 0 ? h * 0.36 : h * 0.76, i === 0 ? h * 0.36 : h * 0.26, w * 0.86, ink))
    .join('');
}
