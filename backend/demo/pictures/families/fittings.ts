// What stands on or hangs at furniture: whiteboard, lamps, monitor arm.
import { disc, rect, stroke, words } from '../art';
import { lift } from '../colour';
import { CHROME, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { oblong, points, round, rounded, trail } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { ball, cord, lathe, rod } from '../turned';

function whiteboard(s: Stage, look: Look): void {
  const [w, h] = look.has('small') ? [60, 45] : [120, 90];
  s.shadow(oblong(w * 0.8, 3, 0, 3), 6, 0.2);
  const ink = look.accent ?? '#2f6fb0';
  slab(s, CHROME, rounded(w, h, 2.4), 'front', [0, h / 2 + 6, -1], 2.4, { bevel: 0.6 });
  slab(s, look.colour, oblong(w - 4, h - 4), 'front', [0, h / 2 + 6, 1.3], 0.2);
  s.front([-w / 2, h + 6, 1.6], (p) => {
    const k = w / 120;
    return (
      `<g transform="scale(${k})">` +
      stroke('M16 22h34M16 32h26', ink, 1.6) +
      stroke('M18 72V46M18 72H58M24 66L34 58L42 61L54 48', '#3b3f46', 1.6) +
      stroke('M50 48h5v5', '#3b3f46', 1.6) +
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

function deskLamp(s: Stage, look: Look): void {
  const metal = look.accent ?? STEEL;
  s.shadow(round(9), 2.6);
  lathe(s, look.colour, [0, 0, 0], points('9,0 9,1.2 8.2,2'), { gloss: true });
  rod(s, metal, [0, 2, 0], [-9, 24, 0], 0.8);
  ball(s, look.colour, [-9, 24, 0], 1.7);
  rod(s, metal, [-9, 24, 0], [9, 42, 2], 0.8);
  ball(s, look.colour, [9, 42, 2], 1.7);
  const profile = [
    [2.2, 0],
    [2.4, 3],
    [3.4, 5],
    [6, 8],
    [8.4, 12.5],
  ] as const;
  lathe(s, '#fff1c4', [15.4, 32.8, 4.4], points('7.4,0 7.4,0.6'), { axis: [0.5, -0.84, 0.2] });
  lathe(s, look.colour, [9, 44, 2], profile, { axis: [0.5, -0.84, 0.2], gloss: true });
  cord(s, INK, trail('-6,0.6,-6 -13,0.1,-8 -20,0.1,-4'), 0.3);
}

function floorLamp(s: Stage, look: Look): void {
  const shadeTone = look.accent ?? '#f3ead9';
  s.shadow(round(15), 5);
  lathe(s, look.colour, [0, 0, 0], points('15,0 15,1.6 13.6,2.4'));
  rod(s, look.colour, [0, 2, 0], [0, 122, 0], 1.5, { gloss: true });
  ball(s, '#fff3c9', [0, 124, 0], 4);
  lathe(s, shadeTone, [0, 116, 0], points('22,0 16,34'), { open: true, cap: '#fff3c9' });
  for (const y of [117, 148.6]) {
    const r = y < 120 ? 22 : 16.4;
    lathe(
      s,
      lift(shadeTone, -0.06),
      [0, y - 1, 0],
      [
        [r, 0],
        [r - 0.4, 1.4],
      ],
      { belt: true },
    );
  }
}

function monitorArm(s: Stage, look: Look): void {
  const dark = lift(look.colour, -0.1);
  s.shadow(oblong(12, 11), 2);
  block(s, dark, [0, 0, 0], [11, 2, 10], { r: 1.5 });
  block(s, dark, [0, -9, 4], [6, 9, 2], { r: 0.6 });
  lathe(s, INK, [0, -9, 1], points('2.4,0 2.4,1.2'));
  lathe(s, look.colour, [0, 2, 0], points('2.4,0 2.4,24'), { gloss: true });
  const joint = (x: number, y: number, z: number): void =>
    lathe(s, dark, [x, y - 3, z], points('3.2,0 3.2,6'), { gloss: true });
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
  block(s, SOOT, [end[0], end[1] - 6, end[2] + 6], [12, 12, 1.2], { r: 1.2, plane: 'front' });
  for (const x of [-4, 4])
    for (const y of [-4, 4]) slab(s, CHROME, round(0.7), 'front', [end[0] + x, end[1] + y, end[2] + 6.6], 0.3);
  if (look.close) s.front([5, 29, 2.3], (p) => words('9 kg', 6, 2, 2, 8, p(INK)));
}

export const fittings = {
  whiteboard: { angle: 'low', setting: 'floor', focus: { at: [14, 16, 4], width: 56 }, draw: whiteboard },
  'desk-lamp': { angle: 'low', setting: 'desk', focus: { at: [10, 38, 4], width: 26 }, draw: deskLamp },
  'floor-lamp': { angle: 'low', setting: 'floor', focus: { at: [0, 130, 0], width: 64 }, draw: floorLamp },
  'monitor-arm': { angle: 'low', setting: 'desk', focus: { at: [36, 38, 6], width: 34 }, draw: monitorArm },
} satisfies Record<string, Family>;
