// Things to carry: backpack and water bottle.
import { rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { heightBar, saidBars, widthBar } from '../measures';
import { oblong, points, round, rounded, trail } from '../outlines';
import { block, slab } from '../solids';
import type { Point, Vec } from '../space';
import type { Paint, Stage } from '../stage';
import { cord, lathe, rod } from '../turned';
import { wrap } from '../wrap';

const packSize = (look: Look): Vec => [
  look.number('width', 30, [15, 60]),
  look.number('height', 44, [20, 80]),
  look.number('depth', 15, [8, 40]),
];

function backpack(s: Stage, look: Look): void {
  const [w, h, d] = packSize(look);
  const tone = look.colour;
  const trim = look.accent ?? '#b98b5a';
  const front = d / 2 - 4;
  s.shadow(oblong(w, d), 4);
  cord(
    s,
    lift(tone, -0.08),
    trail('-3,-1,-4 -3,3.5,-4 3,3.5,-4 3,-1,-4').map(([x, y, z]): Vec => [x, y + h, z]),
    1.2,
  );
  s.sized({ x: 'width', z: 'depth' }, () => {
    slab(s, lift(tone, -0.05), rounded(w, h, 9, 0, h / 2), 'front', [0, 0, -d / 2], 3);
    slab(
      s,
      tone,
      rounded(w * 0.97, h * 0.99, look.has('leather') ? 5 : 10, 0, h / 2),
      'front',
      [0, 0, -d / 2 + 2],
      d - 6,
      { bevel: 4 },
    );
    slab(s, lift(tone, -0.02), rounded(w * 0.83, h * 0.41, 4.5, 0, h * 0.26), 'front', [0, 0, front - 0.4], 4.4, {
      bevel: 1.6,
    });
  });
  s.front(
    [-w * 0.41, h * 0.465, front + 4.02],
    (p) =>
      stroke(`M1.8 4.6H${w * 0.82 - 1.8}`, p(INK), 0.5) +
      rect(w * 0.66, 4.2, 1.4, 3, p(trim), 0.5) +
      rect(w * 0.34, 7.8, 4.4, 3, p(trim), 0.4),
  );
  if (look.has('roll-top')) rollTop(s, look, [w, h, d], trim);
  else if (look.has('leather')) flapTop(s, look, [w, h, d], trim);
  else
    s.front(
      [-w / 2, h, front + 0.02],
      (p) =>
        stroke(
          `M${w * 0.15} 14C${w * 0.15} 7 ${w * 0.27} 4.6 ${w / 2} 4.6S${w * 0.85} 7 ${w * 0.85} 14`,
          p(INK),
          0.55,
        ) + rect(w * 0.82, 12.6, 1.5, 3.4, p(trim), 0.5),
    );
  if (look.has('bottle-pocket'))
    s.fact('pocket', 'bottle', () => {
      lathe(s, '#8fb3c4', [w / 2 + 0.6, 9, 0], points('2.6,0 2.6,9 1.4,11 1.4,13'), { gloss: true });
      block(s, lift(tone, -0.06), [w / 2 + 1, 1, 0], [4.4, 12, d * 0.5], { r: 1.4, plane: 'side', bevel: 0.6 });
    });
}

/** Rolled shut and buckled. */
function rollTop(s: Stage, look: Look, [w, h, d]: Vec, trim: string): void {
  s.fact('closing', 'roll', () => {
    rod(s, lift(look.colour, 0.02), [-w * 0.46, h - 1.5, 0], [w * 0.46, h - 1.5, 0], 3.2);
    s.front(
      [-1.6, h - 2, d / 2 - 3.6],
      (p) => rect(0, 0, 3.2, h * 0.4, p(lift(look.colour, -0.1)), 0.4) + rect(-0.6, h * 0.24, 4.4, 3, p(trim), 0.6),
    );
  });
}

/** A flap of leather with two straps. */
function flapTop(s: Stage, look: Look, [w, h, d]: Vec, trim: string): void {
  s.fact('closing', 'flap', () => {
    slab(s, lift(look.colour, 0.03), rounded(w * 0.99, h * 0.34, 5, 0, h * 0.84), 'front', [0, 0, d / 2 - 4.2], 1.6, {
      bevel: 0.6,
    });
    for (const x of [-w * 0.24, w * 0.24])
      s.front(
        [x - 1, h * 0.72, d / 2 - 2.5],
        (p) => rect(0, 0, 2, h * 0.26, p(lift(look.colour, -0.1)), 0.4) + rect(-0.5, h * 0.13, 3, 2.4, p(trim), 0.4),
      );
  });
}

const packBars = (look: Look): Bar[] => {
  const [w, h, d] = packSize(look);
  return saidBars(look, {
    width: widthBar(w, d, 3),
    height: { ...heightBar(w, d, h, 3), from: [-w / 2 - 3, h, d / 2] },
  });
};

/** By how much it is wider and higher than the plain one. */
const bottleSize = (look: Look): readonly [wide: number, high: number] => [
  look.number('width', 7.2, [4, 15]) / 7.2,
  look.number('height', 25.6, [10, 45]) / (look.has('sport-cap') ? 23.9 : 25.6),
];

function waterBottle(s: Stage, look: Look): void {
  const [k, kh] = bottleSize(look);
  const scaled = (text: string): Point[] => points(text).map(([r, h]): Point => [r * k, h * kh]);
  const at = (v: Vec): Vec => [v[0] * k, v[1] * kh, v[2] * k];
  s.shadow(round(3.6 * k), 1.8);
  const clear = look.has('clear');
  const wall = clear ? mix(look.colour, '#eef6f8', 0.55) : look.colour;
  s.sized({ x: 'width' }, () =>
    lathe(s, wall, [0, 0, 0], scaled('3.3,0 3.6,0.6 3.6,13 3.5,15 2.8,17.2 2.3,18.4'), {
      gloss: true,
      opacity: clear ? 0.85 : 1,
    }),
  );
  lathe(s, lift(look.colour, -0.06), at([0, 1.4, 0]), scaled('3.64,0 3.64,0.25'), { belt: true });
  lathe(s, CHROME, at([0, 18.2, 0]), scaled('2.4,0 2.4,0.9'), { gloss: true });
  const lid = look.accent ?? SOOT;
  if (look.has('sport-cap')) {
    lathe(s, lid, at([0, 19.1, 0]), scaled('2.6,0 2.6,1.6 1.4,2.4'), { gloss: true });
    s.fact('lid', 'sport', () =>
      lathe(s, mix(look.colour, lid, 0.3), at([0, 21.4, 0]), scaled('0.9,0 0.9,1 1.2,1.4 1.2,2.2 0.8,2.5'), {
        gloss: true,
      }),
    );
  } else {
    lathe(s, lid, at([0, 19.1, 0]), scaled('2.6,0 2.6,3 2.3,3.5'), { gloss: true });
    cord(s, lid, trail('-1.9,21,0 -2,24.2,0 -1,25.6,0 1,25.6,0 2,24.2,0 1.9,21,0').map(at), 0.55 * k);
  }
  const volume = look.word('volume', look.mark);
  const told = look.word('volume') ? 'volume' : 'print';
  const face = (draw: (paint: Paint) => string): void =>
    wrap(s, lift(look.colour, 0.05), { r: [3.63 * k, 3.63 * k], y: [4.4 * kh, 10.4 * kh], half: 34, at: 22 }, draw);
  if (volume) s.fact(told, volume, () => face((p) => words(volume, 0, 0, 1.9 * k, 4 * k, p(inkOn(look.colour)))));
  else
    face((p) => shape('M0-2C1.4-.2 1.5.6 1.5 1A1.5 1.5 0 0 1-1.5 1C-1.5.6-1.4-.2 0-2Z', p(inkOn(look.colour)), 0.85));
  if (clear)
    for (let i = 1; i < 5; i += 1)
      s.front([-2.6 * k, (2 + i * 2.6) * kh, 3.3 * k], (p) => rect(0, 0, 1.2, 0.16, p(inkOn(look.colour)), 0, 0.6));
  if (look.close) slab(s, PAPER, round(0.3), 'front', [0, 4, 3.5], 0.05);
}

const bottleBars = (look: Look): Bar[] => {
  const [h, x] = [look.number('height', 25), -look.number('width', 7) * 0.8];
  return saidBars(look, { height: { ...heightBar(0, 0, h), from: [x, h, 0], to: [x, 0, 0] } });
};

export const carry = {
  backpack: {
    angle: 'low',
    setting: 'floor',
    focus: { at: [2, 14, 9], width: 24 },
    draw: backpack,
    bars: packBars,
    tags: ['volume', 'screen'],
  },
  'water-bottle': {
    angle: 'low',
    setting: 'kitchen',
    focus: { at: [0, 19, 2], width: 10 },
    draw: (s, look) => s.sized({ y: 'height' }, () => waterBottle(s, look)),
    pack: { step: [9, 0, 2], most: 3 },
    bars: bottleBars,
  },
} satisfies Record<string, Family>;
