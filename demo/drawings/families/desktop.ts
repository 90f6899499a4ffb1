// Small machines of a desk: stapler and hole punch, as large as they say.
import { words } from '../art';
import { inkOn, lift } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { saidBars } from '../measures';
import { curve, oblong, points } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { rod } from '../turned';

const SIDE = (outline: readonly Point[]): Point[] => outline.map(([z, y]): Point => [-z, y]);
const grown = (outline: readonly Point[], k: number, kh: number): Point[] =>
  outline.map(([x, y]): Point => [x * k, y * kh]);

const staplerSize = (look: Look): Vec => [
  look.number('width', 3.8, [2, 12]),
  look.number('height', 6.2, [3, 30]),
  look.number('length', 15.4, [8, 40]),
];
const STAPLER_TURN = -40;

function stapler(s: Stage, look: Look): void {
  const [w, h, l] = staplerSize(look);
  const [k, kw, kh] = [l / 15.4, w / 3.8, h / 6.2];
  const base = (): void => {
    s.shadow(oblong(w, l), 1.4);
    s.sized({ x: 'width', z: 'length' }, () =>
      block(s, lift(look.colour, -0.04), [0, 0, 0], [w, kh, l], { r: 1.2, bevel: 0.4 }),
    );
    block(s, STEEL, [0, kh, 5.4 * k], [1.8 * kw, 0.25, 2.6], { r: 0.3 });
    if (look.has('heavy-duty')) heavyArm(s, look, [w, h, l]);
    else s.at([0, 1.2 * kh, -6 * k], () => staplerLever(s, look, k, kw, Math.min(kh, 1.3)), { pitch: -7 });
    rod(s, STEEL, [1.2 * kw, 1.9 * kh, -6 * k], [1.8 * kw, 1.9 * kh, -6 * k], 0.55);
  };
  s.at([0, 0, 0], base, { yaw: STAPLER_TURN });
}

/** The magazine, as long as its strip, and the lever over it. */
function staplerLever(s: Stage, look: Look, k: number, kw: number, kh: number): void {
  const strip = look.has('full-strip') ? 13 : 9.6;
  block(s, CHROME, [0, 0.6 * kh, (look.has('full-strip') ? 6.2 : 7.8) * k], [1.7 * kw, kh, strip * k], {
    r: 0.2,
    bevel: 0.1,
  });
  const top = curve(points('-1.6,-0.4 -1.9,1.6 -0.6,3.1 3,3.6 8,3.3 12,2.7 13.6,1.8 13.6,1.2'), 5);
  slab(
    s,
    look.colour,
    SIDE(grown([...top, [13.2, 1], [1, 1], [0, -0.6]], k, kh)),
    'side',
    [-1.45 * kw, 0, 0],
    2.9 * kw,
    { bevel: 0.35 },
  );
  const label = look.mark || look.word('label');
  if (label)
    s.fact(look.word('label') ? 'label' : 'print', label, () =>
      s.right([1.46 * kw, 2.9 * kh, 10.4 * k], (p) =>
        words(label, 4 * k, 0.5 * kh, 1.1, 7.4 * k, p(inkOn(look.colour))),
      ),
    );
  block(s, STEEL, [0, 0.2 * kh, 12.6 * k], [1.9 * kw, kh, 0.5], { r: 0.1 });
  if (look.has('flat-clinch'))
    s.fact('clinch', 'flat', () =>
      block(s, CHROME, [0, 3.1 * kh, 9.4 * k], [1.9 * kw, 0.5, 3], { r: 0.4, bevel: 0.2 }),
    );
}

/** For a hundred sheets: a high frame and a long handle to press. */
function heavyArm(s: Stage, look: Look, [w, h, l]: Vec): void {
  s.fact('build', 'heavy', () => {
    block(s, look.colour, [0, 1, -l * 0.28], [w * 0.62, h * 0.5, l * 0.26], { r: 1.4, bevel: 0.5 });
    block(s, CHROME, [0, h * 0.2, l * 0.12], [w * 0.34, 1.6, l * 0.62], { r: 0.3 });
    block(s, lift(look.colour, 0.04), [0, h * 0.27, l * 0.12], [w * 0.5, h * 0.1, l * 0.66], { r: 0.8, bevel: 0.4 });
    s.at(
      [0, h * 0.46, -l * 0.3],
      () => {
        block(s, CHROME, [0, 0, l * 0.3], [1.6, 1.2, l * 0.62], { r: 0.5 });
        block(s, look.colour, [0, -0.5, l * 0.62], [w * 0.46, 2.6, l * 0.3], { r: 1.2, bevel: 0.8 });
      },
      { pitch: -34 },
    );
  });
  const label = look.word('label');
  if (label)
    s.fact('label', label, () =>
      s.right([w * 0.31 + 0.02, h * 0.42, -l * 0.17], (p) =>
        words(label, l * 0.12, 1.4, 1.5, l * 0.2, p(inkOn(look.colour))),
      ),
    );
}

