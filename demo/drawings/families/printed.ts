// What small goods share: the brand printed on them, how large a size is compared with the ordinary one, and how pieces of a pack are placed.
import { type Look, type Pack, stacked } from '../look';
import type { Vec } from '../space';
import type { Stage } from '../stage';

/** The brand is a fact that the picture has to show. */
export const printBrand = (s: Stage, look: Look, draw: () => void): void => {
  if (look.word('label')) s.fact('label', look.word('label'), draw);
  else draw();
};

/** How large a size is compared with the ordinary one, by the word printed on the goods. */
const SCALES: Readonly<Record<string, number>> = {
  A3: 1.4,
  A5: 0.75,
  A6: 0.55,
  A7: 0.4,
  Kort: 0.35,
  LILLE: 0.75,
  STOR: 1.25,
};

export function scaleOf({ mark }: Look): number {
  const [first = '', second] = mark.split(' ');
  return second === 'L' ? 0.7 + Number(first) / 250 : (SCALES[first] ?? 1);
}

export const standingRow = (count: number, [x, y, z]: Vec): Pack => stacked(Math.min(count, 8), 4, 2, [x, y, z]);
