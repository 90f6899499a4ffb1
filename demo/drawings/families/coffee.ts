// Coffee: the bag and the machine.
import { disc, rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, CHROME, CREAM, type Family, INK, type Look, PAPER, SOOT, STEEL, stacked } from '../look';
import { heightBar, saidBars, widthBar } from '../measures';
import { oblong, points, trail } from '../outlines';
import { block, box } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';
import { mugBody } from './mug';

/** The bag of half a kilo is the plain one; others grow and shrink with what they hold. */
function bagScale(look: Look): number {
  const told = look.word('content', '500 g');
  const kilos = (Number.parseFloat(told.replace(',', '.')) || 500) / (told.includes('kg') ? 1 : 1000);
  return Math.cbrt(kilos / 0.5);
}

function coffeeBag(s: Stage, look: Look): void {
  const k = bagScale(look);
  const [w, h, d] = [13 * k, 25 * k, 8 * k];
  const tone = look.colour;
  const face = (corners: string, light: number, soft = false): void =>
    s.polygon(
      trail(corners).map(([x, y, z]): Vec => [x * k, y * k, z * k]),
      tone,
      light,
      soft,
    );
  s.shadow(oblong(w, d), 2);
  s.sized({ x: 'bagWidth' }, () => {
    face('6.5,0,4 6.5,0,-4 6.5,20,-3.2 6.5,25,0 6.5,20,3.2', -0.42);
    face('6.5,0,0 6.5,0,-4 6.5,20,-3.2 6.5,25,0 5.8,17,0', -0.75);
    face('-6.5,0,4 6.5,0,4 6.5,20,3.2 -6.5,20,3.2', 0.4, true);
    face('-6.5,20,3.2 6.5,20,3.2 6.5,25,0.2 -6.5,25,0.2', 0.75, true);
  });
  box(s, lift(tone, -0.04), [0, h, 0], [w, 2.6 * k, 0.5]);
  block(s, look.accent ?? CHROME, [0, h + 0.6, 0.5], [w + 1.2, 0.9, 0.5], { r: 0.3, plane: 'front' });
  bagLabel(s, look, k);
  // A cup next to it distinguishes a bag of a kilo from one of a quarter.
  if (look.alone && look.word('content')) s.at([w / 2 + 6.4, 0, 5], () => mugBody(s, PAPER, 3.9, 8.4, '#4a2c1b'));
  s.art(
    [0, h - 1.6 * k, 1.3 * k],
    [1, 0, 0],
    [0, -1, 0.5],
    [0, 0.5, 1],
    (p) => disc(0, 0.3, 0.75, p(lift(tone, 0.12))) + disc(0, 0.3, 0.3, p(lift(tone, -0.12))),
  );
}

/** Beans or a spoon of ground coffee, the name, how dark it is roasted in dots, and the weight. */
function bagLabel(s: Stage, look: Look, k: number): void {
  const weighed = /^\d/.test(look.mark);
  const kind = look.has('beans') ? 'HELE BØNNER' : look.has('ground') ? 'FORMALET' : 'KAFFE';
  const weight = look.word('content', weighed ? look.mark : '500 g');
  const name = look.word('label', weighed || !look.mark ? kind : look.mark);
  const [w, top] = [13, 20];
  const on = (draw: (p: (hex: string) => string) => string): void =>
    s.art(
      [(-w / 2) * k, top * k, (4 - 0.78) * k],
      [1, 0, 0],
      [0, -1, 0.04],
      [0, 0, 1],
      (p) => `<g transform="scale(${k.toFixed(3)})">${draw(p)}</g>`,
    );
  on(
    (p) =>
      rect(1.4, 2.8, w - 2.8, 13.6, p(CREAM), 0.5) +
      disc(w / 2, 6, 2.3, p(look.colour)) +
      (look.has('ground') ? heap(w / 2, 6, p(CREAM)) : bean(w / 2, 6, p(CREAM))),
  );
  s.fact(look.word('label') ? 'label' : 'print', name, () => on((p) => words(name, w / 2, 9.9, 1.6, w - 3.6, p(INK))));
  s.fact('grind', kind, () => on((p) => words(kind, w / 2, 11.7, 1, w - 4.4, p(INK), 600)));
  const roast = look.number('roast', 0, [0, 5]);
  for (let i = 0; i < roast; i += 1)
    s.count('roast', () => on((p) => disc(w / 2 + (i - 2) * 1.5, 13.4, 0.52, p(look.colour))));
  if (roast)
    on((p) =>
      [0, 1, 2, 3, 4]
        .slice(roast)
        .map((i) => disc(w / 2 + (i - 2) * 1.5, 13.4, 0.52, p(lift(look.colour, 0.24)), 0.45))
        .join(''),
    );
  s.fact(look.word('content') ? 'content' : 'weight', weight, () =>
    on((p) => words(weight, w / 2, 18.3, 1.9, 9, p(inkOn(look.colour)))),
  );
}

