// Coffee, tea and what they are drunk from.
import { disc, print, rect, ring, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, CREAM, type Family, INK, type Look, PAPER, SOOT, STEEL } from '../look';
import { oblong, round } from '../outlines';
import { block, box, slab } from '../solids';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';
import { wrap } from '../wrap';

function coffeeBag(s: Stage, look: Look): void {
  const [w, h, d] = [13, 25, 8];
  const tone = look.colour;
  s.shadow(oblong(w, d), 2);
  s.polygon([[w / 2, 0, d / 2], [w / 2, 0, -d / 2], [w / 2, h - 5, -d / 2 + 0.8], [w / 2, h, 0], [w / 2, h - 5, d / 2 - 0.8]], tone, -0.42);
  s.polygon([[w / 2, 0, 0], [w / 2, 0, -d / 2], [w / 2, h - 5, -d / 2 + 0.8], [w / 2, h, 0], [w / 2 - 0.7, h - 8, 0]], tone, -0.75);
  s.polygon([[-w / 2, 0, d / 2], [w / 2, 0, d / 2], [w / 2, h - 5, d / 2 - 0.8], [-w / 2, h - 5, d / 2 - 0.8]], tone, 0.4, true);
  s.polygon([[-w / 2, h - 5, d / 2 - 0.8], [w / 2, h - 5, d / 2 - 0.8], [w / 2, h, 0.2], [-w / 2, h, 0.2]], tone, 0.75, true);
  box(s, lift(tone, -0.04), [0, h, 0], [w, 2.6, 0.5]);
  block(s, look.accent ?? CHROME, [0, h + 0.6, 0.5], [w + 1.2, 0.9, 0.5], { r: 0.3, plane: 'front' });
  s.art([-w / 2, h - 5, d / 2 - 0.78], [1, 0, 0], [0, -1, 0.04], [0, 0, 1], (p) =>
    rect(1.6, 3.4, w - 3.2, 12.4, p(CREAM), 0.5) + disc(w / 2, 7.4, 2.6, p(tone)) + bean(w / 2, 7.4, p(CREAM)) +
    words(look.mark || 'KAFFE', w / 2, 11.9, 1.9, w - 4.4, p(INK)) + print(w / 2 - 3, 13.5, 6, 2, 0.8, p(INK), 0.35) + words(look.has('espresso') ? 'ESPRESSO' : '500 g', w / 2, 17.8, 1.3, 8, p(inkOn(tone))));
  s.art([0, h - 1.6, 1.3], [1, 0, 0], [0, -1, 0.5], [0, 0.5, 1], (p) => disc(0, 0.3, 0.75, p(lift(tone, 0.12))) + disc(0, 0.3, 0.3, p(lift(tone, -0.12))));
}

const bean = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(28)"><ellipse rx="1.15" ry="1.6" fill="${fill}"/></g>${stroke(`M${x + 0.6} ${y - 1.3}C${x - 0.7} ${y - 0.5} ${x + 0.6} ${y + 0.5} ${x - 0.6} ${y + 1.3}`, '#6b4a36', 0.26)}`;

function coffeeMachine(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(28, 36), 4);
  block(s, lift(tone, -0.03), [0, 0, 0], [28, 4, 38], { r: 2, bevel: 0.6 });
  block(s, tone, [0, 4, -9], [28, 34, 20], { r: 2, bevel: 0.5 });
  for (let i = 0; i < 9; i += 1) box(s, i % 2 ? STEEL : SOOT, [-8 + i * 2, 4, 9], [1.9, 0.3, 15]);
  s.at([1, 4.3, 8], () => mugBody(s, PAPER, 3.6, 8, '#4a2c1b'));
  block(s, tone, [0, 24, 4], [28, 14, 26], { r: 2.4, bevel: 0.8 });
  block(s, STEEL, [0, 17, 8], [9, 7, 8], { r: 1.4 });
  for (const x of [-2, 2]) lathe(s, SOOT, [x, 14.6, 10], [[0.5, 0], [0.7, 2.6]]);
  s.front([-14, 38, 17.1], (p) => rect(4, 2.2, 14, 7.4, p('#14181d'), 0.8) + rect(5, 3.2, 7, 1, '#7fd0c0', 0.4) + bars() + disc(22.6, 5.8, 3, p(STEEL)) + disc(22.6, 5.8, 2.2, p(lift(tone, 0.1))) + rect(22.4, 3.7, 0.5, 1.6, p(PAPER), 0.2) + words(look.mark, 14, 11.7, 1.6, 20, p(inkOn(tone))));
  lathe(s, mix('#8a6a4e', tone, 0.2), [0, 38, -8], [[9.4, 0], [11, 9]], { opacity: 0.92, cap: '#5a3c28' });
  lathe(s, lift(tone, 0.03), [0, 47, -8], [[11.4, 0], [11.4, 1.4], [10, 2.2]]);
}

const bars = (): string => [0, 1, 2].map((i) => rect(5 + i * 4.2, 5.6, 3.2, 2.8, '#2f3a44', 0.5) + disc(6.6 + i * 4.2, 7, 0.7, '#d9e4e4')).join('');

export function mugBody(s: Stage, colour: string, r: number, h: number, drink: string): void {
  s.shadow(round(r), r * 0.45);
  lathe(s, colour, [0, 0, 0], [[r * 0.86, 0], [r * 0.97, h * 0.12], [r, h * 0.3], [r, h]], { open: true, gloss: true, cap: mix(drink, colour, 0.1) });
  const handle = (k: number, w: number, tone: string): void => cord(s, tone, [[r * 0.9, h * 0.8, k], [r * 1.35, h * 0.84, k], [r * 1.68, h * 0.68, k], [r * 1.7, h * 0.42, k], [r * 1.4, h * 0.22, k], [r * 0.92, h * 0.2, k]], w);
  handle(0, r * 0.26, colour);
}

