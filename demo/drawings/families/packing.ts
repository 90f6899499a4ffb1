// What goods are packed in: cartons and bubble wrap.
import { print, rect, shape, stroke } from '../art';
import { lift, mix } from '../colour';
import { type Bar, CARTON, type Family, INK, type Look, PAPER, type Pack, stacked } from '../look';
import { depthBar, heightBar, saidBars, widthBar } from '../measures';
import { oblong } from '../outlines';
import { block, box, slab } from '../solids';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';
import { pallet } from './pallet';

interface BoxFacts {
  width: number;
  height: number;
  depth: number;
}

const boxOf = (look: Look): BoxFacts => {
  const flat = look.has('flat');
  return {
    width: look.number('width', flat ? 34 : 36, [5, 200]),
    height: look.number('height', flat ? 7 : 24, [2, 120]),
    depth: look.number('depth', flat ? 24 : 28, [5, 120]),
  };
};

const PALLET_FROM = 200;

function carton(s: Stage, look: Look): void {
  const size = boxOf(look);
  const { width: w, height: h, depth: d } = size;
  if (look.count >= PALLET_FROM) {
    flatPallet(s, look, size);
    return;
  }
  s.shadow(oblong(w, d), Math.min(4, w * 0.12));
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => box(s, look.colour, [0, 0, 0], [w, h, d]));
  if (look.has('mailing') || look.has('flat')) mailerFaces(s, look, size);
  else cartonFaces(s, look, size);
  edgeOf(s, look, size);
}

/** Tape along the middle, a label, arrows; a handle in those for moving. */
function cartonFaces(s: Stage, look: Look, { width: w, height: h, depth: d }: BoxFacts): void {
  const tone = look.colour;
  const tape = mix(tone, '#e9d9b8', 0.5);
  s.top(
    [-w / 2, h + 0.01, -d / 2],
    (p) => rect(0, d / 2 - 0.12, w, 0.24, p(lift(tone, -0.18))) + rect(0, d * 0.41, w, d * 0.18, p(tape), 0, 0.85),
  );
  s.right([w / 2 + 0.01, h, d / 2], (p) => rect(d * 0.41, 0, d * 0.18, h * 0.26, p(tape), 0, 0.85));
  if (look.has('handles')) {
    const hole = (x: number, p: (hex: string) => string): string =>
      rect(x - 5, h * 0.22, 10, 3.4, p(lift(tone, -0.3)), 1.7);
    s.fact('handles', 'cut', () => s.right([w / 2 + 0.02, h, d / 2], (p) => hole(d / 2, p)));
    s.front(
      [-w / 2, h, d / 2 + 0.02],
      (p) =>
        rect(w * 0.2, h * 0.4, w * 0.6, 0.5, p(lift(tone, -0.2))) +
        print(w * 0.2, h * 0.5, w * 0.6, 3, h * 0.1, p(lift(tone, -0.25)), 0.8),
    );
    return;
  }
  const k = Math.min(w / 36, h / 24);
  const arrow = (x: number): string => `M${x} 21v-4h-1.3l2.1-2.8 2.1 2.8h-1.3v4z`;
  const ink = lift(tone, -0.3);
  s.front(
    [-w / 2, h, d / 2 + 0.01],
    (p) =>
      `<g transform="translate(${num(w - 36 * k)} ${num(h - 24 * k)}) scale(${num(k)})">` +
      shape(arrow(27.5), p(ink), 0.8) +
      shape(arrow(31.8), p(ink), 0.8) +
      rect(26.6, 21.6, 7.6, 0.6, p(ink), 0, 0.8) +
      '</g>' +
      `<g transform="scale(${num(k)})">${rect(3, 4, 13, 8, p(PAPER), 0.3)}${print(4.2, 5.4, 7, 3, 1.1, p(INK), 0.5)}${bars(4.2, 8.8, 10.6, 2.2, p(INK))}</g>`,
  );
}