const staplerBars = (look: Look): Bar[] => {
  const [w, , l] = staplerSize(look);
  const turn = (STAPLER_TURN * Math.PI) / 180;
  const at = (x: number, z: number): Vec => [
    x * Math.cos(turn) + z * Math.sin(turn),
    0,
    -x * Math.sin(turn) + z * Math.cos(turn),
  ];
  const x = w / 2 + l * 0.16;
  return saidBars(look, {
    length: { from: at(x, l / 2), to: at(x, -l / 2), text: `${String(l).replace('.', ',')} cm` },
  });
};

const punchSize = (look: Look): Vec => [
  look.number('width', 13.6, [6, 40]),
  look.number('height', 7, [3, 40]),
  look.number('depth', 11.4, [5, 40]),
];

function holePunch(s: Stage, look: Look): void {
  const [w, h, d] = punchSize(look);
  const heavy = look.has('heavy-duty');
  const [k, kd, kh] = [w / 13.6, d / 11.4, Math.min(1.7, h / 7)];
  s.shadow(oblong(w, d), 1.6);
  s.sized({ x: 'width', z: 'depth' }, () => block(s, INK, [0, 0, 0], [w, 1.1, d], { r: 1, bevel: 0.3 }));
  block(s, CHROME, [0, 1.1, 2 * kd], [w * 0.8, 0.35, d * 0.56], { r: 0.3, bevel: 0.1 });
  const holes = look.number('holes', 2, [1, 6]);
  for (let i = 0; i < holes; i += 1)
    s.count('holes', () => {
      const x = (i - (holes - 1) / 2) * (8 / Math.max(1, holes - 1)) * Math.min(1.2, k);
      block(s, lift(STEEL, -0.06), [x, 1.4, -0.6 * kd], [2.2, 3.4 * kh, 3.4 * kd], { r: 0.4 });
      rod(s, CHROME, [x, 1.4, 2 * kd], [x, 1.4 + 3.2 * kh, 2 * kd], 0.55);
      s.top([x, 1.46, 3.6 * kd], (p) => `<circle r=".32" fill="${p('#1b1f24')}"/>`);
    });
  const outer = curve(points('-5,2.6 -4.6,5 -1,6.3 3,6.8 6.2,6.4 6.8,5.8'), 5);
  const outline = SIDE(
    grown([...outer, [6.4, 5.2], [2.6, 5.4], [-1, 4.9], [-3, 3.6], [-3.6, 2.6]], kd, heavy ? 0.9 * 1.1 : kh),
  );
  slab(s, look.colour, outline, 'side', [-w * 0.44, 0, 0], w * 0.88, { bevel: 0.3 });
  if (heavy)
    s.fact('build', 'heavy', () =>
      s.at([0, 5.4, -d * 0.2], () => {
        for (const x of [-w * 0.3, w * 0.3]) rod(s, CHROME, [x, 0, 0], [x * 0.6, h * 0.74, d * 0.16], 0.7);
        rod(s, look.colour, [-w * 0.3, h * 0.74, d * 0.16], [w * 0.3, h * 0.74, d * 0.16], 1.4, { gloss: true });
      }),
    );
  const label = look.word('label');
  if (label)
    s.fact('label', label, () =>
      s.top([-w * 0.36, 6.86 * (heavy ? 0.99 : kh), 3.2 * kd], (p) =>
        words(label, w * 0.36, 0.8, 1.1, w * 0.6, p(inkOn(look.colour))),
      ),
    );
  box(s, SOOT, [-w / 2 - 0.6, 1, 3 * kd], [1.6, 0.4, 1.2]);
}

const punchBars = (look: Look): Bar[] => {
  const [w, , d] = punchSize(look);
  return saidBars(look, {
    width: { from: [-w / 2, 0, d / 2 + 1.2], to: [w / 2, 0, d / 2 + 1.2], text: `${String(w).replace('.', ',')} cm` },
  });
};

export const desktop = {
  stapler: {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [3, 3, 4], width: 9 },
    draw: stapler,
    bars: staplerBars,
    tags: ['capacity'],
  },
  'hole-punch': {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [2, 4, 4], width: 11 },
    draw: holePunch,
    bars: punchBars,
    tags: ['capacity'],
  },
} satisfies Record<string, Family>;
