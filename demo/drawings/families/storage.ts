// Cabinets with doors, shutters or drawers, and shelves of wood or steel.
import { disc, rect, stroke } from '../art';
import { lift, mix } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, OAK, PAPER, SOOT, STEEL } from '../look';
import { depthBar, heightBar, saidBars, widthBar } from '../measures';
import { oblong, points } from '../outlines';
import { block, box } from '../solids';
import type { Stage } from '../stage';
import { lathe, rod } from '../turned';

interface CaseFacts {
  width: number;
  depth: number;
  height: number;
  drawers: number;
  castors: number;
  shelves: number;
}

function caseOf(look: Look): CaseFacts {
  const pedestal = look.has('pedestal') || look.has('drawers');
  return {
    width: look.number('width', pedestal ? 42 : 80, [20, 300]),
    depth: look.number('depth', pedestal ? 56 : 44, [10, 120]),
    height: look.number('height', pedestal ? 58 : look.has('tall') ? 180 : look.has('low') ? 74 : 110, [20, 300]),
    drawers: look.number('drawers', pedestal ? 4 : 0, [0, 8]),
    castors: look.number('castors', 0, [0, 6]),
    shelves: look.number('shelves', look.has('low') ? 2 : look.has('tall') ? 5 : 3, [1, 9]),
  };
}

/** Visible castors: those in front and the right one behind; the case hides the fourth. */
function castorsBelow(s: Stage, { width: w, depth: d, castors }: CaseFacts): void {
  const places = [
    [-w / 2 + 4, -d / 2 + 4],
    [w / 2 - 4, -d / 2 + 4],
    [-w / 2 + 4, d / 2 - 4],
    [w / 2 - 4, d / 2 - 4],
    [0, -d / 2 + 4],
    [0, d / 2 - 4],
  ] as const;
  for (const [x, z] of places.slice(0, castors))
    s.count('castors', () => {
      rod(s, STEEL, [x, 3, z], [x, 6, z], 0.8);
      for (const k of [-1.3, 1.3]) rod(s, SOOT, [x + k - 0.8, 2.4, z], [x + k + 0.8, 2.4, z], 2.4, { gloss: true });
    });
}

function cabinet(s: Stage, look: Look): void {
  const facts = caseOf(look);
  const { width: w, depth: d, height: h, drawers, castors } = facts;
  const foot = castors > 0 ? 5.4 : 3;
  s.shadow(oblong(w, d), 8);
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => {
    if (castors > 0) castorsBelow(s, facts);
    else box(s, INK, [0, 0, 0], [w - 4, 3, d - 4]);
    box(s, look.colour, [0, foot, 0], [w, h - foot, d]);
    box(s, look.accent ?? lift(look.colour, 0.03), [0, h - 2, 0], [w, 2, d]);
  });
  const open = h - foot - 4;
  if (drawers > 0) drawerFronts(s, look, facts, foot, open);
  else if (look.has('tambour')) shutter(s, look, facts, foot, open);
  else doors(s, look, facts, foot, open);
  s.front([w / 2 - 6, h - 1, d / 2 + 0.2], (p) => disc(0, 0, 0.8, p(CHROME)) + rect(-0.15, -0.5, 0.3, 1, p(INK)));
}

function drawerFronts(s: Stage, look: Look, facts: CaseFacts, foot: number, open: number): void {
  const { width: w, depth: d, drawers } = facts;
  const step = open / drawers;
  for (let i = 0; i < drawers; i += 1)
    s.count('drawers', () => {
      const y = foot + 1 + step * i;
      block(s, lift(look.colour, 0.02), [0, y, d / 2 + 0.5], [w - 2.4, step - 1.2, 1.4], {
        r: 0.6,
        plane: 'front',
        bevel: 0.25,
      });
      block(s, STEEL, [0, y + step - 5.4, d / 2 + 2], [16, 1.6, 1.6], { r: 0.7, plane: 'front' });
    });
}

function doors(s: Stage, look: Look, { width: w, depth: d }: CaseFacts, foot: number, open: number): void {
  for (const side of [-1, 1])
    s.count('doors', () => {
      const x = (side * w) / 4;
      block(s, lift(look.colour, 0.02), [x, foot + 1, d / 2 + 0.5], [w / 2 - 1.8, open, 1.4], {
        r: 0.6,
        plane: 'front',
        bevel: 0.25,
      });
      const grip = x - side * (w / 4 - 5);
      block(s, STEEL, [grip, foot + open * 0.44, d / 2 + 2], [1.6, 14, 1.6], { r: 0.7, plane: 'front' });
    });
}

/** A shutter that runs to the sides: narrow upright slats, half open on the right. */
function shutter(s: Stage, look: Look, facts: CaseFacts, foot: number, open: number): void {
  const { width: w, depth: d } = facts;
  s.fact('front', 'shutter', () => {
    s.front([-w / 2 + 2, foot + 1 + open, d / 2 + 0.1], (p) => rect(0, 0, w - 4, open, p(lift(look.colour, -0.16))));
    const slats = Math.round((w - 4) / 2.4);
    const step = (w - 4) / slats;
    for (let i = 0; i < slats; i += 1)
      box(
        s,
        i % 2 ? lift(look.colour, -0.035) : lift(look.colour, 0.03),
        [-w / 2 + 2 + (i + 0.5) * step, foot + 1, d / 2 + 0.5],
        [step - 0.25, open, 0.7],
      );
    block(s, STEEL, [w / 2 - 6, foot + open * 0.36, d / 2 + 1.4], [2, 24, 1.6], { r: 0.8, plane: 'front' });
  });
}

