// Small goods in cartons and packs of sheets: staples, clips, gloves and plasters; labels, dividers and pouches.
import { print, rect, ring, shape, stroke, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Family, INK, type Look, PAPER, STEEL } from '../look';
import { oblong } from '../outlines';
import { block, box } from '../solids';
import type { Vec } from '../space';
import { num, type Paint, type Stage } from '../stage';
import { printBrand, scaleOf, standingRow } from './printed';

type Sketch = (p: Paint, tone: string) => string;

/** What is in the carton, drawn in a field of ten by six centimetres. */
const CONTENTS: Readonly<Record<string, Sketch>> = {
  staples: (p) => [1.6, 3.6, 5.6, 7.6].map((x) => stroke(`M${x} 4.4V2.2H${x + 1.2}V4.4`, p(STEEL), 0.26)).join(''),
  clips: (p, tone) =>
    [1.4, 4.2, 7].map((x) => stroke(`M${x} 2.4v1.9a.7.7 0 0 0 1.4 0V1.6a.5.5 0 0 0-1 0v2.4`, p(tone), 0.2)).join(''),
  foldback: (p, tone) =>
    [2, 6]
      .map(
        (x) =>
          shape(`M${x} 4.6L${x + 0.6} 2.6H${x + 1.8}L${x + 2.4} 4.6Z`, p(tone)) +
          ring(x + 1.2, 1.7, 0.7, 0.18, p(STEEL)),
      )
      .join(''),
  gloves: (p, tone) =>
    shape(
      'M3.4 5.2V2.6c0-.5.7-.5.7 0V1c0-.5.8-.5.8 0v1-1.4c0-.5.8-.5.8 0V2 1c0-.5.8-.5.8 0v2.2l.6-.5c.5-.4 1 .1.7.6L6.6 5.2Z',
      p(tone),
    ),
  plaster: (p) =>
    `<g transform="rotate(-24 5 3)">${rect(1.6, 2.1, 6.8, 1.8, p('#e2b48f'), 0.9)}${rect(4, 2.1, 2, 1.8, p('#f0cfb2'))}</g>`,
  bandage: (p) => ring(5, 3, 1.7, 0.9, p('#efe9df')) + ring(5, 3, 0.8, 0.3, p('#d8cfc0')),
  cells: (p) => [2.4, 5, 7.6].map((x) => ring(x, 3, 0.9, 0.35, p(STEEL)) + words('+', x, 3, 1, 1, p(INK))).join(''),
  tack: (p, tone) => [2, 4.2, 6.4].map((x) => rect(x, 2, 1.7, 2, p(lift(tone, -0.12)), 0.4)).join(''),
};

/** How many labels of "70 × 37" millimetres lie on a sheet, across and down. */
function labelGrid(mark: string): readonly [across: number, down: number] {
  const [width = 70, height = 37] = mark.split(' × ').map((side) => Number(side.replace(',', '.')));
  return [Math.max(1, Math.floor(210 / (width || 70))), Math.max(1, Math.floor(297 / (height || 37)))];
}

const cartonContent = (look: Look): Sketch | undefined =>
  Object.entries(CONTENTS).find(([trait]) => look.has(trait))?.[1];

function cartonSize(look: Look): Vec {
  if (look.has('gloves')) return [24, 12.5, 8];
  return look.has('large') ? [15, 9, 9] : [11, 6.4, 6];
}

function supplyCarton(s: Stage, look: Look): void {
  const [w, h, d] = cartonSize(look);
  const tone = look.colour;
  const k = w / 11;
  s.shadow(oblong(w, d), w * 0.14);
  box(s, lift(tone, 0.04), [0, 0, 0], [w, h, d]);
  s.front(
    [-w / 2, h, d / 2 + 0.01],
    (p) =>
      rect(0.4 * k, 0.4 * k, w - 0.8 * k, h - 0.8 * k, p(PAPER), 0.3) +
      rect(0.4 * k, h - 2 * k, w - 0.8 * k, 1.6 * k, p(lift(tone, -0.06))),
  );
  s.front(
    [-w / 2 + w * 0.46, h * 0.95, d / 2 + 0.02],
    (p) => `<g transform="scale(${num(k * 0.56)})">${cartonContent(look)?.(p, tone) ?? ''}</g>`,
  );
  s.front([-w / 2, h, d / 2 + 0.03], (p) => words(look.mark, w * 0.28, h * 0.36, 2.1 * k, w * 0.36, p(INK)));
  printBrand(s, look, () =>
    s.front([-w / 2, h, d / 2 + 0.03], (p) =>
      words(look.word('label'), w / 2, h - 1.2 * k, 0.95 * k, w * 0.84, p(inkOn(tone))),
    ),
  );
  s.top([-w / 2, h + 0.01, -d / 2], (p) => stroke(`M0 ${d * 0.42}H${w}`, p(lift(tone, -0.12)), 0.1));
  if (look.has('gloves'))
    s.top([-4, h + 0.02, -1.6], (p) => shape('M0 1.6C1 0 7 0 8 1.6C7 3.2 1 3.2 0 1.6Z', p(lift(tone, -0.3))));
  s.right([w / 2 + 0.01, h, d / 2], (p) => print(d * 0.16, h * 0.2, d * 0.66, 4, h * 0.12, p(PAPER), 0.6));
}

