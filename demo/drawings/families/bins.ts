// Bins: open ones, with a pedal, square ones for sorting, and the piece of furniture that holds several.
import { rect, shape, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, PAPER, SOOT, STEEL } from '../look';
import { depthBar, heightBar, saidBars, widthBar } from '../measures';
import { oblong, round, rounded } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point, Vec } from '../space';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';

function binSize(look: Look): Vec {
  const square = look.has('sorting');
  const width = look.number('width', look.has('station') ? 36 * openings(look) : 30, [10, 300]);
  return [
    width,
    look.number('height', look.has('station') ? 95 : 36, [10, 150]),
    look.number('depth', square ? 40 : width, [10, 100]),
  ];
}

const openings = (look: Look): number => look.number('openings', 3, [1, 6]);

function wasteBin(s: Stage, look: Look): void {
  const size = binSize(look);
  s.shadow(look.has('sorting') ? oblong(size[0], size[2]) : round(size[0] / 2, size[2] * 0.45), 4);
  if (look.has('station')) station(s, look, size);
  else if (look.has('sorting')) sorter(s, look, size);
  else if (look.has('pedal') || look.has('lid')) pedalBin(s, look, size);
  else basket(s, look, size);
}

function pedalBin(s: Stage, look: Look, [w, h]: Vec): void {
  const [colour, r] = [look.colour, w / 2];
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => {
    lathe(
      s,
      SOOT,
      [0, 0, 0],
      [
        [r, 0],
        [r, 2.4],
      ],
    );
    lathe(
      s,
      colour,
      [0, 2.4, 0],
      [
        [r * 0.97, 0],
        [r * 0.97, h - 8.6],
      ],
      { gloss: true },
    );
    lathe(
      s,
      lift(colour, -0.05),
      [0, h - 6.4, 0],
      [
        [r, 0],
        [r, 2],
      ],
      { gloss: true },
    );
    lathe(
      s,
      CHROME,
      [0, h - 4.6, 0],
      [
        [r, 0],
        [r, 0.7],
      ],
      { gloss: true },
    );
    lathe(
      s,
      colour,
      [0, h - 4, 0],
      [
        [r * 0.98, 0],
        [r * 0.88, 1.9],
        [r * 0.66, 3.1],
        [r * 0.36, 4],
      ],
      { gloss: true },
    );
  });
  if (look.has('pedal'))
    s.fact('opening', 'pedal', () =>
      s.at([0, 0, 0], () => block(s, CHROME, [0, 0.6, r + 1.6], [r * 0.62, 1.2, 5], { r: 1.6, bevel: 0.4 }), {
        yaw: 20,
      }),
    );
}

function basket(s: Stage, look: Look, [w, h]: Vec): void {
  const [colour, r] = [look.colour, w / 2];
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => {
    lathe(
      s,
      colour,
      [0, 0, 0],
      [
        [r * 0.76, 0],
        [r * 0.79, 0.8],
        [r * 0.97, h - 1],
      ],
      { open: true },
    );
    lathe(
      s,
      lift(colour, 0.05),
      [0, h - 1.6, 0],
      [
        [r * 0.985, 0],
        [r, 1.6],
      ],
      { open: true, cap: lift(colour, -0.2) },
    );
  });
  for (const a of [-38, -16, 6, 28, 50, 72, 94])
    for (let row = 0; row < 3; row += 1) {
      const turn = (a * Math.PI) / 180;
      const at = (k: number): Point =>
        s.point([r * (0.79 + k * 0.18) * Math.sin(turn), h * k, r * (0.79 + k * 0.18) * Math.cos(turn)]);
      const [[x, y], [u, v]] = [at(0.15 + row * 0.25), at(0.33 + row * 0.25)];
      s.add(
        `<path d="M${num(x)} ${num(y)}L${num(u)} ${num(v)}" stroke="${lift(colour, -0.12)}" stroke-width="9" stroke-linecap="round"/>`,
      );
    }
}

