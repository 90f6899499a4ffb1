// What keeps a place clean, and the bin.
import { disc, print, rect, shape, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { oblong, round } from '../outlines';
import { block, slab } from '../solids';
import type { Point } from '../space';
import { num, type Stage } from '../stage';
import { cord, lathe, rod } from '../turned';
import { wrap } from '../wrap';

function spray(s: Stage, look: Look): void {
  const head = look.accent ?? PAPER;
  const liquid = mix(look.colour, '#ffffff', 0.18);
  s.shadow(round(5.2, 4), 2);
  s.at([0, 0, 0], () => {
    lathe(s, liquid, [0, 0, 0], [[4.4, 0], [4.7, 0.7], [4.7, 11], [4.4, 13.4], [3.2, 16], [2, 18], [1.8, 19.4]], { gloss: true });
    const band = lift(look.colour, -0.14);
    wrap(s, PAPER, { r: [4.74, 4.74], y: [2.2, 10.4], half: 56 }, (p) => drop(0, 0.6, p(look.colour)) + print(-2.4, 2.5, 4.8, 2, 0.7, p(INK), 0.35));
    wrap(s, band, { r: [4.76, 4.76], y: [7.8, 10.4], half: 56 }, (p) => words(look.mark || 'GLAS', 0, 0, 1.6, 6.4, p(inkOn(band))));
    lathe(s, head, [0, 19, 0], [[2.3, 0], [2.3, 2]], { gloss: true });
    slab(s, head, [[-3.6, 24.6], [-2.8, 25.6], [6, 25.6], [6.4, 25], [6.4, 23.8], [3.4, 23], [2, 21], [-1.8, 21], [-2.2, 23]], 'front', [0, 0, -1.5], 3, { bevel: 0.4 });
    slab(s, lift(look.colour, -0.08), [[3.2, 23.2], [4.4, 23.4], [5, 20.6], [4.2, 18], [3.6, 18.2], [4, 20.6]], 'front', [0, 0, -0.8], 1.6, { bevel: 0.3 });
    slab(s, lift(look.colour, -0.08), oblong(1.2, 1.9, 6.9, 24.7), 'front', [0, 0, -1], 2, { bevel: 0.2 });
  }, { yaw: 16 });
}

const drop = (x: number, y: number, fill: string): string => shape(`M${num(x)} ${num(y - 1.7)}c1.2 1.5 1.4 2 1.4 2.4a1.4 1.4 0 0 1-2.8 0c0-.4.2-.9 1.4-2.4z`, fill);

function soap(s: Stage, look: Look): void {
  s.shadow(round(4.2, 3.6), 1.8);
  lathe(s, look.colour, [0, 0, 0], [[3.7, 0], [4, 0.5], [4, 11.4], [3.8, 12.4], [2.6, 13.4], [1.7, 13.8]], { gloss: true });
  wrap(s, mix(look.colour, look.accent ?? '#6f9f8d', 0.16), { r: [4.03, 4.03], y: [2, 10], half: 48, at: 20 }, (p) => words(look.mark || 'SÆBE', 0, -2.4, 1.4, 5, p(INK)) + drop(0, 0.4, p(look.accent ?? '#6f9f8d')) + print(-1.8, 2.3, 3.6, 2, 0.6, p(INK), 0.4));
  const pump = look.accent ?? CHROME;
  lathe(s, pump, [0, 13.7, 0], [[1.9, 0], [1.9, 1.8]], { gloss: true });
  rod(s, pump, [0, 15.4, 0], [0, 18, 0], 0.5, { gloss: true });
  lathe(s, pump, [0, 17.6, 0], [[1.2, 0], [1.2, 1.2]], { gloss: true });
  cord(s, pump, [[0, 18.4, 0.4], [-2.2, 18.6, 1.4], [-3.8, 18.4, 2], [-4.4, 17.2, 2.2]], 0.75);
}

function paperTowel(s: Stage, look: Look): void {
  s.shadow(round(7.4, 6.6), 2);
  const toilet = look.has('toilet');
  const [r, h] = toilet ? [5.6, 10] : [6.6, 23];
  lathe(s, look.colour, [0, 0, 0], [[r, 0], [r, h]]);
  s.polygon([[r * 0.62, 0.2, r * 0.8], [r * 0.62, h, r * 0.8], [r * 1.35, h - 0.2, r * 1.15], [r * 1.35, 0.2, r * 1.15]], look.colour, 0.62, true);
  s.top([0, h + 0.02, 0], (p) => [0.94, 0.84, 0.74, 0.64, 0.54].map((k) => `<circle r="${num(r * k)}" fill="none" stroke="${p(lift(look.colour, -0.08))}" stroke-width=".12"/>`).join('') + disc(0, 0, r * 0.42, p('#c9a779')) + disc(0, 0, r * 0.35, p('#7a5c3b')));
  for (let row = 0; row < h / 2.4; row += 1) for (const [i, a] of [-40, -19, 2, 23, 44, 65].entries()) {
    const turn = ((a + (row % 2) * 11 + i * 0.01) * Math.PI) / 180;
    const [x, y] = s.point([r * Math.sin(turn), 1.4 + row * 2.4, r * Math.cos(turn)]);
    s.add(`<path d="M${num(x - 4)} ${num(y)}q4-5 8 0q-4 5-8 0z" fill="${lift(look.colour, look.close ? -0.06 : -0.035)}"/>`);
  }
}

function wasteBin(s: Stage, look: Look): void {
  const colour = look.colour;
  s.shadow(round(15, 13), 4);
  if (look.has('pedal')) {
    lathe(s, SOOT, [0, 0, 0], [[14.6, 0], [14.6, 2.4]]);
    lathe(s, colour, [0, 2.4, 0], [[14.2, 0], [14.2, 32]], { gloss: true });
    lathe(s, lift(colour, -0.05), [0, 34.4, 0], [[14.6, 0], [14.6, 2.4]], { gloss: true });
    lathe(s, CHROME, [0, 36, 0], [[14.7, 0], [14.7, 0.8]], { gloss: true });
    lathe(s, colour, [0, 36.8, 0], [[14.4, 0], [13, 2.2], [9.6, 3.6], [5.4, 4.3]], { gloss: true });
    return s.at([0, 0, 0], () => block(s, CHROME, [0, 0.6, 16.4], [9, 1.2, 6], { r: 1.6, bevel: 0.4 }), { yaw: 20 });
  }
  lathe(s, colour, [0, 0, 0], [[11.4, 0], [11.8, 0.8], [14.8, 33]], { open: true });
  lathe(s, lift(colour, 0.05), [0, 31.6, 0], [[15.2, 0], [15.4, 1.6]], { open: true, cap: lift(colour, -0.2) });
  const recycle = `M-3 2.6L0-2.8L3 2.6M-3 2.6H3`;
  s.front([0, 17, 13.3], (p) => (look.has('recycle') ? `<path d="${recycle}" fill="none" stroke="${p(inkOn(colour))}" stroke-width=".9" stroke-linejoin="round"/>` : ''));
  slots(s, colour);
}

function slots(s: Stage, colour: string): void {
  for (const a of [-38, -16, 6, 28, 50, 72, 94]) for (let row = 0; row < 3; row += 1) {
    const turn = (a * Math.PI) / 180;
    const at = (y: number): Point => s.point([(11.4 + y * 0.1) * Math.sin(turn), y, (11.4 + y * 0.1) * Math.cos(turn)]);
    const [[x, y], [u, v]] = [at(5 + row * 8.4), at(11 + row * 8.4)];
    s.add(`<path d="M${num(x)} ${num(y)}L${num(u)} ${num(v)}" stroke="${lift(colour, -0.12)}" stroke-width="9" stroke-linecap="round"/>`);
  }
}

export const cleaning = {
  'cleaning-spray': { angle: 'low', setting: 'bath', focus: { at: [1, 21, 2], width: 15 }, draw: spray, pack: { step: [12, 0, 3], most: 3 } },
  'soap-dispenser': { angle: 'low', setting: 'bath', focus: { at: [0, 13, 2], width: 13 }, draw: soap, pack: { step: [10, 0, 2], most: 3 } },
  'paper-towel': { angle: 'mid', setting: 'bath', focus: { at: [1, 18, 4], width: 15 }, draw: paperTowel, pack: { step: [14, 0, 3], most: 3 } },
  'waste-bin': { angle: 'mid', setting: 'floor', focus: { at: [0, 27, 10], width: 30 }, draw: wasteBin },
} satisfies Record<string, Family>;
