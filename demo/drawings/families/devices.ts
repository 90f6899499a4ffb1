// USB sticks and telephones.
import { disc, print, rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER } from '../look';
import { oblong, points, rounded, trail } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';

function usbStick(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(7.4, 2), 0.5);
      block(s, CHROME, [-2.9, 0.22, 0], [1.9, 0.46, 1.2], { r: 0.06, bevel: 0.04 });
      s.top(
        [-3.6, 0.69, -0.4],
        (p) => rect(0.25, 0.02, 0.32, 0.26, p('#3b3f46')) + rect(0.25, 0.52, 0.32, 0.26, p('#3b3f46')),
      );
      if (look.has('dual') || look.has('usb-c'))
        s.fact('plugs', 'both', () => block(s, CHROME, [3.6, 0.3, 0], [1.5, 0.34, 0.86], { r: 0.15 }));
      if (look.has('cap') && !look.further)
        s.fact('cap', 'loose', () =>
          block(s, lift(look.colour, 0.03), [-5.6, 0, 1.8], [2.4, 0.9, 1.9], { r: 0.4, bevel: 0.2 }),
        );
      block(s, look.colour, [0.5, 0, 0], [5.2, 0.9, 1.9], { r: 0.4, bevel: 0.2 });
      s.top([-1.6, 0.92, -0.65], (p) => rect(0, 0, 3.5, 1.3, p(lift(look.colour, -0.06)), 0.2));
      if (!look.has('dual'))
        s.top([2.2, 0.93, -0.3], (p) => disc(0.3, 0.3, 0.36, p(CHROME)) + disc(0.3, 0.3, 0.22, p('#24272c')));
      if (look.has('swivel'))
        s.fact('cover', 'swivel', () => block(s, CHROME, [0.9, 0.92, 0.4], [4.6, 0.16, 1.5], { r: 0.5, bevel: 0.06 }));
      else
        cord(s, look.accent ?? INK, trail('2.5,0.9,0 3.6,1.1,0.3 5,0.3,1 5.4,0.1,-0.6 4,0.1,-0.9 2.6,0.6,-0.1'), 0.16);
      const storage = look.word('storage', look.mark || '32 GB');
      s.fact('storage', storage, () =>
        s.top(look.has('swivel') ? [-0.85, 1.09, -0.25] : [-1.6, 0.93, -0.65], (p) =>
          words(storage, 1.75, 0.65, 0.86, 3.2, p(inkOn(look.colour))),
        ),
      );
    },
    { yaw: 38 },
  );
}

function phone(s: Stage, look: Look): void {
  if (look.has('desk-phone') || look.has('desk') || look.has('tilted-display')) {
    deskPhone(s, look);
    return;
  }
  const lens = (x: number, y: number): void =>
    lathe(s, '#15181c', [x, y, -0.6], points('0.6,0 0.6,0.25'), { axis: [0, 0, 1], gloss: true });
  s.at(
    [-4.4, 0, -3],
    () => {
      s.shadow(oblong(7.4, 2), 1);
      bumper(s, look);
      slab(s, look.colour, rounded(7.2, 15, 1.1), 'front', [0, 7.6, -0.4], 0.8, { bevel: 0.25 });
      slab(s, lift(look.colour, 0.05), rounded(3, 3, 0.8, -1.7, 12.9), 'front', [0, 0, 0.4], 0.15);
      for (const [x, y] of [
        [-2.4, 13.6],
        [-1, 13.6],
        [-2.4, 12.2],
      ] as const)
        s.at([0, 0, 1.15], () => lens(x, y));
    },
    { yaw: 4, roll: 4 },
  );
  s.at(
    [3, 0, 2.4],
    () => {
      s.shadow(oblong(7.4, 2), 1);
      bumper(s, look);
      slab(s, look.colour, rounded(7.2, 15, 1.1), 'front', [0, 7.6, -0.4], 0.8, { bevel: 0.2 });
      s.front(
        [-3.6, 15.1, 0.42],
        (p) =>
          rect(0.14, 0.14, 6.92, 14.7, p('#0f1216'), 1) +
          rect(0.34, 0.34, 6.52, 14.3, look.accent ?? '#3f6f86', 0.85) +
          disc(4.7, 6.2, 1.6, '#f4dfb4', 0.9) +
          rect(0.34, 9, 6.52, 3, '#2b5263') +
          words('10:24', 3.6, 3, 1.4, 5, '#ffffff', 600) +
          rect(2.6, 0.7, 2, 0.5, '#0f1216', 0.25) +
          [0, 1, 2, 3]
            .map((i) =>
              rect(0.95 + i * 1.4, 12.6, 1.1, 1.1, ['#f7f4ee', '#e5a33c', '#7fbf9f', '#d9605a'][i] ?? PAPER, 0.3),
            )
            .join(''),
      );
    },
    { yaw: -6, roll: -3 },
  );
}

/** A shell of rubber with thick corners, for building sites. */
function bumper(s: Stage, look: Look): void {
  if (!look.has('rugged')) return;
  s.fact('build', 'rugged', () => {
    slab(s, INK, rounded(8.2, 16, 1.6), 'front', [0, 7.8, -0.8], 1.1, { bevel: 0.3 });
    for (const x of [-3.6, 3.6])
      for (const y of [0.6, 14.6])
        slab(s, lift(INK, 0.08), rounded(1.6, 1.8, 0.5), 'front', [x, y, -0.9], 1.5, { bevel: 0.3 });
  });
}

function deskPhone(s: Stage, look: Look): void {
  s.shadow(oblong(20, 20), 2);
  slab(s, look.colour, points('-10,0 10,0 10,7 8,7.4 -10,2'), 'side', [-10, 0, 0], 20, { bevel: 0.5 });
  s.art(
    [-2.4, 7.1, -7.6],
    [1, 0, 0],
    [0, -0.29, 0.96],
    [0, 0.96, 0.29],
    (p) =>
      rect(0, 0, 11, 5, p('#b9cbb8'), 0.4) +
      print(1, 1.2, 7, 3, 1.2, p(INK), 0.6) +
      Array.from({ length: 12 }, (_, i) =>
        rect(0.6 + (i % 3) * 3.4, 6.2 + Math.floor(i / 3) * 2.6, 2.9, 2, p('#e9e7e1'), 0.4),
      ).join(''),
  );
  s.at([-6.6, 5, 0], () => block(s, lift(look.colour, -0.06), [0, 0.6, 0], [4.4, 2.4, 19], { r: 2, bevel: 1 }), {
    pitch: 16,
  });
}

export const devices = {
  'usb-stick': {
    angle: 'high',
    setting: 'desk',
    focus: { at: [0.4, 0.6, 0], width: 4.6 },
    draw: usbStick,
    pack: { step: [0.6, 0, 2.6], most: 3 },
  },
  phone: { angle: 'low', setting: 'desk', focus: { at: [-2.4, 12, 0], width: 9 }, draw: phone, tags: ['storage'] },
} satisfies Record<string, Family>;
