// Gifts: boxes with ribbons, chocolate, candle, blanket, vase and backpack.
import { disc, rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CREAM, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { curve, oblong, round, rounded } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point, Vec } from '../space';
import { num, type Stage } from '../stage';
import { cord, lathe, rod } from '../turned';
import { wrap } from '../wrap';

function giftBox(s: Stage, look: Look): void {
  const band = look.accent ?? '#d9b45f';
  const [w, h, d] = [24, 15, 24];
  s.shadow(oblong(w, d), 3);
  box(s, look.colour, [0, 0, 0], [w, h, d]);
  s.front([-w / 2, h, d / 2 + 0.01], (p) => rect(w / 2 - 1.6, 0, 3.2, h, p(band)));
  s.right([w / 2 + 0.01, h, d / 2], (p) => rect(d / 2 - 1.6, 0, 3.2, h, p(band)));
  block(s, lift(look.colour, 0.03), [0, h - 3.6, 0], [w + 1.2, 5, d + 1.2], { r: 0.3, bevel: 0.1 });
  const [ww, hh] = [w + 1.2, h + 1.4];
  s.front([-ww / 2, hh, ww / 2 + 0.01], (p) => rect(ww / 2 - 1.6, 0, 3.2, 5, p(lift(band, 0.02))));
  s.right([ww / 2 + 0.01, hh, ww / 2], (p) => rect(ww / 2 - 1.6, 0, 3.2, 5, p(lift(band, 0.02))));
  s.top([-ww / 2, hh + 0.02, -ww / 2], (p) => rect(ww / 2 - 1.6, 0, 3.2, ww, p(band)) + rect(0, ww / 2 - 1.6, ww, 3.2, p(band)));
  bow(s, band, [0, hh, 0], 1);
  if (look.mark) s.front([-10, 9, d / 2 + 0.05], (p) => rect(0, 0, 7, 4.4, p(CREAM), 0.4) + words(look.mark, 3.5, 2.2, 1.6, 6, p(INK)));
}

/** A tied bow: two tails, two loops with their dark insides, a knot. */
function bow(s: Stage, colour: string, at: Vec, k: number): void {
  s.at(at, () => {
    const wing = (side: 1 | -1): void => {
      const loop = curve([[0, 1], [3.4 * side, 4.2], [7.4 * side, 4.6], [8.2 * side, 2], [5 * side, 0.4], [0, 0.4]].map(([x, y]): Point => [(x ?? 0) * k, (y ?? 0) * k]), 6);
      slab(s, colour, loop, 'front', [0, 0, -1.4 * k], 2.8 * k, { bevel: 0.5 * k });
      slab(s, lift(colour, -0.14), loop.map(([x, y]): Point => [x * 0.62 + side * 2 * k, y * 0.5 + 1.3 * k]), 'front', [0, 0, 1.42 * k], 0.03, { flat: true });
    };
    const tail = (side: 1 | -1): void => slab(s, lift(colour, -0.03), [[0.4 * side, 0.2], [2.2 * side, 0.2], [6.4 * side, -6], [5 * side, -5.6], [4 * side, -6.6]].map(([x, y]): Point => [(x ?? 0) * k, (y ?? 0) * k]), 'floor', [0, 0.1, 0], 0.25);
    tail(-1);
    tail(1);
    wing(-1);
    wing(1);
    block(s, lift(colour, 0.03), [0, 0, 0.6 * k], [2.6 * k, 2.8 * k, 3 * k], { r: 1.1 * k, plane: 'front', bevel: 0.6 * k });
  }, { yaw: 10 });
}

