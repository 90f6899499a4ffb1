// What all things to write with are put together from: turned parts, print, clip, cap, the line drawn, the carton of many.
import { rect, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Family, type Look, PAPER } from '../look';
import { oblong } from '../outlines';
import { block, box } from '../solids';
import type { Point } from '../space';
import type { Stage } from '../stage';
import { type LatheOptions, lathe } from '../turned';

export const LEAN = 73;

export const angle: Family['angle'] = (look) => (look.count > 1 ? 'mid' : 'high');

/** A turned part along the pen, which lies on x with its tip at the lower left. */
export function part(
  s: Stage,
  colour: string,
  from: number,
  y: number,
  profile: readonly Point[],
  options: LatheOptions = {},
): void {
  lathe(s, colour, [from, y, 0], profile, { axis: [1, 0, 0], gloss: true, ...options });
}

/** The line that the tip has just drawn: it starts at the tip and runs towards the lower right. */
export function line(s: Stage, colour: string, half: number, width: number, opacity = 1): void {
  const turn = (LEAN * Math.PI) / 180;
  const [x, z] = [-half * Math.cos(turn), half * Math.sin(turn)];
  const d = 'M0 0C1 1.4 1.5-1.6 2.4-.2S3.4 1.5 4.2 .2S5.4-1.4 6.2 0S7.4 1 8.4-.3';
  s.at(
    [x, 0, z],
    () => {
      s.top([0, 0, 0], () => stroke(d, colour, width, opacity));
      s.point([8.4, 0, 0]);
    },
    { yaw: 8 },
  );
}

export function lying(s: Stage, half: number, r: number, draw: () => void): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(half * 2, r * 2.2), r * 1.3);
      draw();
    },
    { yaw: LEAN },
  );
}

/** The print along a barrel, on the side that the viewer sees. */
export function print(s: Stage, text: string, x: number, y: number, r: number, room: number, colour: string): void {
  s.art([x, y + r * 0.75, r * 0.66], [1, 0, 0], [0, -0.66, 0.75], [0, 0.75, 0.66], () =>
    words(text, 0, 0, r * 0.85, room, colour),
  );
}

export function tipOf(look: Look): string {
  return ['0.3', '0.4', '0.5', '0.7', '0.8', '1.0', '1.4', '1.6'].find((size) => look.has(`tip-${size}`)) ?? '';
}

export function clip(s: Stage, colour: string, from: number, to: number, top: number, width = 0.36): void {
  block(s, colour, [(from + to) / 2, top, 0.15], [to - from, 0.16, width], { r: 0.12, bevel: 0.06 });
  block(s, colour, [to - 0.2, top - 0.35, 0.15], [0.4, 0.4, width], { r: 0.1, bevel: 0.05 });
}

/** Twelve or so standing in an open carton that says how many. */
export function carton(s: Stage, look: Look, r: number, height: number, top: (x: number, z: number) => void): void {
  const shell = look.accent ?? mix(look.colour, PAPER, 0.82);
  const [columns, w, d] = [6, r * 2.3 * 6 + 0.6, r * 4.8 + 0.6];
  s.shadow(oblong(w, d), 2);
  box(s, lift(shell, -0.1), [0, 0, -d / 2 + 0.1], [w, height * 0.78, 0.2]);
  for (const z of [-r * 1.2, r * 1.2]) for (let i = 0; i < columns; i += 1) top((i - 2.5) * r * 2.3, z);
  box(s, shell, [w / 2 - 0.1, 0, 0], [0.2, height * 0.6, d]);
  box(s, shell, [0, 0, d / 2 - 0.1], [w, height * 0.52, 0.2]);
  s.front(
    [-w / 2, height * 0.52, d / 2 + 0.01],
    (p) =>
      rect(0, 0, w, height * 0.13, p(look.colour)) +
      words(look.mark || tipOf(look), w / 2, height * 0.21, height * 0.09, w * 0.7, p(inkOn(shell))) +
      words(`× ${look.count}`, w / 2, height * 0.37, height * 0.12, w * 0.7, p(inkOn(shell))),
  );
}

export function looseCap(s: Stage, colour: string, r: number, length: number): void {
  s.shadow(oblong(length, r * 2), r);
  part(
    s,
    colour,
    -length / 2,
    r,
    [
      [r, 0],
      [r, length - 0.3],
      [r * 0.8, length],
    ],
    { open: true },
  );
  block(s, lift(colour, 0.04), [0.3, r * 2, 0.2], [length * 0.72, 0.16, 0.4], { r: 0.12 });
}
