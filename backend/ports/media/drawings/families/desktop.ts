// Small machines of a desk: stapler, hole punch, calculator.
import { disc, rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { CHROME, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { curve, oblong, points, rounded } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point } from '../space';
import type { Stage } from '../stage';
import { rod } from '../turned';

const SIDE = (points: readonly Point[]): Point[] => points.map(([z, y]): Point => [-z, y]);

function stapler(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(4, 15), 1.4);
      block(s, lift(look.colour, -0.04), [0, 0, 0], [3.8, 1, 15.4], { r: 1.2, bevel: 0.4 });
      block(s, STEEL, [0, 1, 5.4], [1.8, 0.25, 2.6], { r: 0.3 });
      s.at(
        [0, 1.2, -6],
        () => {
          block(s, CHROME, [0, 0.6, 6.2], [1.7, 1, 13], { r: 0.2, bevel: 0.1 });
          const top = curve(points('-1.6,-0.4 -1.9,1.6 -0.6,3.1 3,3.6 8,3.3 12,2.7 13.6,1.8 13.6,1.2'), 5);
          slab(s, look.colour, SIDE([...top, [13.2, 1], [1, 1], [0, -0.6]]), 'side', [-1.45, 0, 0], 2.9, {
            bevel: 0.35,
          });
          if (look.mark) s.right([1.46, 2.9, 9.6], (p) => words(look.mark, 3.4, 0.6, 1.1, 6, p(inkOn(look.colour))));
          slab(s, lift(look.colour, 0.1), SIDE(rounded(3, 0.5, 0.25, 9, 2.2)), 'side', [1.46, 0, 0], 0.04);
          block(s, STEEL, [0, 0.2, 12.6], [1.9, 1, 0.5], { r: 0.1 });
        },
        { pitch: -7 },
      );
      rod(s, STEEL, [1.2, 1.9, -6], [1.8, 1.9, -6], 0.55);
    },
    { yaw: -40 },
  );
}

function holePunch(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(13, 11), 1.6);
      block(s, INK, [0, 0, 0], [13.6, 1.1, 11.4], { r: 1, bevel: 0.3 });
      block(s, CHROME, [0, 1.1, 2], [11, 0.35, 6.4], { r: 0.3, bevel: 0.1 });
      for (const x of [-4, 4]) {
        block(s, lift(STEEL, -0.06), [x, 1.4, -0.6], [2.2, 3.4, 3.4], { r: 0.4 });
        rod(s, CHROME, [x, 1.4, 2], [x, 4.6, 2], 0.55);
      }
      const arm = curve(points('-5,2.6 -4.6,5 -1,6.3 3,6.8 6.2,6.4 6.8,5.8'), 5);
      slab(
        s,
        look.colour,
        SIDE([...arm, [6.4, 5.2], [2.6, 5.4], [-1, 4.9], [-3, 3.6], [-3.6, 2.6]]),
        'side',
        [-6, 0, 0],
        12,
        { bevel: 0.3 },
      );
      s.at(
        [0, 6.75, 4.4],
        () => block(s, lift(look.colour, -0.06), [0, 0, 0], [9.6, 0.16, 2.8], { r: 0.8, bevel: 0.1 }),
        { pitch: 4 },
      );
      box(s, SOOT, [-7.4, 1, 3], [1.6, 0.4, 1.2]);
    },
    { yaw: -8 },
  );
}

function calculatorKeys(s: Stage, look: Look): void {
  const signs = ['C', '±', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', ',', '00', '='];
  signs.forEach((sign, i) => {
    const [x, z] = [-3.75 + (i % 4) * 2.5, -0.9 + Math.floor(i / 4) * 2.05];
    const tone = sign === '=' ? (look.accent ?? '#d9793a') : i % 4 === 3 || i < 4 ? lift(look.colour, 0.16) : '#eceae5';
    block(s, tone, [x, 1.5, z], [2, 0.4, 1.6], { r: 0.35, bevel: 0.15 });
    s.top([x - 1, 1.92, z - 0.8], (p) => words(sign, 1, 0.8, 1, 1.8, p(inkOn(tone))));
  });
}

function calculator(s: Stage, look: Look): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(11, 17), 1.4);
      block(s, look.colour, [0, 0, 0], [11, 1.5, 17], { r: 1.1, bevel: 0.4 });
      s.top(
        [-5.5, 1.51, -8.5],
        (p) =>
          rect(0.9, 1, 9.2, 3.6, p(lift(look.colour, -0.12)), 0.4) +
          rect(1.2, 1.3, 8.6, 3, '#c5d3c4', 0.25) +
          words(look.mark || '1 248,50', 5.9, 2.8, 1.9, 7.6, '#2b3a33', 600) +
          rect(1.2, 5.1, 3.4, 0.8, p('#20242a'), 0.15) +
          rect(1.4, 5.3, 0.9, 0.4, '#45566e') +
          rect(2.5, 5.3, 0.9, 0.4, '#45566e'),
      );
      calculatorKeys(s, look);
      if (look.close) s.top([3.4, 1.52, -3.2], (p) => disc(1.2, 0, 0.18, p('#8fd08a')));
    },
    { yaw: 14 },
  );
}

export const desktop = {
  stapler: { angle: 'mid', setting: 'desk', focus: { at: [3, 3, 4], width: 9 }, draw: stapler },
  'hole-punch': { angle: 'mid', setting: 'desk', focus: { at: [2, 4, 4], width: 11 }, draw: holePunch },
  calculator: { angle: 'high', setting: 'desk', focus: { at: [1, 1, 2], width: 9 }, draw: calculator },
} satisfies Record<string, Family>;