function mug(s: Stage, look: Look): void {
  s.at([0, 0, 0], () => {
    mugBody(s, look.colour, 4.4, 9.4, look.has('empty') ? lift(look.colour, -0.2) : '#50301d');
    if (look.accent) wrap(s, look.accent, { r: [4.42, 4.42], y: [6.4, 7.2], half: 88, at: 8 });
    if (look.mark) s.front([0, 4.4, 4.41], (p) => words(look.mark, 0, 0, 1.6, 5.4, p(inkOn(look.colour))));
  }, { yaw: 20 });
}

function teaBox(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(14, 8), 1.6);
  box(s, tone, [0, 0, 0], [14, 9, 8]);
  const leaf = (x: number, y: number, k: number): string => `M${x} ${y}c${1.2 * k}-${1.6 * k} ${3.2 * k}-${1.4 * k} ${3.6 * k}-${1.2 * k}c${0.1 * k} ${1.6 * k}-${1.6 * k} ${2.6 * k}-${3.6 * k} ${1.2 * k}z`;
  s.front([-7, 9, 4.01], (p) => rect(0.7, 0.7, 12.6, 7.6, p(CREAM), 0.3) + rect(0.7, 5.9, 12.6, 2.4, p(lift(tone, -0.05))) + shape(leaf(4.4, 2.9, 0.9), p(tone)) + shape(leaf(6.6, 2.6, 1.1), p(lift(tone, 0.1))) + words(look.mark || 'TE', 7, 4.5, 1.5, 11, p(INK)) + words(`${look.count > 1 ? look.count : 20} breve`, 7, 7.1, 0.9, 8, p(inkOn(tone))));
  s.top([-7, 9.01, -4], (p) => stroke('M0 3.2H14', p(lift(tone, -0.12)), 0.12) + rect(4.6, 1.6, 4.8, 1.6, p(CREAM), 0.8) + print(2, 5, 10, 2, 1, p(CREAM), 0.5));
  s.right([7.01, 9, 4], (p) => rect(0, 5.9, 8, 2.4, p(lift(tone, -0.1))) + print(1.4, 1.6, 5, 4, 0.9, p(CREAM), 0.5));
  s.at([-9.6, 0, 6.6], () => {
    s.shadow(oblong(5, 6), 0.6);
    s.at([0, 0.2, 0], () => { block(s, CREAM, [0, 0, 0], [5, 0.9, 6], { r: 0.8, bevel: 0.6 }); s.top([-2.5, 0.92, -3], (p) => ring(2.5, 3, 1.4, 0.12, p('#b9a988')) + shape(leaf(1.7, 3.4, 0.5), p(tone))); }, { yaw: 26 });
    cord(s, '#d8d0c0', [[1, 0.6, 3], [3.4, 0.05, 4.4], [5.2, 0.05, 4.2]], 0.1);
    s.at([6.4, 0, 4.4], () => box(s, tone, [0, 0, 0], [2.2, 0.08, 2.2]), { yaw: 26 });
  });
}

function waterBottle(s: Stage, look: Look): void {
  s.shadow(round(3.6), 1.8);
  const clear = look.has('clear');
  lathe(s, clear ? mix(look.colour, '#eef6f8', 0.55) : look.colour, [0, 0, 0], [[3.3, 0], [3.6, 0.6], [3.6, 13], [3.5, 15], [2.8, 17.2], [2.3, 18.4]], { gloss: true, opacity: clear ? 0.85 : 1 });
  lathe(s, lift(look.colour, -0.06), [0, 1.4, 0], [[3.64, 0], [3.64, 0.25]], { belt: true });
  lathe(s, CHROME, [0, 18.2, 0], [[2.4, 0], [2.4, 0.9]], { gloss: true });
  lathe(s, look.accent ?? SOOT, [0, 19.1, 0], [[2.6, 0], [2.6, 3], [2.3, 3.5]], { gloss: true });
  cord(s, look.accent ?? SOOT, [[-1.9, 21, 0], [-2, 24.2, 0], [-1, 25.6, 0], [1, 25.6, 0], [2, 24.2, 0], [1.9, 21, 0]], 0.55);
  wrap(s, lift(look.colour, 0.05), { r: [3.63, 3.63], y: [4.4, 10.4], half: 34, at: 22 }, (p) => (look.mark ? words(look.mark, 0, 0, 1.5, 4, p(inkOn(look.colour))) : shape('M0-2C1.4-.2 1.5.6 1.5 1A1.5 1.5 0 0 1-1.5 1C-1.5.6-1.4-.2 0-2Z', p(inkOn(look.colour)), 0.85)));
  if (look.close) slab(s, PAPER, round(0.3), 'front', [0, 4, 3.5], 0.05);
}

export const kitchen = {
  'coffee-bag': { angle: 'mid', setting: 'kitchen', focus: { at: [0, 16, 4], width: 15 }, draw: coffeeBag, pack: { step: [14.5, 0, 2], most: 3 } },
  'coffee-machine': { angle: 'mid', setting: 'kitchen', focus: { at: [3, 26, 16], width: 30 }, draw: coffeeMachine },
  mug: { angle: 'mid', setting: 'kitchen', focus: { at: [1, 7, 3], width: 9 }, draw: mug, pack: { step: [13, 0, 5], most: 3 } },
  'tea-box': { angle: 'mid', setting: 'kitchen', focus: { at: [0, 5, 4], width: 11 }, draw: teaBox },
  'water-bottle': { angle: 'low', setting: 'kitchen', focus: { at: [0, 19, 2], width: 10 }, draw: waterBottle, pack: { step: [9, 0, 2], most: 3 } },
} satisfies Record<string, Family>;
