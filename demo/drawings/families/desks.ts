// Desks and tables: fixed on legs or lifted by motors, with a straight, rounded or oval top, with or without drawers.
import { disc, stroke } from '../art';
import { lift } from '../colour';
import { type Bar, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { depthBar, heightBar, saidBars, widthBar } from '../measures';
import { oblong } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point } from '../space';
import type { Stage } from '../stage';

interface DeskFacts {
  width: number;
  depth: number;
  height: number;
  /** What it says of its reach, where it is lifted. */
  lift: string;
  motors: number;
  drawers: number;
  shape: string;
}

/** The height at which things are placed on a desk. */
export const deskTop = (look: Look): number => deskOf(look).height;

function deskOf(look: Look): DeskFacts {
  const lifted = look.word('lift');
  return {
    width: look.number('width', look.has('meeting') ? 200 : look.has('small') ? 110 : 140, [60, 700]),
    depth: look.number('depth', look.has('meeting') ? 100 : look.has('small') ? 60 : 75, [40, 200]),
    height: look.number('height', lifted ? 96 : 75.6, [40, 130]),
    lift: lifted,
    motors: look.number('motors', lifted ? 2 : 0, [0, 4]),
    drawers: look.number('drawers', 0, [0, 6]),
    shape: look.word('shape', 'straight'),
  };
}

function grain(s: Stage, y: number, w: number, d: number, colour: string): void {
  const lines = [0.12, 0.27, 0.38, 0.55, 0.71, 0.84]
    .map(
      (k, i) =>
        `M0 ${(d * k).toFixed(1)}C${w * 0.3} ${(d * k - 1.5 + i * 0.4).toFixed(1)} ${w * 0.6} ${(d * k + 1.8 - i * 0.5).toFixed(1)} ${w} ${(d * k).toFixed(1)}`,
    )
    .join('');
  s.top([-w / 2, y, -d / 2], (p) => stroke(lines, p(lift(colour, -0.045)), 0.5, 0.6));
}

/** Two lifting columns on feet, and the motors that drive them. */
function lifting(s: Stage, leg: string, { width: w, depth: d, height: h, motors, lift: reach }: DeskFacts): void {
  const xs = [-w / 2 + 22, w / 2 - 22];
  for (const x of xs) block(s, leg, [x, 0, 0], [7, 3, d - 8], { r: 1.5 });
  box(s, lift(leg, -0.05), [0, h - 8, -4], [w - 44, 4, 5]);
  for (const x of xs) {
    block(s, leg, [x, 3, -2], [8, h * 0.34, 11], { r: 1 });
    block(s, lift(leg, 0.03), [x, 3 + h * 0.34, -2], [6.4, h * 0.3, 9], { r: 0.8 });
    block(s, lift(leg, -0.03), [x, 3 + h * 0.62, -2], [4.8, h * 0.34, 7], { r: 0.8 });
    block(s, leg, [x, h - 5, 0], [5, 4, d - 16], { r: 0.5 });
  }
  const places = motors === 1 ? [0] : xs.map((x) => x * 0.82);
  for (const x of places.slice(0, motors))
    s.count('motors', () => block(s, SOOT, [x, h - 10.5, -1], [15, 8, 9], { r: 1.2, plane: 'front' }));
  if (reach) s.fact('lifted', 'yes', () => block(s, INK, [w / 2 - 30, h - 2.6, d / 2 - 1], [12, 2.4, 3], { r: 0.5 }));
}

/** Legs at the corners, and between them where the top is long. */
function tableLegs(s: Stage, leg: string, { width: w, depth: d, height: h, shape }: DeskFacts): void {
  const inset = shape === 'oval' ? w * 0.16 : 6;
  const pairs = Math.max(2, Math.round(w / 190) + 1);
  const xs = Array.from({ length: pairs }, (_, i) => -w / 2 + inset + (i * (w - 2 * inset)) / (pairs - 1));
  const deep = shape === 'oval' ? d * 0.3 : d / 2 - 6;
  const thick = w > 170 ? 6.5 : 5;
  for (const z of [-deep, deep]) for (const x of xs) block(s, leg, [x, 0, z], [thick, h, thick], { r: 0.8 });
  box(s, lift(leg, -0.04), [0, h - 5, deep], [w - 2 * inset - 4, 4, 2.4]);
}

