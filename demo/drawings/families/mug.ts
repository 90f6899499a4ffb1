// The mug: alone, and as a part of other pictures.
import { words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, type Family, INK, type Look, SOOT, stacked } from '../look';
import { heightBar, saidBars } from '../measures';
import { points, round } from '../outlines';
import type { Point } from '../space';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';
import { wrap } from '../wrap';

export function mugBody(s: Stage, colour: string, r: number, h: number, drink: string, measured = false): void {
  s.shadow(round(r), r * 0.45);
  const profile = [
    [r * 0.95, 0],
    [r, h * 0.06],
    [r, h],
  ] as const;
  const body = (): void =>
    lathe(s, colour, [0, 0, 0], profile, { open: true, gloss: true, cap: mix(drink, colour, 0.1) });
  if (measured) s.sized({ x: 'width' }, body);
  else body();
  const handle = (k: number, w: number, tone: string): void =>
    cord(
      s,
      tone,
      [
        [r * 0.9, h * 0.8, k],
        [r * 1.35, h * 0.84, k],
        [r * 1.68, h * 0.68, k],
        [r * 1.7, h * 0.42, k],
        [r * 1.4, h * 0.22, k],
        [r * 0.92, h * 0.2, k],
      ],
      w,
    );
  handle(0, r * 0.26, colour);
}

/** By how much it is wider and higher than the plain one. */
function mugScale(look: Look): readonly [wide: number, high: number] {
  const plain = look.has('travel') ? [8.8, 17.4] : look.has('no-handle') ? [9.2, 8.6] : [8.8, 9.4];
  const small = look.has('no-handle') ? 0.7 : 1;
  const [w, h] = [plain[0] ?? 9, plain[1] ?? 9];
  return [look.number('width', w * small, [3, 20]) / w, look.number('height', h * small, [3, 40]) / h];
}

function travelMug(s: Stage, look: Look): void {
  const [k, kh] = mugScale(look);
  const scaled = (text: string): Point[] => points(text).map(([r, h]): Point => [r * k, h * kh]);
  s.shadow(round(3.8 * k), 1.6);
  lathe(s, look.colour, [0, 0, 0], scaled('3.2,0 3.4,0.5 4.2,15'), { gloss: true });
  lathe(s, lift(look.colour, -0.1), [0, 5.6 * kh, 0], scaled('3.76,0 3.98,4.4'), { belt: true });
  s.sized({ x: 'width' }, () =>
    lathe(s, look.accent ?? SOOT, [0, 15 * kh, 0], scaled('4.4,0 4.4,1.2 4,2.4'), { gloss: true }),
  );
  lathe(s, INK, [1.6 * k, 17 * kh, 1.4 * k], points('0.7,0 0.7,0.3'));
  const volume = look.word('volume', look.mark);
  if (volume)
    s.fact(look.word('volume') ? 'volume' : 'print', volume, () =>
      wrap(s, look.colour, { r: [4 * k, 4.1 * k], y: [10.4 * kh, 13 * kh], half: 30, at: 22 }, (p) =>
        words(volume, 0, 0, 1.6, 5, p(inkOn(look.colour))),
      ),
    );
}

/** A cup without a handle, a little wider at its rim. */
function handlelessCup(s: Stage, colour: string, r: number, h: number, drink: string): void {
  s.shadow(round(r), r * 0.45);
  s.fact('handle', 'none', () =>
    s.sized({ x: 'width' }, () =>
      lathe(
        s,
        colour,
        [0, 0, 0],
        [
          [r * 0.78, 0],
          [r * 0.84, h * 0.06],
          [r, h],
        ],
        { open: true, gloss: true, cap: mix(drink, colour, 0.1) },
      ),
    ),
  );
}

const mugBar = (look: Look): Bar[] => {
  const h = look.number('height', 9);
  const x = -look.number('width', 8) * 0.86;
  return saidBars(look, { height: { ...heightBar(0, 0, h), from: [x, h, 0], to: [x, 0, 0] } });
};

function drawMug(s: Stage, look: Look): void {
  if (look.has('travel')) {
    travelMug(s, look);
    return;
  }
  s.at(
    [0, 0, 0],
    () => {
      const [k, kh] = mugScale(look);
      const drink = look.has('empty') ? lift(look.colour, -0.2) : '#50301d';
      if (look.has('no-handle')) handlelessCup(s, look.colour, 4.6 * k, 8.6 * kh, drink);
      else mugBody(s, look.colour, 4.4 * k, 9.4 * kh, drink, true);
      if (look.has('stackable'))
        lathe(
          s,
          lift(look.colour, -0.05),
          [0, 1.1 * kh, 0],
          [
            [4.44 * k, 0],
            [4.44 * k, 0.3],
          ],
          { belt: true },
        );
      if (look.accent) wrap(s, look.accent, { r: [4.42 * k, 4.42 * k], y: [6.4 * kh, 7.2 * kh], half: 88, at: 8 });
      const volume = look.word('volume', look.mark);
      if (volume)
        s.fact(look.word('volume') ? 'volume' : 'print', volume, () =>
          s.front([0, 4.4 * kh, 4.46 * k], (p) =>
            words(volume, 0, 0, 1.9 * Math.max(0.8, k), 5.4 * k, p(inkOn(look.colour))),
          ),
        );
    },
    { yaw: 20 },
  );
}

export const mug = {
  mug: {
    angle: 'mid',
    setting: 'kitchen',
    focus: { at: [1, 7, 3], width: 9 },
    draw: (s, look) => s.sized({ y: 'height' }, () => drawMug(s, look)),
    pack: (look) =>
      stacked(Math.min(look.count, 36), Math.min(look.count, look.count > 12 ? 6 : 3), look.count > 12 ? 6 : 2, [
        13 * mugScale(look)[0],
        0,
        12 * mugScale(look)[0],
      ]),
    bars: (look) => (look.count > 1 ? [] : mugBar(look)),
  },
} satisfies Record<string, Family>;
