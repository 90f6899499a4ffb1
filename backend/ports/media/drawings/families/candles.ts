// Candles: pillar, in a glass, tall for a candlestick.
import { disc, rect, shape, words } from '../art';
import { lift, mix } from '../colour';
import { type Family, INK, type Look, PAPER, SOOT } from '../look';
import { points, round } from '../outlines';
import type { Vec } from '../space';
import { num, type Stage } from '../stage';
import { lathe, rod } from '../turned';
import { wrap } from '../wrap';

function candle(s: Stage, look: Look): void {
  if (look.has('tall') || look.has('dinner')) {
    dinnerCandle(s, look);
    return;
  }
  const glass = look.has('glass');
  s.shadow(round(4.4), 2);
  const tone = look.colour;
  if (glass)
    lathe(s, mix(tone, '#ffffff', 0.3), [0, 0, 0], points('4,0 4.2,0.4 4.2,9.6'), {
      open: true,
      gloss: true,
      cap: lift(tone, 0.06),
    });
  else lathe(s, tone, [0, 0, 0], points('4,0 4.1,0.3 4.1,11 3.9,11.3'));
  const top = glass ? 9 : 11.3;
  s.top([0, top, 0], (p) => disc(0, 0, glass ? 3.4 : 3.1, lift(p(tone), 0.04)) + disc(0, 0, 1.6, '#fff0c2', 0.8));
  flame(s, [0, top, 0]);
  wrap(
    s,
    PAPER,
    { r: [4.22, 4.22], y: [2.6, 7], half: 42, at: 24 },
    (p) => words(look.mark || 'HYGGE', 0, -0.4, 1.2, 4.6, p(INK)) + rect(-1, 0.9, 2, 0.25, p(look.accent ?? '#b08b4a')),
  );
}

/** Wick, flame and halo. */
function flame(s: Stage, [x0, top, z0]: Vec): void {
  rod(s, SOOT, [x0, top, z0], [x0 + 0.1, top + 1.1, z0], 0.13);
  const [x, y] = s.point([x0 + 0.1, top + 0.9, z0]);
  s.point([x0, top + 5.6, z0]);
  const tongue = (k: number): string =>
    `M${num(x)} ${num(y + 3)}C${num(x - 13 * k)} ${num(y - 8 * k)} ${num(x - 4 * k)} ${num(y - 22 * k)} ${num(x + 1)} ${num(y - 40 * k)}C${num(x + 6 * k)} ${num(y - 22 * k)} ${num(x + 13 * k)} ${num(y - 8 * k)} ${num(x)} ${num(y + 3)}Z`;
  const halo = s.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".7"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>`,
  );
  s.add(
    `<circle cx="${num(x)}" cy="${num(y - 14)}" r="44" fill="${halo}"/>` +
      shape(tongue(1), '#f6a83a') +
      shape(tongue(0.7), '#fdd86b') +
      shape(tongue(0.36), '#fff7dc'),
  );
}

/** A tall candle for a candlestick. */
function dinnerCandle(s: Stage, look: Look): void {
  s.shadow(round(3), 1.4);
  lathe(s, '#8d8577', [0, 0, 0], points('3.4,0 3.4,0.6 1.8,1.2 1.5,3.4'), { gloss: true });
  lathe(s, look.colour, [0, 2, 0], points('1.15,0 1.1,22 0.7,23.4'));
  flame(s, [0, 25.2, 0]);
}

export const candles = {
  candle: {
    angle: 'mid',
    setting: 'gift',
    focus: { at: [0, 11, 2], width: 10 },
    draw: candle,
    pack: { step: [10, 0, 3], most: 3 },
  },
} satisfies Record<string, Family>;
