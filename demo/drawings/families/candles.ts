// Candles: pillar, in a glass, tall for a candlestick.
import { disc, rect, shape, words } from '../art';
import { lift, mix } from '../colour';
import { type Bar, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { heightBar, saidBars, widthBar } from '../measures';
import { oblong, points, round } from '../outlines';
import type { Vec } from '../space';
import { num, type Stage } from '../stage';
import { lathe, rod } from '../turned';
import { wrap } from '../wrap';

const candleOf = (look: Look): readonly [width: number, height: number] => {
  if (isTall(look)) return [2.2, look.number('height', 24, [8, 60])];
  const glass = look.has('glass');
  return [look.number('width', glass ? 8.4 : 8.2, [3, 20]), look.number('height', glass ? 9.6 : 11.3, [4, 40])];
};
const isTall = (look: Look): boolean => look.has('tall') || look.has('dinner');

function candle(s: Stage, look: Look): void {
  if (isTall(look)) {
    dinnerCandle(s, look);
    return;
  }
  const [w, h] = candleOf(look);
  const r = w / 2;
  const glass = look.has('glass');
  const tone = look.colour;
  s.shadow(round(r * 1.05), 2);
  s.sized({ x: 'width', y: 'height' }, () => {
    if (glass)
      lathe(
        s,
        mix(tone, '#ffffff', 0.3),
        [0, 0, 0],
        [
          [r * 0.95, 0],
          [r, 0.4],
          [r, h],
        ],
        { open: true, gloss: true, cap: lift(tone, 0.06) },
      );
    else
      lathe(
        s,
        tone,
        [0, 0, 0],
        [
          [r * 0.98, 0],
          [r, 0.3],
          [r, h - 0.3],
          [r * 0.95, h],
        ],
      );
  });
  const top = glass ? h - 0.6 : h;
  s.top(
    [0, top, 0],
    (p) => disc(0, 0, r * (glass ? 0.8 : 0.76), lift(p(tone), 0.04)) + disc(0, 0, 1.6, '#fff0c2', 0.8),
  );
  flame(s, [0, top, 0]);
  if (!glass && !look.mark) return;
  const scent = look.word('scent', look.mark || 'HYGGE');
  s.fact(look.word('scent') ? 'scent' : 'print', scent, () =>
    wrap(
      s,
      PAPER,
      { r: [r * 1.005, r * 1.005], y: [h * 0.24, h * 0.66], half: 42, at: 24 },
      (p) => words(scent, 0, -0.4, 1.2, 4.6, p(INK)) + rect(-1, 0.9, 2, 0.25, p(look.accent ?? '#b08b4a')),
    ),
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

/** A tall candle: one alone burns in its stick, those of a pack lie side by side. */
function dinnerCandle(s: Stage, look: Look): void {
  const [w, h] = candleOf(look);
  const r = w / 2;
  if (look.count > 1) {
    s.shadow(oblong(r * 1.8, h), 1);
    s.sized({ z: 'height' }, () => {
      lathe(
        s,
        look.colour,
        [0, r, h / 2],
        [
          [r, 0],
          [r * 0.96, h * 0.9],
          [r * 0.6, h],
        ],
        { axis: [0, 0, -1] },
      );
    });
    rod(s, '#efe6d6', [0, r, -h / 2], [0, r, -h / 2 - 1.2], 0.14);
    return;
  }
  s.shadow(round(3), 1.4);
  lathe(s, '#8d8577', [0, 0, 0], points('3.4,0 3.4,0.6 1.8,1.2 1.5,2'), { gloss: true });
  s.sized({ y: 'height' }, () =>
    lathe(
      s,
      look.colour,
      [0, 2, 0],
      [
        [r * 1.04, 0],
        [r, h - 1.4],
        [r * 0.64, h],
      ],
    ),
  );
  flame(s, [0, h + 1.8, 0]);
}

const candleBars = (look: Look): Bar[] => {
  const [w, h] = candleOf(look);
  const text = `${String(h).replace('.', ',')} cm`;
  if (isTall(look) && look.count > 1)
    return 'height' in look.told
      ? [{ from: [look.count * 2.6 - 1.2, 0, h / 2], to: [look.count * 2.6 - 1.2, 0, -h / 2], text }]
      : [];
  const upright = { ...heightBar(0, 0, h), from: [-w / 2 - 1.4, h, 0] as const, to: [-w / 2 - 1.4, 0, 0] as const };
  return saidBars(look, {
    height: upright,
    width: { ...widthBar(w, 0), from: [-w / 2, 0, w / 2 + 1], to: [w / 2, 0, w / 2 + 1] },
  });
};

export const candles = {
  candle: {
    angle: (look) => (look.count > 1 ? 'high' : 'mid'),
    setting: 'gift',
    focus: { at: [0, 11, 2], width: 10 },
    draw: candle,
    pack: (look) => (isTall(look) ? { step: [2.6, 0, 0], most: 24 } : { step: [10, 0, 3], most: 3 }),
    bars: candleBars,
  },
} satisfies Record<string, Family>;