/** Rounded like a boat: long sides nearly straight, round ends. */
const boat = (w: number, d: number): Point[] =>
  Array.from({ length: 64 }, (_, i): Point => {
    const angle = (i / 64) * 2 * Math.PI;
    const power = (v: number): number => Math.sign(v) * Math.abs(v) ** 0.72;
    return [(w / 2) * power(Math.cos(angle)), (d / 2) * power(Math.sin(angle))];
  });

function tableTop(s: Stage, look: Look, facts: DeskFacts): void {
  const { width: w, depth: d, height: h, shape } = facts;
  s.sized({ x: 'width', z: 'depth' }, () => {
    if (shape === 'oval')
      s.fact('shape', 'oval', () => slab(s, look.colour, boat(w, d), 'floor', [0, h - 2.6, 0], 2.6, { bevel: 0.5 }));
    else block(s, look.colour, [0, h - 2.6, 0], [w, 2.6, d], { r: 3, bevel: 0.5 });
  });
  if (look.has('linoleum')) {
    // Linoleum on birch: the edge shows the wood.
    s.front([-w / 2 + 3, h - 0.6, d / 2 + 0.05], (p) => `<rect width="${w - 6}" height="1.9" fill="${p('#d9b98c')}"/>`);
    s.right([w / 2 + 0.05, h - 0.6, d / 2 - 3], (p) => `<rect width="${d - 6}" height="1.9" fill="${p('#d9b98c')}"/>`);
  } else if (shape !== 'oval') grain(s, h + 0.02, w - 4, d - 3, look.colour);
  else grain(s, h + 0.02, w * 0.72, d * 0.66, look.colour);
  if (shape === 'oval')
    s.top([-w * 0.14, h + 0.1, -2.5], (p) => `<rect width="${w * 0.28}" height="5" rx="2.5" fill="${p(SOOT)}"/>`);
  else s.top([w / 2 - 26, h + 0.1, -d / 2 + 4], (p) => disc(4, 4, 4, p(SOOT)) + disc(4, 4, 2.8, p('#17191c')));
}

function desk(s: Stage, look: Look): void {
  const facts = deskOf(look);
  const { width: w, depth: d, height: h, drawers } = facts;
  const leg = look.accent ?? (look.has('wood') ? lift(look.colour, -0.02) : '#e8e8e6');
  s.shadow(oblong(w, d), 12, 0.26);
  s.sized({ ...(facts.lift ? {} : { y: 'height' }) }, () => {
    if (facts.lift) lifting(s, leg, facts);
    else tableLegs(s, leg, facts);
    for (let i = 0; i < drawers; i += 1) {
      const [wide, x] = [(w - 24) / drawers, -w / 2 + 12 + ((i + 0.5) * (w - 24)) / drawers];
      s.count('drawers', () => {
        block(s, look.colour, [x, h - 14, d / 2 - 4], [wide - 1.2, 10.6, 3], { r: 0.6, plane: 'front', bevel: 0.3 });
        block(s, STEEL, [x, h - 9.4, d / 2 - 1.8], [9, 1.4, 1.6], { r: 0.6, plane: 'front' });
      });
    }
    tableTop(s, look, facts);
  });
}

function deskBars(look: Look): Bar[] {
  const { width: w, depth: d, height: h, lift: reach } = deskOf(look);
  return saidBars(look, {
    width: widthBar(w, d),
    depth: depthBar(w, d),
    height: heightBar(w, d, h, w * 0.05),
    lift: { ...heightBar(w, d, h, w * 0.05, reach), fact: 'lift' },
  });
}

export const desks = {
  desk: {
    angle: 'mid',
    setting: 'floor',
    focus: (look) => {
      const { width, depth, height } = deskOf(look);
      return { at: [width / 2 - 40, height - 8, depth / 2 - 4], width: 70 };
    },
    draw: desk,
    bars: deskBars,
  },
} satisfies Record<string, Family>;
