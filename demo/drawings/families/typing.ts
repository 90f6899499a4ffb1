// Keyboard and mouse.
import { stroke, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Bar, type Family, INK, type Look, PAPER } from '../look';
import { oblong, points, rounded, trail } from '../outlines';
import { block, slab } from '../solids';
import type { Point, Vec } from '../space';
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

const keyboardSize = (look: Look): readonly [number, number] => [
  look.number('width', look.has('compact') ? 29 : 43, [20, 60]),
  look.number('depth', 13.4, [8, 25]),
];

function keyboard(s: Stage, look: Look): void {
  const compact = look.has('compact');
  const [w, d] = keyboardSize(look);
  const key = look.accent ?? lift(look.colour, 0.1);
  const wired = look.word('cable', look.has('wireless') ? 'none' : 'usb') !== 'none';
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(w, d), 1.2);
      if (wired) s.fact('cable', 'usb', () => usbCable(s, -d / 2));
      else s.proof.note('cable', 'none');
      s.sized({ x: 'width', z: 'depth' }, () => block(s, look.colour, [0, 0, 0], [w, 1.4, d], { r: 1, bevel: 0.3 }));
      const pitch = (compact ? w - 1 : w * 0.72) / 14;
      const x = compact ? 0 : -w / 2 + 0.5 + pitch * 7;
      for (let i = 0; i < 13; i += 1)
        block(s, lift(key, -0.04), [x - pitch * 6.5 + i * pitch * 1.08, 1.4, -d / 2 + 1.5], [pitch * 0.88, 0.28, 1.1], {
          r: 0.2,
          bevel: 0.1,
        });
      keys(s, x, 1.4, -d / 2 + 3.2, 14, pitch, key);
      if (!compact)
        s.fact('pad', 'numbers', () => {
          for (let i = 0; i < 20; i += 1)
            block(
              s,
              i === 19 ? '#c8443f' : key,
              [x + pitch * 8.1 + (i % 4) * pitch * 1.02, 1.4, -d / 2 + 3.2 + Math.floor(i / 4) * pitch],
              [pitch - 0.3, 0.28, pitch - 0.3],
              { r: 0.22, bevel: 0.1 },
            );
        });
      if (!wired)
        s.top([w / 2 - 3.4, 1.42, -d / 2 + 0.5], (p) =>
          stroke('M0 1.2A1.6 1.6 0 0 1 2.4 1.2M.5 1.8A.9 .9 0 0 1 1.9 1.8', p('#7fb4d0'), 0.22),
        );
      const label = look.word('label');
      if (label)
        s.fact('label', label, () =>
          s.top([-w / 2 + 1, 1.43, -d / 2 + 0.2], (p) => words(label, 5, 0.42, 0.6, 8, p(inkOn(look.colour)))),
        );
      if (look.close)
        s.top([x - pitch * 7, 1.7, -d / 2 + 3.4], (p) =>
          'QWERTYUIOPÅ'
            .split('')
            .map((c, i) => words(c, pitch * (1.5 + i), pitch, 0.7, 1, p(PAPER)))
            .join(''),
        );
    },
    { yaw: 16 },
  );
}

/** It leaves at the back, and its plug is next to it. */
function usbCable(s: Stage, z: number): void {
  cord(
    s,
    INK,
    trail('-4,0.6,0 -4.5,0.2,-2.8 -2,0.2,-4.8 5,0.2,-5.2').map(([x, y, dz]): Vec => [x, y, z + 0.4 + dz]),
    0.4,
  );
  block(s, INK, [6.4, 0, z - 4.8], [2.6, 0.8, 1.4], { r: 0.2 });
  block(s, '#ccd1d6', [8.3, 0.15, z - 4.8], [1.4, 0.5, 1.1], { r: 0.08 });
}

const mouseOf = (look: Look): Vec => [
  look.number('width', 6.4, [4, 12]),
  look.number('height', 3.4, [2, 10]),
  look.number('length', 11, [7, 16]),
];

function mouse(s: Stage, look: Look): void {
  const [w, h, l] = mouseOf(look);
  s.at([0, 0, 0], () => (look.has('vertical') ? uprightMouse(s, look, [w, h, l]) : flatMouse(s, look, [w, h, l])), {
    yaw: 22,
  });
}

