// Paper towels, folded or on a roll, and bins.
import { inkOn, lift } from '../colour';
import { CHROME, type Family, type Look, SOOT } from '../look';
import { points, round } from '../outlines';
import { block } from '../solids';
import type { Point } from '../space';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';
import { foldedTowels, windings } from './washroom';

function paperTowel(s: Stage, look: Look): void {
  s.shadow(round(7.4, 6.6), 2);
  if (look.has('folded')) {
    foldedTowels(s, look);
    return;
  }
  const [r, h] =
    look.has('small-roll') || look.has('toilet')
      ? [5.6, 10]
      : look.has('jumbo')
        ? [9.5, 9]
        : look.has('centre-feed')
          ? [9, 21]
          : [6.6, 23];
  lathe(
    s,
    look.colour,
    [0, 0, 0],
    [
      [r, 0],
      [r, h],
    ],
  );
  s.polygon(
    [
      [r * 0.62, 0.2, r * 0.8],
      [r * 0.62, h, r * 0.8],
      [r * 1.35, h - 0.2, r * 1.15],
      [r * 1.35, 0.2, r * 1.15],
    ],
    look.colour,
    0.62,
    true,
  );
  s.top([0, h + 0.02, 0], (p) => windings(r, look.colour, p, look.has('jumbo') ? 0.3 : 0.42));
  for (let row = 0; row < h / 2.4; row += 1)
    for (const [i, a] of [-40, -19, 2, 23, 44, 65].entries()) {
      const turn = ((a + (row % 2) * 11 + i * 0.01) * Math.PI) / 180;
      const [x, y] = s.point([r * Math.sin(turn), 1.4 + row * 2.4, r * Math.cos(turn)]);
      s.add(
        `<path d="M${num(x - 4)} ${num(y)}q4-5 8 0q-4 5-8 0z" fill="${lift(look.colour, look.close ? -0.06 : -0.035)}"/>`,
      );
    }
}

function wasteBin(s: Stage, look: Look): void {
  const colour = look.colour;
  s.shadow(round(15, 13), 4);
  if (look.has('pedal') || look.has('lid')) {
    lathe(s, SOOT, [0, 0, 0], points('14.6,0 14.6,2.4'));
    lathe(s, colour, [0, 2.4, 0], points('14.2,0 14.2,32'), { gloss: true });
    lathe(s, lift(colour, -0.05), [0, 34.4, 0], points('14.6,0 14.6,2.4'), { gloss: true });
    lathe(s, CHROME, [0, 36, 0], points('14.7,0 14.7,0.8'), { gloss: true });
    lathe(s, colour, [0, 36.8, 0], points('14.4,0 13,2.2 9.6,3.6 5.4,4.3'), { gloss: true });
    if (look.has('pedal'))
      s.at([0, 0, 0], () => block(s, CHROME, [0, 0.6, 16.4], [9, 1.2, 6], { r: 1.6, bevel: 0.4 }), { yaw: 20 });
    return;
  }
  lathe(s, colour, [0, 0, 0], points('11.4,0 11.8,0.8 14.8,33'), { open: true });
  lathe(s, lift(colour, 0.05), [0, 31.6, 0], points('15.2,0 15.4,1.6'), { open: true, cap: lift(colour, -0.2) });
  const recycle = `M-3 2.6L0-2.8L3 2.6M-3 2.6H3`;
  s.front([0, 17, 13.3], (p) =>
    look.has('recycle') || look.has('sorting')
      ? `<path d="${recycle}" fill="none" stroke="${p(inkOn(colour))}" stroke-width=".9" stroke-linejoin="round"/>`
      : '',
  );
  slots(s, colour);
}

function slots(s: Stage, colour: string): void {
  for (const a of [-38, -16, 6, 28, 50, 72, 94])
    for (let row = 0; row < 3; row += 1) {
      const turn = (a * Math.PI) / 180;
      const at = (y: number): Point =>
        s.point([(11.4 + y * 0.1) * Math.sin(turn), y, (11.4 + y * 0.1) * Math.cos(turn)]);
      const [[x, y], [u, v]] = [at(5 + row * 8.4), at(11 + row * 8.4)];
      s.add(
        `<path d="M${num(x)} ${num(y)}L${num(u)} ${num(v)}" stroke="${lift(colour, -0.12)}" stroke-width="9" stroke-linecap="round"/>`,
      );
    }
}

export const bins = {
  'paper-towel': {
    angle: 'mid',
    setting: 'bath',
    focus: { at: [1, 18, 4], width: 15 },
    draw: paperTowel,
    pack: { step: [14, 0, 3], most: 3 },
  },
  'waste-bin': { angle: 'mid', setting: 'floor', focus: { at: [0, 27, 10], width: 30 }, draw: wasteBin },
} satisfies Record<string, Family>;
