// Markers and highlighters beside the line they draw, or twelve in their box.
import { rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Family, INK, type Look, PAPER } from '../look';
import { oblong, points } from '../outlines';
import { block } from '../solids';
import type { Stage } from '../stage';
import { lathe } from '../turned';
import { angle, carton, LEAN, line, looseCap, lying, part } from './writing-parts';

function marker(s: Stage, look: Look): void {
  const body = look.accent ?? '#e9ebec';
  if (look.count > 1) {
    carton(s, look, 0.85, 14, (x, z) => {
      lathe(s, body, [x, 0, z], points('0.8,0 0.8,9.4'));
      lathe(s, look.colour, [x, 9, z], points('0.84,0 0.84,4.2 0.66,4.6'), { gloss: true });
    });
    return;
  }
  line(s, look.colour, 6.2, 0.5);
  lying(s, 7, 0.9, () => {
    part(s, look.colour, 6.2, 0.95, points('0.95,0 0.95,0.5 0.8,0.7'));
    part(s, body, -2.9, 0.95, points('0.95,0 0.95,9.1'));
    part(s, lift(body, -0.05), -4.4, 0.95, points('0.62,0 0.62,1.5'));
    part(s, INK, -5.4, 0.95, points('0.42,0 0.5,1'), { gloss: false });
    part(
      s,
      look.colour,
      -6.2,
      0.95,
      look.has('chisel') ? points('0.3,0 0.34,0.8') : points('0.12,0 0.3,0.4 0.32,0.8'),
      { gloss: false },
    );
    s.art(
      [2.2, 1.66, 0.63],
      [1, 0, 0],
      [0, -0.66, 0.75],
      [0, 0.75, 0.66],
      (p) =>
        rect(-4.1, -0.42, 8, 0.84, p(look.colour), 0.2) +
        words(look.mark || 'MARKER', 0, 0, 0.62, 6, inkOn(look.colour)),
    );
  });
  s.at([3.2, 0, 4.8], () => looseCap(s, look.colour, 0.98, 4.6), { yaw: LEAN - 24 });
}

function highlighter(s: Stage, look: Look): void {
  const body = look.colour;
  if (look.count > 1) {
    carton(s, look, 0.95, 12, (x, z) => {
      block(s, body, [x, 0, z], [1.5, 8.6, 1.1], { r: 0.4 });
      block(s, lift(body, -0.07), [x, 8.2, z], [1.7, 3.8, 1.3], { r: 0.45, bevel: 0.3 });
    });
    return;
  }
  line(s, body, 5.9, 1.15, 0.6);
  lying(s, 5.6, 1.1, () => {
    block(s, body, [1.2, 0, 0], [8.4, 1.5, 2.5], { r: 0.7, bevel: 0.55 });
    block(s, INK, [-3.6, 0.2, 0], [1.6, 1.1, 1.7], { r: 0.35, bevel: 0.3 });
    block(s, SOFT, [-4.7, 0.35, 0], [0.9, 0.8, 1.1], { r: 0.2, bevel: 0.2 });
    slabTip(s, lift(body, -0.05));
    s.top(
      [-1.7, 1.51, -0.7],
      (p) => rect(0, 0, 6, 1.4, p(PAPER), 0.3, 0.92) + words(look.mark || 'MARK', 3, 0.7, 0.8, 5, p(INK)),
    );
  });
  s.at(
    [3.6, 0, 5],
    () => {
      s.shadow(oblong(4, 2.6), 1);
      block(s, lift(body, -0.07), [0, 0, 0], [4.2, 1.8, 2.7], { r: 0.7, bevel: 0.5 });
      block(s, lift(body, -0.12), [0.2, 1.8, 0], [2.8, 0.25, 0.6], { r: 0.2 });
    },
    { yaw: LEAN - 24 },
  );
}

const SOFT = '#d7d9db';

function slabTip(s: Stage, colour: string): void {
  block(s, colour, [-5.5, 0.45, 0], [0.9, 0.6, 0.85], { r: 0.15, bevel: 0.1 });
}

export const markers = {
  marker: { angle, setting: 'desk', focus: { at: [-1, 0.5, 3.4], width: 8 }, draw: marker },
  highlighter: { angle, setting: 'desk', focus: { at: [-1, 0.5, 3], width: 7 }, draw: highlighter },
} satisfies Record<string, Family>;
