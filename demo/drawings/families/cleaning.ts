// Cleaning spray and soap.
import { print, shape, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, type Pack, stacked } from '../look';
import { oblong, points, round, trail } from '../outlines';
import { slab } from '../solids';
import type { Point } from '../space';
import { num, type Stage } from '../stage';
import { cord, lathe, rod } from '../turned';
import { wrap } from '../wrap';
import { canister, wallDispenser } from './washroom';

/** How much larger than the usual bottle of 750 ml. */
function bottleScale(look: Look): number {
  const told = look.word('volume');
  const litres = (Number.parseFloat(told.replace(',', '.')) || 0.75) / (told.includes('ml') ? 1000 : 1);
  return Math.cbrt(litres / 0.75);
}

function spray(s: Stage, look: Look): void {
  if (look.has('canister')) {
    canister(s, { ...look, accent: look.accent ?? lift(look.colour, -0.1), colour: mix(look.colour, '#ffffff', 0.3) });
    return;
  }
  const k = bottleScale(look);
  s.shadow(round(5.2 * k, 4 * k), 2);
  s.at([0, 0, 0], () => bottle(s, look, k), { yaw: 16 });
}

/** The bottle with its label, then the head that it needs: a trigger, a bent neck, or a cap. */
function bottle(s: Stage, look: Look, k: number): void {
  const liquid = mix(look.colour, '#ffffff', 0.18);
  const scaled = (text: string): Point[] => points(text).map(([r, h]): Point => [r * k, h * k]);
  const trigger = look.has('trigger') || !(look.has('angled') || look.word('volume'));
  lathe(s, liquid, [0, 0, 0], scaled('4.4,0 4.7,0.7 4.7,11 4.4,13.4 3.2,16 2,18 1.8,19.4'), { gloss: true });
  const band = lift(look.colour, -0.14);
  const [brand, line] = [look.word('label'), look.mark || look.word('volume', 'GLAS')];
  wrap(
    s,
    PAPER,
    { r: [4.74 * k, 4.74 * k], y: [2.2 * k, 10.4 * k], half: 56 },
    (p) => drop(0, 1.5 * k, p(look.colour)) + print(-2.4 * k, 3 * k, 4.8 * k, 1, 0.7 * k, p(INK), 0.35),
  );
  s.fact(look.word('volume') ? 'volume' : 'print', line, () =>
    wrap(s, band, { r: [4.76 * k, 4.76 * k], y: [7.8 * k, 10.4 * k], half: 56 }, (p) =>
      words(line, 0, 0, 1.6 * k, 6.4 * k, p(inkOn(band))),
    ),
  );
  if (brand)
    s.fact('label', brand, () =>
      wrap(s, PAPER, { r: [4.77 * k, 4.77 * k], y: [6.6 * k, 7.7 * k], half: 40 }, (p) =>
        words(brand, 0, 0, 0.8 * k, 5.4 * k, p(INK)),
      ),
    );
  if (trigger) s.fact('head', 'trigger', () => triggerHead(s, look, 19 * k));
  else if (look.has('angled'))
    s.fact('head', 'neck', () => {
      cord(s, look.colour, trail('0,19,0 0,22,0 -1.4,24.6,0.6 -4.4,27,1.2'), 2.4);
      rod(s, lift(look.colour, -0.14), [-3.9, 26.6, 1.1], [-6.4, 28.4, 1.8], 1.5, { r2: 0.8 });
    });
  else lathe(s, look.accent ?? lift(look.colour, -0.14), [0, 19 * k, 0], scaled('2.3,0 2.3,2.6'), { gloss: true });
}

function triggerHead(s: Stage, look: Look, y: number): void {
  const head = look.accent ?? PAPER;
  s.at([0, y - 19, 0], () => {
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
  });
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
  const k = look.word('volume') === '1 l' ? 1.2 : 1;
  const scaled = (text: string): Point[] => points(text).map(([r, h]): Point => [r * k, h * k]);
  s.shadow(round(4.2 * k, 3.6 * k), 1.8);
  lathe(s, look.colour, [0, 0, 0], scaled('3.7,0 4,0.5 4,11.4 3.8,12.4 2.6,13.4 1.7,13.8'), { gloss: true });
  const [line, brand] = [look.mark || look.word('volume', 'SÆBE'), look.word('label')];
  const ground = mix(look.colour, look.accent ?? '#6f9f8d', 0.16);
  s.fact(look.word('volume') ? 'volume' : 'print', line, () =>
    wrap(
      s,
      ground,
      { r: [4.03 * k, 4.03 * k], y: [2 * k, 10 * k], half: 48, at: 20 },
      (p) =>
        words(line, 0, -2.4 * k, 1.4 * k, 5 * k, p(INK)) +
        drop(0, 0.4, p(look.accent ?? '#6f9f8d')) +
        print(-1.8 * k, 1.8 * k, 3.6 * k, 1, 0.6 * k, p(INK), 0.3),
    ),
  );
  if (brand)
    s.fact('label', brand, () =>
      wrap(s, ground, { r: [4.04 * k, 4.04 * k], y: [2.2 * k, 3.6 * k], half: 44, at: 20 }, (p) =>
        words(brand, 0, 0, 0.8 * k, 5.4 * k, p(INK)),
      ),
    );
  const pump = look.accent ?? CHROME;
  if (look.has('refill')) {
    lathe(s, pump, [0, 13.7 * k, 0], scaled('1.9,0 1.9,2.4'), { gloss: true });
    return;
  }
  lathe(s, pump, [0, 13.7, 0], points('1.9,0 1.9,1.8'), { gloss: true });
  rod(s, pump, [0, 15.4, 0], [0, 18, 0], 0.5, { gloss: true });
  lathe(s, pump, [0, 17.6, 0], points('1.2,0 1.2,1.2'), { gloss: true });
  cord(s, pump, trail('0,18.4,0.4 -2.2,18.6,1.4 -3.8,18.4,2 -4.4,17.2,2.2'), 0.75);
}

/** Six in two rows, twelve in three. */
function bottlesOf(look: Look, room: number): Pack {
  const step = look.has('canister') ? 20 : room * bottleScale(look);
  return stacked(Math.min(look.count, 12), Math.min(look.count, look.count > 6 ? 4 : 3), 4, [step, 0, step]);
}

export const cleaning = {
  'cleaning-spray': {
    angle: 'low',
    setting: 'bath',
    focus: { at: [1, 21, 2], width: 15 },
    draw: spray,
    pack: (look) => bottlesOf(look, 11),
  },
  'soap-dispenser': {
    angle: 'low',
    setting: 'bath',
    focus: { at: [0, 13, 2], width: 13 },
    draw: soap,
    pack: (look) => bottlesOf(look, 10),
  },
} satisfies Record<string, Family>;