function chocolateBox(s: Stage, look: Look): void {
  const band = look.accent ?? '#d9b45f';
  s.at([0, 0, 0], () => {
    s.shadow(oblong(24, 18), 2);
    s.at([-3, 0, -14.5], () => {
      block(s, look.colour, [0, 0, 0], [24.6, 18.6, 2.6], { r: 0.5, plane: 'front', bevel: 0.2 });
      s.front([-12.3, 18.6, 1.32], (p) => rect(2.4, 4.4, 19.8, 9, p(CREAM), 0.3) + words(look.mark || 'CHOKOLADE', 12.3, 8.3, 2.6, 17, p(lift(look.colour, -0.05))) + rect(8.3, 10.8, 8, 0.4, p(band)) + rect(0, 15.8, 24.6, 1.2, p(band)));
    }, { pitch: -12 });
    box(s, look.colour, [0, 0, 0], [24, 3.4, 18]);
    s.top([-12, 3.42, -9], (p) => rect(0.5, 0.5, 23, 17, p(band), 0.2) + rect(0.8, 0.8, 22.4, 16.4, p('#2b1a14')));
    const tones = ['#4a2a1c', '#7a4a2c', '#efe0c4', '#5b3422'];
    for (let row = 0; row < 3; row += 1) for (let i = 0; i < 4; i += 1) {
      const [x, z, tone] = [-8.4 + i * 5.6, -5.4 + row * 5.4, tones[(i * 3 + row * 2) % 4] ?? INK];
      if ((i + row) % 2) lathe(s, tone, [x, 2.6, z], [[2.1, 0], [2.2, 1], [1.6, 2.2], [0.7, 2.6]], { gloss: true });
      else {
        block(s, tone, [x, 2.6, z], [4, 2.2, 4], { r: 0.8, bevel: 0.5 });
        s.top([x - 2, 4.82, z - 2], (p) => stroke('M.8 1.2C1.6.4 2 2 2.8 1.2M.8 2.6C1.6 1.8 2.2 3.4 3.2 2.6', p(lift(tone, tone === '#efe0c4' ? -0.2 : 0.14)), 0.3));
      }
    }
  }, { yaw: -6 });
}

function candle(s: Stage, look: Look): void {
  const glass = look.has('glass');
  s.shadow(round(4.4), 2);
  const tone = look.colour;
  if (glass) lathe(s, mix(tone, '#ffffff', 0.3), [0, 0, 0], [[4, 0], [4.2, 0.4], [4.2, 9.6]], { open: true, gloss: true, cap: lift(tone, 0.06) });
  else lathe(s, tone, [0, 0, 0], [[4, 0], [4.1, 0.3], [4.1, 11], [3.9, 11.3]]);
  const top = glass ? 9 : 11.3;
  s.top([0, top, 0], (p) => disc(0, 0, glass ? 3.4 : 3.1, lift(p(tone), 0.04)) + disc(0, 0, 1.6, '#fff0c2', 0.8));
  rod(s, SOOT, [0, top, 0], [0.1, top + 1.1, 0], 0.13);
  const [x, y] = s.point([0.1, top + 0.9, 0]);
  s.point([0, top + 5.6, 0]);
  const flame = (k: number): string => `M${num(x)} ${num(y + 3)}C${num(x - 13 * k)} ${num(y - 8 * k)} ${num(x - 4 * k)} ${num(y - 22 * k)} ${num(x + 1)} ${num(y - 40 * k)}C${num(x + 6 * k)} ${num(y - 22 * k)} ${num(x + 13 * k)} ${num(y - 8 * k)} ${num(x)} ${num(y + 3)}Z`;
  const halo = s.define((id) => `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".7"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>`);
  s.add(`<circle cx="${num(x)}" cy="${num(y - 14)}" r="44" fill="${halo}"/>` + shape(flame(1), '#f6a83a') + shape(flame(0.7), '#fdd86b') + shape(flame(0.36), '#fff7dc'));
  wrap(s, PAPER, { r: [4.22, 4.22], y: [2.6, 7], half: 42, at: 24 }, (p) => words(look.mark || 'HYGGE', 0, -0.4, 1.2, 4.6, p(INK)) + rect(-1, 0.9, 2, 0.25, p(look.accent ?? '#b08b4a')));
}

function blanket(s: Stage, look: Look): void {
  const tone = look.colour;
  const stripe = look.accent ?? mix(tone, CREAM, 0.7);
  s.shadow(oblong(42, 32), 4);
  for (let i = 0; i < 4; i += 1) {
    const y = i * 4;
    slab(s, i % 2 ? lift(tone, 0.015) : tone, rounded(32 - (i % 2), 4.1, 2.05, 0, 2.05), 'side', [-21, y, 0], 42, { bevel: 0.7 });
    s.front([-20.4, y + 2.2, 16 - (i % 2) / 2 + 0.05], (p) => rect(0, -0.06, 41, 0.12, p(lift(tone, -0.08)), 0, 0.5));
  }
  s.top([-20.8, 16.16, -14], (p) => rect(5, 0, 2, 28, p(stripe)) + rect(8.2, 0, 0.9, 28, p(stripe)) + rect(31, 0, 2, 28, p(stripe)) + rect(34.2, 0, 0.9, 28, p(stripe)) + weave(p(lift(tone, -0.05))));
  for (let y = 0; y < 4; y += 1) for (const x of [-14.9, -12.2, 11.2, 13.9]) box(s, stripe, [x, y * 4 + 0.7, 16 - (y % 2) / 2], [x === -14.9 || x === 11.2 ? 2 : 0.9, 2.8, 0.12]);
  for (let i = 0; i < 15; i += 1) cord(s, i % 3 ? tone : stripe, [[21.6, 13.6, 13 - i * 1.9], [22.8, 11.6, 13.2 - i * 1.9], [22.4, 8.8, 13.4 - i * 1.9]], 0.6);
}