const heap = (x: number, y: number, fill: string): string =>
  shape(`M${x - 1.7} ${y + 1}Q${x} ${y - 2.4} ${x + 1.7} ${y + 1}Z`, fill);

const bean = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(28)"><ellipse rx="1.15" ry="1.6" fill="${fill}"/></g>${stroke(`M${x + 0.6} ${y - 1.3}C${x - 0.7} ${y - 0.5} ${x + 0.6} ${y + 0.5} ${x - 0.6} ${y + 1.3}`, '#6b4a36', 0.26)}`;

const machineOf = (look: Look): Vec => [
  look.number('width', 28, [15, 60]),
  look.number('height', 40, [20, 80]),
  look.number('depth', 38, [20, 80]),
];

function coffeeMachine(s: Stage, look: Look): void {
  const [w, h, d] = machineOf(look);
  s.shadow(oblong(w, d), 4);
  s.sized({ y: 'height' }, () => {
    s.sized({ x: 'width', z: 'depth' }, () =>
      block(s, lift(look.colour, -0.03), [0, 0, 0], [w, 4, d], { r: 2, bevel: 0.6 }),
    );
    if (look.has('vacuum-jug')) filterMachine(s, look, [w, h, d]);
    else beanMachine(s, look, [w, h, d]);
  });
}

/** A tower with the filter over the jug, which is as large as it says. */
function filterMachine(s: Stage, look: Look, [w, h, d]: Vec): void {
  const tone = look.colour;
  block(s, tone, [0, 4, -d / 2 + d * 0.2], [w, h - 4, d * 0.4], { r: 2, bevel: 0.5 });
  const volume = look.word('volume', look.mark);
  const k = Math.cbrt((Number.parseFloat(volume.replace(',', '.')) || 1.25) / 1.25);
  s.at([0, 4.2, d * 0.16], () => {
    lathe(
      s,
      CHROME,
      [0, 0, 0],
      points('6,0 6.6,0.6 6.8,9 5.2,13 4.4,14.6').map(([r, y]): Point => [r * k, y * k]),
      { gloss: true },
    );
    lathe(
      s,
      INK,
      [0, 14.4 * k, 0],
      [
        [4.5 * k, 0],
        [4.5 * k, 1.6],
        [3, 2.4],
      ],
      { gloss: true },
    );
    cord(
      s,
      INK,
      trail('5.8,12.4,2 9.8,13,3 10,6.6,3 6.6,5,2').map(([x, y, z]): Vec => [x * k, y * k, z * k]),
      1.1,
    );
    if (volume)
      s.fact(look.word('volume') ? 'volume' : 'print', volume, () =>
        s.front([0, 6.6 * k, 6.85 * k], (p) => words(volume, 0, 0, 2.2, 9, p(INK))),
      );
  });
  block(s, tone, [0, h - 13, 1], [w, 13, d * 0.86], { r: 2.4, bevel: 0.8 });
  lathe(s, SOOT, [0, h - 17, d * 0.16], points('3,0 6,4'));
  const label = look.word('label');
  s.front(
    [-w / 2, h, d * 0.43 + 1.1],
    (p) =>
      rect(w * 0.1, 4, w * 0.3, 4, p('#14181d'), 0.8) +
      disc(w * 0.8, 6, 2, p(STEEL)) +
      disc(w * 0.8, 6, 1, '#e2563d') +
      words(label, w * 0.5, 11, 1.5, w * 0.8, p(inkOn(tone))),
  );
}

