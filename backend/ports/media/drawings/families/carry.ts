// Things to carry: backpack and water bottle.
import { rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { oblong, points, round, rounded, trail } from '../outlines';
import { slab } from '../solids';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';
import { wrap } from '../wrap';

function backpack(s: Stage, look: Look): void {
  const tone = look.colour;
  const trim = look.accent ?? '#b98b5a';
  s.shadow(oblong(30, 16), 4);
  cord(s, lift(tone, -0.08), trail('-3,43,-4 -3,47.5,-4 3,47.5,-4 3,43,-4'), 1.2);
  slab(s, lift(tone, -0.05), rounded(31, 44, 9), 'front', [0, 22, -8], 3);
  slab(s, tone, rounded(30, 43.4, 10), 'front', [0, 21.8, -6], 13, { bevel: 4 });
  slab(s, lift(tone, -0.02), rounded(25, 18, 4.5), 'front', [0, 11.4, 6.6], 4.4, { bevel: 1.6 });
  s.front(
    [-12.5, 20.4, 11.02],
    (p) =>
      stroke('M1.8 5.2H23.2', p(INK), 0.5) +
      rect(20.4, 4.8, 1.4, 3, p(trim), 0.5) +
      rect(10.3, 8.4, 4.4, 3, p(trim), 0.4) +
      (look.mark ? words(look.mark, 12.5, 13.6, 1.8, 18, p(inkOn(tone))) : ''),
  );
  s.front(
    [-15, 43.4, 7.02],
    (p) => stroke('M4.6 14C4.6 7 8 4.6 15 4.6S25.4 7 25.4 14', p(INK), 0.55) + rect(24.6, 12.6, 1.5, 3.4, p(trim), 0.5),
  );
}

function waterBottle(s: Stage, look: Look): void {
  s.shadow(round(3.6), 1.8);
  const clear = look.has('clear');
  lathe(
    s,
    clear ? mix(look.colour, '#eef6f8', 0.55) : look.colour,
    [0, 0, 0],
    points('3.3,0 3.6,0.6 3.6,13 3.5,15 2.8,17.2 2.3,18.4'),
    { gloss: true, opacity: clear ? 0.85 : 1 },
  );
  lathe(s, lift(look.colour, -0.06), [0, 1.4, 0], points('3.64,0 3.64,0.25'), { belt: true });
  lathe(s, CHROME, [0, 18.2, 0], points('2.4,0 2.4,0.9'), { gloss: true });
  lathe(s, look.accent ?? SOOT, [0, 19.1, 0], points('2.6,0 2.6,3 2.3,3.5'), { gloss: true });
  cord(s, look.accent ?? SOOT, trail('-1.9,21,0 -2,24.2,0 -1,25.6,0 1,25.6,0 2,24.2,0 1.9,21,0'), 0.55);
  wrap(s, lift(look.colour, 0.05), { r: [3.63, 3.63], y: [4.4, 10.4], half: 34, at: 22 }, (p) =>
    look.mark
      ? words(look.mark, 0, 0, 1.5, 4, p(inkOn(look.colour)))
      : shape('M0-2C1.4-.2 1.5.6 1.5 1A1.5 1.5 0 0 1-1.5 1C-1.5.6-1.4-.2 0-2Z', p(inkOn(look.colour)), 0.85),
  );
  if (look.close) slab(s, PAPER, round(0.3), 'front', [0, 4, 3.5], 0.05);
}

export const carry = {
  backpack: { angle: 'low', setting: 'floor', focus: { at: [2, 14, 9], width: 24 }, draw: backpack },
  'water-bottle': {
    angle: 'low',
    setting: 'kitchen',
    focus: { at: [0, 19, 2], width: 10 },
    draw: waterBottle,
    pack: { step: [9, 0, 2], most: 3 },
  },
} satisfies Record<string, Family>;
