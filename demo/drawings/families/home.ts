// Things for the home: blanket and vase.
import { rect, shape, stroke, words } from '../art';
import { lift, mix } from '../colour';
import { type Bar, CREAM, type Family, type Look } from '../look';
import { heightBar, saidBars } from '../measures';
import { curve, oblong, points, round, rounded, trail } from '../outlines';
import { box, slab } from '../solids';
import type { Point, Vec } from '../space';
import { num, type Stage } from '../stage';
import { cord, lathe } from '../turned';

function blanket(s: Stage, look: Look): void {
  const tone = look.colour;
  const stripe = look.has('waffle')
    ? lift(tone, -0.03)
    : look.has('fine')
      ? lift(tone, 0.03)
      : (look.accent ?? mix(tone, CREAM, 0.7));
  if (look.has('fine')) giftCarton(s);
  const size = look.word('dimensions');
  s.shadow(oblong(look.has('fine') ? 50 : 42, look.has('fine') ? 40 : 32), 4);
  for (let i = 0; i < 4; i += 1) {
    const y = i * 4;
    slab(s, i % 2 ? lift(tone, 0.015) : tone, rounded(32 - (i % 2), 4.1, 2.05, 0, 2.05), 'side', [-21, y, 0], 42, {
      bevel: 0.7,
    });
    s.front([-20.4, y + 2.2, 16 - (i % 2) / 2 + 0.05], (p) => rect(0, -0.06, 41, 0.12, p(lift(tone, -0.08)), 0, 0.5));
  }
  s.top(
    [-20.8, 16.16, -14],
    (p) =>
      rect(5, 0, 2, 28, p(stripe)) +
      rect(8.2, 0, 0.9, 28, p(stripe)) +
      rect(31, 0, 2, 28, p(stripe)) +
      rect(34.2, 0, 0.9, 28, p(stripe)) +
      (look.has('waffle') ? '' : weave(p(lift(tone, -0.05)))),
  );
  for (let y = 0; y < 4; y += 1)
    for (const x of [-14.9, -12.2, 11.2, 13.9])
      box(s, stripe, [x, y * 4 + 0.7, 16 - (y % 2) / 2], [x === -14.9 || x === 11.2 ? 2 : 0.9, 2.8, 0.12]);
  if (look.has('waffle')) waffle(s, tone);
  if (size)
    s.fact('dimensions', size, () =>
      s.front([-20, 3.3, 16.2], (p) => rect(0, 0, 12, 2.6, p(CREAM), 0.3) + words(size, 6, 1.3, 1.4, 11, '#3b3f46')),
    );
  for (let i = 0; i < (look.has('waffle') ? 0 : 15); i += 1)
    cord(
      s,
      i % 3 ? tone : stripe,
      [
        [21.6, 13.6, 13 - i * 1.9],
        [22.8, 11.6, 13.2 - i * 1.9],
        [22.4, 8.8, 13.4 - i * 1.9],
      ],
      0.6,
    );
}

/** Squares sunk into the cloth. */
function waffle(s: Stage, tone: string): void {
  const cells = Array.from(
    { length: 20 * 14 },
    (_, i) => `M${(i % 20) * 2.06 + 0.4} ${Math.floor(i / 20) * 2 + 0.4}h1.2v1.2h-1.2z`,
  ).join('');
  s.fact('weave', 'waffle', () => {
    s.top([-20.8, 16.2, -14], (p) => shape(cells, p(lift(tone, -0.06))));
    for (let y = 0; y < 4; y += 1)
      s.front([-20.6, y * 4 + 3.4, 16.1 - (y % 2) / 2], (p) =>
        shape(
          Array.from({ length: 20 }, (_, i) => `M${i * 2.06 + 0.4} .4h1.2v1.8h-1.2z`).join(''),
          p(lift(tone, -0.06)),
        ),
      );
  });
}

/** The open gift box, inside the tray. */
function giftCarton(s: Stage): void {
  s.fact('box', 'gift', () => {
    box(s, '#e8dfcf', [0, -3, 0], [50, 3, 40]);
    box(s, '#ded3bf', [0, 0, -19.4], [50, 5, 1.2]);
    box(s, '#ded3bf', [-24.4, 0, 0], [1.2, 5, 40]);
  });
}

const weave = (colour: string): string =>
  Array.from({ length: 13 }, (_, i) => stroke(`M0 ${1.4 + i * 2.1}H41.6`, colour, 0.16, 0.7)).join('');

const plainVase = (look: Look): number => (look.has('cylinder') ? 25 : 23);
const vaseHeight = (look: Look): number => look.number('height', plainVase(look), [6, 80]);

function vase(s: Stage, look: Look): void {
  const h = vaseHeight(look);
  const k = h / plainVase(look);
  // Tall ones are slimmer, small ones rounder than their height alone would make them.
  const kr = k ** 0.8;
  s.shadow(round(6.4 * kr), 2.6);
  if (!look.has('empty')) twigs(s, h);
  const form = look.has('cylinder')
    ? points('4.6,0 4.8,0.6 4.8,25')
    : curve(points('3.8,0 5.4,3 6.6,8 6,13 3.6,17.6 2.7,20.4 3,23'), 5);
  s.sized({ y: 'height' }, () =>
    lathe(
      s,
      look.colour,
      [0, 0, 0],
      form.map(([r, y]): Point => [r * kr, y * k]),
      { open: true, gloss: !look.has('matt') },
    ),
  );
  if (look.accent)
    lathe(
      s,
      look.accent,
      [0, 7 * k, 0],
      [
        [6.52 * kr, 0],
        [6.62 * kr, 1.4],
      ],
      { belt: true },
    );
}

/** Three twigs of the same length in every vase: they show its size. */
function twigs(s: Stage, h: number): void {
  const stem = '#5d7a57';
  for (const [x, y, z] of trail('-7,17,-2 4,21,-3 9,14,2 -2,13,3')) {
    cord(
      s,
      stem,
      [
        [0, h - 3, 0],
        [x * 0.4, h + 5, z * 0.5],
        [x, h + y, z],
      ],
      0.36,
    );
    for (let n = 0; n < 5; n += 1)
      for (const side of [-1, 1])
        leaf(
          s,
          [x * (0.42 + n * 0.14), h + 4 + (y - 3) * (n * 0.22), z * (0.5 + n * 0.1)],
          side,
          lift(stem, 0.04 * (n % 3)),
        );
  }
}

function leaf(s: Stage, at: Vec, side: number, colour: string): void {
  const [x, y] = s.point(at);
  s.add(
    `<path d="M0 0C8 -14 22 -14 32 -8C24 2 12 6 0 0Z" transform="translate(${num(x)} ${num(y)}) scale(${side} 1) rotate(-24)" fill="${colour}"/>`,
  );
}

const vaseBar = (look: Look): Bar[] => {
  const h = vaseHeight(look);
  const x = -7.4 * (h / plainVase(look)) ** 0.8 - 1;
  return saidBars(look, { height: { ...heightBar(0, 0, h), from: [x, h, 0], to: [x, 0, 0] } });
};

export const home = {
  blanket: {
    angle: 'mid',
    setting: 'gift',
    focus: { at: [12, 9, 12], width: 22 },
    draw: blanket,
    tags: ['dimensions'],
  },
  vase: { angle: 'low', setting: 'gift', focus: { at: [0, 16, 3], width: 18 }, draw: vase, bars: vaseBar },
} satisfies Record<string, Family>;
