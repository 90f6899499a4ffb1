// Things for the home: blanket and vase.
import { rect, stroke } from '../art';
import { lift, mix } from '../colour';
import { CREAM, type Family, type Look } from '../look';
import { curve, oblong, points, round, rounded, trail } from '../outlines';
import { box, slab } from '../solids';
import type { Vec } from '../space';
import { num, type Stage } from '../stage';
import { cord, lathe } from '../turned';

function blanket(s: Stage, look: Look): void {
  const tone = look.colour;
  const stripe = look.accent ?? mix(tone, CREAM, 0.7);
  s.shadow(oblong(42, 32), 4);
  for (let i = 0; i < 4; i += 1) {
    const y = i * 4;
    slab(s, i % 2 ? lift(tone, 0.015) : tone, rounded(32 - (i % 2), 4.1, 2.05, 0, 2.05), 'side', [-21, y, 0], 42, {
      bevel: 0.7,
    });
    s.front([-20.4, y + 2.2, 16 - (i % 2) / 2 + 0.05], (p) => rect(0, -0.06, 41, 0.12, p(lift(tone, -0.08)), 0, 0.5));
  }
  s.top(
    [-20.8, 16.16, -14],
    (p) =>
      rect(5, 0, 2, 28, p(stripe)) +
      rect(8.2, 0, 0.9, 28, p(stripe)) +
      rect(31, 0, 2, 28, p(stripe)) +
      rect(34.2, 0, 0.9, 28, p(stripe)) +
      weave(p(lift(tone, -0.05))),
  );
  for (let y = 0; y < 4; y += 1)
    for (const x of [-14.9, -12.2, 11.2, 13.9])
      box(s, stripe, [x, y * 4 + 0.7, 16 - (y % 2) / 2], [x === -14.9 || x === 11.2 ? 2 : 0.9, 2.8, 0.12]);
  for (let i = 0; i < 15; i += 1)
    cord(
      s,
      i % 3 ? tone : stripe,
      [
        [21.6, 13.6, 13 - i * 1.9],
        [22.8, 11.6, 13.2 - i * 1.9],
        [22.4, 8.8, 13.4 - i * 1.9],
      ],
      0.6,
    );
}

const weave = (colour: string): string =>
  Array.from({ length: 13 }, (_, i) => stroke(`M0 ${1.4 + i * 2.1}H41.6`, colour, 0.16, 0.7)).join('');

function vase(s: Stage, look: Look): void {
  const stem = '#5d7a57';
  s.shadow(round(6.4), 2.6);
  const twigs: readonly (readonly [number, number, number])[] = trail('-7,40,-2 4,44,-3 9,37,2 -2,36,3');
  if (!look.has('empty'))
    for (const [x, y, z] of twigs) {
      cord(
        s,
        stem,
        [
          [0, 20, 0],
          [x * 0.4, 28, z * 0.5],
          [x, y, z],
        ],
        0.36,
      );
      for (let k = 0; k < 5; k += 1)
        for (const side of [-1, 1])
          leaf(
            s,
            [x * (0.42 + k * 0.14), 27 + (y - 26) * (k * 0.22), z * (0.5 + k * 0.1)],
            side,
            lift(stem, 0.04 * (k % 3)),
          );
    }
  const form = look.has('cylinder')
    ? points('4.6,0 4.8,0.6 4.8,25')
    : curve(points('3.8,0 5.4,3 6.6,8 6,13 3.6,17.6 2.7,20.4 3,23'), 5);
  lathe(s, look.colour, [0, 0, 0], form, { open: true, gloss: !look.has('matt') });
  if (look.accent) lathe(s, look.accent, [0, 7, 0], points('6.52,0 6.62,1.4'), { belt: true });
}

function leaf(s: Stage, at: Vec, side: number, colour: string): void {
  const [x, y] = s.point(at);
  s.add(
    `<path d="M0 0C8 -14 22 -14 32 -8C24 2 12 6 0 0Z" transform="translate(${num(x)} ${num(y)}) scale(${side} 1) rotate(-24)" fill="${colour}"/>`,
  );
}

export const home = {
  blanket: { angle: 'mid', setting: 'gift', focus: { at: [12, 9, 12], width: 22 }, draw: blanket },
  vase: { angle: 'low', setting: 'gift', focus: { at: [0, 16, 3], width: 18 }, draw: vase },
} satisfies Record<string, Family>;
