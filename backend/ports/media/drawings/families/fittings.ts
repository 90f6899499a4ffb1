// What stands on or hangs at furniture: whiteboard and monitor arm.
import { disc, rect, stroke, words } from '../art';
import { lift, lightness } from '../colour';
import { CHROME, type Family, INK, type Look, SOOT } from '../look';
import { oblong, points, round, rounded } from '../outlines';
import { block, slab } from '../solids';
import type { Stage } from '../stage';
import { lathe, rod } from '../turned';

function whiteboard(s: Stage, look: Look): void {
  const [w, h] = look.has('small') ? [60, 45] : [120, 90];
  s.shadow(oblong(w * 0.8, 3, 0, 3), 6, 0.2);
  const dark = lightness(look.colour) < 0.55;
  const [ink, line] = [look.accent ?? (dark ? '#9fd0ea' : '#2f6fb0'), dark ? '#f4f1ea' : '#3b3f46'];
  // A glass board has no frame: the board itself reaches the edge.
  const frame = look.has('frameless') ? look.colour : CHROME;
  slab(s, frame, rounded(w, h, 2.4), 'front', [0, h / 2 + 6, -1], 2.4, { bevel: 0.6 });
  slab(s, look.colour, oblong(w - 4, h - 4), 'front', [0, h / 2 + 6, 1.3], 0.2);
  s.front([-w / 2, h + 6, 1.6], (p) => {
    const k = w / 120;
    return (
      `<g transform="scale(${k})">` +
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

function monitorArm(s: Stage, look: Look): void {
  const dark = lift(look.colour, -0.1);
  s.shadow(oblong(12, 11), 2);
  block(s, dark, [0, 0, 0], [11, 2, 10], { r: 1.5 });
  block(s, dark, [0, -9, 4], [6, 9, 2], { r: 0.6 });
  lathe(s, INK, [0, -9, 1], points('2.4,0 2.4,1.2'));
  lathe(s, look.colour, [0, 2, 0], points('2.4,0 2.4,24'), { gloss: true });
  const joint = (x: number, y: number, z: number): void =>
    lathe(s, dark, [x, y - 3, z], points('3.2,0 3.2,6'), { gloss: true });
  if (look.has('double')) secondArm(s, look.colour);
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
  block(s, SOOT, [-49, 34, 8], [12, 12, 1.2], { r: 1.2, plane: 'front' });
}

export const fittings = {
  whiteboard: { angle: 'low', setting: 'floor', focus: { at: [14, 16, 4], width: 56 }, draw: whiteboard },
  'monitor-arm': { angle: 'low', setting: 'desk', focus: { at: [36, 38, 6], width: 34 }, draw: monitorArm },
} satisfies Record<string, Family>;
