// Lamps for desk and floor: jointed, flexible, dome and bar; shaded, uplight, tripod and reading lamp.
import { lift } from '../colour';
import { type Bar, type Family, INK, type Look, OAK, STEEL } from '../look';
import { heightBar, saidBars } from '../measures';
import { points, round, trail } from '../outlines';
import { block } from '../solids';
import type { Point, Vec } from '../space';
import { num, type Stage } from '../stage';
import { ball, cord, lathe, rod } from '../turned';

const GLOW = '#fff1c4';

/** A metal shade on its axis, the lit opening at its wide end. */
function bell(s: Stage, colour: string, [x, y, z]: Vec, k: number): void {
  const end: Vec = [x + 6.4 * k, y - 11.2 * k, z + 2.4 * k];
  const width = 7.4 * k;
  lathe(
    s,
    GLOW,
    end,
    [
      [width, 0],
      [width, 0.6],
    ],
    { axis: [0.5, -0.84, 0.2] },
  );
  const profile = points('2.2,0 2.4,3 3.4,5 6,8 8.4,12.5').map(([r, h]) => [r * k, h * k] as const);
  lathe(s, colour, [x, y, z], profile, { axis: [0.5, -0.84, 0.2], gloss: true });
}

function deskLamp(s: Stage, look: Look): void {
  const metal = look.accent ?? STEEL;
  if (look.has('dome')) {
    domeLamp(s, look);
    return;
  }
  s.shadow(round(9), 2.6);
  s.fact('mount', look.word('mount', look.has('clamp') ? 'clamp' : 'foot'), () => mount(s, look));
  if (!look.has('cordless')) cord(s, INK, trail('-6,0.6,-6 -13,0.1,-8 -20,0.1,-4'), 0.3);
  if (look.has('flex')) {
    cord(s, metal, trail('0,2,0 -3,14,0 -5,28,0 0,38,1 9,43,2'), 1.5);
    bell(s, look.colour, [9, 43.6, 2], 0.8);
    return;
  }
  rod(s, metal, [0, 2, 0], [-9, 24, 0], 0.8);
  ball(s, look.colour, [-9, 24, 0], 1.7);
  rod(s, metal, [-9, 24, 0], [9, 42, 2], 0.8);
  ball(s, look.colour, [9, 42, 2], 1.7);
  if (!look.has('bar')) {
    bell(s, look.colour, [9, 44, 2], 1);
    return;
  }
  block(s, GLOW, [20, 40.2, 2], [26, 0.6, 3], { r: 0.4 });
  block(s, look.colour, [20, 40.8, 2], [30, 1.8, 4], { r: 0.9, bevel: 0.5 });
}

/** A round foot, or a clamp that grips the edge of a table. */
function mount(s: Stage, look: Look): void {
  if (look.word('mount', look.has('clamp') ? 'clamp' : 'foot') === 'foot') {
    lathe(s, look.colour, [0, 0, 0], points('9,0 9,1.2 8.2,2'), { gloss: true });
    return;
  }
  block(s, '#d8b88c', [-6, -2.6, -4], [30, 2.4, 18], { r: 0.4 });
  block(s, look.colour, [0, 0, 0], [5, 2, 6], { r: 0.8 });
  block(s, look.colour, [0, -7.4, 4.2], [5, 9.2, 1.6], { r: 0.6, plane: 'front' });
  block(s, look.colour, [0, -8.6, 1], [5, 1.4, 7], { r: 0.6 });
  rod(s, STEEL, [0, -12, 0], [0, -4, 0], 0.7);
  lathe(s, INK, [0, -12.6, 0], points('2,0 2,1'));
}

function domeLamp(s: Stage, look: Look): void {
  const k = look.number('height', look.has('cordless') ? 28 : 35, [10, 90]) / 34.6;
  s.sized({ y: 'height' }, () => dome(s, look, k));
}

function dome(s: Stage, look: Look, k: number): void {
  s.shadow(round(8 * k), 2.4);
  const scaled = (text: string): Point[] => points(text).map(([r, h]): Point => [r * k, h * k]);
  lathe(s, look.colour, [0, 0, 0], scaled('8,0 8,1.4 7.2,2.2'), { gloss: true });
  lathe(
    s,
    look.accent ?? look.colour,
    [0, 2.2 * k, 0],
    [
      [1.6 * k, 0],
      [1.6 * k, 21 * k],
    ],
    { gloss: true },
  );
  lathe(s, GLOW, [0, 22 * k, 0], scaled('12,0 12,0.8'));
  const shade = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 8) * 1.45;
    return [13.4 * k * Math.cos(angle), 12 * k * Math.sin(angle)] as const;
  });
  lathe(s, look.colour, [0, 22.6 * k, 0], shade, { gloss: true });
  if (!look.has('cordless')) cord(s, INK, trail('-6,0.6,-5 -13,0.1,-8 -19,0.1,-3'), 0.3);
}

