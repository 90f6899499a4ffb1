// Ballpoint and gel pens and pencils, next to the line they draw, or many in their box.
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { points, trail } from '../outlines';
import { box } from '../solids';
import type { Stage } from '../stage';
import { lathe, rod } from '../turned';
import {
  angle,
  carton,
  clip,
  closeTo,
  LEAN,
  labelled,
  line,
  looseCap,
  lying,
  part,
  print,
  strokeOf,
} from './writing-parts';

function ballpoint(s: Stage, look: Look): void {
  const capped = look.has('cap') && !look.has('click');
  const trim = look.has('metal') ? '#c9a24a' : (look.accent ?? CHROME);
  if (look.count > 1) {
    carton(s, look, 0.62, 14, (x, z) =>
      capped ? cappedPen(s, look.colour, x, z) : clickPen(s, look.colour, trim, x, z),
    );
    return;
  }
  line(s, look, look.colour, 6.9, strokeOf(look, 0.13));
  lying(s, 7.2, 0.6, () => {
    penEnd(s, look, trim, capped);
    part(s, look.colour, 0.3, 0.68, points('0.68,0 0.68,5.2 0.5,5.9'), { gloss: !look.has('recycled') });
    part(s, trim, 0, 0.68, look.has('metal') ? points('0.74,0 0.74,0.9') : points('0.7,0 0.7,0.35'));
    grip(s, look);
    part(s, trim, -6.3, 0.68, points('0.14,0 0.5,1.2'));
    part(s, STEEL, -6.9, 0.68, [
      [0.03 + strokeOf(look, 0.13) * 0.3, 0],
      [0.08 + strokeOf(look, 0.13) * 0.5, 0.6],
    ]);
    if (!capped) clip(s, trim, 2.3, 6, 1.36);
    labelled(s, look, look.has('grip') ? [2.4, 0.68, 0.6, 3.6] : [-2.5, 0.68, 0.68, 4.4], inkOn(look.colour));
  });
  if (capped) s.at([2.6, 0, 4.6], () => looseCap(s, look.colour, 0.74, 4.6, look.has('clip')), { yaw: LEAN - 20 });
}

/** The far end: a plug, a button to click, a ring to turn, or a soft tip for screens. */
function penEnd(s: Stage, look: Look, trim: string, capped: boolean): void {
  if (look.has('stylus')) {
    part(s, trim, 6.1, 0.68, points('0.45,0 0.45,0.5'));
    part(s, SOOT, 6.6, 0.68, points('0.5,0 0.52,0.5 0.4,0.9 0.15,1.1'), { gloss: false });
  } else if (capped) part(s, trim, 6.1, 0.68, points('0.5,0 0.5,0.5 0.4,0.7'));
  else if (look.has('twist')) part(s, trim, 5.8, 0.68, points('0.62,0 0.62,0.8 0.4,1.2'));
  else part(s, trim, 6.1, 0.68, points('0.3,0 0.3,1.3 0.22,1.45'));
}

function grip(s: Stage, look: Look): void {
  const soft = look.has('grip');
  part(s, soft ? INK : look.colour, -5.1, 0.68, points('0.52,0 0.66,1.2 0.68,5.1'));
  if (!soft) return;
  for (let i = 0; i < 6; i += 1)
    part(s, lift(INK, 0.09), -4.6 + i * 0.5, 0.68, [
      [0.62 + i * 0.012, 0],
      [0.62 + i * 0.012, 0.16],
    ]);
}

function clickPen(s: Stage, colour: string, trim: string, x: number, z: number): void {
  lathe(s, colour, [x, 0, z], points('0.6,0 0.6,12.6 0.45,13'), { gloss: true, cap: trim });
  rod(s, trim, [x, 13, z], [x, 14.2, z], 0.28, { gloss: true });
  box(s, trim, [x, 9.4, z + 0.66], [0.3, 3.4, 0.12]);
}

function cappedPen(s: Stage, colour: string, x: number, z: number, body = colour): void {
  lathe(s, body, [x, 0, z], points('0.58,0 0.58,10'));
  lathe(s, colour, [x, 9, z], points('0.64,0 0.64,4.4 0.5,4.9'), { gloss: true });
  box(s, lift(colour, 0.05), [x, 10, z + 0.68], [0.3, 3.4, 0.12]);
}

