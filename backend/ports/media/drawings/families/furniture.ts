// Desks, cabinets and shelves.
import { disc, rect, stroke } from '../art';
import { lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, OAK, PAPER, SOOT, STEEL } from '../look';
import { oblong, points } from '../outlines';
import { block, box } from '../solids';
import type { Stage } from '../stage';
import { lathe } from '../turned';

function grain(s: Stage, x: number, y: number, z: number, w: number, d: number, colour: string): void {
  const lines = [0.12, 0.27, 0.38, 0.55, 0.71, 0.84]
    .map(
      (k, i) =>
        `M0 ${(d * k).toFixed(1)}C${w * 0.3} ${(d * k - 1.5 + i * 0.4).toFixed(1)} ${w * 0.6} ${(d * k + 1.8 - i * 0.5).toFixed(1)} ${w} ${(d * k).toFixed(1)}`,
    )
    .join('');
  s.top([x - w / 2, y, z - d / 2], (p) => stroke(lines, p(lift(colour, -0.045)), 0.5, 0.6));
}

/** Two lifting columns on feet, for a desk to sit and stand at. */
function lifting(s: Stage, leg: string, w: number, d: number, h: number): void {
  for (const x of [-w / 2 + 22, w / 2 - 22]) block(s, leg, [x, 0, 0], [7, 3, d - 8], { r: 1.5 });
  box(s, lift(leg, -0.05), [0, h - 8, -4], [w - 44, 4, 5]);
  for (const x of [-w / 2 + 22, w / 2 - 22]) {
    block(s, leg, [x, 3, -2], [7, h * 0.55, 10], { r: 1 });
    block(s, lift(leg, 0.03), [x, 3 + h * 0.5, -2], [5, h * 0.42, 8], { r: 0.8 });
    block(s, leg, [x, h - 5, 0], [5, 4, d - 16], { r: 0.5 });
  }
}

function fourLegs(s: Stage, leg: string, w: number, d: number, h: number): void {
  for (const z of [-d / 2 + 6, d / 2 - 6])
    for (const x of [-w / 2 + 6, w / 2 - 6]) block(s, leg, [x, 0, z], [5, h, 5], { r: 0.8 });
  box(s, lift(leg, -0.04), [0, h - 5, d / 2 - 6], [w - 16, 4, 2.4]);
}

function desk(s: Stage, look: Look): void {
  const [w, d, h] = look.has('corner')
    ? [160, 80, 73]
    : look.has('meeting')
      ? [200, 100, 73]
      : look.has('small')
        ? [110, 60, 73]
        : [140, 75, 73];
  const leg = look.accent ?? '#e8e8e6';
  s.shadow(oblong(w, d), 12, 0.26);
  if (look.has('fixed') || look.has('meeting')) fourLegs(s, leg, w, d, h);
  else lifting(s, leg, w, d, h);
  block(s, look.colour, [0, h, 0], [w, 2.6, d], { r: 3, bevel: 0.5 });
  if (look.has('wood') || !look.has('laminate')) grain(s, 0, h + 2.62, 0, w - 4, d - 3, look.colour);
  if (look.has('sit-stand')) block(s, INK, [w / 2 - 30, h - 2.6, d / 2 - 1], [12, 2.4, 3], { r: 0.5 });
  s.top([w / 2 - 26, h + 2.7, -d / 2 + 4], (p) => disc(4, 4, 4, p(SOOT)) + disc(4, 4, 2.8, p('#17191c')));
}