/** Light that goes up and fans out, the stronger the brighter. */
function beam(s: Stage, y: number, lumen: number): void {
  const [[x, top], [, high]] = [s.point([0, y, 0]), s.point([0, y, 0])];
  const glow = s.define(
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffe39a" stop-opacity="${num(Math.min(0.9, lumen / 9))}"/><stop offset="1" stop-color="#ffe39a" stop-opacity="0"/></linearGradient>`,
  );
  const wide = 260 + lumen * 40;
  s.add(
    `<path d="M${num(x - 190)} ${num(top)}L${num(x - wide)} ${num(high - 420)}H${num(x + wide)}L${num(x + 190)} ${num(top)}Z" fill="${glow}"/>`,
  );
  s.extend([x, high - 330]);
}

function fabricShade(s: Stage, colour: string): void {
  ball(s, '#fff3c9', [0, 124, 0], 4);
  lathe(s, colour, [0, 116, 0], points('22,0 16,34'), { open: true, cap: '#fff3c9' });
  lathe(s, lift(colour, -0.06), [0, 116, 0], points('22,0 21.6,1.4'), { belt: true });
  lathe(s, lift(colour, -0.06), [0, 147.6, 0], points('16.4,0 16,1.4'), { belt: true });
}

const FLOOR_HEIGHT = { uplight: 148, reading: 138, tripod: 150 };

const floorHeight = (look: Look): number => {
  const plain = look.has('uplight')
    ? FLOOR_HEIGHT.uplight
    : look.has('reading')
      ? FLOOR_HEIGHT.reading
      : FLOOR_HEIGHT.tripod;
  return look.number('height', plain, [60, 260]);
};

function floorLamp(s: Stage, look: Look): void {
  s.sized({ y: 'height' }, () => floorStand(s, look));
}

/** Its pole takes up what the lamp is higher or lower than the plain one. */
function floorStand(s: Stage, look: Look): void {
  s.shadow(round(15), 5);
  if (look.has('tripod')) {
    const leg = look.accent ?? OAK;
    for (const foot of trail('0,0,-26 -24,0,14 24,0,14'))
      rod(s, leg, [foot[0] * 0.06, 112, foot[2] * 0.06], foot, 2, { r2: 1.3 });
    lathe(s, look.colour, [0, 108, 0], points('4,0 4,8'), { gloss: true });
    fabricShade(s, '#f3ead9');
    return;
  }
  lathe(s, look.colour, [0, 0, 0], points('15,0 15,1.6 13.6,2.4'));
  if (look.has('uplight')) {
    const up = floorHeight(look) - FLOOR_HEIGHT.uplight;
    rod(s, look.colour, [0, 2, 0], [0, 138 + up, 0], 1.5, { gloss: true });
    const lumen = Number.parseFloat(look.word('lumen', '4'));
    s.fact('beam', lumen, () => beam(s, 148 + up, lumen));
    lathe(s, look.colour, [0, 136 + up, 0], points('3,0 9,2 15,6 19,12'), { open: true, cap: '#fff3c9', gloss: true });
    return;
  }
  const up = look.has('reading') ? floorHeight(look) - FLOOR_HEIGHT.reading : 0;
  rod(s, look.colour, [0, 2, 0], [0, look.has('reading') ? 112 + up : 122, 0], 1.5, { gloss: true });
  if (look.has('reading')) {
    s.at([0, up, 0], () => {
      cord(s, look.colour, trail('0,111,0 0,124,0 8,132,2 20,132,3'), 1.6);
      bell(s, look.colour, [19, 133, 3], 1.3);
    });
  } else fabricShade(s, look.accent ?? '#f3ead9');
}

/** How high it is, at its left. */
function lampBar(look: Look): Bar[] {
  const h = look.number('height', 40);
  const x = h > 60 ? -34 : -0.56 * h;
  return saidBars(look, { height: { ...heightBar(0, 0, h), from: [x, h, 0], to: [x, 0, 0] } });
}

export const lamps = {
  'desk-lamp': {
    angle: 'low',
    setting: 'desk',
    focus: { at: [10, 38, 4], width: 26 },
    draw: deskLamp,
    bars: lampBar,
    tags: ['lumen'],
  },
  'floor-lamp': {
    angle: 'low',
    setting: 'floor',
    focus: (look) => ({
      at: [look.has('reading') ? 12 : 0, look.has('uplight') || look.has('reading') ? floorHeight(look) - 6 : 130, 0],
      width: 64,
    }),
    draw: floorLamp,
    bars: lampBar,
    tags: ['lumen'],
  },
} satisfies Record<string, Family>;
