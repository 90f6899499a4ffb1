// Chairs for guests and for rest: a bent shell on legs of wood, a padded one on a sled of steel, a wide one to sink into.
import { stroke } from '../art';
import { lift } from '../colour';
import { CHROME, type Family, INK, type Look, OAK } from '../look';
import { oblong, points, rounded, smooth } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { ball, cord, rod } from '../turned';
import { seatBar } from './swivel';

function visitorChair(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => (look.has('lounge') ? lounge(s, look) : look.has('sled') ? sledChair(s, look) : shellChair(s, look)),
    {
      yaw: 4,
    },
  );
}

/** Seat and back bent from veneer, on four legs. */
function shellChair(s: Stage, look: Look): void {
  const wood = look.has('wood');
  const leg = look.has('chrome') ? CHROME : (look.accent ?? (wood ? look.colour : OAK));
  s.shadow(oblong(48, 46), 7);
  s.fact('legs', 'four', () => {
    for (const x of [-20, 20]) rod(s, leg, [x * 1.12, 0, -22], [x * 0.8, 42, -15], 1.3, { r2: 1.8 });
    for (const x of [-20, 20]) rod(s, leg, [x * 1.12, 0, 22], [x * 0.86, 42, 15], 1.3, { r2: 1.8 });
  });
  for (const x of [-16, 16]) rod(s, leg, [x, 40, -19], [x, 58, -24], 1.4);
  const back = (): void => {
    const outline = smooth(points('-21,4 -23,14 -22,25 -17,29 0,30 17,29 22,25 23,14 21,4 14,1 0,0 -14,1'), 5);
    slab(s, look.colour, outline, 'front', [0, 0, -1], wood ? 1.8 : 4.5, { bevel: wood ? 0.6 : 2 });
    if (wood)
      s.front([0, 0, 0.9], (p) =>
        stroke(
          'M-18-9C-6-11 6-7 18-9M-19-16C-6-18 6-14 19-16M-18-23C-6-25 6-21 18-23',
          p(lift(look.colour, -0.06)),
          0.45,
        ),
      );
  };
  s.at([0, 53, -22], back, { pitch: -12 });
  arms(s, look, leg);
  block(s, look.colour, [0, 43, 0], [48, wood ? 2 : 6, 46], { r: 10, bevel: wood ? 0.8 : 3 });
}

/** A padded seat and back in one bent tube that runs along the floor on either side. */
function sledChair(s: Stage, look: Look): void {
  const leg = look.accent ?? INK;
  s.shadow(oblong(48, 50), 6);
  const side = (x: number): void =>
    cord(
      s,
      leg,
      [
        [x, 80, -29],
        [x, 44, -24],
        [x, 3, -25],
        [x, 1.4, -20],
        [x, 1.4, 18],
        [x, 4, 23],
        [x, 43, 20],
      ],
      2.2,
    );
  s.fact('legs', 'sled', () => side(-23));
  s.at([0, 54, -26], () => block(s, look.colour, [0, 0, 0], [44, 28, 5], { r: 7, bevel: 2.2, plane: 'front' }), {
    pitch: -9,
  });
  if (look.word('arms', look.has('arms') ? 'fixed' : 'none') !== 'none') s.fact('arms', 'fixed', () => sledArm(s, -24));
  block(s, look.colour, [0, 41, -1], [46, 7, 46], { r: 9, bevel: 3 });
  s.fact('legs', 'sled', () => side(23));
  if (look.word('arms', look.has('arms') ? 'fixed' : 'none') !== 'none') s.fact('arms', 'fixed', () => sledArm(s, 24));
  else s.proof.note('arms', 'none');
}

function sledArm(s: Stage, x: number): void {
  cord(
    s,
    INK,
    [
      [x, 44, 20],
      [x, 58, 18],
      [x, 65, 12],
      [x, 66, -10],
      [x, 66, -26],
    ],
    2,
  );
  block(s, INK, [x, 66, -4], [4.6, 2, 30], { r: 1.8, bevel: 0.7 });
}

/** Wide, low and padded all round, on short legs of oak. */
function lounge(s: Stage, look: Look): void {
  const leg = look.accent ?? OAK;
  s.shadow(oblong(72, 70), 8);
  for (const z of [-26, 26])
    for (const x of [-29, 29]) rod(s, leg, [x * 1.06, 0, z * 1.06], [x, 19, z], 1.5, { r2: 2.4 });
  s.at([0, 26, -28], () => slab(s, look.colour, rounded(66, 56, 14, 0, 28), 'front', [0, 0, -6], 13, { bevel: 5 }), {
    pitch: -13,
  });
  s.fact('arms', 'padded', () =>
    block(s, look.colour, [-31, 19, 0], [11, 40, 64], { r: 5, bevel: 3.4, plane: 'side' }),
  );
  block(s, lift(look.colour, -0.02), [0, 19, 2], [54, 13, 60], { r: 6, bevel: 2 });
  block(s, lift(look.colour, 0.015), [0, 31, 4], [52, 13, 56], { r: 9, bevel: 4.6 });
  s.fact('arms', 'padded', () => block(s, look.colour, [31, 19, 0], [11, 40, 64], { r: 5, bevel: 3.4, plane: 'side' }));
}

function arms(s: Stage, look: Look, leg: string): void {
  if (!look.has('arms')) return;
  for (const x of [-25, 25]) {
    rod(s, leg, [x, 42, 12], [x, 63, 12], 1.4);
    rod(s, leg, [x, 42, -16], [x, 63, -18], 1.4);
    block(s, leg, [x, 62, -3], [4.6, 2.4, 36], { r: 2, bevel: 0.8 });
    ball(s, leg, [x, 43, 12], 1.5);
  }
}

export const seating = {
  'visitor-chair': {
    angle: 'low',
    setting: 'floor',
    focus: { at: [2, 56, 0], width: 50 },
    draw: visitorChair,
    pack: { step: [58, 0, 6], most: 2 },
    bars: seatBar,
  },
} satisfies Record<string, Family>;