function gel(s: Stage, look: Look): void {
  const body = mix(look.colour, '#eef3f6', 0.8);
  const capped = look.has('cap');
  if (look.count > 1) {
    carton(s, look, 0.62, 14, (x, z) =>
      capped ? cappedPen(s, look.colour, x, z, body) : clickPen(s, body, look.colour, x, z),
    );
    return;
  }
  line(s, look, look.colour, 6.9, strokeOf(look, 0.16));
  lying(s, 7.2, 0.6, () => {
    if (capped) part(s, look.colour, 6.2, 0.68, points('0.6,0 0.6,0.7 0.5,0.9'));
    else part(s, look.colour, 6.2, 0.68, points('0.3,0 0.3,1.2 0.22,1.4'));
    part(s, look.colour, -3, 0.68, points('0.2,0 0.2,9.2'), { opacity: 0.9 });
    part(s, body, -1.4, 0.68, points('0.64,0 0.64,7.6'), { opacity: 0.72 });
    part(s, lift(look.colour, -0.03), -5.2, 0.68, points('0.5,0 0.66,1.2 0.68,3.8'), { gloss: !look.has('grip') });
    for (let i = 0; i < (look.has('grip') ? 7 : 0); i += 1)
      part(
        s,
        lift(look.colour, -0.12),
        -4.5 + i * 0.42,
        0.68,
        [
          [0.62 + i * 0.008, 0],
          [0.62 + i * 0.008, 0.14],
        ],
        { gloss: false },
      );
    part(s, STEEL, -6.9, 0.68, points('0.06,0 0.16,0.6 0.42,1.7'));
    if (!capped) clip(s, look.colour, 2.3, 6, 1.36);
    labelled(s, look, [1.4, 0.68, 0.66, 4.6], lift(look.colour, -0.12));
  });
  if (capped) s.at([2.6, 0, 4.6], () => looseCap(s, look.colour, 0.72, 4.6), { yaw: LEAN - 20 });
}

function pencil(s: Stage, look: Look): void {
  if (look.has('click')) {
    mechanicalPencil(s, look);
    return;
  }
  const wood = '#e3bd8b';
  if (look.count > 1) {
    carton(s, look, 0.5, 15, (x, z) => {
      lathe(s, look.colour, [x, 0, z], points('0.45,0 0.45,12.4'));
      lathe(s, wood, [x, 12.4, z], points('0.45,0 0.16,1.5'), { belt: true });
      lathe(s, INK, [x, 13.9, z], points('0.16,0 0.03,0.6'), { belt: true });
    });
    return;
  }
  const hardness = look.word('hardness', 'HB');
  const dark = { '4B': 1, '2B': 0.92, B: 0.85, HB: 0.75, H: 0.55 }[hardness] ?? 0.75;
  line(s, look, '#3d4046', 7.7, 0.08 + dark * 0.16, dark);
  lying(s, 8, 0.5, () => {
    part(s, look.colour, 6.4, 0.56, points('0.56,0 0.56,0.9 0.5,1.1'), { gloss: false });
    part(s, '#e8e4da', 6.2, 0.56, points('0.57,0 0.57,0.25'), { gloss: false });
    part(s, look.colour, -5.2, 0.56, points('0.56,0 0.56,11.5'), { gloss: false });
    s.polygon(trail('-5.2,1.08,-0.2 6.2,1.08,-0.2 6.2,0.94,0.42 -5.2,0.94,0.42'), lift(look.colour, 0.06), 0.8);
    part(s, wood, -7, 0.56, points('0.17,0 0.56,1.8'), { gloss: false });
    part(s, INK, -7.7, 0.56, points('0.03,0 0.17,0.7'), { gloss: false });
    const told = look.word('hardness') ? 'hardness' : 'print';
    s.fact(told, hardness, () => print(s, look.mark || hardness, 4.7, 0.56, 0.62, 2.4, inkOn(look.colour)));
    labelled(s, look, [0.6, 0.56, 0.5, 5], inkOn(look.colour));
  });
}

/** A lead of one thickness in a sleeve of metal, a rubber under its button. */
function mechanicalPencil(s: Stage, look: Look): void {
  line(s, look, '#55585e', 7.4, strokeOf(look, 0.12), 0.85);
  lying(s, 7.4, 0.5, () => {
    part(s, '#e58f86', 6.9, 0.6, points('0.3,0 0.3,0.5'), { gloss: false });
    part(s, CHROME, 5.9, 0.6, points('0.42,0 0.42,1'));
    part(s, look.colour, -1.6, 0.6, points('0.6,0 0.6,7.5'));
    part(s, INK, -4.9, 0.6, points('0.5,0 0.6,0.6 0.6,3.3'), { gloss: false });
    for (let i = 0; i < 8; i += 1)
      part(s, lift(INK, 0.1), -4.3 + i * 0.32, 0.6, points('0.62,0 0.62,0.12'), { gloss: false });
    part(s, CHROME, -6.6, 0.6, points('0.12,0 0.2,0.5 0.5,1.7'));
    part(s, INK, -7.4, 0.6, [
      [strokeOf(look, 0.12) * 0.4, 0],
      [strokeOf(look, 0.12) * 0.4, 0.8],
    ]);
    clip(s, CHROME, 2.2, 5.8, 1.26);
    labelled(s, look, [0.5, 0.6, 0.6, 3.4], inkOn(look.colour));
    s.fact('hardness', look.word('hardness', 'HB'), () =>
      print(s, look.word('hardness', 'HB'), 3.4, 0.6, 0.4, 1, inkOn(look.colour)),
    );
  });
}

const tags = ['tip'];

export const pens = {
  'ballpoint-pen': { angle, setting: 'desk', focus: closeTo([-1, 0.5, 3.4], 7), draw: ballpoint, tags },
  'gel-pen': { angle, setting: 'desk', focus: closeTo([-1, 0.5, 3.4], 7), draw: gel, tags },
  pencil: { angle, setting: 'desk', focus: closeTo([-1.2, 0.5, 4.6], 7), draw: pencil, tags },
} satisfies Record<string, Family>;
