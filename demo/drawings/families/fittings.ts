// Things mounted on furniture: whiteboard and monitor arm.
import { disc, rect, stroke, words } from '../art';
import { lift, lightness } from '../colour';
import { type Bar, CHROME, type Family, INK, type Look, SOOT } from '../look';
import { heightBar, saidBars, widthBar } from '../measures';
import { oblong, points, round, rounded } from '../outlines';
import { block, slab } from '../solids';
import type { Vec } from '../space';
import type { Stage } from '../stage';
import { lathe, rod } from '../turned';

const panelSize = (look: Look): readonly [number, number] => [
  look.number('width', look.has('small') ? 60 : 120, [20, 400]),
  look.number('height', look.has('small') ? 45 : 90, [15, 200]),
];

function whiteboard(s: Stage, look: Look): void {
  const [w, h] = panelSize(look);
  s.shadow(oblong(w * 0.8, 3, 0, 3), 6, 0.2);
  const dark = lightness(look.colour) < 0.55;
  const [ink, line] = [look.accent ?? (dark ? '#9fd0ea' : '#2f6fb0'), dark ? '#f4f1ea' : '#3b3f46'];
  // A glass board has no frame: the board itself reaches the edge.
  const frame = look.has('frameless') ? look.colour : CHROME;
  const corner = look.has('frameless') ? 0.6 : 2.4;
  s.sized({ x: 'width', y: 'height' }, () =>
    slab(s, frame, rounded(w, h, corner, 0, h / 2), 'front', [0, 6, -1], look.has('frameless') ? 1.2 : 2.4, {
      bevel: look.has('frameless') ? 0.2 : 0.6,
    }),
  );
  if (look.has('frameless')) glass(s, w, h);
  else slab(s, look.colour, oblong(w - 4, h - 4), 'front', [0, h / 2 + 6, 1.3], 0.2);
  const label = look.word('label');
  if (label)
    s.fact('label', label, () =>
      s.front([w / 2 - 30, 11.5, 1.62], (p) => words(label, 14, 0, 2.6, 26, p(dark ? '#f4f1ea' : '#6d757f'))),
    );
  s.front([-w / 2, h + 6, 1.6], (p) => {
    const k = Math.min(w / 120, h / 90);
    return (
      `<g transform="translate(${(w - 120 * k) / 2} ${(h - 90 * k) / 2}) scale(${k})">` +
      stroke('M16 22h34M16 32h26', ink, 1.6) +
      stroke('M18 72V46M18 72H58M24 66L34 58L42 61L54 48', line, 1.6) +
      stroke('M50 48h5v5', line, 1.6) +
      stroke('M78 30c10-8 26-5 27 6s-14 16-24 11-10-12-3-17z', '#c8443f', 1.6) +
      stroke('M84 37h13M86 42h9', '#c8443f', 1.4) +
      rect(74, 56, 14, 14, p('#f7df57')) +
      rect(92, 58, 14, 14, p('#9fd3c0')) +
      disc(60, 6, 1.4, p('#c8443f')) +
      '</g>'
    );
  });
  block(s, lift(CHROME, -0.06), [0, 3.4, 4], [w * 0.5, 1.4, 7], { r: 0.6 });
  for (const [i, tone] of ['#c8443f', '#2f6fb0', '#2a2d33'].entries())
    rod(s, tone, [-w * 0.18 + i * w * 0.11, 5.6, 5], [-w * 0.18 + i * w * 0.11 + 9, 5.6, 5], 1, { gloss: true });
  block(s, SOOT, [w * 0.18, 4.8, 4.6], [11, 3, 4.6], { r: 0.8 });
}

/** Held by a bolt in each corner, a sheen across. */
function glass(s: Stage, w: number, h: number): void {
  s.fact('edge', 'frameless', () => {
    s.front(
      [-w / 2, h + 6, 0.25],
      () => `<path d="M${w * 0.1} 0H${w * 0.34}L${w * 0.16} ${h}H0V${h * 0.4}Z" fill="#ffffff" opacity=".13"/>`,
    );
    for (const x of [-w / 2 + 5, w / 2 - 5])
      for (const y of [11, h + 1]) slab(s, CHROME, round(1.5), 'front', [x, y, 0.2], 1.2, { bevel: 0.3 });
  });
}

const boardBars = (look: Look): Bar[] => {
  const [w, h] = panelSize(look);
  const gap = w * 0.05;
  return saidBars(look, {
    width: { ...widthBar(w, 0, gap), from: [-w / 2, 0, 4], to: [w / 2, 0, 4] },
    height: { ...heightBar(w, 0, h, gap), from: [-w / 2 - gap, h + 6, 0], to: [-w / 2 - gap, 6, 0] },
  });
};