/** Hopper on top, spouts over the cup; the large one has a screen to touch. */
function beanMachine(s: Stage, look: Look, [w, h, d]: Vec): void {
  const tone = look.colour;
  const body = h - 11;
  block(s, tone, [0, 4, -d * 0.24], [w, body - 4, d * 0.52], { r: 2, bevel: 0.5 });
  const bars = Math.floor((w - 8) / 2);
  for (let i = 0; i < bars; i += 1) box(s, i % 2 ? STEEL : SOOT, [-bars + 1 + i * 2, 4, d * 0.24], [1.9, 0.3, d * 0.4]);
  s.at([1, 4.3, d * 0.22], () => mugBody(s, PAPER, 3.6, 8, '#4a2c1b'));
  block(s, tone, [0, body - 14, d * 0.1], [w, 14, d * 0.68], { r: 2.4, bevel: 0.8 });
  block(s, STEEL, [0, body - 21, d * 0.22], [9, 7, 8], { r: 1.4 });
  for (const x of [-2, 2]) lathe(s, SOOT, [x, body - 23.4, d * 0.26], points('0.5,0 0.7,2.6'));
  const front: Vec = [-w / 2, body, d * 0.44 + 0.1];
  if (look.has('touch-screen')) s.fact('panel', 'screen', () => s.front(front, (p) => touchScreen(w, p)));
  else
    s.front(
      front,
      (p) =>
        rect(4, 2.2, w * 0.5, 7.4, p('#14181d'), 0.8) +
        rect(5, 3.2, 7, 1, '#7fd0c0', 0.4) +
        barsOf() +
        disc(w - 5.4, 5.8, 3, p(STEEL)) +
        disc(w - 5.4, 5.8, 2.2, p(lift(tone, 0.1))) +
        rect(w - 5.6, 3.7, 0.5, 1.6, p(PAPER), 0.2),
    );
  const label = look.word('label');
  if (label)
    s.front([-w / 2, body - 10.6, d * 0.44 + 0.12], (p) => words(label, w / 2, 1, 1.5, w * 0.8, p(inkOn(tone))));
  lathe(
    s,
    mix('#8a6a4e', tone, 0.2),
    [0, body, -d * 0.2],
    [
      [w * 0.33, 0],
      [w * 0.39, 8],
    ],
    { opacity: 0.92, cap: '#5a3c28' },
  );
  lathe(
    s,
    lift(tone, 0.03),
    [0, body + 8, -d * 0.2],
    [
      [w * 0.4, 0],
      [w * 0.4, 1.6],
      [w * 0.35, 2.6],
    ],
  );
}

const touchScreen = (w: number, p: (hex: string) => string): string =>
  rect(w * 0.12, 1.2, w * 0.76, 11.4, p('#0f1216'), 0.8) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        rect(
          w * 0.16 + (i % 3) * w * 0.235,
          2 + Math.floor(i / 3) * 5.2,
          w * 0.2,
          4.4,
          ['#7a543a', '#9c6b45', '#c29368', '#4a2c1b', '#d8b88c', '#5d8a9d'][i] ?? PAPER,
          0.6,
        ) + disc(w * 0.26 + (i % 3) * w * 0.235, 4.2 + Math.floor(i / 3) * 5.2, 1.2, '#f7f4ee', 0.9),
    )
    .join('');

const machineBars = (look: Look): Bar[] => {
  const [w, h, d] = machineOf(look);
  return saidBars(look, { width: widthBar(w, d, 2), height: heightBar(w, d, h, 2) });
};

const barsOf = (): string =>
  [0, 1, 2]
    .map((i) => rect(5 + i * 4.2, 5.6, 3.2, 2.8, '#2f3a44', 0.5) + disc(6.6 + i * 4.2, 7, 0.7, '#d9e4e4'))
    .join('');

export const coffee = {
  'coffee-bag': {
    angle: 'mid',
    setting: 'kitchen',
    focus: (look) => ({ at: [0, 14 * bagScale(look), 4], width: 15 * bagScale(look) }),
    draw: coffeeBag,
    pack: (look) =>
      stacked(Math.min(look.count, 24), Math.min(look.count, look.count > 8 ? 6 : look.count > 6 ? 4 : 3), 4, [
        14.5 * bagScale(look),
        0,
        10 * bagScale(look),
      ]),
  },
  'coffee-machine': {
    angle: 'mid',
    setting: 'kitchen',
    focus: { at: [3, 26, 16], width: 30 },
    draw: coffeeMachine,
    bars: machineBars,
    tags: ['capacity'],
  },
} satisfies Record<string, Family>;
