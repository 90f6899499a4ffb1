// The chair for guests: four legs in wood or steel, with or without arms.
import { CHROME, type Family, type Look, OAK } from '../look';
import { oblong, points, smooth } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { ball, rod } from '../turned';

function visitorChair(s: Stage, look: Look): void {
  const leg = look.has('chrome') || look.has('sled') ? CHROME : (look.accent ?? OAK);
  const r = leg === CHROME ? 1.2 : 1.8;
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(48, 46), 7);
      for (const x of [-20, 20]) rod(s, leg, [x * 1.12, 0, -22], [x * 0.8, 42, -15], r * 0.7, { r2: r });
      for (const x of [-20, 20]) rod(s, leg, [x * 1.12, 0, 22], [x * 0.86, 42, 15], r * 0.7, { r2: r });
      rod(s, leg, [-16, 40, -19], [-16, 58, -24], 1.4);
      rod(s, leg, [16, 40, -19], [16, 58, -24], 1.4);
      s.at(
        [0, 53, -22],
        () => {
          const back = smooth(points('-21,4 -23,14 -22,25 -17,29 0,30 17,29 22,25 23,14 21,4 14,1 0,0 -14,1'), 5);
          slab(s, look.colour, back, 'front', [0, 0, -2], 4.5, { bevel: 2 });
        },
        { pitch: -12 },
      );
      if (look.has('arms')) arm(s, -25, leg);
      block(s, look.colour, [0, 41, 0], [48, 6, 46], { r: 10, bevel: 3 });
      if (look.has('arms')) arm(s, 25, leg);
    },
    { yaw: 4 },
  );
}

export function arm(s: Stage, x: number, colour: string): void {
  rod(s, colour, [x, 42, 12], [x, 63, 12], 1.4);
  rod(s, colour, [x, 42, -16], [x, 63, -18], 1.4);
  block(s, colour, [x, 62, -3], [4.6, 2.4, 36], { r: 2, bevel: 0.8 });
  ball(s, colour, [x, 43, 12], 1.5);
}

export const seating = {
  'visitor-chair': {
    angle: 'low',
    setting: 'floor',
    focus: { at: [2, 56, 0], width: 50 },
    draw: visitorChair,
    pack: { step: [58, 0, 6], most: 2 },
  },
} satisfies Record<string, Family>;
