// Notebooks, binders and folders.
import { disc, print, rect, stroke, words } from '../art';
import { lift } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, STEEL } from '../look';
import { oblong, points, rounded } from '../outlines';
import { block, box, slab } from '../solids';
import type { Stage } from '../stage';
import { cord } from '../turned';

/** A wire spiral, or a covered spine and an elastic band. */
function binding(s: Stage, look: Look): void {
  if (look.has('spiral')) {
    for (let i = 0; i < 17; i += 1) {
      const z = -9.6 + i * 1.2;
      cord(
        s,
        STEEL,
        [
          [-6.7, 1.9, z],
          [-7, 2.5, z],
          [-7.7, 2.6, z],
          [-8.1, 1.6, z],
          [-7.9, 0.4, z],
        ],
        0.16,
      );
    }
  } else if (!look.has('soft-cover')) {
    s.top([-7.5, 1.86, -10.5], (p) => rect(0, 0, 2, 21, p(lift(look.colour, -0.06))));
    s.top([5, 1.87, -10.5], (p) => rect(0, 0, 0.55, 21, p(look.accent ?? INK)));
    box(s, look.accent ?? INK, [5.27, 0.2, 10.5], [0.55, 1.66, 0.06]);
  }
}

function notebook(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(15, 21), 1.6);
      block(s, lift(look.colour, -0.04), [0, 0, 0], [15, 0.25, 21], { r: 0.6, bevel: 0 });
      block(s, PAPER, [-0.1, 0.25, 0], [14.4, 1.3, 20.5], { r: 0.3, bevel: 0 });
      for (let i = 1; i < 5; i += 1)
        s.polygon(
          [
            [-7.3, 0.25 + i * 0.26, 10.26],
            [7.1, 0.25 + i * 0.26, 10.26],
            [7.1, 0.3 + i * 0.26, 10.26],
            [-7.3, 0.3 + i * 0.26, 10.26],
          ],
          '#d8d2c4',
          0.4,
        );
      block(s, look.colour, [0, 1.55, 0], [15, 0.3, 21], { r: 0.6, bevel: 0.12 });
      binding(s, look);
      s.top(
        [-3.2, 1.87, -6.4],
        (p) =>
          rect(0, 0, 6.6, 4, p(PAPER), 0.3) +
          words(look.mark || 'A5', 3.3, 1.5, 1.5, 5.6, p(INK)) +
          print(1.1, 2.7, 4.4, 2, 0.5, p(INK), 0.3),
      );
    },
    { yaw: 12 },
  );
}

function ringBinder(s: Stage, look: Look): void {
  const spine = look.has('slim') || look.has('narrow') ? 5 : 8;
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(spine, 28), 3);
      block(s, '#d9d5cc', [0, 0.4, -0.6], [spine - 0.6, 30.6, 26.4], { r: 0.1, bevel: 0 });
      s.at([spine / 2 - 0.25, 0, 0], () =>
        block(s, look.colour, [0, 0, 0], [0.5, 31.5, 28], { r: 0.5, bevel: 0.1, plane: 'side' }),
      );
      block(s, look.colour, [-spine / 2 + 0.25, 0, 0], [0.5, 31.5, 28], { r: 0.2, bevel: 0, plane: 'side' });
      block(s, look.colour, [0, 0, 13.7], [spine, 31.5, 0.7], { r: 0.4, bevel: 0.15, plane: 'front' });
      s.front(
        [-spine / 2, 31.5, 14.06],
        (p) =>
          rect(spine * 0.16, 3.4, spine * 0.68, 15, p(PAPER), 0.4) +
          rect(spine * 0.16, 3.4, spine * 0.68, 2.2, p(look.accent ?? INK), 0.2) +
          words(look.mark || '2026', spine / 2, 8.2, 2.6, spine * 0.6, p(INK)) +
          print(spine * 0.26, 11, spine * 0.48, 5, 1.2, p(INK), 0.28) +
          disc(spine / 2, 24.6, 1.5, p(CHROME)) +
          disc(spine / 2, 24.6, 1.05, p('#26282c')),
      );
    },
    { yaw: 2 },
  );
}

function folder(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(23, 31), 1.4);
      slab(
        s,
        lift(look.colour, -0.05),
        points('-11.5,-15.5 11.5,-15.5 11.5,15.5 9,17 2,17 0.8,15.5 -11.5,15.5'),
        'floor',
        [0, 0, 0],
        0.16,
      );
      for (const [i, x] of [0.5, 0.1, 0.3].entries())
        slab(s, PAPER, oblong(21, 29.7), 'floor', [x, 0.18 + i * 0.12, -0.6 - i * 0.1], 0.1);
      s.top([-9.6, 0.54, -14.6], (p) => print(1.4, 1.6, 9, 3, 0.8, p(INK), 0.5));
      slab(s, look.colour, rounded(23, 28.5, 0.5), 'floor', [0, 0.6, 1.25], 0.3, { bevel: 0.1 });
      s.top(
        [3, 0.92, -9],
        (p) => rect(0, 0, 6.4, 3, p(PAPER), 0.3) + words(look.mark || 'A4', 3.2, 1.5, 1.6, 5.4, p(INK)),
      );
      if (look.has('elastic'))
        for (const x of [-9.6, 9.6]) s.top([x - 0.2, 0.93, -13], (p) => rect(0, 0, 0.45, 28.4, p(look.accent ?? INK)));
      s.top([-11.5, 0.93, -13], (p) => stroke('M1.1 .6V27.9', p(lift(look.colour, -0.08)), 0.12));
    },
    { yaw: 16 },
  );
}

export const filing = {
  notebook: {
    angle: 'high',
    setting: 'desk',
    focus: { at: [2, 1, 6], width: 12 },
    draw: notebook,
    pack: { step: [0, 1.9, 0], most: 5 },
  },
  'ring-binder': {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 20, 14], width: 20 },
    draw: ringBinder,
    pack: { step: [9.2, 0, 0], most: 4 },
  },
  folder: {
    angle: 'high',
    setting: 'desk',
    focus: { at: [5, 0, -8], width: 18 },
    draw: folder,
    pack: { step: [0.5, 0.8, 0.6], most: 5 },
  },
} satisfies Record<string, Family>;
