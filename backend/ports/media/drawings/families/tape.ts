// Rolls of tape, alone or in their dispenser.
import { lift } from '../colour';
import { type Family, INK, type Look } from '../look';
import { oblong, points } from '../outlines';
import { slab } from '../solids';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';

function drawTape(s: Stage, look: Look): void {
  if (look.has('dispenser')) {
    s.shadow(oblong(13, 6), 1.4);
    slab(
      s,
      look.accent ?? INK,
      points('-7,0 7,0 7,2 6.4,4.8 5.6,5 3.4,2.6 -3,2.8 -6.4,4 -7,3'),
      'front',
      [0, 0, -3],
      6,
      { bevel: 0.4 },
    );
    roll(s, look.colour, -1.2, 5, 3.6, 2.4);
    return;
  }
  s.shadow(oblong(9, 4.8, 0, 0.4), 1.2);
  roll(s, look.colour, 0, 5.4, 5.4, 4.8);
}

function roll(s: Stage, colour: string, x: number, y: number, r: number, w: number): void {
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
        .map((k) => `<circle r="${num(r * k)}" fill="none" stroke="${p(lift(colour, -0.07))}" stroke-width=".06"/>`)
        .join('') +
      oval(0.7, p('#c8a374')) +
      oval(0.6, p('#8a6a43')) +
      `<path d="M${num(-r * 0.42)} ${num(-r * 0.42)}A${num(r * 0.6)} ${num(r * 0.6)} 0 0 1 ${num(r * 0.6)} 0L${num(r * 0.5)} ${num(r * 0.33)}A${num(r * 0.6)} ${num(r * 0.6)} 0 0 0 ${num(-r * 0.42)} ${num(-r * 0.42)}Z" fill="${p('#6b5033')}"/>`,
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

export const tape = {
  tape: {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 6, 3], width: 8 },
    draw: drawTape,
    pack: { step: [4.2, 0, 5], most: 4 },
  },
} satisfies Record<string, Family>;
