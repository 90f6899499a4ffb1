// Rolls of tape, alone or in their dispenser.
import { words } from '../art';
import { lift } from '../colour';
import { type Bar, type Family, type Look, stacked } from '../look';
import { depthBar, saidBars, widthBar } from '../measures';
import { oblong, points } from '../outlines';
import { slab } from '../solids';
import type { Point } from '../space';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';

interface TapeFacts {
  width: number;
  radius: number;
  core: number;
}

/** As thick as the metres that are wound on the core. */
function tapeOf(look: Look): TapeFacts {
  const packing = look.has('packing');
  const metres = Number.parseFloat(look.word('length', packing ? '66' : '33')) || 33;
  const core = packing ? 3.8 : 1.9;
  const thick = look.has('paper') ? 0.012 : packing ? 0.006 : 0.0075;
  return {
    width: look.number('width', packing ? 4.8 : 1.9, [0.4, 15]),
    radius: Math.sqrt(core ** 2 + (metres * 100 * thick) / Math.PI),
    core,
  };
}

function drawTape(s: Stage, look: Look): void {
  if (look.has('dispenser')) {
    dispenser(s, look);
    return;
  }
  const { width: w, radius: r, core } = tapeOf(look);
  s.shadow(oblong(r * 1.7, w, 0, 0.4), 1.2);
  s.sized({ z: 'width' }, () => roll(s, look.colour, [0, r, r, w], core / r));
  if (look.mark) printedTape(s, look, r, w);
  if (look.has('matte'))
    s.front([0, r, w / 2 + 0.03], () => `<circle r="${num(r * 0.97)}" fill="#ffffff" opacity=".3"/>`);
}

/** The words printed on the tape, on the end that is drawn off. */
function printedTape(s: Stage, look: Look, r: number, w: number): void {
  s.polygon(
    [
      [-r * 0.2, r * 2, -w / 2],
      [-r * 0.2, r * 2, w / 2],
      [-r * 2.4, r * 1.86, w / 2],
      [-r * 2.4, r * 1.86, -w / 2],
    ],
    look.colour,
    0.9,
  );
  s.fact('print', look.mark, () =>
    s.art([-r * 2.2, r * 1.9, -w / 2], [1, 0.06, 0], [0, 0, 1], [0, 1, 0], () =>
      words(look.mark, r * 0.98, w / 2, w * 0.46, r * 1.9, '#ffffff'),
    ),
  );
}

/** A heavy foot with a roll in it and a blade at its end. */
function dispenser(s: Stage, look: Look): void {
  const [l, w, h] = [
    look.number('long', 14, [8, 30]),
    look.number('depth', 6, [3, 15]),
    look.number('height', 8, [4, 15]),
  ];
  s.shadow(oblong(l, w), 1.4);
  const k = l / 14;
  const outline = points('-7,0 7,0 7,2 6.4,4.8 5.6,5 3.4,2.6 -3,2.8 -6.4,4 -7,3').map(
    ([x, y]): Point => [x * k, y * (h / 8.4)],
  );
  s.sized({ x: 'long', z: 'depth' }, () => slab(s, look.colour, outline, 'front', [0, 0, -w / 2], w, { bevel: 0.4 }));
  roll(s, '#dfe7e6', [-1.2 * k, h * 0.6, h * 0.4, 1.9], 0.52);
  slab(
    s,
    '#b4bac1',
    points(`${5.5 * k},${h * 0.57} ${6.6 * k},${h * 0.55} ${6.6 * k},${h * 0.62} ${5.5 * k},${h * 0.62}`),
    'front',
    [0, 0, -1.2],
    2.4,
  );
}

function roll(s: Stage, colour: string, [x, y, r, w]: readonly [number, number, number, number], core: number): void {
  lathe(
    s,
    colour,
    [x, y, -w / 2],
    [
      [r, 0],
      [r, w],
    ],
    { axis: [0, 0, 1], gloss: true },
  );
  const oval = (k: number, fill: string): string => `<circle cx="0" cy="0" r="${num(r * k)}" fill="${fill}"/>`;
  s.front(
    [x, y, w / 2 + 0.01],
    (p) =>
      oval(0.99, p(lift(colour, 0.01))) +
      [0.94, 0.88, 0.82, 0.76]
        .filter((k) => k > core + 0.1)
        .map((k) => `<circle r="${num(r * k)}" fill="none" stroke="${p(lift(colour, -0.07))}" stroke-width=".06"/>`)
        .join('') +
      oval(core + 0.06, p('#c8a374')) +
      oval(core - 0.03, p('#8a6a43')),
  );
  s.polygon(
    [
      [x - r * 0.2, y + r, -w / 2],
      [x - r * 0.2, y + r, w / 2],
      [x - r * 1.25, y + r * 0.9, w / 2],
      [x - r * 1.25, y + r * 0.9, -w / 2],
    ],
    lift(colour, 0.03),
    0.9,
    true,
    0.85,
  );
}

function tapeBars(look: Look): Bar[] {
  if (look.has('dispenser'))
    return saidBars(look, { long: widthBar(look.number('long', 14), look.number('depth', 6), 1) });
  const { width: w, radius: r } = tapeOf(look);
  return saidBars(look, { width: depthBar(r * 1.2, w, 0) });
}

export const tape = {
  tape: {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 6, 3], width: 8 },
    draw: drawTape,
    pack: (look) =>
      stacked(Math.min(look.count, 12), Math.min(4, look.count), 3, [
        tapeOf(look).radius * 2.1,
        0,
        tapeOf(look).width + 2.4,
      ]),
    bars: tapeBars,
    tags: ['length'],
  },
} satisfies Record<string, Family>;
