// Binders and the folders that lie flat: with elastic, flaps, zip or a clear front, sleeves, and those that hang.
import { disc, print, rect, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, PAPER, STEEL } from '../look';
import { depthBar, saidBars, widthBar } from '../measures';
import { oblong, rounded } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { cord, rod } from '../turned';

const spineOf = (look: Look): number => look.number('spine', look.has('slim') || look.has('narrow') ? 5 : 8, [1, 12]);

function ringBinder(s: Stage, look: Look): void {
  const spine = spineOf(look);
  s.shadow(oblong(spine, 28), 3);
  block(s, '#d9d5cc', [0, 0.4, -0.6], [spine - 0.6, 30.6, 26.4], { r: 0.1, bevel: 0 });
  s.sized({ x: 'spine' }, () => {
    s.at([spine / 2 - 0.25, 0, 0], () =>
      block(s, look.colour, [0, 0, 0], [0.5, 31.5, 28], { r: 0.5, bevel: 0.1, plane: 'side' }),
    );
    block(s, look.colour, [-spine / 2 + 0.25, 0, 0], [0.5, 31.5, 28], { r: 0.2, bevel: 0, plane: 'side' });
    block(s, look.colour, [0, 0, 13.7], [spine, 31.5, 0.7], { r: 0.4, bevel: 0.15, plane: 'front' });
  });
  if (look.has('cloth')) clothWeave(s, look, spine);
  if (look.has('metal-edge')) {
    s.front([-spine / 2, 0.55, 14.07], (p) => rect(0, 0, spine, 0.55, p(STEEL)));
    s.right([spine / 2 + 0.03, 0.55, 14.05], (p) => rect(0, 0, 28, 0.55, p(STEEL)));
  }
  s.front([-spine / 2, 31.5, 14.06], (p) =>
    look.has('pockets') ? pocketSpine(look, spine, p) : labelSpine(look, spine, p),
  );
  const label = look.word('label');
  if (label)
    s.fact('label', label, () =>
      s.front(
        [0, 5.2, 14.07],
        (p) =>
          `<g transform="rotate(-90)">${words(label, 0.6, 0, Math.min(1.3, spine * 0.3), 8.4, p(inkOn(look.colour)))}</g>`,
      ),
    );
  if (look.has('pockets'))
    s.right(
      [spine / 2 + 0.03, 31.5, 14],
      (p) => rect(3, 3, 22, 25.5, p('#ffffff'), 0.5, 0.28) + print(7, 8, 13, 4, 1.6, p(INK), 0.35),
    );
}

function labelSpine(look: Look, spine: number, p: (hex: string) => string): string {
  return (
    rect(spine * 0.16, 3.4, spine * 0.68, 11.6, p(PAPER), 0.4) +
    rect(spine * 0.16, 3.4, spine * 0.68, 2, p(look.accent ?? INK), 0.2) +
    words(look.mark || '2026', spine / 2, 7.6, 2.4, spine * 0.6, p(INK)) +
    print(spine * 0.26, 9.6, spine * 0.48, 4, 1.1, p(INK), 0.28) +
    disc(spine / 2, 18.6, Math.min(1.5, spine * 0.26), p(CHROME)) +
    disc(spine / 2, 18.6, Math.min(1.05, spine * 0.18), p('#26282c'))
  );
}

/** A clear pocket over the entire spine, for the owner's label. */
const pocketSpine = (look: Look, spine: number, p: (hex: string) => string): string =>
  rect(spine * 0.1, 1.6, spine * 0.8, 20, p('#ffffff'), 0.3, 0.5) +
  words(look.mark || '2026', spine / 2, 6, 2, spine * 0.66, p(INK));

function clothWeave(s: Stage, look: Look, spine: number): void {
  const lines = Array.from({ length: 30 }, (_, i) => `M0 ${0.6 + i * 1.03}H`);
  s.front([-spine / 2, 31.5, 14.06], (p) =>
    stroke(lines.map((line) => line + spine).join(''), p(lift(look.colour, -0.05)), 0.14),
  );
  s.right([spine / 2 + 0.02, 31.5, 14], (p) =>
    stroke(lines.map((line) => `${line}28`).join(''), p(lift(look.colour, -0.05)), 0.14),
  );
}

/** Below the spine, which distinguishes two binders. */
const spineBar = (look: Look): Bar[] => saidBars(look, { spine: widthBar(spineOf(look), 28.2, 1.6) });

const folderSize = (look: Look): readonly [number, number] => [
  look.number('width', 23, [10, 50]),
  look.number('depth', 31, [10, 50]),
];