/** Sheets in a film or a band: labels, dividers and pouches, flat on the desk. */
function sheetPack(s: Stage, look: Look): void {
  const k = scaleOf(look);
  const [w, h, d] = [21 * k, 1.6, 29.7 * k];
  const tone = look.colour;
  s.shadow(oblong(w, d), 1.4);
  if (look.has('tabs')) tabs(s, tone, [w, h, d]);
  block(s, look.has('pouch') ? '#dfe9ec' : PAPER, [0, 0, 0], [w, h, d], { r: 0.4, bevel: 0.2 });
  s.top([-w / 2, h + 0.01, -d / 2], (p) => sheetArt(look, p, w, d));
  printBrand(s, look, () =>
    s.top([-w / 2, h + 0.02, -d / 2], (p) =>
      words(look.word('label'), w / 2, d * 0.93, w * 0.07, w * 0.8, p(inkOn(tone))),
    ),
  );
}

function tabs(s: Stage, tone: string, [w, h, d]: Vec): void {
  for (const at of [0, 1, 2, 3, 4, 5])
    block(s, lift(tone, at % 2 ? -0.08 : 0.1), [w / 2 + 0.4, h * 0.3, -d * 0.4 + at * d * 0.15], [2, 0.3, d * 0.13], {
      r: 0.2,
    });
}

function sheetArt(look: Look, p: Paint, w: number, d: number): string {
  const tone = look.colour;
  const band =
    rect(0, d * 0.66, w, d * 0.34, p(tone)) + words(look.mark, w / 2, d * 0.78, w * 0.16, w * 0.84, p(inkOn(tone)));
  if (look.has('pouch'))
    return (
      rect(w * 0.06, d * 0.04, w * 0.88, d * 0.58, p('#ffffff'), 0.6, 0.8) +
      rect(w * 0.12, d * 0.09, w * 0.76, d * 0.48, p(lift(tone, 0.2)), 0.3, 0.6) +
      band
    );
  if (look.has('tabs')) return print(w * 0.12, d * 0.1, w * 0.7, 6, d * 0.08, p(STEEL)) + band;
  const [across, down] = labelGrid(look.mark);
  const cells = Array.from({ length: across * down }, (_, i): string => {
    const [cw, ch] = [(w * 0.92) / across, (d * 0.6) / down];
    return rect(
      w * 0.04 + (i % across) * cw + 0.15,
      d * 0.03 + Math.floor(i / across) * ch + 0.12,
      cw - 0.3,
      ch - 0.24,
      p(tone),
      0.2,
    );
  });
  // The labels lie on a sheet of another tone, or white ones would not be seen.
  return rect(w * 0.03, d * 0.02, w * 0.94, d * 0.62, p('#cdc8bd'), 0.3) + cells.join('') + band;
}

export const cartons = {
  'supply-carton': {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 4, 3], width: 9 },
    draw: supplyCarton,
    pack: (look) =>
      standingRow(look.count, [cartonSize(look)[0] * 1.06, cartonSize(look)[1], cartonSize(look)[2] * 1.2]),
  },
  'sheet-pack': {
    angle: 'high',
    setting: 'desk',
    focus: { at: [0, 1.6, 6], width: 14 },
    draw: sheetPack,
    pack: (look) => ({ step: [0, 1.7, 0], most: Math.min(look.count, 8) }),
  },
} satisfies Record<string, Family>;
