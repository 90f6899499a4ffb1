// Coffee: the bag and the machine.
import { disc, print, rect, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, CREAM, type Family, INK, type Look, PAPER, SOOT, STEEL } from '../look';
import { oblong, points, trail } from '../outlines';
import { block, box } from '../solids';
import type { Stage } from '../stage';
import { cord, lathe } from '../turned';
import { mugBody } from './mug';

function coffeeBag(s: Stage, look: Look): void {
  const [w, h, d] = [13, 25, 8];
  const tone = look.colour;
  // A mark that begins with a digit is the weight; then the kind of coffee stands where the name would.
  const weighed = /^\d/.test(look.mark);
  const kind = look.has('beans') ? 'BØNNER' : look.has('ground') ? 'FORMALET' : 'KAFFE';
  const [name, weight] = [weighed || !look.mark ? kind : look.mark, weighed ? look.mark : '500 g'];
  s.shadow(oblong(w, d), 2);
  const face = (corners: string, light: number, soft = false): void => s.polygon(trail(corners), tone, light, soft);
  face('6.5,0,4 6.5,0,-4 6.5,20,-3.2 6.5,25,0 6.5,20,3.2', -0.42);
  face('6.5,0,0 6.5,0,-4 6.5,20,-3.2 6.5,25,0 5.8,17,0', -0.75);
  face('-6.5,0,4 6.5,0,4 6.5,20,3.2 -6.5,20,3.2', 0.4, true);
  face('-6.5,20,3.2 6.5,20,3.2 6.5,25,0.2 -6.5,25,0.2', 0.75, true);
  box(s, lift(tone, -0.04), [0, h, 0], [w, 2.6, 0.5]);
  block(s, look.accent ?? CHROME, [0, h + 0.6, 0.5], [w + 1.2, 0.9, 0.5], { r: 0.3, plane: 'front' });
  s.art(
    [-w / 2, h - 5, d / 2 - 0.78],
    [1, 0, 0],
    [0, -1, 0.04],
    [0, 0, 1],
    (p) =>
      rect(1.6, 3.4, w - 3.2, 12.4, p(CREAM), 0.5) +
      disc(w / 2, 7.4, 2.6, p(tone)) +
      bean(w / 2, 7.4, p(CREAM)) +
      words(name, w / 2, 11.9, 1.9, w - 4.4, p(INK)) +
      print(w / 2 - 3, 13.5, 6, 2, 0.8, p(INK), 0.35) +
      words(weight, w / 2, 17.8, 1.3, 8, p(inkOn(tone))),
  );
  s.art(
    [0, h - 1.6, 1.3],
    [1, 0, 0],
    [0, -1, 0.5],
    [0, 0.5, 1],
    (p) => disc(0, 0.3, 0.75, p(lift(tone, 0.12))) + disc(0, 0.3, 0.3, p(lift(tone, -0.12))),
  );
}

const bean = (x: number, y: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) rotate(28)"><ellipse rx="1.15" ry="1.6" fill="${fill}"/></g>${stroke(`M${x + 0.6} ${y - 1.3}C${x - 0.7} ${y - 0.5} ${x + 0.6} ${y + 0.5} ${x - 0.6} ${y + 1.3}`, '#6b4a36', 0.26)}`;

function coffeeMachine(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(28, 36), 4);
  block(s, lift(tone, -0.03), [0, 0, 0], [28, 4, 38], { r: 2, bevel: 0.6 });
  block(s, tone, [0, 4, -9], [28, 34, 20], { r: 2, bevel: 0.5 });
  for (let i = 0; i < 9; i += 1) box(s, i % 2 ? STEEL : SOOT, [-8 + i * 2, 4, 9], [1.9, 0.3, 15]);
  if (look.has('vacuum-jug')) {
    lathe(s, CHROME, [0, 4.3, 8], points('6,0 6.4,0.6 6.4,9 4.6,11.4 4.4,12.4'), { gloss: true });
    cord(s, INK, trail('5.6,13.6,10 9.4,14.4,11 9.6,8,11 6.2,6.6,10'), 1.1);
  } else s.at([1, 4.3, 8], () => mugBody(s, PAPER, 3.6, 8, '#4a2c1b'));
  block(s, tone, [0, 24, 4], [28, 14, 26], { r: 2.4, bevel: 0.8 });
  block(s, STEEL, [0, 17, 8], [9, 7, 8], { r: 1.4 });
  for (const x of [-2, 2]) lathe(s, SOOT, [x, 14.6, 10], points('0.5,0 0.7,2.6'));
  s.front(
    [-14, 38, 17.1],
    (p) =>
      rect(4, 2.2, 14, 7.4, p('#14181d'), 0.8) +
      rect(5, 3.2, 7, 1, '#7fd0c0', 0.4) +
      bars() +
      disc(22.6, 5.8, 3, p(STEEL)) +
      disc(22.6, 5.8, 2.2, p(lift(tone, 0.1))) +
      rect(22.4, 3.7, 0.5, 1.6, p(PAPER), 0.2) +
      words(look.mark, 14, 11.7, 1.6, 20, p(inkOn(tone))),
  );
  if (look.has('vacuum-jug')) return;
  lathe(s, mix('#8a6a4e', tone, 0.2), [0, 38, -8], points('9.4,0 11,9'), { opacity: 0.92, cap: '#5a3c28' });
  lathe(s, lift(tone, 0.03), [0, 47, -8], points('11.4,0 11.4,1.4 10,2.2'));
}

const bars = (): string =>
  [0, 1, 2]
    .map((i) => rect(5 + i * 4.2, 5.6, 3.2, 2.8, '#2f3a44', 0.5) + disc(6.6 + i * 4.2, 7, 0.7, '#d9e4e4'))
    .join('');

export const coffee = {
  'coffee-bag': {
    angle: 'mid',
    setting: 'kitchen',
    focus: { at: [0, 16, 4], width: 15 },
    draw: coffeeBag,
    pack: { step: [14.5, 0, 2], most: 3 },
  },
  'coffee-machine': { angle: 'mid', setting: 'kitchen', focus: { at: [3, 26, 16], width: 30 }, draw: coffeeMachine },
} satisfies Record<string, Family>;
