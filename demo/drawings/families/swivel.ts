// Swivel chairs for work: arms, high backs, mesh, neck rests and saddles as the variant says.
import { shape, stroke } from '../art';
import { lift, mix } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, PAPER, SOOT, STEEL } from '../look';
import { points, round, rounded, smooth } from '../outlines';
import { block, slab } from '../solids';
import type { Point, Vec } from '../space';
import { num, type Stage } from '../stage';
import { lathe, rod } from '../turned';

/** Five arms on castors; the ones behind come first. */
function star(s: Stage, colour: string): void {
  const arms = Array.from({ length: 5 }, (_, i): Vec => {
    const angle = ((i * 72 + 20) * Math.PI) / 180;
    return [33 * Math.cos(angle), 0, 33 * Math.sin(angle)];
  }).sort((a, b) => a[0] * 0.47 + a[2] * 0.88 - (b[0] * 0.47 + b[2] * 0.88));
  const behind = arms.filter((a) => a[2] < 6);
  const arm = ([x, , z]: Vec): void => {
    for (const k of [-1.6, 1.6]) rod(s, SOOT, [x + k - 1, 3.2, z], [x + k + 1, 3.2, z], 3.2, { gloss: true });
    rod(s, colour, [x, 6.4, z], [x, 9, z], 1.2);
    rod(s, colour, [x, 9, z], [x * 0.08, 12.5, z * 0.08], 1.9, { r2: 3.2 });
  };
  behind.forEach(arm);
  lathe(s, colour, [0, 9, 0], points('4.4,0 4.4,5 3.4,6.5'));
  arms.filter((a) => !behind.includes(a)).forEach(arm);
  lathe(s, INK, [0, 14, 0], points('2.9,0 2.9,12'));
  lathe(s, CHROME, [0, 26, 0], points('1.9,0 1.9,12'), { gloss: true });
}

function armrest(s: Stage, x: number, colour: string): void {
  rod(s, SOOT, [x * 0.6, 43, -2], [x, 43, -2], 1.7);
  block(s, SOOT, [x, 42, -2], [2.2, 20, 5.4], { r: 1, plane: 'side' });
  block(s, colour, [x, 62, 0], [7.4, 3, 25], { r: 3.4, bevel: 1.4 });
}

function officeChair(s: Stage, look: Look): void {
  if (look.has('saddle')) {
    saddleChair(s, look);
    return;
  }
  const high = look.word('back', look.has('high-back') || look.has('neck-rest') ? 'high' : 'low') === 'high';
  const [backHeight, backWidth] = [high ? 68 : 48, 45];
  const arms = look.word('arms', look.has('arms') ? 'adjustable' : 'none');
  const base = look.has('chrome') || look.has('shell') ? CHROME : (look.accent ?? SOOT);
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(round(34, 30), 8);
      star(s, base);
      block(s, INK, [0, 38, -2], [20, 5, 24], { r: 3 });
      rod(s, INK, [0, 40, -12], [0, 47, -25], 2.6);
      rod(s, INK, [0, 46, -25.5], [0, 74, -29], 2.6);
      s.at(
        [0, 53, -24],
        () => s.fact('back', high ? 'high' : 'low', () => backOf(s, look, [backWidth, backHeight], high)),
        { pitch: -9 },
      );
      armAt(s, look, -28.5, arms);
      seat(s, look);
      armAt(s, look, 28.5, arms);
      if (arms === 'none') s.proof.note('arms', 'none');
      rod(s, STEEL, [13, 41, 8], [27, 39.5, 10], 0.7);
    },
    { yaw: 6 },
  );
}

/** One of two arms: adjustable on a post, fixed as a loop, or of wood. */
function armAt(s: Stage, look: Look, x: number, kind: string): void {
  if (kind === 'none') return;
  s.fact('arms', kind, () => {
    if (kind === 'adjustable') armrest(s, x, look.accent ?? INK);
    else {
      const tone = kind === 'wood' ? look.colour : INK;
      rod(s, tone, [x * 0.86, 44, 12], [x, 63, 13], 1.5);
      rod(s, tone, [x * 0.86, 44, -12], [x, 63, -14], 1.5);
      block(s, tone, [x, 62, -0.5], [4.6, 2.4, 33], { r: 2, bevel: 0.8 });
    }
  });
}

function seat(s: Stage, look: Look): void {
  if (look.has('shell')) {
    block(s, look.colour, [0, 45, 0], [47, 2.2, 46], { r: 13, bevel: 0.8 });
    s.top([-18, 47.3, -16], (p) =>
      stroke('M2 6C12 4 24 8 34 5M1 16C12 13 24 18 35 15M2 26C12 24 24 28 34 25', p(lift(look.colour, -0.05)), 0.5),
    );
    return;
  }
  slab(s, lift(look.colour, -0.07), rounded(49, 47, 11), 'floor', [0, 42.5, 0], 2.4, { bevel: 0 });
  block(s, look.colour, [0, 44.5, 0], [50, 7, 48], { r: 12, bevel: 4.5 });
}

