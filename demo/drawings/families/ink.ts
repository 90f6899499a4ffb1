// Ink cartridges: each with its colour band and its number, large enough to read in a list.
import { print, rect, shape, words } from '../art';
import { inkOn } from '../colour';
import { type Family, INK, type Look, PAPER, SOOT } from '../look';
import { oblong } from '../outlines';
import { slab } from '../solids';
import type { Vec } from '../space';
import { num, type Stage } from '../stage';
import { rod } from '../turned';

export const SHELL = '#3a3e45';

const drop = (x: number, y: number, k: number, fill: string): string =>
  shape(
    `M${num(x)} ${num(y - 1.7 * k)}c${num(1.2 * k)} ${num(1.5 * k)} ${num(1.4 * k)} ${num(2 * k)} ${num(1.4 * k)} ${num(2.4 * k)}a${num(1.4 * k)} ${num(1.4 * k)} 0 0 1${num(-2.8 * k)} 0c0${num(-0.4 * k)} ${num(0.2 * k)}${num(-0.9 * k)} ${num(1.4 * k)}${num(-2.4 * k)}z`,
    fill,
  );

/** The two flat faces of a cartridge's side: label ground, colour band, number. */
function label(look: Look, w: number, h: number, p: (hex: string) => string): string {
  const ink = inkOn(look.colour);
  const stripes = look.has('multi')
    ? ['#1fa3d8', '#d13d8f', '#f2cf3b'].map((c, i) => rect((w / 3) * i, h * 0.62, w / 3, h * 0.38, p(c))).join('')
    : '';
  return (
    rect(0, 0, w, h, p(PAPER), 0.25) +
    rect(0, h * 0.56, w, h * 0.44, p(look.colour), 0.25) +
    rect(0, h * 0.56, w, h * 0.1, p(look.colour)) +
    stripes +
    words(look.mark || 'XL', w / 2, h * 0.29, h * 0.34, w * 0.86, p(INK)) +
    drop(w * 0.2, h * 0.79, h * 0.075, p(ink)) +
    print(w * 0.38, h * 0.68, w * 0.48, 2, h * 0.06, p(ink), 0.6)
  );
}

/** The four of a set are side by side, black first. */
export const SET_COLOURS = ['#23262b', '#1ba3cf', '#c7257e', '#f2d21b'];

/** One cartridge, or each of a set in its colour. */
export function eachOfSet(s: Stage, look: Look, step: Vec, one: (look: Look) => void): void {
  const set = look.number('set', 1, [1, 8]);
  if (set < 2) {
    one(look);
    return;
  }
  for (let i = 0; i < set; i += 1) {
    const place: Vec = [step[0] * i, step[1] * i, step[2] * i];
    s.count('set', () => s.at(place, () => one({ ...look, colour: SET_COLOURS[i % 4] ?? look.colour })));
  }
}

/** The maker, on a separate label: originals by their brand, compatible ones by the shop's own. */
export function makerLabel(s: Stage, look: Look, at: Vec, [w, h]: readonly [number, number]): void {
  const brand = look.word('brand');
  if (brand)
    s.fact('brand', brand, () =>
      s.front(
        at,
        (p) =>
          rect(0, 0, w, h, p(look.accent ?? '#e8e6e0'), h * 0.16) +
          words(brand.toUpperCase(), w / 2, h / 2, h * 0.62, w * 0.92, p(look.accent ? PAPER : INK)),
      ),
    );
}

function inkCartridge(s: Stage, look: Look): void {
  eachOfSet(s, look, [2.6, 0, 4.4], (one) => oneInk(s, one));
}

function oneInk(s: Stage, look: Look): void {
  const xl = look.has('xl') || look.has('high-yield');
  const [w, h, d] = [xl ? 3.4 : 2.4, 6.4, 8];
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(d, w), 1);
      slab(
        s,
        SHELL,
        [
          [-d / 2, 0],
          [d / 2 - 1.2, 0],
          [d / 2, 1.2],
          [d / 2, h - 1],
          [d / 2 - 0.8, h - 1],
          [d / 2 - 0.8, h],
          [-d / 2 + 0.6, h],
          [-d / 2, h - 0.6],
        ],
        'front',
        [0, 0, -w / 2],
        w,
        { bevel: 0.12 },
      );
      s.fact('number', look.mark, () =>
        s.front([-d / 2 + 0.45, h - 0.6, w / 2 + 0.01], (p) => label(look, d - 1.5, h - 1.2, p)),
      );
      makerLabel(s, look, [-d / 2 + 2.8, 1.9, w / 2 + 0.02], [3.6, 0.9]);
      s.top(
        [-d / 2 + 1, h + 0.01, -w / 2 + 0.3],
        (p) =>
          rect(0, 0, d - 2.6, w - 0.6, p(look.colour), 0.3) +
          words(look.mark, (d - 2.6) / 2, (w - 0.6) / 2, 1.2, 4, p(inkOn(look.colour))),
      );
      s.right(
        [d / 2 + 0.01, 4.6, w / 2 - 0.5],
        (p) =>
          rect(0, 0, w - 1, 2, p('#c89a3f'), 0.1) +
          [0, 1, 2]
            .map((i) => rect(((w - 1) / 3) * i + 0.06, 0.2, (w - 1) / 3 - 0.12, 1.6, p('#e5bf62'), 0.06))
            .join(''),
      );
      rod(s, SOOT, [d / 2, 1.9, 0], [d / 2 + 0.5, 1.9, 0], 0.5);
    },
    { yaw: 4 },
  );
}

export const ink = {
  'ink-cartridge': {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 3.6, 1.2], width: 7 },
    draw: inkCartridge,
    pack: { step: [2.4, 0, 4], most: 4 },
    tags: ['yield'],
  },
} satisfies Record<string, Family>;
