// Cleaning spray and soap.
import { print, shape, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER } from '../look';
import { oblong, points, round, trail } from '../outlines';
import { slab } from '../solids';
import { num, type Stage } from '../stage';
import { cord, lathe, rod } from '../turned';
import { wrap } from '../wrap';
import { canister, wallDispenser } from './washroom';

function spray(s: Stage, look: Look): void {
  const head = look.accent ?? PAPER;
  const liquid = mix(look.colour, '#ffffff', 0.18);
  s.shadow(round(5.2, 4), 2);
  s.at(
    [0, 0, 0],
    () => {
      lathe(s, liquid, [0, 0, 0], points('4.4,0 4.7,0.7 4.7,11 4.4,13.4 3.2,16 2,18 1.8,19.4'), { gloss: true });
      const band = lift(look.colour, -0.14);
      wrap(
        s,
        PAPER,
        { r: [4.74, 4.74], y: [2.2, 10.4], half: 56 },
        (p) => drop(0, 0.6, p(look.colour)) + print(-2.4, 2.5, 4.8, 2, 0.7, p(INK), 0.35),
      );
      wrap(s, band, { r: [4.76, 4.76], y: [7.8, 10.4], half: 56 }, (p) =>
        words(look.mark || 'GLAS', 0, 0, 1.6, 6.4, p(inkOn(band))),
      );
      lathe(s, head, [0, 19, 0], points('2.3,0 2.3,2'), { gloss: true });
      slab(
        s,
        head,
        points('-3.6,24.6 -2.8,25.6 6,25.6 6.4,25 6.4,23.8 3.4,23 2,21 -1.8,21 -2.2,23'),
        'front',
        [0, 0, -1.5],
        3,
        { bevel: 0.4 },
      );
      slab(
        s,
        lift(look.colour, -0.08),
        points('3.2,23.2 4.4,23.4 5,20.6 4.2,18 3.6,18.2 4,20.6'),
        'front',
        [0, 0, -0.8],
        1.6,
        { bevel: 0.3 },
      );
      slab(s, lift(look.colour, -0.08), oblong(1.2, 1.9, 6.9, 24.7), 'front', [0, 0, -1], 2, { bevel: 0.2 });
    },
    { yaw: 16 },
  );
}

const drop = (x: number, y: number, fill: string): string =>
  shape(`M${num(x)} ${num(y - 1.7)}c1.2 1.5 1.4 2 1.4 2.4a1.4 1.4 0 0 1-2.8 0c0-.4.2-.9 1.4-2.4z`, fill);

function soap(s: Stage, look: Look): void {
  if (look.has('lever') || look.has('elbow') || look.has('sensor')) {
    wallDispenser(s, look);
    return;
  }
  if (look.has('canister')) {
    canister(s, look);
    return;
  }
  s.shadow(round(4.2, 3.6), 1.8);
  lathe(s, look.colour, [0, 0, 0], points('3.7,0 4,0.5 4,11.4 3.8,12.4 2.6,13.4 1.7,13.8'), { gloss: true });
  wrap(
    s,
    mix(look.colour, look.accent ?? '#6f9f8d', 0.16),
    { r: [4.03, 4.03], y: [2, 10], half: 48, at: 20 },
    (p) =>
      words(look.mark || 'SÆBE', 0, -2.4, 1.4, 5, p(INK)) +
      drop(0, 0.4, p(look.accent ?? '#6f9f8d')) +
      print(-1.8, 2.3, 3.6, 2, 0.6, p(INK), 0.4),
  );
  const pump = look.accent ?? CHROME;
  lathe(s, pump, [0, 13.7, 0], points('1.9,0 1.9,1.8'), { gloss: true });
  rod(s, pump, [0, 15.4, 0], [0, 18, 0], 0.5, { gloss: true });
  lathe(s, pump, [0, 17.6, 0], points('1.2,0 1.2,1.2'), { gloss: true });
  cord(s, pump, trail('0,18.4,0.4 -2.2,18.6,1.4 -3.8,18.4,2 -4.4,17.2,2.2'), 0.75);
}

export const cleaning = {
  'cleaning-spray': {
    angle: 'low',
    setting: 'bath',
    focus: { at: [1, 21, 2], width: 15 },
    draw: spray,
    pack: { step: [12, 0, 3], most: 3 },
  },
  'soap-dispenser': {
    angle: 'low',
    setting: 'bath',
    focus: { at: [0, 13, 2], width: 13 },
    draw: soap,
    pack: { step: [10, 0, 2], most: 3 },
  },
} satisfies Record<string, Family>;