const SPINES = ['#b5483f', '#2f5d78', '#d5b155', '#4f7a5d', '#e4ded2', '#3b3f46'];

/** The things on a shelf: files, a box or a vase on wood; boxes for stock on steel. */
function boardGoods(s: Stage, look: Look, i: number, [y, w, d, room]: readonly [number, number, number, number]): void {
  if (look.has('steel')) {
    const boxes = Math.max(2, Math.floor(w / 34));
    for (let k = 0; k < boxes - (i % 2); k += 1)
      box(
        s,
        mix(OAK, PAPER, 0.12 * ((k + i) % 3)),
        [-w / 2 + 4 + 30 * (k + 0.5), y, 0],
        [27, Math.min(22, room * 0.62), d * 0.72],
      );
    return;
  }
  const n = Math.min(Math.floor((w - 34) / 4.8), [9, 5, 7, 4, 8][i % 5] ?? 5);
  const high = Math.min(32, room * 0.92);
  for (let k = 0; k < n; k += 1)
    box(
      s,
      SPINES[(k * 5 + i * 2) % 6] ?? PAPER,
      [-w / 2 + 6 + k * 4.8, y, -2],
      [4.4, high * (0.8 + 0.07 * ((k * 3 + i) % 3)), 20],
    );
  if (i % 2) block(s, mix(OAK, PAPER, 0.3), [w / 2 - 16, y, -1], [22, Math.min(15, room * 0.42), 22], { r: 1 });
  else lathe(s, '#7f958a', [w / 2 - 14, y, 0], points('5,0 7,6 6,12 3,16 3.4,18'), { open: true });
}

function shelf(s: Stage, look: Look): void {
  const { width: w, depth: d, height: h, shelves } = caseOf(look);
  const steel = look.has('steel');
  const post = steel ? 3.4 : 2;
  s.shadow(oblong(w, d), 8);
  s.sized(steel ? {} : { x: 'width', y: 'height', z: 'depth' }, () => {
    if (steel)
      for (const x of [-1, 1])
        box(s, lift(look.colour, -0.08), [(x * (w - post)) / 2, 0, -d / 2 + post / 2], [post, h, post]);
    else {
      if (!look.has('open-back'))
        box(s, look.accent ?? lift(look.colour, -0.1), [0, 2, -d / 2 + 0.4], [w - 2, h - 3, 0.8]);
      box(s, lift(look.colour, -0.05), [-w / 2 + 1, 0, 0], [2, h, d]);
    }
    const step = steel ? (h - 12) / (shelves - 1) : (h - 6) / shelves;
    for (let i = 0; i < shelves; i += 1) {
      const y = (steel ? 6 : 3) + i * step;
      const board = (): void =>
        box(s, look.colour, [0, y, 0], [w - (steel ? 0 : 3), steel ? 3.6 : 2.2, d - (steel ? 0 : 0.6)]);
      s.count('shelves', () => (steel ? s.sized({ x: 'width', z: 'depth' }, board) : board()));
      boardGoods(s, look, i, [y + (steel ? 3.6 : 2.2), w - 6, d, step - 3]);
    }
    if (steel)
      s.sized({ y: 'height' }, () => {
        for (const x of [-1, 1]) upright(s, look.colour, (x * (w - post)) / 2, d / 2 - post / 2, h);
      });
    else {
      box(s, look.colour, [0, h - 2.2, 0], [w - 3, 2.2, d - 0.6]);
      box(s, look.colour, [w / 2 - 1, 0, 0], [2, h, d]);
    }
  });
}

/** A post of steel with the slots that its boards click into. */
function upright(s: Stage, colour: string, x: number, z: number, h: number): void {
  box(s, colour, [x, 0, z], [3.4, h, 3.4]);
  const slots = Array.from({ length: Math.floor(h / 6) }, (_, i) => `M1.7 ${3 + i * 6}v2.4`).join('');
  s.front([x - 1.7, h, z + 1.72], (p) => stroke(slots, p(lift(colour, -0.2)), 0.7));
}

function caseBars(look: Look): Bar[] {
  const { width: w, depth: d, height: h } = caseOf(look);
  const gap = Math.max(w, h) * 0.045;
  return saidBars(look, { width: widthBar(w, d, gap), depth: depthBar(w, d, gap), height: heightBar(w, d, h, gap) });
}

export const storage = {
  cabinet: {
    angle: 'low',
    setting: 'floor',
    focus: (look) => {
      const { width, depth, height } = caseOf(look);
      return { at: [width / 2 - 20, height - 22, depth / 2], width: 56 };
    },
    draw: cabinet,
    bars: caseBars,
  },
  shelf: {
    angle: 'low',
    setting: 'floor',
    focus: (look) => {
      const { width, depth, height } = caseOf(look);
      return { at: [width / 2 - 30, height * 0.7, depth / 2], width: 72 };
    },
    draw: shelf,
    bars: caseBars,
  },
} satisfies Record<string, Family>;