/** The back by what it is made of: a padded one, a net in its frame, a shell of wood, or the plain one of a simple chair. */
function backOf(s: Stage, look: Look, [w, h]: readonly [number, number], high: boolean): void {
  if (look.has('shell')) {
    slab(s, look.colour, rounded(42, h, 15, 0, h / 2), 'front', [0, 0, -1], 2.4, { bevel: 0.8 });
    const grain = [0.3, 0.45, 0.6, 0.75]
      .map((k) => `M-15 ${-h * k}C-5 ${-h * k - 2} 6 ${-h * k + 2} 15 ${-h * k}`)
      .join('');
    s.front([0, 0, 1.5], (p) => stroke(grain, p(lift(look.colour, -0.06)), 0.5));
    return;
  }
  if (look.word('net') === 'mesh' || look.has('mesh')) {
    netBack(s, look, [w, h]);
    return;
  }
  if (look.has('simple')) {
    slab(s, look.colour, rounded(40, h * 0.72, 8, 0, h * 0.5), 'front', [0, 2, -3], 5, { bevel: 2.2 });
    return;
  }
  backrest(s, look, w, h, high);
}

/** A net in its frame: what is behind shows through the meshes. */
function netBack(s: Stage, look: Look, [w, h]: readonly [number, number]): void {
  s.fact('net', 'mesh', () => {
    const frame = rounded(w * 0.94, h, 13, 0, h / 2);
    for (const [x, y] of frame) s.point([x, y, 0.4]);
    const inner = (k: number): string =>
      pathFlat(rounded(w * 0.94 - k, h - k, 11, 0, h / 2).map(([x, y]) => [x, -y] as const));
    s.front(
      [0, 0, 0.4],
      (p) =>
        shape(pathFlat(frame.map(([x, y]) => [x, -y])), p(INK)) + shape(inner(5), p(mix(look.colour, PAPER, 0.42))),
    );
    const lines = Array.from({ length: 30 }, (_, i) => `M${-w / 2 + 3.6 + i * 1.25} ${-h + 4}V-4`).concat(
      Array.from({ length: Math.floor(h / 1.25) - 5 }, (_, i) => `M${-w / 2 + 3.4} ${-5 - i * 1.25}H${w / 2 - 3.4}`),
    );
    s.front([0, 0, 0.5], (p) => stroke(lines.join(''), p(look.colour), 0.42, 0.9));
    s.front([0, 0, 0.6], (p) => stroke(inner(3.4), p(INK), 3));
    block(s, lift(INK, 0.05), [0, h * 0.2, 0.8], [w * 0.62, 5, 1.6], { r: 2, plane: 'front', bevel: 0.6 });
  });
}

const pathFlat = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** A saddle on a gas lift, without a back. */
function saddleChair(s: Stage, look: Look): void {
  s.shadow(round(34, 30), 8);
  star(s, look.accent ?? SOOT);
  lathe(s, CHROME, [0, 38, 0], points('1.9,0 1.9,14'), { gloss: true });
  block(s, INK, [0, 50, 0], [16, 3, 20], { r: 3 });
  slab(
    s,
    look.colour,
    smooth(points('-20,2 -12,0 0,3 12,0 20,2 21,7 12,9 0,13 -12,9 -21,7'), 5),
    'front',
    [0, 52, -18],
    38,
    { bevel: 4 },
  );
}

function backrest(s: Stage, look: Look, w: number, h: number, high: boolean): void {
  const outline = smooth(
    [
      [-w * 0.4, 1],
      [0, -1],
      [w * 0.4, 1],
      [w * 0.49, h * 0.35],
      [w * 0.44, h * 0.8],
      [w * 0.34, h - 2],
      [w * 0.2, h],
      [0, h + 0.6],
      [-w * 0.2, h],
      [-w * 0.34, h - 2],
      [-w * 0.44, h * 0.8],
      [-w * 0.49, h * 0.35],
    ],
    5,
  );
  const neck = look.has('headrest') || look.has('neck-rest');
  slab(s, look.colour, outline, 'front', [0, 0, -3], 7, { bevel: 3.4 });
  const seam = (y: number): void =>
    s.front(
      [0, y, 4.05],
      (p) =>
        `<path d="M${-w * 0.43} 0C${-w * 0.2} 1.4 ${w * 0.2} 1.4 ${w * 0.43} 0" fill="none" stroke="${p(lift(look.colour, -0.1))}" stroke-width=".9"/>`,
    );
  [h * 0.3, ...(high ? [h * 0.62] : [])].forEach(seam);
  if (neck) rod(s, INK, [0, h - 1, 0.5], [0, h + 8, -0.5], 2.2);
  if (neck)
    s.at([0, h + 3, 0], () => block(s, look.colour, [0, 0, 0], [28, 13, 6], { r: 5, bevel: 2.4, plane: 'front' }));
}

/** How high one sits, from floor to seat. */
export function seatBar(look: Look): Bar[] {
  const text = look.word('seat');
  const top = look.has('saddle') ? 62 : look.has('lounge') ? 44 : 48;
  const x = look.has('lounge') ? -46 : -39;
  return text ? [{ from: [x, top, 12], to: [x, 0, 12], text, fact: 'seat' }] : [];
}

export const swivel = {
  'office-chair': {
    angle: 'low',
    setting: 'floor',
    focus: { at: [10, 56, 8], width: 52 },
    draw: officeChair,
    bars: seatBar,
  },
} satisfies Record<string, Family>;
