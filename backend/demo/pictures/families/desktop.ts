// Small tools of a desk: stapler, hole punch, scissors, tape, calculator.
import { disc, rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { CHROME, type Family, INK, type Look, SOOT, STEEL } from '../look';
import { curve, oblong, round, rounded } from '../outlines';
import { block, box, slab } from '../solids';
import type { Point } from '../space';
import { num, type Stage } from '../stage';
import { lathe, rod } from '../turned';

const SIDE = (points: readonly Point[]): Point[] => points.map(([z, y]): Point => [-z, y]);

function stapler(s: Stage, look: Look): void {
  s.at([0, 0, 0], () => {
    s.shadow(oblong(4, 15), 1.4);
    block(s, lift(look.colour, -0.04), [0, 0, 0], [3.8, 1, 15.4], { r: 1.2, bevel: 0.4 });
    block(s, STEEL, [0, 1, 5.4], [1.8, 0.25, 2.6], { r: 0.3 });
    s.at([0, 1.2, -6], () => {
      block(s, CHROME, [0, 0.6, 6.2], [1.7, 1, 13], { r: 0.2, bevel: 0.1 });
      const top = curve([[-1.6, -0.4], [-1.9, 1.6], [-0.6, 3.1], [3, 3.6], [8, 3.3], [12, 2.7], [13.6, 1.8], [13.6, 1.2]], 5);
      slab(s, look.colour, SIDE([...top, [13.2, 1], [1, 1], [0, -0.6]]), 'side', [-1.45, 0, 0], 2.9, { bevel: 0.35 });
      if (look.mark) s.right([1.46, 2.9, 9.6], (p) => words(look.mark, 3.4, 0.6, 1.1, 6, p(inkOn(look.colour))));
      slab(s, lift(look.colour, 0.1), SIDE(rounded(3, 0.5, 0.25, 9, 2.2)), 'side', [1.46, 0, 0], 0.04);
      block(s, STEEL, [0, 0.2, 12.6], [1.9, 1, 0.5], { r: 0.1 });
    }, { pitch: -7 });
    rod(s, STEEL, [1.2, 1.9, -6], [1.8, 1.9, -6], 0.55);
  }, { yaw: -40 });
}

function holePunch(s: Stage, look: Look): void {
  s.at([0, 0, 0], () => {
    s.shadow(oblong(13, 11), 1.6);
    block(s, INK, [0, 0, 0], [13.6, 1.1, 11.4], { r: 1, bevel: 0.3 });
    block(s, CHROME, [0, 1.1, 2], [11, 0.35, 6.4], { r: 0.3, bevel: 0.1 });
    for (const x of [-4, 4]) {
      block(s, lift(STEEL, -0.06), [x, 1.4, -0.6], [2.2, 3.4, 3.4], { r: 0.4 });
      rod(s, CHROME, [x, 1.4, 2], [x, 4.6, 2], 0.55);
    }
    const arm = curve([[-5, 2.6], [-4.6, 5], [-1, 6.3], [3, 6.8], [6.2, 6.4], [6.8, 5.8]], 5);
    slab(s, look.colour, SIDE([...arm, [6.4, 5.2], [2.6, 5.4], [-1, 4.9], [-3, 3.6], [-3.6, 2.6]]), 'side', [-6, 0, 0], 12, { bevel: 0.3 });
    s.at([0, 6.75, 4.4], () => block(s, lift(look.colour, -0.06), [0, 0, 0], [9.6, 0.16, 2.8], { r: 0.8, bevel: 0.1 }), { pitch: 4 });
    box(s, SOOT, [-7.4, 1, 3], [1.6, 0.4, 1.2]);
  }, { yaw: -8 });
}

function scissors(s: Stage, look: Look): void {
  const blade = (side: 1 | -1): Point[] => [[-0.7 * side, -1], [-1.05 * side, 1.5], [-0.9 * side, 5], [0, 12], [0.5 * side, 9], [0.75 * side, 3], [0.7 * side, -1]];
  const handle = (side: 1 | -1, y: number, grow: number): void => {
    const [cx, cy, rx, ry] = [side * 2.9, -5.6, 2.2 * grow, 3.6];
    slab(s, look.colour, [[side * 0.3, 0.4], [side * 1.3, -0.4], [side * 2.6, -2.2], [side * 1.2, -3.4], [-side * 0.6, -1.4]], 'floor', [0, y, 0], 0.8, { bevel: 0.2 });
    ringSlab(s, look.colour, cx, cy, rx, ry, y);
  };
  s.at([0, 0, 0], () => {
    s.shadow([[-3, 10], [3, 10], [4, -3], [0, -11], [-2, -3]], 0.9, 0.26);
    for (const side of [-1, 1] as const) {
      s.at([0, side < 0 ? 0.1 : 0.5, 0], () => {
        slab(s, CHROME, blade(side), 'floor', [0, 0.1, 0], 0.28, { bevel: 0.1 });
        handle(side, 0, side < 0 ? 1 : 1.12);
      }, { yaw: side * 11 });
    }
    lathe(s, STEEL, [0, 0.9, 0.6], [[0.55, 0], [0.55, 0.3]], { gloss: true });
  }, { yaw: -38 });
}

/** A flat ring: the hole is left open, so what lies below shows through. */
function ringSlab(s: Stage, colour: string, cx: number, cy: number, rx: number, ry: number, y: number): void {
  const outer = round(rx + 0.85, ry + 0.85, cx, cy, 32);
  const inner = round(rx - 0.1, ry - 0.1, cx, cy, 32);
  outer.forEach(([x, v], i) => {
    const j = (i + 1) % outer.length;
    const [b, c, d] = [outer[j], inner[j], inner[i]];
    if (!b || !c || !d) return;
    const normal = [x - cx, 0, -(v - cy)] as const;
    if (s.facing(normal) > 0) s.polygon([[x, y, -v], [b[0], y, -b[1]], [b[0], y + 0.6, -b[1]], [x, y + 0.6, -v]], colour, -0.3);
    else s.polygon([[d[0], y, -d[1]], [c[0], y, -c[1]], [c[0], y + 0.7, -c[1]], [d[0], y + 0.7, -d[1]]], colour, -0.1);
  });
  outer.forEach(([x, v], i) => {
    const j = (i + 1) % outer.length;
    const [b, c, d] = [outer[j], inner[j], inner[i]];
    if (b && c && d) s.polygon([[x, y + 0.7, -v], [b[0], y + 0.7, -b[1]], [c[0], y + 0.7, -c[1]], [d[0], y + 0.7, -d[1]]], colour, 0.62 + 0.3 * Math.sin((i / outer.length) * 6.283 + 0.6));
  });
}

function tape(s: Stage, look: Look): void {
  if (look.has('dispenser')) {
    s.shadow(oblong(13, 6), 1.4);
    slab(s, look.accent ?? INK, [[-7, 0], [7, 0], [7, 2], [6.4, 4.8], [5.6, 5], [3.4, 2.6], [-3, 2.8], [-6.4, 4], [-7, 3]], 'front', [0, 0, -3], 6, { bevel: 0.4 });
    roll(s, look.colour, -1.2, 5, 3.6, 2.4);
    return;
  }
  s.shadow(oblong(9, 4.8, 0, 0.4), 1.2);
  roll(s, look.colour, 0, 5.4, 5.4, 4.8);
}

function roll(s: Stage, colour: string, x: number, y: number, r: number, w: number): void {
  lathe(s, colour, [x, y, -w / 2], [[r, 0], [r, w]], { axis: [0, 0, 1], gloss: true });
  const oval = (k: number, fill: string): string => `<circle cx="0" cy="0" r="${num(r * k)}" fill="${fill}"/>`;
  s.front([x, y, w / 2 + 0.01], (p) =>
    oval(0.99, p(lift(colour, 0.01))) + [0.94, 0.88, 0.82, 0.76].map((k) => `<circle r="${num(r * k)}" fill="none" stroke="${p(lift(colour, -0.07))}" stroke-width=".06"/>`).join('') +
    oval(0.7, p('#c8a374')) + oval(0.6, p('#8a6a43')) + `<path d="M${num(-r * 0.42)} ${num(-r * 0.42)}A${num(r * 0.6)} ${num(r * 0.6)} 0 0 1 ${num(r * 0.6)} 0L${num(r * 0.5)} ${num(r * 0.33)}A${num(r * 0.6)} ${num(r * 0.6)} 0 0 0 ${num(-r * 0.42)} ${num(-r * 0.42)}Z" fill="${p('#6b5033')}"/>`);
  s.polygon([[x - r * 0.2, y + r, -w / 2], [x - r * 0.2, y + r, w / 2], [x - r * 1.25, y + r * 0.9, w / 2], [x - r * 1.25, y + r * 0.9, -w / 2]], lift(colour, 0.03), 0.9, true, 0.85);
}

function calculator(s: Stage, look: Look): void {
  s.at([0, 0, 0], () => {
    s.shadow(oblong(11, 17), 1.4);
    block(s, look.colour, [0, 0, 0], [11, 1.5, 17], { r: 1.1, bevel: 0.4 });
    s.top([-5.5, 1.51, -8.5], (p) =>
      rect(0.9, 1, 9.2, 3.6, p(lift(look.colour, -0.12)), 0.4) + rect(1.2, 1.3, 8.6, 3, '#c5d3c4', 0.25) +
      words(look.mark || '1 248,50', 5.9, 2.8, 1.9, 7.6, '#2b3a33', 600) + rect(1.2, 5.1, 3.4, 0.8, p('#20242a'), 0.15) + rect(1.4, 5.3, 0.9, 0.4, '#45566e') + rect(2.5, 5.3, 0.9, 0.4, '#45566e'));
    const signs = ['C', '±', '%', '÷', '7', '8', '9', '×', '4', '5', '6', '−', '1', '2', '3', '+', '0', ',', '00', '='];
    signs.forEach((sign, i) => {
      const [x, z] = [-3.75 + (i % 4) * 2.5, -0.9 + Math.floor(i / 4) * 2.05];
      const tone = sign === '=' ? (look.accent ?? '#d9793a') : i % 4 === 3 || i < 4 ? lift(look.colour, 0.16) : '#eceae5';
      block(s, tone, [x, 1.5, z], [2, 0.4, 1.6], { r: 0.35, bevel: 0.15 });
      s.top([x - 1, 1.92, z - 0.8], (p) => words(sign, 1, 0.8, 1, 1.8, p(inkOn(tone))));
    });
    if (look.close) s.top([3.4, 1.52, -3.2], (p) => disc(1.2, 0, 0.18, p('#8fd08a')));
  }, { yaw: 14 });
}

export const desktop = {
  stapler: { angle: 'mid', setting: 'desk', focus: { at: [3, 3, 4], width: 9 }, draw: stapler },
  'hole-punch': { angle: 'mid', setting: 'desk', focus: { at: [2, 4, 4], width: 11 }, draw: holePunch },
  scissors: { angle: 'high', setting: 'desk', focus: { at: [-1, 0.4, 1], width: 10 }, draw: scissors },
  tape: { angle: 'mid', setting: 'desk', focus: { at: [0, 6, 3], width: 8 }, draw: tape, pack: { step: [4.2, 0, 5], most: 4 } },
  calculator: { angle: 'high', setting: 'desk', focus: { at: [1, 1, 2], width: 9 }, draw: calculator },
} satisfies Record<string, Family>;
