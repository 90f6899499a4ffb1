// Calculators: for the pocket, for the desk with its display raised, and one that prints on a strip.
import { disc, print, rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Bar, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { depthBar, saidBars, widthBar } from '../measures';
import { oblong, points } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { lathe } from '../turned';

const PLAIN = ['C', '±', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', ',', '00', '='];
const TAXED = [
  'C',
  'MOMS',
  'M+',
  '%',
  '÷',
  '7',
  '8',
  '9',
  '±',
  '×',
  '4',
  '5',
  '6',
  'MR',
  '−',
  '1',
  '2',
  '3',
  'M−',
  '+',
  '0',
  '00',
  ',',
  '▸',
  '=',
];

const calculatorSize = (look: Look): readonly [number, number] => [
  look.number('width', 11, [4, 30]),
  look.number('depth', 17, [6, 40]),
];

function keyPad(s: Stage, look: Look, y: number, from: number): void {
  const [w, d] = calculatorSize(look);
  const signs = look.has('pocket') ? PLAIN : look.has('desk') || look.has('printing') ? TAXED : PLAIN;
  const columns = signs === TAXED ? 5 : 4;
  const [px, pz] = [(w * 0.9) / columns, (d / 2 - 0.5 - from) / 5];
  signs.forEach((sign, i) => {
    const [x, z] = [-w * 0.45 + ((i % columns) + 0.5) * px, from + (Math.floor(i / columns) + 0.5) * pz];
    const tone = sign === '=' ? (look.accent ?? '#d9793a') : /\d|,/.test(sign) ? '#eceae5' : lift(look.colour, 0.16);
    block(s, tone, [x, y, z], [px * 0.8, 0.4, pz * 0.78], { r: 0.3, bevel: 0.15 });
    s.top([x, y + 0.42, z], (p) => words(sign, 0, 0, pz * 0.46, px * 0.66, p(inkOn(tone))));
  });
}

/** A sum that fills the display: as many digits as it has. */
function display(look: Look, w: number, h: number, p: (hex: string) => string): string {
  const digits = look.number('digits', 8, [6, 16]);
  const shown = '98765432109876'.slice(0, digits);
  return (
    rect(0, 0, w, h, p(lift(look.colour, -0.12)), 0.3) +
    rect(0.25, 0.25, w - 0.5, h - 0.5, '#c5d3c4', 0.2) +
    words(look.mark || shown, w / 2, h / 2, h * 0.6, w - 1, '#2b3a33', 600)
  );
}

function calculator(s: Stage, look: Look): void {
  const [w, d] = calculatorSize(look);
  const raised = look.has('tilted-display') || look.has('printing');
  const y = look.has('pocket') ? 1.1 : 1.8;
  s.shadow(oblong(w, d), 1.4);
  s.sized({ x: 'width', z: 'depth' }, () => block(s, look.colour, [0, 0, 0], [w, y, d], { r: w * 0.09, bevel: 0.35 }));
  const deep = d * 0.24;
  const front = -d / 2 + deep + 0.4;
  if (raised)
    slab(
      s,
      lift(look.colour, -0.03),
      points(`${-front},0 ${d / 2 - 0.3},0 ${d / 2 - 0.3},${w * 0.2} ${-front},0.2`),
      'side',
      [-w / 2 + 0.3, y - 0.2, 0],
      w - 0.6,
      { bevel: 0.1 },
    );
  const slope = raised ? (w * 0.2) / (d / 2 - 0.3 + front) : 0;
  s.fact('digits', look.number('digits', 8), () =>
    s.art([-w * 0.42, y + (raised ? w * 0.19 : 0.02), -d / 2 + 0.6], [1, 0, 0], [0, -slope, 1], [0, 1, slope], (p) =>
      display(look, w * 0.84, deep - 0.6, p),
    ),
  );
  if (look.has('pocket'))
    s.top([-w * 0.42, y + 0.02, front + 0.2], (p) =>
      [0, 1, 2, 3].map((i) => rect(i * 0.7, 0, 0.62, 0.6, p('#3b4657'))).join(''),
    );
  if (look.has('printing')) s.fact('print', 'strip', () => strip(s, w, d, y));
  keyPad(s, look, y, front + (look.has('pocket') ? 0.9 : 0.4));
  if (look.close) s.top([w * 0.32, y + 0.02, front], (p) => disc(0, 0, 0.18, p('#8fd08a')));
}

/** The roll behind and the strip that has come out of it. */
function strip(s: Stage, w: number, d: number, y: number): void {
  const wide = w * 0.34;
  lathe(
    s,
    PAPER,
    [-wide / 2, y + w * 0.2 + 2.2, -d / 2 - 1],
    [
      [2.4, 0],
      [2.4, wide],
    ],
    { axis: [1, 0, 0] },
  );
  s.art(
    [-wide / 2, y + w * 0.2 + 8, -d / 2 + 0.2],
    [1, 0, 0],
    [0, -1, 0.16],
    [0, 0.16, 1],
    (p) =>
      rect(0, 0, wide, 8, p(PAPER)) +
      print(wide * 0.3, 0.8, wide * 0.6, 6, 1, p(INK), 0.6) +
      rect(wide * 0.4, 6.8, wide * 0.5, 0.12, p(SOOT)),
  );
  for (const x of [-wide / 2, wide / 2]) s.point([x, y + w * 0.2 + 8, -d / 2 + 0.2]);
}

const calculatorBars = (look: Look): Bar[] => {
  const [w, d] = calculatorSize(look);
  return saidBars(look, { width: widthBar(w, d, w * 0.1), depth: depthBar(w, d, w * 0.1) });
};

export const calculators = {
  calculator: {
    angle: 'high',
    setting: 'desk',
    focus: { at: [0, 1, 1], width: 9 },
    draw: calculator,
    bars: calculatorBars,
  },
} satisfies Record<string, Family>;
