// Batteries, glue and rolls of bags.
import { rect, ring, words } from '../art';
import { inkOn, lift } from '../colour';
import { CARTON, type Family, INK, type Look, PAPER, SOOT, STEEL } from '../look';
import { oblong, round } from '../outlines';
import { block } from '../solids';
import type { Stage } from '../stage';
import { lathe } from '../turned';
import { wrap } from '../wrap';
import { printBrand, scaleOf, standingRow } from './printed';

/** Radius and height by the name on it. */
const CELLS: Readonly<Record<string, readonly [number, number]>> = {
  AAA: [0.52, 4.4],
  AA: [0.72, 5],
  C: [1.3, 5],
  D: [1.7, 6.1],
};

function drawBattery(s: Stage, look: Look): void {
  const tone = look.colour;
  if (look.mark === '9V') {
    s.shadow(oblong(2.7, 1.8), 0.5);
    block(s, tone, [0, 0, 0], [2.7, 4.6, 1.8], { r: 0.2 });
    for (const x of [-0.65, 0.65])
      lathe(
        s,
        STEEL,
        [x, 4.6, 0],
        [
          [0.36, 0],
          [0.3, 0.3],
        ],
      );
    s.front([-1.35, 4.6, 0.92], (p) => words('9V', 1.35, 1.2, 1.1, 2.2, p(inkOn(tone))));
    printBrand(s, look, () =>
      s.front([-1.35, 4.6, 0.93], (p) => words(look.word('label'), 1.35, 3.4, 0.5, 2.3, p(inkOn(tone)))),
    );
    return;
  }
  const [r, h] = CELLS[look.mark] ?? [0.72, 5];
  s.shadow(round(r), 0.5);
  lathe(
    s,
    tone,
    [0, 0, 0],
    [
      [r, 0],
      [r, h * 0.72],
    ],
    { gloss: true },
  );
  lathe(
    s,
    look.has('rechargeable') ? '#3a8f5c' : '#c98f3c',
    [0, h * 0.72, 0],
    [
      [r, 0],
      [r, h * 0.25],
      [r * 0.86, h * 0.27],
    ],
    { gloss: true, cap: STEEL },
  );
  lathe(
    s,
    STEEL,
    [0, h * 0.99, 0],
    [
      [r * 0.34, 0],
      [r * 0.34, 0.2],
    ],
  );
  printBrand(s, look, () =>
    wrap(
      s,
      tone,
      { r: [r + 0.01, r + 0.01], y: [h * 0.08, h * 0.64], half: 60, at: 24 },
      (p) =>
        words(look.mark, 0, -h * 0.08, r * 0.9, r * 1.3, p(inkOn(tone))) +
        words(look.word('label'), 0, h * 0.1, r * 0.36, r * 1.3, p(inkOn(tone))),
    ),
  );
}

function drawGlue(s: Stage, look: Look): void {
  const k = look.has('small') ? 0.8 : 1;
  const tone = look.colour;
  const [r, h] = look.has('bottle') ? [2.3 * k, 9 * k] : [1.3 * k, 8 * k];
  s.shadow(round(r), 0.8);
  lathe(
    s,
    PAPER,
    [0, 0, 0],
    [
      [r * 0.96, 0],
      [r, 0.3],
      [r, h * 0.7],
    ],
    { gloss: true },
  );
  if (look.has('bottle'))
    lathe(
      s,
      tone,
      [0, h * 0.7, 0],
      [
        [r, 0],
        [r * 0.4, h * 0.1],
        [r * 0.3, h * 0.22],
        [r * 0.14, h * 0.36],
      ],
      { gloss: true },
    );
  else
    lathe(
      s,
      tone,
      [0, h * 0.7, 0],
      [
        [r * 1.06, 0],
        [r * 1.06, h * 0.28],
        [r * 0.98, h * 0.3],
      ],
      { gloss: true },
    );
  printBrand(s, look, () =>
    wrap(
      s,
      tone,
      { r: [r + 0.01, r + 0.01], y: [h * 0.1, h * 0.6], half: 70, at: 24 },
      (p) =>
        words(look.mark, 0, -h * 0.08, r * 0.8, r * 1.3, p(inkOn(tone))) +
        words(look.word('label'), 0, h * 0.1, r * 0.42, r * 1.3, p(inkOn(tone))),
    ),
  );
}

function drawBagRoll(s: Stage, look: Look): void {
  const k = scaleOf(look);
  const [r, w] = [3.6 * k, 24 * k];
  const tone = look.colour;
  s.shadow(oblong(w, r * 1.8), 1.4);
  lathe(
    s,
    tone,
    [-w / 2, r, 0],
    [
      [r, 0],
      [r, w],
    ],
    { axis: [1, 0, 0], gloss: true },
  );
  s.right(
    [w / 2 + 0.02, r, 0],
    (p) => ring(0, 0, r * 0.62, 0.16, p(lift(tone, 0.16))) + ring(0, 0, r * 0.3, 0.3, p(CARTON)),
  );
  s.front(
    [-w * 0.32, r * 1.62, r * 0.8],
    (p) =>
      rect(0, 0, w * 0.64, r * 1.1, p(PAPER), 0.3) + words(look.mark, w * 0.32, r * 0.4, r * 0.62, w * 0.56, p(INK)),
  );
  printBrand(s, look, () =>
    s.front([-w * 0.32, r * 1.62, r * 0.82], (p) =>
      words(look.word('label'), w * 0.32, r * 0.88, r * 0.24, w * 0.5, p(SOOT)),
    ),
  );
}

export const cells = {
  battery: {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 2.6, 0.7], width: 5 },
    draw: drawBattery,
    pack: (look) =>
      standingRow(look.count, [look.mark === 'D' || look.mark === 'C' || look.mark === '9V' ? 3.8 : 1.8, 0, 2.4]),
  },
  'glue-stick': {
    angle: 'low',
    setting: 'desk',
    focus: { at: [0, 4, 1.3], width: 7 },
    draw: drawGlue,
    pack: (look) => standingRow(look.count, [5, 0, 5]),
  },
  'bag-roll': {
    angle: 'mid',
    setting: 'stock',
    focus: { at: [0, 4, 3], width: 14 },
    draw: drawBagRoll,
    pack: (look) => standingRow(look.count, [0, 0, 9]),
  },
} satisfies Record<string, Family>;
