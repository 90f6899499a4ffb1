// A gift box that has been opened: its lid behind it, and in its wood wool what it holds. 'holds-coffee' and the like say what that is.
import { rect, stroke } from '../art';
import { lift } from '../colour';
import { CREAM, type Look, PAPER } from '../look';
import { oblong, points } from '../outlines';
import { block, box } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { lathe } from '../turned';

/** Drawn from its foot, in a field ten centimetres wide. */
type Thing = (s: Stage, k: number) => void;

const madeLarger = (text: string, k: number): Point[] => points(text).map(([r, y]): Point => [r * k, y * k]);

const corkedBottle =
  (colour: string): Thing =>
  (s, k) => {
    lathe(s, colour, [0, 0, 0], madeLarger('2.3,0 2.5,0.5 2.5,9 1,12 1,14.4', k), { gloss: true });
    lathe(s, '#2f3a33', [0, 14.4 * k, 0], madeLarger('1.1,0 1.1,1.6', k));
  };
const lidJar =
  (colour: string, lid = '#c9a24a'): Thing =>
  (s, k) => {
    lathe(s, colour, [0, 0, 0], madeLarger('2.9,0 3.2,0.5 3.2,7.4 2.8,8.2', k), { gloss: true });
    lathe(s, lid, [0, 8.2 * k, 0], madeLarger('3,0 3,1.6', k));
  };
const foldedBag =
  (colour: string, label = CREAM): Thing =>
  (s, k) => {
    block(s, colour, [0, 0, 0], [6.4 * k, 10 * k, 4 * k], { r: 0.8 * k, bevel: 0.5 * k });
    box(s, lift(colour, -0.06), [0, 10 * k, 0], [5.6 * k, 1.2 * k, 0.8 * k]);
    s.front([-2.2 * k, 7.6 * k, 2.02 * k], (p) => rect(0, 0, 4.4 * k, 3.6 * k, p(label), 0.3 * k));
  };
const labelledCarton =
  (colour: string): Thing =>
  (s, k) => {
    box(s, colour, [0, 0, 0], [7 * k, 8 * k, 4 * k]);
    s.front([-2.6 * k, 6.6 * k, 2.02 * k], (p) => rect(0, 0, 5.2 * k, 3.4 * k, p(CREAM), 0.2 * k));
  };
const bar: Thing = (s, k) => {
  block(s, '#4a2a1c', [0, 0, 0], [7.4 * k, 10 * k, 1.4 * k], { r: 0.2 * k, bevel: 0.1 * k });
  s.front([-3 * k, 8.4 * k, 0.72 * k], (p) => rect(0, 0, 6 * k, 4.4 * k, p(CREAM), 0.3 * k));
};
const mugs: Thing = (s, k) => {
  for (const x of [-2.4, 2.6])
    lathe(s, '#8fa3a0', [x * k, 0, 0], madeLarger('2.1,0 2.4,8.4', k), { open: true, cap: '#5d6f6c', gloss: true });
};
const folded: Thing = (s, k) => {
  for (const layer of [0, 1, 2])
    block(s, lift('#8aa39a', layer * 0.03), [0, layer * 2.8 * k, 0], [10.6 * k, 2.8 * k, 7 * k], {
      r: 1.2 * k,
      bevel: 0.9 * k,
    });
};

const THINGS: Readonly<Record<string, Thing>> = {
  juice: corkedBottle('#b0434d'),
  nuts: foldedBag('#d8b98a'),
  liquorice: foldedBag('#33302f'),
  honey: lidJar('#d59a2f'),
  mugs,
  coffee: foldedBag('#6d4a3a'),
  chocolate: bar,
  throw: folded,
  candle: lidJar('#efe6d0', '#3c1c38'),
  caramels: foldedBag('#e9cf9c', PAPER),
  tea: labelledCarton('#5d8a6a'),
  olives: lidJar('#7d8a3c'),
  crackers: labelledCarton('#d7b06a'),
};

/** The contents that can be drawn; empty for an unfilled box. */
export const giftsHeldIn = (look: Look): string[] => Object.keys(THINGS).filter((name) => look.has(`holds-${name}`));

/** Back row first; two share a row. */
const PLACES: readonly (readonly [x: number, z: number])[] = [
  [-0.24, -0.2],
  [0.24, -0.2],
  [-0.24, 0.2],
  [0.24, 0.2],
];

export function openedGift(s: Stage, look: Look, [w, h, d]: Vec, band: string): void {
  const [wide, deep, wall] = [w - 1.2, d - 1.2, 0.7];
  const inside = lift(look.colour, -0.1);
  s.shadow(oblong(w, d), 3);
  // The lid leans behind: its inside is seen.
  block(s, lift(look.colour, 0.03), [w * 0.06, 0, -d / 2 - 2.2], [w, Math.max(h * 1.7, d * 0.62), 2], {
    r: 0.3,
    bevel: 0.1,
  });
  s.front([-w * 0.44 + 0.8, Math.max(h * 1.7, d * 0.62) - 0.8, -d / 2 - 1.18], (p) =>
    rect(0, 0, w - 1.6, Math.max(h * 1.7, d * 0.62) - 0.8, p(inside)),
  );
  box(s, inside, [0, 0, -deep / 2 + wall / 2], [wide, h - 1, wall]);
  box(s, inside, [-wide / 2 + wall / 2, 0, 0], [wall, h - 1, deep]);
  const floor = Math.max(0.6, Math.min((h - 1) * 0.65, h - 6.5));
  box(s, '#e6d6b2', [0, 0, 0], [wide - 2 * wall, floor, deep - 2 * wall]);
  s.top([-wide / 2 + wall, floor + 0.02, -deep / 2 + wall], (p) =>
    Array.from({ length: 14 }, (_, i) => {
      const [x, y] = [((i * 37) % 100) / 100, ((i * 61) % 100) / 100];
      return stroke(`M${x * (wide - 5)} ${y * (deep - 3)}q2 -1.6 3.4 .4`, p('#cdb888'), 0.35);
    }).join(''),
  );
  const held = giftsHeldIn(look).slice(0, PLACES.length);
  const k = Math.min(w / 26, d / 18, 1.5);
  for (const [i, name] of held.entries()) {
    const [x, z] = PLACES[i] ?? [0, 0];
    // Two alone are centred in the box.
    s.at([x * wide, floor, (held.length > 2 ? z : 0) * deep], () => THINGS[name]?.(s, k), { yaw: i % 2 ? 8 : -6 });
  }
  box(s, look.colour, [wide / 2 - wall / 2, 0, 0], [wall, h - 1, deep]);
  box(s, look.colour, [0, 0, deep / 2 - wall / 2], [wide, h - 1, wall]);
  const ribbon = Math.min(3.2, w * 0.12);
  s.front([-ribbon / 2, h - 1, deep / 2 + 0.01], (p) => rect(0, 0, ribbon, h - 1, p(band)));
  s.right([wide / 2 + 0.01, h - 1, ribbon / 2], (p) => rect(0, 0, ribbon, h - 1, p(band)));
}
