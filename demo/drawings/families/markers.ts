// Markers and highlighters next to the line they draw, or twelve in their box.
import { rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Family, INK, type Look, PAPER } from '../look';
import { oblong, points } from '../outlines';
import { block, slab } from '../solids';
import type { Point } from '../space';
import type { Stage } from '../stage';
import { lathe } from '../turned';
import { angle, barrelLabel, carton, closeTo, LEAN, line, looseCap, lying, part, strokeOf } from './writing-parts';

/** Width of the drawn line, in centimetres; the size of the nib follows from it. */
const nibOf = (look: Look): number => strokeOf(look, 0.45);

function marker(s: Stage, look: Look): void {
  const body = look.accent ?? (look.has('thick') ? lift(look.colour, 0.02) : '#e9ebec');
  const r = look.has('jumbo') ? 1.3 : look.has('thick') ? 1.12 : 0.95;
  if (look.count > 1) {
    carton(s, look, 0.85, 14, (x, z) => {
      lathe(s, body, [x, 0, z], points('0.8,0 0.8,9.4'));
      lathe(s, look.colour, [x, 9, z], points('0.84,0 0.84,4.2 0.66,4.6'), { gloss: true });
    });
    return;
  }
  line(s, look, look.colour, 6.2, nibOf(look));
  lying(s, 7, r, () => {
    const turned = (colour: string, from: number, profile: readonly Point[], gloss = true): void =>
      part(s, colour, from, r, profile, { gloss });
    turned(look.colour, 6.2, [
      [r, 0],
      [r, 0.5],
      [r * 0.84, 0.7],
    ]);
    turned(body, -2.9, [
      [r, 0],
      [r, 9.1],
    ]);
    turned(lift(body, -0.05), -4.4, [
      [r * 0.66, 0],
      [r * 0.66, 1.5],
    ]);
    turned(
      INK,
      -5.4,
      [
        [r * 0.44, 0],
        [r * 0.54, 1],
      ],
      false,
    );
    s.fact('nib', look.word('nib', look.has('chisel') ? 'chisel' : 'round'), () => nib(s, look, r));
    barrelBand(s, look, r);
  });
  s.at([3.2, 0, 4.8], () => looseCap(s, look.colour, r * 1.03, 4.6), { yaw: LEAN - 24 });
}

/** Round ones end in a cone, slanted ones in a wedge as wide as their line. */
function nib(s: Stage, look: Look, r: number): void {
  const half = Math.min(r * 0.8, nibOf(look) * 0.62);
  if (look.word('nib', look.has('chisel') ? 'chisel' : 'round') === 'round')
    part(
      s,
      look.colour,
      -6.2,
      r,
      [
        [0.08, 0],
        [half, 0.4],
        [half, 0.8],
      ],
      { gloss: false },
    );
  else
    slab(
      s,
      look.colour,
      [
        [-5.4, -half],
        [-5.4, half],
        [-6, half],
        [-6.7, -half],
      ],
      'floor',
      [0, r - 0.22, 0],
      0.44,
      { bevel: 0.08 },
    );
}

/** The band with brand and model; a window shows how much ink is left. */
function barrelBand(s: Stage, look: Look, r: number): void {
  const label = barrelLabel(look, 'MARKER');
  const [y, z] = [r * 1.75, r * 0.66];
  const band = look.has('thick') ? PAPER : look.colour;
  s.fact('label', label, () =>
    s.art(
      [2.2, y, z],
      [1, 0, 0],
      [0, -0.66, 0.75],
      [0, 0.75, 0.66],
      (p) => rect(-4.1, -0.42, 8, 0.84, p(band), 0.2) + words(label, 0, 0, 0.62, 7, inkOn(band)),
    ),
  );
  if (look.has('window'))
    s.fact('ink', 'window', () =>
      s.art(
        [-1.9, y, z],
        [1, 0, 0],
        [0, -0.66, 0.75],
        [0, 0.75, 0.66],
        (p) => rect(-0.8, -0.4, 0.9, 0.8, p('#dfe9ec'), 0.3) + rect(-0.8, 0, 0.9, 0.4, look.colour, 0.2),
      ),
    );
}

function highlighter(s: Stage, look: Look): void {
  const body = look.colour;
  const flat = look.has('flat');
  if (look.count > 1) {
    carton(s, look, 0.95, 12, (x, z) => {
      block(s, body, [x, 0, z], [1.5, 8.6, flat ? 1.1 : 1.5], { r: flat ? 0.4 : 0.7 });
      block(s, lift(body, -0.07), [x, 8.2, z], [1.7, 3.8, flat ? 1.3 : 1.7], { r: flat ? 0.45 : 0.8, bevel: 0.3 });
    });
    return;
  }
  line(s, look, body, 5.9, nibOf(look) * 1.9, 0.6);
  lying(s, 5.6, 1.1, () => {
    if (flat) block(s, body, [1.2, 0, 0], [8.4, 1.5, 2.5], { r: 0.7, bevel: 0.55 });
    else part(s, body, -3, 0.85, points('0.85,0 0.85,8.4 0.7,8.9'));
    block(s, INK, [-3.6, 0.2, 0], [1.6, 1.1, flat ? 1.7 : 1.2], { r: 0.35, bevel: 0.3 });
    block(s, SOFT, [-4.7, 0.35, 0], [0.9, 0.8, 1.1], { r: 0.2, bevel: 0.2 });
    s.fact('nib', 'chisel', () => slabTip(s, lift(body, -0.05)));
    const label = barrelLabel(look, 'MARK');
    s.fact('label', label, () =>
      s.top([-1.7, flat ? 1.51 : 1.71, flat ? -0.7 : -0.5], (p) => {
        const high = flat ? 1.4 : 1;
        return rect(0, 0, 6, high, p(PAPER), 0.3, 0.92) + words(label, 3, high / 2, 0.8, 5.4, p(INK));
      }),
    );
  });
  s.at([3.6, 0, 5], () => highlighterCap(s, body, flat), { yaw: LEAN - 24 });
}

function highlighterCap(s: Stage, body: string, flat: boolean): void {
  s.shadow(oblong(4, 2.6), 1);
  if (!flat) {
    looseCap(s, lift(body, -0.07), 0.95, 4.2);
    return;
  }
  block(s, lift(body, -0.07), [0, 0, 0], [4.2, 1.8, 2.7], { r: 0.7, bevel: 0.5 });
  block(s, lift(body, -0.12), [0.2, 1.8, 0], [2.8, 0.25, 0.6], { r: 0.2 });
}

const SOFT = '#d7d9db';

function slabTip(s: Stage, colour: string): void {
  block(s, colour, [-5.5, 0.45, 0], [0.9, 0.6, 0.85], { r: 0.15, bevel: 0.1 });
}

const tags = ['tip'];

export const markers = {
  marker: { angle, setting: 'desk', focus: closeTo([-1, 0.5, 3.4], 8), draw: marker, tags },
  highlighter: { angle, setting: 'desk', focus: closeTo([-1, 0.5, 3], 7), draw: highlighter, tags },
} satisfies Record<string, Family>;