function folder(s: Stage, look: Look): void {
  const [w, d] = folderSize(look);
  s.shadow(oblong(w, d), 1.4);
  if (look.has('sleeve')) sleeves(s, look, w, d);
  else if (look.has('suspension')) hanging(s, look, w, d);
  else if (look.has('zip')) zipped(s, look, w, d);
  else covers(s, look, w, d);
  const format = look.word('format', look.mark);
  if (format && !look.has('suspension'))
    s.fact('format', format, () =>
      s.top(
        [w * 0.1, topOf(look) + 0.04, -d * 0.34],
        (p) => rect(0, 0, w * 0.28, 3, p(PAPER), 0.3) + words(format, w * 0.14, 1.5, 1.7, w * 0.24, p(INK)),
      ),
    );
}

const topOf = (look: Look): number =>
  look.has('sleeve') ? 0.14 + Math.min(2.4, look.count * 0.02) : look.has('clear-front') ? 0.8 : 0.92;

/** Two covers with sheets between them, their edges at the right. */
function covers(s: Stage, look: Look, w: number, d: number): void {
  const clear = look.has('clear-front');
  const tone = look.has('plastic') ? mix(look.colour, '#eef4f6', 0.18) : look.colour;
  s.sized({ x: 'width', z: 'depth' }, () => slab(s, lift(tone, -0.05), rounded(w, d, 0.6), 'floor', [0, 0, 0], 0.2));
  for (let i = 0; i < 3; i += 1) slab(s, PAPER, oblong(w - 1.6, d - 1.8), 'floor', [0.2, 0.2 + i * 0.12, 0], 0.1);
  if (clear) {
    s.top(
      [-w / 2, 0.6, -d / 2],
      (p) =>
        print(w * 0.14, d * 0.1, w * 0.42, 3, 1.1, p(INK), 0.6) +
        print(w * 0.14, d * 0.3, w * 0.7, 12, 1.3, p(INK), 0.28),
    );
    s.fact('front', 'clear', () =>
      s.top(
        [-w / 2, 0.78, -d / 2],
        (p) =>
          rect(0.3, 0.3, w - 0.6, d - 0.6, '#ffffff', 0.4, 0.34) +
          rect(0, 0, 2.2, d, p(look.colour)) +
          rect(w * 0.62, 0.4, w * 0.16, d - 0.8, '#ffffff', 0, 0.25),
      ),
    );
    return;
  }
  slab(s, tone, rounded(w, d, 0.6), 'floor', [0, 0.56, 0], 0.34, { bevel: 0.12 });
  if (look.has('plastic'))
    s.top([-w / 2, 0.92, -d / 2], () => rect(w * 0.08, 0.6, w * 0.2, d - 1.2, '#ffffff', 0, 0.22));
  if (look.has('flaps'))
    s.top([-w / 2, 0.92, -d / 2], (p) =>
      stroke(`M0 ${d * 0.06}H${w}M0 ${d * 0.94}H${w}M${w * 0.05} 0V${d}`, p(lift(tone, -0.1)), 0.14),
    );
  if (look.has('elastic'))
    s.fact('closure', 'elastic', () => {
      const band = look.accent ?? (look.has('plastic') ? lift(look.colour, -0.12) : INK);
      for (const [x, z, yaw] of [
        [w / 2 - 2.2, -d / 2 + 2.2, 45],
        [w / 2 - 2.2, d / 2 - 2.2, -45],
      ] as const)
        s.at([x, 0.93, z], () => s.top([-4.6, 0, -0.22], () => rect(0, 0, 9.2, 0.45, band)), { yaw: -yaw });
    });
}

/** Clear sleeves in a pile, open at two sides, a sheet half drawn out of the uppermost. */
function sleeves(s: Stage, look: Look, w: number, d: number): void {
  const film = mix(look.colour, '#eef4f6', 0.45);
  const h = Math.min(2.4, look.count * 0.02);
  s.sized({ x: 'width', z: 'depth' }, () => slab(s, film, rounded(w, d, 0.5), 'floor', [0, 0, 0], 0.14 + h));
  const lines = Array.from({ length: 8 }, (_, i) => rect(0, (h / 8) * i, w, 0.04, lift(film, -0.12))).join('');
  s.front([-w / 2, h, d / 2 + 0.01], () => lines);
  s.right([w / 2 + 0.01, h, d / 2], () => lines.replaceAll(`width="${w}"`, `width="${d}"`));
  s.fact('front', 'sleeve', () => {
    s.at([1.4, h + 0.16, -2.6], () => slab(s, PAPER, oblong(w - 1.6, d - 1.6), 'floor', [0, 0, 0], 0.03));
    s.top(
      [-w / 2, h + 0.21, -d / 2],
      (p) => print(3.4, 1.2, w * 0.5, 3, 1, p(INK), 0.5) + print(3.4, 7, w * 0.7, 9, 1.3, p(INK), 0.25),
    );
    s.top(
      [-w / 2, h + 0.23, -d / 2],
      () =>
        rect(0, 0, w, d, look.colour, 0.5, 0.3) +
        rect(w * 0.14, 0.3, w * 0.12, d - 0.6, '#ffffff', 0, 0.4) +
        stroke(`M.3 .3V${d - 0.3}H${w - 0.3}`, '#ffffff', 0.2, 0.8),
    );
    s.top([-w / 2, h + 0.24, -d / 2], () => rect(w / 2 - 1.4, 0, 2.8, 1.3, '#ffffff', 1.2, 0.55));
  });
}