/** A mailing box with its tuck-in lid, or a gift box with a separate lid. */
function mailerFaces(s: Stage, look: Look, { width: w, height: h, depth: d }: BoxFacts): void {
  const tone = look.colour;
  if (look.has('lid')) {
    const over = h * 0.42;
    block(s, lift(tone, 0.02), [0, h - over, 0], [w + 0.5, over + 0.15, d + 0.5], { r: 0.2, bevel: 0.1 });
    return;
  }
  s.front(
    [-w / 2, h, d / 2 + 0.01],
    (p) =>
      rect(0, 0, w, 0.35, p(lift(tone, -0.18))) +
      rect(w * 0.09, 0, 0.4, h, p(lift(tone, -0.12))) +
      rect(w * 0.9, 0, 0.4, h, p(lift(tone, -0.12))),
  );
  s.top([-w / 2, h + 0.01, -d / 2], (p) => {
    const k = w / 34;
    const strip = look.has('mailing') ? rect(0, d * 0.86, w, d * 0.035, p('#c8443f'), 0, 0.85) : '';
    return `<g transform="scale(${num(k)})">${rect(3, 5, 15, 9, p(PAPER), 0.3)}${print(4.4, 6.6, 8, 3, 1.2, p(INK), 0.5)}${bars(4.4, 10.2, 12, 2.4, p(INK))}</g>${strip}`;
  });
}

/** The cut edge of the board: one wave, or two where the wall is double. */
function edgeOf(s: Stage, look: Look, { width: w, height: h, depth: d }: BoxFacts): void {
  if (!look.has('double-wall')) return;
  const thick = 0.7;
  s.fact('walls', 'double', () =>
    s.top([-w / 2, h + 0.02, -d / 2], (p) => {
      const wave = (y: number): string =>
        `M0 ${num(y)}${Array.from({ length: Math.floor(w / 1.2) }, (_, i) => `q.3${i % 2 ? '' : '-'}.3 .6 0t.6 0`).join('')}`;
      return (
        rect(0, d - thick * 2, w, thick * 2, p(lift(look.colour, -0.06))) +
        stroke(wave(d - thick * 1.5) + wave(d - thick * 0.5), p(lift(look.colour, -0.22)), 0.13)
      );
    }),
  );
}

/** Hundreds come flat: bundles on a pallet, each with its size. */
function flatPallet(s: Stage, look: Look, size: BoxFacts): void {
  pallet(s, {
    tone: look.colour,
    lines: [`${size.width * 10} × ${size.depth * 10} × ${size.height * 10} mm`, `${look.count} stk.`],
    layers: 5,
  });
  for (const [name, value] of Object.entries(size)) s.proof.note(name, value);
}

const boxPack = (look: Look): Pack => {
  const { width: w, height: h, depth: d } = boxOf(look);
  if (look.count >= PALLET_FROM) return { step: [0, 0, 0], most: 1 };
  const shown = Math.min(look.count, look.count > 12 ? 8 : 4);
  return stacked(shown, 2, 1, [w * 1.06, h * 1.01, d]);
};

const boxBars = (look: Look): Bar[] => {
  if (look.count >= PALLET_FROM) return [];
  const { width: w, height: h, depth: d } = boxOf(look);
  const gap = Math.max(w, h) * 0.05;
  const far = look.count > 1 ? depthBar(w * 3.12, d, gap) : depthBar(w, d, gap);
  return saidBars(look, { width: widthBar(w, d, gap), depth: far, height: heightBar(w, d, h, gap) });
};

/** The bars of a label; widths come from a fixed rhythm. */
function bars(x: number, y: number, w: number, h: number, fill: string): string {
  const rhythm = [2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 2];
  const total = rhythm.reduce((a, b) => a + b, 0);
  let at = 0;
  return rhythm
    .map((v, i) => {
      const from = at;
      at += v;
      return i % 2 ? '' : rect(x + (from / total) * w, y, (v / total) * w, h, fill);
    })
    .join('');
}

const wrapSize = (look: Look): readonly [width: number, radius: number] => {
  const metres = Number.parseFloat(look.word('length', '50'));
  return [look.number('width', 52, [10, 200]), Math.sqrt(4 + (Math.min(400, metres) * 100 * 0.28) / Math.PI) * 0.62];
};

