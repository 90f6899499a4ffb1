// Gift boxes with ribbon and bow, and boxes of chocolate.
import { rect, stroke, words } from '../art';
import { lift, lightness } from '../colour';
import { type Bar, CREAM, type Family, INK, type Look } from '../look';
import { depthBar, heightBar, saidBars, widthBar } from '../measures';
import { curve, oblong, points } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { lathe } from '../turned';
import { giftsHeldIn, openedGift } from './gift-contents';

const giftOf = (look: Look): Vec => [
  look.number('width', 24, [8, 60]),
  look.number('height', 16.4, [2, 40]),
  look.number('depth', 24, [8, 60]),
];

function giftBox(s: Stage, look: Look): void {
  const band = look.accent ?? '#d9b45f';
  const [w, h, d] = giftOf(look);
  if (giftsHeldIn(look).length > 0) {
    openedGift(s, look, [w, h, d], band);
    return;
  }
  const lid = Math.min(5, h * 0.36);
  const [wide, deep] = [w - 1.2, d - 1.2];
  const ribbon = Math.min(3.2, w * 0.12);
  s.shadow(oblong(w, d), 3);
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => {
    box(s, look.colour, [0, 0, 0], [wide, h - 1, deep]);
    block(s, lift(look.colour, 0.03), [0, h - lid, 0], [w, lid, d], { r: 0.3, bevel: 0.1 });
  });
  s.front([-wide / 2, h - lid, deep / 2 + 0.01], (p) => rect(wide / 2 - ribbon / 2, 0, ribbon, h - lid, p(band)));
  s.right([wide / 2 + 0.01, h - lid, deep / 2], (p) => rect(deep / 2 - ribbon / 2, 0, ribbon, h - lid, p(band)));
  s.front([-w / 2, h, d / 2 + 0.01], (p) => rect(w / 2 - ribbon / 2, 0, ribbon, lid, p(lift(band, 0.02))));
  s.right([w / 2 + 0.01, h, d / 2], (p) => rect(d / 2 - ribbon / 2, 0, ribbon, lid, p(lift(band, 0.02))));
  s.top(
    [-w / 2, h + 0.02, -d / 2],
    (p) => rect(w / 2 - ribbon / 2, 0, ribbon, d, p(band)) + rect(0, d / 2 - ribbon / 2, w, ribbon, p(band)),
  );
  const label = look.word('label', look.mark);
  if (label)
    s.fact(look.word('label') ? 'label' : 'print', label, () =>
      s.top(
        [w * 0.08, h + 0.05, d * 0.2],
        (p) => rect(0, 0, w * 0.38, d * 0.2, p(CREAM), 0.4) + words(label, w * 0.19, d * 0.1, 1.7, w * 0.34, p(INK)),
      ),
    );
  bow(s, band, [0, h, 0]);
}

const giftBars = (look: Look): Bar[] => {
  const [w, h, d] = giftOf(look);
  return saidBars(look, { width: widthBar(w, d, 1.8), depth: depthBar(w, d, 1.8), height: heightBar(w, d, h, 1.8) });
};

/** A tied bow: two tails, two loops with their dark insides, a knot. */
function bow(s: Stage, colour: string, at: Vec): void {
  const side = (shape: readonly Point[], way: 1 | -1): Point[] => shape.map(([x, y]): Point => [x * way, y]);
  const wing = (way: 1 | -1): void => {
    const loop = curve(side(points('0,1 3.4,4.2 7.4,4.6 8.2,2 5,0.4 0,0.4'), way), 6);
    const inside = loop.map(([x, y]): Point => [x * 0.62 + way * 2, y * 0.5 + 1.3]);
    slab(s, colour, loop, 'front', [0, 0, -1.4], 2.8, { bevel: 0.5 });
    slab(s, lift(colour, -0.14), inside, 'front', [0, 0, 1.42], 0.03, { flat: true });
  };
  const tail = (way: 1 | -1): void => {
    slab(s, lift(colour, -0.03), side(points('0.4,0.2 2.2,0.2 6.4,-6 5,-5.6 4,-6.6'), way), 'floor', [0, 0.1, 0], 0.25);
  };
  const tie = (): void => {
    tail(-1);
    tail(1);
    wing(-1);
    wing(1);
    block(s, lift(colour, 0.03), [0, 0, 0.6], [2.6, 2.8, 3], { r: 1.1, plane: 'front', bevel: 0.6 });
  };
  s.at(at, tie, { yaw: 10 });
}