function cabinet(s: Stage, look: Look): void {
  const rows = look.has('drawers') ? 4 : look.has('tall') ? 2 : 0;
  const [w, d, h] =
    look.has('pedestal') || (rows === 4 && look.has('low'))
      ? [42, 56, 58]
      : look.has('tall')
        ? [80, 42, 180]
        : look.has('low')
          ? [80, 44, 74]
          : [80, 44, 110];
  s.shadow(oblong(w, d), 8);
  box(s, INK, [0, 0, 0], [w - 4, 3, d - 4]);
  box(s, look.colour, [0, 3, 0], [w, h - 3, d]);
  const top = look.accent ?? lift(look.colour, 0.03);
  block(s, top, [0, h, 0], [w + 1, 2, d + 1], { r: 0.6 });
  const slot = (x: number, y: number, dw: number, dh: number, grip: 'bar' | 'left' | 'right'): void => {
    block(s, lift(look.colour, 0.02), [x, y, d / 2 + 0.5], [dw, dh, 1.4], { r: 0.6, plane: 'front', bevel: 0.25 });
    const at = grip === 'left' ? x - dw / 2 + 5 : grip === 'right' ? x + dw / 2 - 5 : x;
    if (grip === 'bar') block(s, STEEL, [at, y + dh - 6, d / 2 + 2], [16, 1.6, 1.6], { r: 0.7, plane: 'front' });
    else block(s, STEEL, [at, y + dh * 0.42, d / 2 + 2], [1.6, 14, 1.6], { r: 0.7, plane: 'front' });
  };
  if (rows === 4) for (let i = 0; i < 4; i += 1) slot(0, 4.5 + ((h - 6) / 4) * i, w - 2.4, (h - 6) / 4 - 1.4, 'bar');
  else for (const side of [-1, 1]) slot((side * w) / 4, 4.5, w / 2 - 1.8, h - 6, side < 0 ? 'right' : 'left');
  if (!look.has('tall'))
    s.front([w / 2 - 7, h - 4, d / 2 + 1.3], (p) => disc(0, 0, 1.2, p(CHROME)) + rect(-0.2, -0.7, 0.4, 1.4, p(INK)));
}

function shelf(s: Stage, look: Look): void {
  const [w, d, h] = [
    look.has('wide') ? 120 : 80,
    31,
    look.has('low') ? 76 : look.has('mid') || (look.has('wide') && !look.has('tall')) ? 120 : 180,
  ];
  const floors = Math.round(h / 36);
  const dark = lift(look.colour, -0.05);
  s.shadow(oblong(w, d), 8);
  if (!look.has('open')) box(s, lift(look.colour, -0.1), [0, 2, -d / 2 + 0.4], [w - 2, h - 3, 0.8]);
  box(s, dark, [-w / 2 + 1, 0, 0], [2, h, d]);
  const step = (h - 6) / floors;
  const spines = ['#b5483f', '#2f5d78', '#d5b155', '#4f7a5d', '#e4ded2', '#3b3f46'];
  for (let i = 0; i <= floors; i += 1) {
    box(s, look.colour, [0, 3 + i * step, 0], [w - 3, 2.2, d - 0.6]);
    if (i === floors) break;
    const n = [9, 5, 7, 4, 8][i % 5] ?? 5;
    for (let k = 0; k < n; k += 1)
      box(
        s,
        spines[(k * 5 + i * 2) % 6] ?? PAPER,
        [-w / 2 + 6 + k * 4.8, 5.2 + i * step, -2],
        [4.4, step * (0.66 + 0.05 * ((k * 3 + i) % 3)), 20],
      );
    if (i % 2) block(s, mix(OAK, PAPER, 0.3), [w / 2 - 18, 5.2 + i * step, -1], [22, step * 0.42, 22], { r: 1 });
    else lathe(s, '#7f958a', [w / 2 - 15, 5.2 + i * step, 0], points('5,0 7,6 6,12 3,16 3.4,18'), { open: true });
  }
  box(s, look.colour, [w / 2 - 1, 0, 0], [2, h, d]);
}

export const furniture = {
  desk: { angle: 'mid', setting: 'floor', focus: { at: [30, 66, 34], width: 70 }, draw: desk },
  cabinet: { angle: 'low', setting: 'floor', focus: { at: [6, 82, 22], width: 56 }, draw: cabinet },
  shelf: { angle: 'low', setting: 'floor', focus: { at: [0, 120, 15], width: 72 }, draw: shelf },
} satisfies Record<string, Family>;