function flatMouse(s: Stage, look: Look, [w, h, l]: Vec): void {
  const tone = look.colour;
  s.shadow(rounded(w, l, w / 2), 1.2);
  if (!look.has('wireless'))
    s.fact('cable', 'usb', () =>
      cord(
        s,
        INK,
        trail('0,0.8,0 0.2,0.3,-2.6 -1.8,0.2,-4.6 -1,0.2,-7.4').map(([x, y, z]): Vec => [x, y, z - l / 2 + 0.4]),
        0.34,
      ),
    );
  s.sized({ x: 'width', z: 'length' }, () => {
    slab(s, lift(tone, -0.1), rounded(w * 0.97, l * 0.98, w * 0.47), 'floor', [0, 0, 0], 0.5);
    slab(s, tone, rounded(w, l, w * 0.48, 0, 0, 12), 'floor', [0, 0.5, 0], h - 0.5, {
      bevel: h - 0.8,
      inward: w * 0.26,
    });
  });
  s.at(
    [0, h - 0.1, 0],
    () => {
      s.top([0, 0, 0], (p) => stroke('M0-3.6V-.4M-1.4-.6C-.8-.2.8-.2 1.4-.6', p(lift(tone, -0.14)), 0.14));
      block(s, look.accent ?? '#8d949c', [0, -0.3, -2.6], [0.7, 0.6, 1.7], { r: 0.3, bevel: 0.25 });
    },
    { pitch: -3 },
  );
  if (look.close) lathe(s, '#7fd0a0', [0, h - 0.3, 0.6], points('0.16,0 0.16,0.05'));
}

/** Upright like a handshake: the thumb's side leans over, buttons on the far flank. */
function uprightMouse(s: Stage, look: Look, [w, h, l]: Vec): void {
  const tone = look.colour;
  const way = look.has('left') ? -1 : 1;
  s.shadow(rounded(w, l, w / 2), 1.4);
  s.sized({ x: 'width', z: 'length' }, () =>
    slab(s, lift(tone, -0.1), rounded(w, l, w * 0.46), 'floor', [0, 0, 0], 0.9, { bevel: 0.3 }),
  );
  const flank = (k: number): Point[] =>
    points('-3.4,0 3.6,0 3.9,1.4 2.4,4.4 0.6,7 -1.2,7.6 -2.6,6.8 -3,4 -3.8,1.6').map(
      ([x, y]): Point => [x * way * (w / 7.9) * k, y * (h / 7.8)],
    );
  s.fact('hand', way > 0 ? 'right' : 'left', () => {
    slab(s, tone, flank(0.96), 'front', [0, 0.6, -l * 0.42], l * 0.84, { bevel: 1.6 });
    slab(
      s,
      lift(tone, 0.05),
      flank(0.7).map(([x, y]): Point => [x, y * 0.9 + 0.3]),
      'front',
      [0, 0.7, l * 0.42 - 0.2],
      0.5,
      { bevel: 0.3 },
    );
    block(s, look.accent ?? '#8d949c', [way * 2.3 * (w / 7.9), h * 0.56, l * 0.1], [1, 1.2, 2.4], { r: 0.4 });
    block(s, lift(tone, 0.12), [way * -2.6 * (w / 7.9), h * 0.5, l * 0.08], [0.9, 1, 3.4], { r: 0.4 });
    s.front([-0.9 * way, h * 0.46, l * 0.42 + 0.34], (p) => words(way > 0 ? 'R' : 'L', 0, 0, 1.8, 2, p(inkOn(tone))));
  });
}

const plainBar = (at: number, z: number, size: number): Bar => ({
  from: [-at / 2, 0, z],
  to: [at / 2, 0, z],
  text: `${String(size).replace('.', ',')} cm`,
});

/** Keyboards lie turned by sixteen degrees, and so does their measure. */
const boardBar = (look: Look): Bar[] => {
  const [w, d] = keyboardSize(look);
  const turn = (16 * Math.PI) / 180;
  const at = (x: number): Vec => [
    x * Math.cos(turn) + (d / 2 + 1.6) * Math.sin(turn),
    0,
    -x * Math.sin(turn) + (d / 2 + 1.6) * Math.cos(turn),
  ];
  return 'width' in look.told ? [{ ...plainBar(w, 0, w), from: at(-w / 2), to: at(w / 2) }] : [];
};

const mouseBar = (look: Look): Bar[] => {
  const [w, , l] = mouseOf(look);
  const turn = (22 * Math.PI) / 180;
  const at = (z: number): Vec => [
    (w / 2 + 1) * Math.cos(turn) + z * Math.sin(turn),
    0,
    -(w / 2 + 1) * Math.sin(turn) + z * Math.cos(turn),
  ];
  return 'length' in look.told ? [{ ...plainBar(l, 0, l), from: at(l / 2), to: at(-l / 2) }] : [];
};

export const typing = {
  keyboard: { angle: 'high', setting: 'desk', focus: { at: [-6, 1, 1], width: 16 }, draw: keyboard, bars: boardBar },
  mouse: { angle: 'high', setting: 'desk', focus: { at: [0, 2, -1], width: 8 }, draw: mouse, bars: mouseBar },
} satisfies Record<string, Family>;
