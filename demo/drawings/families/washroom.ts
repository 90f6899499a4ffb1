// Variants of the washroom: dispensers for the wall, canisters, and the wound end of a roll.
import { disc, print, rect, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, INK, type Look, PAPER } from '../look';
import { oblong } from '../outlines';
import { block, slab } from '../solids';
import { num, type Stage } from '../stage';
import { cord, lathe } from '../turned';

/** A soap dispenser for the wall, worked by a lever, an elbow bar or a sensor. */
export function wallDispenser(s: Stage, look: Look): void {
  const tone = look.colour;
  block(s, tone, [0, 6, 0], [12, 20, 10], { r: 2.4, bevel: 1, plane: 'front' });
  s.front([-2, 22, 5.02], (p) => rect(0, 0, 4, 8, p(mix(tone, '#5f8f9d', 0.45)), 1.6));
  const printed = (fact: string, y: number, size: number): void => {
    const said = look.word(fact);
    if (said) s.fact(fact, said, () => s.front([0, y, 5.04], (p) => words(said, 0, 0, size, 8, p(inkOn(tone)))));
  };
  printed('label', 24.2, 1.2);
  printed('volume', 11.9, 1.7);
  block(s, lift(tone, -0.08), [0, 3.6, -0.6], [8, 3, 8], { r: 1.2 });
  if (look.has('sensor')) s.front([0, 9.2, 5.03], (p) => disc(0, 0, 0.9, p(INK)) + disc(0, 0, 0.4, '#7fd0a0'));
  else if (look.has('elbow'))
    cord(
      s,
      CHROME,
      [
        [-4, 7, 5],
        [-4, 6, 13],
        [4, 6, 13],
        [4, 7, 5],
      ],
      0.9,
    );
  else block(s, look.accent ?? CHROME, [0, 5.4, 5.4], [8, 5, 1.6], { r: 1, plane: 'front' });
}

/** Five litres with a handle. */
export function canister(s: Stage, look: Look): void {
  s.shadow(oblong(18, 13), 3);
  block(s, look.colour, [0, 0, 0], [18, 22, 13], { r: 3, bevel: 2.6 });
  slab(s, lift(look.colour, -0.14), oblong(7, 2.4, 1, 20), 'front', [0, 0, 6.52], 0.04, { flat: true });
  lathe(
    s,
    look.accent ?? '#5f8f9d',
    [-5.4, 22, 0],
    [
      [2.3, 0],
      [2.3, 2.6],
    ],
    { gloss: true },
  );
  const [line, brand] = [look.mark || look.word('volume', '5 l'), look.word('label')];
  s.fact(look.word('volume') ? 'volume' : 'print', line, () =>
    s.front(
      [-7, 16, 6.54],
      (p) =>
        rect(0, 0, 14, 11, p(PAPER), 0.6) +
        words(line, 7, 3.4, 3.6, 12, p(INK)) +
        print(2, 8.4, 10, 2, 1, p(INK), 0.35),
    ),
  );
  if (brand) s.fact('label', brand, () => s.front([-7, 16, 6.55], (p) => words(brand, 7, 6.8, 1.5, 12, p(INK))));
}

/** The wound end of a roll, seen from above. */
export const windings = (r: number, colour: string, paint: (hex: string) => string, core = 0.42): string =>
  [0.94, 0.84, 0.74, 0.64, 0.54]
    .filter((k) => k > core)
    .map((k) => `<circle r="${num(r * k)}" fill="none" stroke="${paint(lift(colour, -0.08))}" stroke-width=".12"/>`)
    .join('') +
  disc(0, 0, r * core, paint('#c9a779')) +
  disc(0, 0, r * core * 0.83, paint('#7a5c3b'));