/** A roll as wide and as thick as it says, a length of it laid out. */
function bubbleWrap(s: Stage, look: Look): void {
  const film = mix(look.colour, '#dfeaf0', look.colour === '#dde7ea' ? 0.7 : 0.35);
  const [w, r] = wrapSize(look);
  const out = r * 1.6 + 10;
  s.shadow(oblong(w, r * 2), 4);
  slab(s, film, oblong(w, out, 0, -out / 2 - r * 0.4 + 2), 'floor', [0, 0, 0], 0.4);
  const columns = Math.floor((w - 1) / 3);
  const dots = (rows: number, size: number, dx: number): string =>
    Array.from({ length: rows * columns }, (_, i) => {
      const [x, z] = [
        1.6 + (i % columns) * 3 + (Math.floor(i / columns) % 2) * 1.2 + dx,
        1.4 + Math.floor(i / columns) * 2.6 + dx,
      ];
      return `M${num(x - size)} ${num(z)}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0-${size * 2} 0`;
    }).join('');
  const rows = Math.floor((out - r * 0.5) / 2.6);
  s.top(
    [-w / 2, 0.42, r * 0.5],
    (p) => shape(dots(rows, 1.15, 0), p(lift(film, -0.07))) + shape(dots(rows, 0.7, -0.25), p('#ffffff')),
  );
  s.sized({ x: 'width' }, () =>
    lathe(
      s,
      film,
      [-w / 2, r, -2],
      [
        [r, 0],
        [r, w],
      ],
      { axis: [1, 0, 0], cap: film },
    ),
  );
  const rings = Array.from({ length: Math.floor((r - 3.6) / 1.4) }, (_, i) => r - 0.9 - i * 1.4);
  s.right(
    [w / 2 + 0.02, r * 2, -2 + r],
    (p) =>
      rings
        .map(
          (at) =>
            `<circle cx="${num(r)}" cy="${num(r)}" r="${num(at)}" fill="none" stroke="${p(lift(film, -0.12))}" stroke-width=".35"/>`,
        )
        .join('') +
      `<circle cx="${num(r)}" cy="${num(r)}" r="3.4" fill="${p(CARTON)}"/><circle cx="${num(r)}" cy="${num(r)}" r="2.7" fill="${p('#6d5138')}"/>`,
  );
  for (let row = 0; row < 7; row += 1) {
    const angle = ((10 + row * 17) * Math.PI) / 180;
    for (let i = 0; i < columns; i += 1) {
      const x = -w / 2 + 1 + i * 3 + (row % 2) * 1.5;
      if (x < w / 2 - 0.5) bubble(s, film, [x, r + r * Math.sin(angle), -2 + r * Math.cos(angle)]);
    }
  }
}

const wrapBars = (look: Look): Bar[] => {
  const [w, r] = wrapSize(look);
  const bar = widthBar(w, 0, 0);
  const z = r * 2 + 12;
  return saidBars(look, { width: { ...bar, from: [bar.from[0], 0, z], to: [bar.to[0], 0, z] } });
};

function bubble(s: Stage, film: string, at: readonly [number, number, number]): void {
  const [x, y] = s.point(at);
  s.add(
    `<circle cx="${num(x)}" cy="${num(y)}" r="11" fill="${lift(film, -0.06)}"/><circle cx="${num(x - 2.4)}" cy="${num(y - 2.6)}" r="6" fill="#fff" opacity=".85"/>`,
  );
}

export const packing = {
  'cardboard-box': {
    angle: 'mid',
    setting: 'stock',
    focus: (look) => ({ at: [0, boxOf(look).height * 0.6, boxOf(look).depth / 2], width: boxOf(look).width * 0.72 }),
    draw: carton,
    pack: boxPack,
    bars: boxBars,
    tags: ['volume'],
  },
  'bubble-wrap': {
    angle: 'mid',
    setting: 'stock',
    focus: { at: [6, 8, 8], width: 26 },
    draw: bubbleWrap,
    bars: wrapBars,
    tags: ['length'],
  },
} satisfies Record<string, Family>;