const weave = (colour: string): string => Array.from({ length: 13 }, (_, i) => stroke(`M0 ${1.4 + i * 2.1}H41.6`, colour, 0.16, 0.7)).join('');

function vase(s: Stage, look: Look): void {
  const stem = '#5d7a57';
  s.shadow(round(6.4), 2.6);
  const twigs: readonly (readonly [number, number, number])[] = [[-7, 40, -2], [4, 44, -3], [9, 37, 2], [-2, 36, 3]];
  if (!look.has('empty')) for (const [x, y, z] of twigs) {
    cord(s, stem, [[0, 20, 0], [x * 0.4, 28, z * 0.5], [x, y, z]], 0.36);
    for (let k = 0; k < 5; k += 1) for (const side of [-1, 1]) leaf(s, [x * (0.42 + k * 0.14), 27 + (y - 26) * (k * 0.22), z * (0.5 + k * 0.1)], side, lift(stem, 0.04 * (k % 3)));
  }
  const form = curve([[3.8, 0], [5.4, 3], [6.6, 8], [6, 13], [3.6, 17.6], [2.7, 20.4], [3, 23]], 5);
  lathe(s, look.colour, [0, 0, 0], form, { open: true, gloss: !look.has('matt') });
  if (look.accent) lathe(s, look.accent, [0, 7, 0], [[6.52, 0], [6.62, 1.4]], { belt: true });
}

function leaf(s: Stage, at: Vec, side: number, colour: string): void {
  const [x, y] = s.point(at);
  s.add(`<path d="M0 0C8 -14 22 -14 32 -8C24 2 12 6 0 0Z" transform="translate(${num(x)} ${num(y)}) scale(${side} 1) rotate(-24)" fill="${colour}"/>`);
}

function backpack(s: Stage, look: Look): void {
  const tone = look.colour;
  const trim = look.accent ?? '#b98b5a';
  s.shadow(oblong(30, 16), 4);
  cord(s, lift(tone, -0.08), [[-3, 43, -4], [-3, 47.5, -4], [3, 47.5, -4], [3, 43, -4]], 1.2);
  slab(s, lift(tone, -0.05), rounded(31, 44, 9), 'front', [0, 22, -8], 3);
  slab(s, tone, rounded(30, 43.4, 10), 'front', [0, 21.8, -6], 13, { bevel: 4 });
  slab(s, lift(tone, -0.02), rounded(25, 18, 4.5), 'front', [0, 11.4, 6.6], 4.4, { bevel: 1.6 });
  s.front([-12.5, 20.4, 11.02], (p) => stroke('M1.8 5.2H23.2', p(INK), 0.5) + rect(20.4, 4.8, 1.4, 3, p(trim), 0.5) + rect(10.3, 8.4, 4.4, 3, p(trim), 0.4) + (look.mark ? words(look.mark, 12.5, 13.6, 1.8, 18, p(inkOn(tone))) : ''));
  s.front([-15, 43.4, 7.02], (p) => stroke('M4.6 14C4.6 7 8 4.6 15 4.6S25.4 7 25.4 14', p(INK), 0.55) + rect(24.6, 12.6, 1.5, 3.4, p(trim), 0.5));
}

export const gifts = {
  'gift-box': { angle: 'mid', setting: 'gift', focus: { at: [0, 17, 4], width: 20 }, draw: giftBox },
  'chocolate-box': { angle: 'mid', setting: 'gift', focus: { at: [1, 4, 2], width: 15 }, draw: chocolateBox },
  candle: { angle: 'mid', setting: 'gift', focus: { at: [0, 11, 2], width: 10 }, draw: candle, pack: { step: [10, 0, 3], most: 3 } },
  blanket: { angle: 'mid', setting: 'gift', focus: { at: [12, 9, 12], width: 22 }, draw: blanket },
  vase: { angle: 'low', setting: 'gift', focus: { at: [0, 16, 3], width: 18 }, draw: vase },
  backpack: { angle: 'low', setting: 'floor', focus: { at: [2, 14, 9], width: 24 }, draw: backpack },
} satisfies Record<string, Family>;