function monitorArm(s: Stage, look: Look): void {
  const dark = lift(look.colour, -0.1);
  s.shadow(oblong(12, 11), 2);
  block(s, dark, [0, 0, 0], [11, 2, 10], { r: 1.5 });
  block(s, dark, [0, -9, 4], [6, 9, 2], { r: 0.6 });
  lathe(s, INK, [0, -9, 1], points('2.4,0 2.4,1.2'));
  lathe(s, look.colour, [0, 2, 0], points('2.4,0 2.4,24'), { gloss: true });
  const joint = (x: number, y: number, z: number): void =>
    lathe(s, dark, [x, y - 3, z], points('3.2,0 3.2,6'), { gloss: true });
  if (look.has('pole')) {
    poleArms(s, look);
    return;
  }
  if (look.number('screens', look.has('double') ? 2 : 1) > 1) secondArm(s, look.colour);
  joint(0, 26, 0);
  s.at([0, 24.5, 0], () => block(s, look.colour, [13, 0, 0], [24, 4, 4.4], { r: 2, bevel: 0.8, plane: 'front' }), {
    roll: 4,
  });
  joint(25, 28, 0);
  s.at([25, 29, 0], () => block(s, look.colour, [14, 0, 1], [28, 4.4, 4.8], { r: 2.2, bevel: 0.8, plane: 'front' }), {
    roll: 28,
    yaw: -24,
  });
  const end = [47, 44, 11] as const;
  joint(end[0], end[1], end[2]);
  rod(s, dark, end, [end[0], end[1], end[2] + 5], 1.8);
  plate(s, [end[0], end[1], end[2] + 6]);
  if (look.close) s.front([5, 29, 2.3], (p) => words('9 kg', 6, 2, 2, 8, p(INK)));
}

/** What a screen is screwed to, with its four holes. */
function plate(s: Stage, [x, y, z]: Vec): void {
  s.count('screens', () => {
    block(s, SOOT, [x, y - 6, z], [12, 12, 1.2], { r: 1.2, plane: 'front' });
    for (const a of [-4, 4])
      for (const b of [-4, 4]) slab(s, CHROME, round(0.7, 0.7, a, b), 'front', [x, y, z + 0.6], 0.3);
  });
}

/** A high pole with a collar whose height is set once, and a plain arm for each screen. */
function poleArms(s: Stage, look: Look): void {
  const dark = lift(look.colour, -0.1);
  const count = look.number('screens', look.has('double') ? 2 : 1, [1, 2]);
  lathe(s, look.colour, [0, 26, 0], points('2.4,0 2.4,20 2,20.6'), { gloss: true });
  lathe(s, dark, [0, 33, 0], points('3.4,0 3.4,5'), { gloss: true });
  for (const way of count > 1 ? [-1, 1] : [1]) {
    rod(s, look.colour, [way * 3, 35.4, 0], [way * 22, 35.4, 4], 1.7);
    lathe(s, dark, [way * 22, 33, 4], points('2.6,0 2.6,5'), { gloss: true });
    rod(s, look.colour, [way * 22, 35.4, 4], [way * 38, 35.4, 10], 1.6);
    plate(s, [way * 39, 35.4, 12]);
  }
}

/** The other arm of a pair reaches to the left, behind the pole. */
function secondArm(s: Stage, colour: string): void {
  const dark = lift(colour, -0.1);
  s.at([0, 24.5, 0], () => block(s, colour, [-13, 0, 0], [24, 4, 4.4], { r: 2, bevel: 0.8, plane: 'front' }), {
    roll: -4,
  });
  s.at([-25, 29, 0], () => block(s, colour, [-14, 0, 1], [28, 4.4, 4.8], { r: 2.2, bevel: 0.8, plane: 'front' }), {
    roll: -24,
  });
  lathe(s, dark, [-25, 25, 0], points('3.2,0 3.2,6'), { gloss: true });
  lathe(s, dark, [-49, 37, 2], points('3.2,0 3.2,6'), { gloss: true });
  plate(s, [-49, 40, 8]);
}

export const fittings = {
  whiteboard: {
    angle: 'low',
    setting: 'floor',
    focus: (look) => ({ at: [panelSize(look)[0] * 0.2, 16, 4], width: Math.min(56, panelSize(look)[0] * 0.6) }),
    draw: whiteboard,
    bars: boardBars,
  },
  'monitor-arm': {
    angle: 'low',
    setting: 'desk',
    focus: { at: [36, 38, 6], width: 34 },
    draw: monitorArm,
    tags: ['load'],
  },
} satisfies Record<string, Family>;
