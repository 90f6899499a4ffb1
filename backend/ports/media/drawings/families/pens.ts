// Ballpoint and gel pens and pencils, lying beside the line they draw, or many in their box.
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, STEEL } from '../look';
import { points, trail } from '../outlines';
import { box } from '../solids';
import type { Stage } from '../stage';
import { lathe, rod } from '../turned';
import { angle, carton, clip, LEAN, line, looseCap, lying, part, print, tipOf } from './writing-parts';

function ballpoint(s: Stage, look: Look): void {
  const trim = look.accent ?? CHROME;
  if (look.count > 1) {
    carton(s, look, 0.62, 14, (x, z) => {
      lathe(s, look.colour, [x, 0, z], points('0.6,0 0.6,12.6 0.45,13'), { gloss: true, cap: trim });
      rod(s, trim, [x, 13, z], [x, 14.2, z], 0.28, { gloss: true });
      box(s, trim, [x, 9.4, z + 0.66], [0.3, 3.4, 0.12]);
    });
    return;
  }
  const capped = look.has('cap') && !look.has('click');
  const grip = look.has('grip') || look.has('rubber-grip');
  line(s, look.colour, 6.9, 0.13);
  lying(s, 7.2, 0.6, () => {
    if (capped) part(s, trim, 6.1, 0.68, points('0.5,0 0.5,0.5 0.4,0.7'));
    else part(s, trim, 6.1, 0.68, points('0.3,0 0.3,1.3 0.22,1.45'));
    part(s, look.colour, 0.3, 0.68, points('0.68,0 0.68,5.2 0.5,5.9'));
    part(s, trim, 0, 0.68, points('0.7,0 0.7,0.35'));
    part(s, grip ? INK : look.colour, -5.1, 0.68, points('0.52,0 0.66,1.2 0.68,5.1'));
    if (look.close || grip)
      for (let i = 0; i < 6; i += 1)
        part(s, lift(look.colour, -0.09), -4.6 + i * 0.5, 0.68, [
          [0.62 + i * 0.012, 0],
          [0.62 + i * 0.012, 0.16],
        ]);
    part(s, trim, -6.3, 0.68, points('0.14,0 0.5,1.2'));
    part(s, STEEL, -6.9, 0.68, points('0.05,0 0.12,0.6'));
    if (!capped) clip(s, trim, 2.3, 6, 1.36);
    print(
      s,
      [look.mark, tipOf(look)].filter(Boolean).join(' '),
      -1.9,
      0.68,
      0.68,
      3.4,
      inkOn(grip ? INK : look.colour),
    );
  });
  if (capped) s.at([2.6, 0, 4.6], () => looseCap(s, look.colour, 0.74, 4.6), { yaw: LEAN - 20 });
}

function gel(s: Stage, look: Look): void {
  const body = mix(look.colour, '#eef3f6', 0.8);
  if (look.count > 1) {
    carton(s, look, 0.62, 14, (x, z) => {
      lathe(s, body, [x, 0, z], points('0.58,0 0.58,10'));
      lathe(s, look.colour, [x, 9, z], points('0.64,0 0.64,4.4 0.5,4.9'), { gloss: true });
      box(s, lift(look.colour, 0.05), [x, 10, z + 0.68], [0.3, 3.4, 0.12]);
    });
    return;
  }
  line(s, look.colour, 6.9, 0.2);
  lying(s, 7.2, 0.6, () => {
    part(s, look.colour, 6.2, 0.68, points('0.6,0 0.6,0.7 0.5,0.9'));
    part(s, look.colour, -3, 0.68, points('0.2,0 0.2,9.2'), { opacity: 0.9 });
    part(s, body, -1.4, 0.68, points('0.64,0 0.64,7.6'), { opacity: 0.72 });
    part(s, lift(look.colour, -0.03), -5.2, 0.68, points('0.5,0 0.66,1.2 0.68,3.8'), { gloss: false });
    for (let i = 0; i < 7; i += 1)
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
    print(s, ['GEL', tipOf(look)].join(' '), 1.4, 0.68, 0.66, 4, lift(look.colour, -0.12));
  });
  s.at([2.6, 0, 4.6], () => looseCap(s, look.colour, 0.72, 4.6), { yaw: LEAN - 20 });
}

function pencil(s: Stage, look: Look): void {
  const wood = '#e3bd8b';
  if (look.count > 1) {
    carton(s, look, 0.5, 15, (x, z) => {
      lathe(s, look.colour, [x, 0, z], points('0.45,0 0.45,12.4'));
      lathe(s, wood, [x, 12.4, z], points('0.45,0 0.16,1.5'), { belt: true });
      lathe(s, INK, [x, 13.9, z], points('0.16,0 0.03,0.6'), { belt: true });
    });
    return;
  }
  line(s, '#55585e', 7.7, 0.16, 0.85);
  lying(s, 8, 0.5, () => {
    if (!look.has('no-eraser')) {
      part(s, '#e58f86', 7.5, 0.56, points('0.5,0 0.5,0.8 0.36,1'), { gloss: false });
      part(s, CHROME, 6.4, 0.56, points('0.58,0 0.56,0.3 0.58,0.5 0.56,0.8 0.56,1.1'));
    }
    part(s, look.colour, -5.2, 0.56, points('0.56,0 0.56,11.6'), { gloss: false });
    s.polygon(trail('-5.2,1.08,-0.2 6.4,1.08,-0.2 6.4,0.94,0.42 -5.2,0.94,0.42'), lift(look.colour, 0.06), 0.8);
    part(s, wood, -7, 0.56, points('0.17,0 0.56,1.8'), { gloss: false });
    part(s, INK, -7.7, 0.56, points('0.03,0 0.17,0.7'), { gloss: false });
    print(s, look.mark || 'HB 2', 3.4, 0.56, 0.5, 3, inkOn(look.colour));
  });
}

export const pens = {
  'ballpoint-pen': { angle, setting: 'desk', focus: { at: [-1, 0.5, 3.4], width: 7 }, draw: ballpoint },
  'gel-pen': { angle, setting: 'desk', focus: { at: [-1, 0.5, 3.4], width: 7 }, draw: gel },
  pencil: { angle, setting: 'desk', focus: { at: [-1.2, 0.5, 4.6], width: 7 }, draw: pencil },
} satisfies Record<string, Family>;