/** Clear net with a zip along its upper edge. */
function zipped(s: Stage, look: Look, w: number, d: number): void {
  const film = mix(look.colour, '#f2f6f7', 0.5);
  s.sized({ x: 'width', z: 'depth' }, () => slab(s, film, rounded(w, d, 1), 'floor', [0, 0, 0], 0.8, { bevel: 0.4 }));
  const net = Array.from({ length: Math.floor((w + d) / 1.3) }, (_, i) => {
    const at = (i + 1) * 1.3;
    return `M${Math.max(0, at - d)} ${Math.min(d, at)}L${Math.min(w, at)} ${Math.max(0, at - w)}M${Math.max(0, w - at)} ${Math.max(0, at - w)}L${Math.min(w, w - at + d)} ${Math.min(d, at)}`;
  }).join('');
  s.top([-w / 2, 0.82, -d / 2], (p) => stroke(net, p(lift(look.colour, -0.05)), 0.07, 0.55));
  s.fact('closure', 'zip', () => {
    s.top(
      [-w / 2, 0.84, -d / 2],
      (p) => rect(0, 0.3, w, 2.2, p(look.colour), 0.5) + stroke(`M.5 1.4H${w - 0.5}`, p(lift(look.colour, -0.22)), 0.5),
    );
    block(s, STEEL, [w / 2 - 3.2, 0.86, -d / 2 + 1.4], [1.8, 0.5, 1], { r: 0.2 });
    cord(
      s,
      lift(look.colour, -0.1),
      [
        [w / 2 - 2.3, 1.1, -d / 2 + 1.5],
        [w / 2 - 0.4, 0.9, -d / 2 + 2.6],
        [w / 2 + 0.4, 0.4, -d / 2 + 4.4],
      ],
      0.4,
    );
  });
}

/** Folded board on two rails whose hooks hang in a drawer, a tab on top. */
function hanging(s: Stage, look: Look, w: number, d: number): void {
  s.sized({ z: 'depth' }, () => slab(s, lift(look.colour, -0.05), rounded(w - 3, d, 0.4), 'floor', [0, 0, 0], 0.2));
  for (let i = 0; i < 2; i += 1) slab(s, PAPER, oblong(w - 6, d - 3), 'floor', [0.2, 0.2 + i * 0.12, -0.4], 0.1);
  slab(s, look.colour, rounded(w - 3, d - 2.4, 0.4), 'floor', [0, 0.46, 1.2], 0.3, { bevel: 0.1 });
  s.fact('closure', 'hooks', () =>
    s.sized({ x: 'width' }, () => {
      rod(s, STEEL, [-w / 2, 0.7, -d / 2 + 0.5], [w / 2, 0.7, -d / 2 + 0.5], 0.3);
      rod(s, STEEL, [-w / 2, 0.7, -d / 2 + 2.6], [w / 2, 0.7, -d / 2 + 2.6], 0.3);
      for (const x of [-1, 1]) block(s, STEEL, [x * (w / 2 - 0.5), 0.3, -d / 2 + 1.6], [1, 0.7, 3], { r: 0.3 });
    }),
  );
  const format = look.word('format', 'A4');
  s.fact('format', format, () => {
    s.at([-w * 0.24, 0.7, -d / 2 - 0.6], () => slab(s, '#dfe9ee', rounded(6.4, 2.4, 0.4), 'floor', [0, 0, 0], 0.2));
    s.top(
      [-w * 0.24 - 3, 0.92, -d / 2 - 1.6],
      (p) => rect(0, 0, 6, 2, p(PAPER), 0.2) + words(format, 3, 1, 1.3, 5, p(INK)),
    );
  });
  s.top([-w / 2 + 1.5, 0.78, -d / 2 + 2.5], (p) =>
    stroke(`M0 ${d - 5}H${w - 3}M0 ${d - 3.6}H${w - 3}`, p(lift(look.colour, -0.08)), 0.12),
  );
}

const folderBars = (look: Look): Bar[] => {
  const [w, d] = folderSize(look);
  return saidBars(look, { width: widthBar(w, d, 1.6), depth: depthBar(w, d, 1.6) });
};

export const filing = {
  'ring-binder': {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 20, 14], width: 20 },
    draw: ringBinder,
    pack: (look) => ({ step: [spineOf(look) + 0.8, 0, 0], most: 10 }),
    bars: spineBar,
    tags: ['capacity'],
  },
  folder: {
    angle: 'high',
    setting: 'desk',
    focus: { at: [5, 0, -8], width: 18 },
    draw: folder,
    pack: (look) => (look.has('sleeve') ? { step: [0, 0, 0], most: 1 } : { step: [0.5, 0.96, 0.6], most: 10 }),
    bars: folderBars,
  },
} satisfies Record<string, Family>;
