// The mug: alone, and as a part of other pictures.
import { words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Family, INK, type Look, SOOT } from '../look';
import { points, round } from '../outlines';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';
import { wrap } from '../wrap';

export function mugBody(s: Stage, colour: string, r: number, h: number, drink: string): void {
  s.shadow(round(r), r * 0.45);
  lathe(
    s,
    colour,
    [0, 0, 0],
    [
      [r * 0.95, 0],
      [r, h * 0.06],
      [r, h],
    ],
    { open: true, gloss: true, cap: mix(drink, colour, 0.1) },
  );
  const handle = (k: number, w: number, tone: string): void =>
    cord(
      s,
      tone,
      [
        [r * 0.9, h * 0.8, k],
        [r * 1.35, h * 0.84, k],
        [r * 1.68, h * 0.68, k],
        [r * 1.7, h * 0.42, k],
        [r * 1.4, h * 0.22, k],
        [r * 0.92, h * 0.2, k],
      ],
      w,
    );
  handle(0, r * 0.26, colour);
}

function travelMug(s: Stage, look: Look): void {
  s.shadow(round(3.8), 1.6);
  lathe(s, look.colour, [0, 0, 0], points('3.2,0 3.4,0.5 4.2,15'), { gloss: true });
  lathe(s, lift(look.colour, -0.1), [0, 5.6, 0], points('3.76,0 3.98,4.4'), { belt: true });
  lathe(s, look.accent ?? SOOT, [0, 15, 0], points('4.4,0 4.4,1.2 4,2.4'), { gloss: true });
  lathe(s, INK, [1.6, 17.4, 1.4], points('0.7,0 0.7,0.3'));
  if (look.mark)
    wrap(s, look.colour, { r: [4, 4.1], y: [10.4, 13], half: 30, at: 22 }, (p) =>
      words(look.mark, 0, 0, 1.4, 4, p(inkOn(look.colour))),
    );
}

function drawMug(s: Stage, look: Look): void {
  if (look.has('travel')) {
    travelMug(s, look);
    return;
  }
  s.at(
    [0, 0, 0],
    () => {
      mugBody(s, look.colour, 4.4, 9.4, look.has('empty') ? lift(look.colour, -0.2) : '#50301d');
      if (look.accent) wrap(s, look.accent, { r: [4.42, 4.42], y: [6.4, 7.2], half: 88, at: 8 });
      if (look.mark) s.front([0, 4.4, 4.41], (p) => words(look.mark, 0, 0, 1.6, 5.4, p(inkOn(look.colour))));
    },
    { yaw: 20 },
  );
}

export const mug = {
  mug: {
    angle: 'mid',
    setting: 'kitchen',
    focus: { at: [1, 7, 3], width: 9 },
    draw: drawMug,
    pack: { step: [13, 0, 5], most: 3 },
  },
} satisfies Record<string, Family>;