/** Filled chocolates in their open box, as many as it weighs for; a bar in its wrapper; caramels in paper. */
function chocolateBox(s: Stage, look: Look): void {
  if (look.has('bar')) s.at([0, 0, 0], () => chocolateBar(s, look), { yaw: -6 });
  else s.at([0, 0, 0], () => openBox(s, look), { yaw: -6 });
}

const TONES = ['#4a2a1c', '#7a4a2c', '#efe0c4', '#5b3422'];

/** A piece weighs ten grams: 12, 20 or 40 of them. */
function gridOf(look: Look): readonly [columns: number, rows: number] {
  const grams = Number.parseFloat(look.word('content', '120'));
  const pieces = Math.min(60, Math.max(6, Math.round(grams / 10)));
  const columns = pieces <= 12 ? 4 : pieces <= 24 ? 5 : 8;
  return [columns, Math.ceil(pieces / columns)];
}

function openBox(s: Stage, look: Look): void {
  const band = look.accent ?? '#d9b45f';
  const [columns, rows] = gridOf(look);
  const [w, d] = [columns * 5.4 + 1.8, rows * 5.4 + 1.8];
  const ground = lightness(look.colour) > 0.75 ? lift(look.colour, -0.07) : look.colour;
  s.shadow(oblong(w, d), 2);
  s.at([-2, 0, -d / 2 - 4], () => boxLid(s, look, ground, band, [w, d]), { pitch: -12 });
  box(s, ground, [0, 0, 0], [w, 3.4, d]);
  s.top(
    [-w / 2, 3.42, -d / 2],
    (p) => rect(0.5, 0.5, w - 1, d - 1, p(band), 0.2) + rect(0.8, 0.8, w - 1.6, d - 1.6, p('#2b1a14')),
  );
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < columns; i += 1) {
      const [x, z] = [-w / 2 + 3.6 + i * 5.4, -d / 2 + 3.6 + row * 5.4];
      s.count('pieces', () => (look.has('caramel') ? caramel(s, x, z) : piece(s, x, z, i, row)));
    }
}

function boxLid(s: Stage, look: Look, ground: string, band: string, [w, d]: readonly [number, number]): void {
  const h = d + 0.6;
  block(s, ground, [0, 0, 0], [w + 0.6, h, 2.6], { r: 0.5, plane: 'front', bevel: 0.2 });
  const content = look.word('content', look.mark);
  const label = look.word('label', 'CHOKOLADE');
  const ink = lightness(look.colour) > 0.6 ? '#5b3422' : lift(look.colour, -0.05);
  s.front(
    [-w / 2, h, 1.32],
    (p) =>
      rect(w * 0.1, h * 0.2, w * 0.8, h * 0.52, p(CREAM), 0.3) +
      rect(w * 0.34, h * 0.62, w * 0.32, 0.4, p(band)) +
      rect(0, h * 0.86, w, 1.2, p(band)),
  );
  s.fact('label', label, () =>
    s.front([-w / 2, h, 1.34], (p) => words(label, w / 2, h * 0.32, Math.min(2, h * 0.11), w * 0.72, p(ink))),
  );
  if (content)
    s.fact('content', content, () =>
      s.front([-w / 2, h, 1.34], (p) => words(content, w / 2, h * 0.49, Math.min(3.4, h * 0.18), w * 0.7, p(ink))),
    );
}

