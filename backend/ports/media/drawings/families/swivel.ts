// Swivel chairs for work: arms, high backs, mesh, neck rests and saddles as the variant says.
import { lift } from '../colour';
import { CHROME, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { points, round, rounded, smooth } from '../outlines';
import { block, slab } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
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
  const high = look.has('high-back') || look.has('neck-rest');
  const [backHeight, backWidth] = [high ? 68 : 50, 45];
  const base = look.has('chrome') ? CHROME : (look.accent ?? SOOT);
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(round(34, 30), 8);
      star(s, base);
      block(s, INK, [0, 38, -2], [20, 5, 24], { r: 3 });
      rod(s, INK, [0, 40, -12], [0, 47, -25], 2.6);
      rod(s, INK, [0, 46, -25.5], [0, 74, -29], 2.6);
      s.at([0, 53, -24], () => backrest(s, look, backWidth, backHeight, high), { pitch: -9 });
      if (look.has('arms')) armrest(s, -28.5, look.accent ?? INK);
      slab(s, lift(look.colour, -0.07), rounded(49, 47, 11), 'floor', [0, 42.5, 0], 2.4, { bevel: 0 });
      block(s, look.colour, [0, 44.5, 0], [50, 7, 48], { r: 12, bevel: 4.5 });
      if (look.has('arms')) armrest(s, 28.5, look.accent ?? INK);
      rod(s, STEEL, [13, 41, 8], [27, 39.5, 10], 0.7);
    },
    { yaw: 6 },
  );
}

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
  const mesh = look.has('mesh');
  const neck = look.has('headrest') || look.has('neck-rest');
  slab(s, mesh ? INK : look.colour, outline, 'front', [0, 0, -3], 7, { bevel: mesh ? 1.2 : 3.4 });
  if (mesh)
    slab(
      s,
      lift(look.colour, 0.03),
      outline.map(([x, y]): Point => [x * 0.9, h / 2 + (y - h / 2) * 0.93]),
      'front',
      [0, 0, 3.9],
      0.2,
    );
  const seam = (y: number): void =>
    s.front(
      [0, y, 4.05],
      (p) =>
        `<path d="M${-w * 0.43} 0C${-w * 0.2} 1.4 ${w * 0.2} 1.4 ${w * 0.43} 0" fill="none" stroke="${p(lift(look.colour, -0.1))}" stroke-width=".9"/>`,
    );
  if (!mesh) [h * 0.3, ...(high ? [h * 0.62] : [])].forEach(seam);
  if (neck) rod(s, INK, [0, h - 1, 0.5], [0, h + 8, -0.5], 2.2);
  if (neck)
    s.at([0, h + 3, 0], () => block(s, look.colour, [0, 0, 0], [28, 13, 6], { r: 5, bevel: 2.4, plane: 'front' }));
}

export const swivel = {
  'office-chair': { angle: 'low', setting: 'floor', focus: { at: [10, 56, 8], width: 52 }, draw: officeChair },
} satisfies Record<string, Family>;