/** Two arrows that follow each other round. */
const sortingArrows = (x: number, y: number, k: number, fill: string): string =>
  `<g transform="translate(${num(x)} ${num(y)}) scale(${k})">${shape('M-3 1A3.2 3.2 0 0 1 2.2-2.3L3.2-3.3V0H-.1L1-1.1A1.6 1.6 0 0 0-1.4 1ZM3-1A3.2 3.2 0 0 1-2.2 2.3L-3.2 3.3V0H.1L-1 1.1A1.6 1.6 0 0 0 1.4-1Z', fill)}</g>`;

/** A grey body whose lid has the colour of what goes in. */
function sorter(s: Stage, look: Look, [w, h, d]: Vec): void {
  const body = look.accent && look.accent !== look.colour ? mix(look.accent, STEEL, 0.35) : '#d5d7d8';
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => {
    slab(s, body, rounded(w * 0.94, d * 0.94, 3), 'floor', [0, 0, 0], h - 5);
    slab(s, look.colour, rounded(w, d, 3.4), 'floor', [0, h - 5.4, 0], 5.4, { bevel: 1.6 });
  });
  s.top(
    [0, h + 0.03, 0],
    (p) =>
      rect(-w * 0.3, -d * 0.24, w * 0.6, d * 0.48, p(lift(look.colour, -0.16)), 2) +
      rect(-w * 0.26, -d * 0.2, w * 0.52, d * 0.4, p(INK), 1.6),
  );
  s.front(
    [0, h * 0.6, d * 0.47 + 0.05],
    (p) => rect(-6.5, -6.5, 13, 13, p(look.colour), 1.6) + sortingArrows(0, 0, 1.5, p(inkOn(look.colour))),
  );
}

const SORTS: readonly (readonly [name: string, colour: string])[] = [
  ['MAD', '#4f9a52'],
  ['PAPIR', '#3f7fb5'],
  ['PLAST', '#8a5aa8'],
  ['REST', '#4b5057'],
  ['GLAS', '#3f9a94'],
  ['METAL', '#8b9096'],
];

/** One cabinet with an opening and a door for each sort. */
function station(s: Stage, look: Look, [w, h, d]: Vec): void {
  const n = openings(look);
  const each = (w - 3) / n;
  s.sized({ y: 'height' }, () => {
    box(s, INK, [0, 0, 0], [w - 4, 4, d - 4]);
    box(s, look.colour, [0, 4, 0], [w, h - 4, d]);
  });
  for (let i = 0; i < n; i += 1)
    s.count('openings', () => {
      const x = -w / 2 + 1.5 + each * (i + 0.5);
      const [name, tone] = SORTS[i % SORTS.length] ?? ['REST', INK];
      block(s, lift(look.colour, 0.025), [x, 6, d / 2 + 0.4], [each - 1.2, h - 34, 1.2], {
        r: 0.6,
        plane: 'front',
        bevel: 0.2,
      });
      s.front(
        [x, h - 16, d / 2 + 0.1],
        (p) =>
          rect(-each * 0.34, -6.5, each * 0.68, 13, p('#17191c'), 6) +
          rect(-each * 0.3, -5.2, each * 0.6, 3, p('#33383f'), 1.5),
      );
      s.front(
        [x, h * 0.5, d / 2 + 1.7],
        (p) =>
          rect(-each * 0.36, -7, each * 0.72, 14, p(tone), 1.4) +
          sortingArrows(0, -2, 0.95, p(PAPER)) +
          words(name, 0, 4.4, 3.4, each * 0.6, p(PAPER)),
      );
    });
}

const binBars = (look: Look): Bar[] => {
  const [w, h, d] = binSize(look);
  const gap = Math.max(w, h) * 0.06;
  return saidBars(look, {
    width: widthBar(w, d, gap),
    height: heightBar(w, look.has('sorting') ? d : 0, h, gap),
    ...(look.has('sorting') ? { depth: depthBar(w, d, gap) } : {}),
  });
};

export const bins = {
  'waste-bin': {
    angle: 'mid',
    setting: 'floor',
    focus: (look) => ({ at: [0, binSize(look)[1] * 0.76, binSize(look)[2] * 0.3], width: 30 }),
    draw: wasteBin,
    bars: binBars,
    tags: ['volume'],
  },
} satisfies Record<string, Family>;