function piece(s: Stage, x: number, z: number, i: number, row: number): void {
  const tone = TONES[(i * 3 + row * 2) % 4] ?? INK;
  if ((i + row) % 2) {
    lathe(s, tone, [x, 2.6, z], points('2.1,0 2.2,1 1.6,2.2 0.7,2.6'), { gloss: true });
    return;
  }
  block(s, tone, [x, 2.6, z], [4, 2.2, 4], { r: 0.8, bevel: 0.5 });
  s.top([x - 2, 4.82, z - 2], (p) =>
    stroke(
      'M.8 1.2C1.6.4 2 2 2.8 1.2M.8 2.6C1.6 1.8 2.2 3.4 3.2 2.6',
      p(lift(tone, tone === '#efe0c4' ? -0.2 : 0.14)),
      0.3,
    ),
  );
}

/** Wrapped in waxed paper, its ends twisted. */
function caramel(s: Stage, x: number, z: number): void {
  const wax = '#f0dfb8';
  for (const way of [-1, 1])
    slab(
      s,
      lift(wax, -0.05),
      points('0,0.4 1,1.3 1,-1.3 0,-0.4').map(([a, b]): Point => [a * way, b]),
      'floor',
      [x + way * 1.4, 3.3, z],
      0.3,
    );
  block(s, wax, [x, 2.6, z], [2.9, 1.9, 2.7], { r: 0.7, bevel: 0.4 });
  s.top([x - 1.2, 4.52, z - 0.6], (p) => rect(0, 0, 2.4, 1.2, p('#b4683f'), 0.5, 0.75));
}

/** A bar of a hundred grams in its sleeve, the foil torn at one end. */
function chocolateBar(s: Stage, look: Look): void {
  const chocolate = look.word('flavour').startsWith('hvid')
    ? '#efe0c4'
    : look.word('flavour').startsWith('lys')
      ? '#8a5430'
      : '#4a2a1c';
  const [w, d] = [16, 8];
  s.shadow(oblong(w, d), 0.9);
  block(s, chocolate, [0, 0, 0], [w, 1, d], { r: 0.3, bevel: 0.2 });
  for (let i = 0; i < 2; i += 1)
    for (let row = 0; row < 3; row += 1)
      block(s, lift(chocolate, 0.03), [w / 2 - 1.4 - i * 2.5, 1, -d / 2 + 1.5 + row * 2.5], [2.1, 0.3, 2.1], {
        r: 0.3,
        bevel: 0.2,
      });
  slab(
    s,
    '#cfd3d6',
    points('-3,-4 3.4,-4 2.7,-2.6 3.6,-1.2 2.8,0.4 3.5,1.8 2.9,3 3.3,4 -3,4'),
    'floor',
    [0, 0.2, 0],
    1.05,
  );
  block(s, look.colour, [-2.7, 0, 0], [w - 5.2, 1.3, d + 0.2], { r: 0.2, bevel: 0.1 });
  const flavour = look.word('flavour', look.mark || 'CHOKOLADE');
  const top = (draw: (p: (hex: string) => string) => string): void => s.top([-w / 2 + 0.6, 1.32, -d / 2], draw);
  top((p) => rect(0.8, 1, 8.2, 6, p(CREAM), 0.3) + rect(2.9, 5.9, 4, 0.24, p(look.accent ?? '#b08b4a')));
  s.fact(look.word('flavour') ? 'flavour' : 'print', flavour, () =>
    top((p) => words(flavour, 4.9, 3.9, 1.3, 7.6, p('#4a2a1c'))),
  );
  const [label, content] = [look.word('label', ''), look.word('content', '')];
  if (label) s.fact('label', label, () => top((p) => words(label, 4.9, 2.1, 0.8, 7.4, p('#4a2a1c'))));
  if (content) s.fact('content', content, () => top((p) => words(content, 4.9, 5.2, 0.9, 5, p('#4a2a1c'))));
}

export const gifts = {
  'gift-box': { angle: 'mid', setting: 'gift', focus: { at: [0, 17, 4], width: 20 }, draw: giftBox, bars: giftBars },
  'chocolate-box': {
    angle: 'mid',
    setting: 'gift',
    focus: { at: [1, 4, 2], width: 15 },
    draw: chocolateBox,
    pack: (look) => ({ step: [0, 1.4, 0], most: look.has('bar') ? 10 : 1 }),
  },
} satisfies Record<string, Family>;
