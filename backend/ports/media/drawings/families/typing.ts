// Keyboard and mouse.
import { stroke, words } from '../art';
import { lift } from '../colour';
import { type Family, INK, type Look, PAPER } from '../look';
import { oblong, points, rounded, trail } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';

export function keys(s: Stage, x: number, y: number, z: number, columns: number, pitch: number, tone: string): void {
  for (let row = 0; row < 5; row += 1) {
    const width = pitch * columns;
    for (let i = 0; i < columns; i += 1) {
      const space = row === 4 && i >= 4 && i < 9;
      if (space && i > 4) continue;
      const [cx, w] = space
        ? [x - width / 2 + pitch * 6.5, pitch * 5 - 0.3]
        : [x - width / 2 + pitch * (i + 0.5), pitch - 0.3];
      block(s, tone, [cx, y, z + row * pitch], [w, 0.28, pitch - 0.3], { r: 0.22, bevel: 0.1 });
    }
  }
}

function keyboard(s: Stage, look: Look): void {
  const compact = look.has('compact');
  const [columns, w] = compact ? [14, 29] : [14, 43];
  const key = look.accent ?? lift(look.colour, 0.1);
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(w, 13), 1.2);
      if (!look.has('wireless')) cord(s, INK, trail('-4,0.6,-6.2 -4.5,0.2,-9 -2,0.2,-11 3,0.2,-11.5'), 0.35);
      block(s, look.colour, [0, 0, 0], [w, 1.4, 13.4], { r: 1, bevel: 0.3 });
      const x = compact ? 0 : -6.6;
      for (let i = 0; i < 13; i += 1)
        block(s, lift(key, -0.04), [x - 13 + i * 2.17, 1.4, -5.2], [1.8, 0.28, 1.1], { r: 0.2, bevel: 0.1 });
      keys(s, x, 1.4, -3.5, columns, 2, key);
      if (!compact)
        for (let i = 0; i < 20; i += 1)
          block(
            s,
            i === 19 ? '#c8443f' : key,
            [11.4 + (i % 4) * 2.3, 1.4, -3.5 + Math.floor(i / 4) * 2],
            [1.95, 0.28, 1.7],
            { r: 0.22, bevel: 0.1 },
          );
      if (look.close)
        s.top([x - 14, 1.7, -3.4], (p) =>
          'QWERTYUIOPÅ'
            .split('')
            .map((c, i) => words(c, 3 + i * 2, 2, 0.7, 1, p(PAPER)))
            .join(''),
        );
    },
    { yaw: 16 },
  );
}

function mouse(s: Stage, look: Look): void {
  const tone = look.colour;
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(rounded(6.6, 11, 3.2), 1.2);
      if (!look.has('wireless')) cord(s, INK, trail('0,0.8,-5 0.2,0.3,-7.6 -1.8,0.2,-9.6 -1,0.2,-12.4'), 0.3);
      slab(s, lift(tone, -0.1), rounded(6.2, 10.8, 3), 'floor', [0, 0, 0], 0.5);
      slab(s, tone, rounded(6.4, 11, 3.1, 0, 0, 12), 'floor', [0, 0.5, 0], 2.9, { bevel: 2.6, inward: 1.7 });
      s.at(
        [0, 3.3, 0],
        () => {
          s.top([0, 0, 0], (p) => stroke('M0-3.6V-.4M-1.4-.6C-.8-.2.8-.2 1.4-.6', p(lift(tone, -0.14)), 0.14));
          block(s, look.accent ?? '#8d949c', [0, -0.3, -2.6], [0.7, 0.6, 1.7], { r: 0.3, bevel: 0.25 });
        },
        { pitch: -3 },
      );
      if (look.close) lathe(s, '#7fd0a0', [0, 3.1, 0.6], points('0.16,0 0.16,0.05'));
    },
    { yaw: 22 },
  );
}

export const typing = {
  keyboard: { angle: 'high', setting: 'desk', focus: { at: [-6, 1, 1], width: 16 }, draw: keyboard },
  mouse: { angle: 'high', setting: 'desk', focus: { at: [0, 2, -1], width: 8 }, draw: mouse },
} satisfies Record<string, Family>;
