// Paper, envelopes and what goods are packed in.
import { print, rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CARTON, type Family, INK, type Look, PAPER } from '../look';
import { oblong, rounded } from '../outlines';
import { box, slab } from '../solids';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';

function ream(s: Stage, look: Look): void {
  s.shadow(oblong(30, 21), 2);
  box(s, look.colour, [0, 0, 0], [30, 5.6, 21]);
  const ink = inkOn(look.colour);
  s.top([-15, 5.61, -10.5], (p) =>
    rect(0, 0, 30, 21, p(mix(look.colour, PAPER, 0.06))) + rect(0, 13.4, 30, 7.6, p(PAPER)) + shape('M0 13.4L30 9.4V13.4Z', p(PAPER)) +
    words(look.mark || '80 g', 9.5, 6.4, 5.4, 17, p(ink)) + words('A4 · 500', 23.6, 6, 2.2, 9, p(ink)) +
    rect(1.8, 15.6, 5, 3.4, p(look.accent ?? look.colour), 0.4) + print(8.6, 16, 12, 3, 1.1, p(INK), 0.3));
  s.front([-15, 5.6, 10.51], (p) => rect(0, 3.4, 30, 2.2, p(PAPER)) + words(look.mark || '80 g', 6.4, 1.75, 2.1, 9, p(ink)) + print(12, 1.1, 14, 2, 0.9, p(ink), 0.5));
  s.right([15.01, 5.6, 10.5], (p) => shape('M0 0L9 2.8L0 5.6Z', p(lift(look.colour, -0.06))) + shape('M21 0L12 2.8L21 5.6Z', p(lift(look.colour, -0.06))) + rect(8, 1.6, 5, 2.4, p(PAPER), 0.3));
}

function envelope(s: Stage, look: Look): void {
  const sheet = (x: number, z: number, y: number, yaw: number, back: boolean): void => s.at([x, y, z], () => {
    s.shadow(oblong(22, 11), 0.9);
    slab(s, look.colour, rounded(22, 11, 0.25), 'floor', [0, 0, 0], 0.14);
    s.top([-11, 0.16, -5.5], (p) => (back
      ? shape('M0 .2L11 6.8L22 .2L22 0H0Z', p(lift(look.colour, -0.035))) + stroke('M.1 .2L11 6.8L21.9 .2', p(lift(look.colour, -0.15)), 0.1) + stroke('M.2 10.9L8.2 5.2M21.8 10.9L13.8 5.2', p(lift(look.colour, -0.09)), 0.08)
      : (look.has('window') ? rect(1.8, 5.2, 9, 3.5, p('#c9d8df'), 0.3) + print(2.4, 6, 6, 3, 0.8, p(INK), 0.4) : print(10.6, 5.4, 8, 3, 1.2, p(INK), 0.45)) + rect(18.4, 0.9, 2.6, 3, p(look.accent ?? '#c94f4a'), 0.15) + print(1.4, 1.2, 4, 2, 0.7, p(INK), 0.3)));
  }, { yaw });
  sheet(-1.4, -6, 0, 24, true);
  sheet(1.6, 3.4, 0.4, 12, false);
}

function stickyNotes(s: Stage, look: Look): void {
  const pad = (x: number, z: number, colour: string, h: number, yaw: number, text: boolean): void => s.at([x, 0, z], () => {
    s.shadow(oblong(7.6, 7.6), 0.8);
    box(s, colour, [0, 0, 0], [7.6, h, 7.6]);
    for (let y = 0.2; y < h; y += 0.24) s.polygon([[-3.8, y, 3.81], [3.8, y, 3.81], [3.8, y + 0.05, 3.81], [-3.8, y + 0.05, 3.81]], lift(colour, -0.05), 0.35);
    s.polygon([[-3.8, h, -3.8], [3.8, h, -3.8], [3.8, h + 0.02, 2.6], [2.4, h + 0.7, 4.1], [-3.8, h + 0.02, 3.8]], lift(colour, 0.015), 0.8, true);
    s.polygon([[3.8, h + 0.02, 2.6], [2.4, h + 0.7, 4.1], [3.8, h, 3.8]], lift(colour, -0.08), 0.2);
    if (text) s.top([-3.8, h + 0.03, -3.8], (p) => stroke('M1 2.2C1.6 1.4 2 3 2.6 2.1S3.6 1.4 4 2.2S5 1.6 5.6 2M1 3.7C1.8 3 2.2 4.3 3 3.6S4 3.2 4.8 3.8M1 5.2C1.7 4.6 2.4 5.7 3.2 5', p(mix(INK, colour, 0.2)), 0.2));
  }, { yaw });
  pad(-4.2, -2.6, lift(look.accent ?? mix(look.colour, '#f29aa6', 0.55), 0), 1.2, 20, false);
  pad(2.4, 1.4, look.colour, 2.4, 8, true);
}

function carton(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(36, 28), 4);
  box(s, tone, [0, 0, 0], [36, 24, 28]);
  s.top([-18, 24.01, -14], (p) => rect(0, 13.85, 36, 0.3, p(lift(tone, -0.18))) + rect(0, 11.5, 36, 5, p(mix(tone, '#e9d9b8', 0.5)), 0, 0.85));
  s.right([18.01, 24, 14], (p) => rect(11.5, 0, 5, 6.5, p(mix(tone, '#e9d9b8', 0.5)), 0, 0.85) + rect(13.85, 6.5, 0.3, 0.1, p(tone)));
  const arrow = (x: number): string => `M${x} 21v-4h-1.3l2.1-2.8 2.1 2.8h-1.3v4z`;
  s.front([-18, 24, 14.01], (p) =>
    shape(arrow(27.5), p(lift(tone, -0.3)), 0.8) + shape(arrow(31.8), p(lift(tone, -0.3)), 0.8) + rect(26.6, 21.6, 7.6, 0.6, p(lift(tone, -0.3)), 0, 0.8) +
    rect(3, 4, 13, 8, p(PAPER), 0.3) + print(4.2, 5.4, 7, 3, 1.1, p(INK), 0.5) + bars(4.2, 8.8, 10.6, 2.2, p(INK)) +
    words(look.mark, 9, 18.6, 3, 13, p(lift(tone, -0.34))));
}

/** The bars of a label; widths come from a fixed rhythm. */
function bars(x: number, y: number, w: number, h: number, fill: string): string {
  const rhythm = [2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 2];
  const total = rhythm.reduce((a, b) => a + b, 0);
  let at = 0;
  return rhythm.map((v, i) => {
    const from = at;
    at += v;
    return i % 2 ? '' : rect(x + (from / total) * w, y, (v / total) * w, h, fill);
  }).join('');
}

function bubbleWrap(s: Stage, look: Look): void {
  const film = mix(look.colour, '#dfeaf0', 0.7);
  s.shadow(oblong(52, 22), 4);
  slab(s, film, [[-26, -24], [26, -24], [26, 2], [-26, 2]], 'floor', [0, 0, 0], 0.4);
  const dots = (rows: number, r: number, fill: (i: number) => string): string =>
    Array.from({ length: rows * 17 }, (_, i) => `<circle cx="${num(1.6 + (i % 17) * 3 + (Math.floor(i / 17) % 2) * 1.5)}" cy="${num(1.4 + Math.floor(i / 17) * 2.6)}" r="${r}" fill="${fill(i)}"/>`).join('');
  s.top([-26, 0.42, 8], (p) => dots(6, 1.15, () => p(lift(film, -0.07))) + `<g transform="translate(-.25 -.25)">${dots(6, 0.7, () => p('#ffffff'))}</g>`);
  lathe(s, film, [-26, 10, -2], [[10, 0], [10, 52]], { axis: [1, 0, 0], cap: film });
  s.right([26.02, 20, 8], (p) => [9, 7.6, 6.2, 4.8].map((r) => `<circle cx="10" cy="10" r="${r}" fill="none" stroke="${p(lift(film, -0.12))}" stroke-width=".35"/>`).join('') + `<circle cx="10" cy="10" r="3.4" fill="${p(CARTON)}"/><circle cx="10" cy="10" r="2.7" fill="${p('#6d5138')}"/>`);
  for (let row = 0; row < 7; row += 1) {
    const angle = ((10 + row * 17) * Math.PI) / 180;
    for (let i = 0; i < 17; i += 1) {
      const at = [-25 + i * 3 + (row % 2) * 1.5, 10 + 10 * Math.sin(angle), -2 + 10 * Math.cos(angle)] as const;
      if (at[0] < 25.5) bubble(s, film, at);
    }
  }
}

function bubble(s: Stage, film: string, at: readonly [number, number, number]): void {
  const [x, y] = s.point(at);
  s.add(`<circle cx="${num(x)}" cy="${num(y)}" r="11" fill="${lift(film, -0.06)}"/><circle cx="${num(x - 2.4)}" cy="${num(y - 2.6)}" r="6" fill="#fff" opacity=".85"/>`);
}

export const paper = {
  'paper-ream': { angle: 'high', setting: 'desk', focus: { at: [-5, 5, 6], width: 20 }, draw: ream, pack: { step: [0, 5.7, 0], most: 5 } },
  envelope: { angle: 'high', setting: 'desk', focus: { at: [6, 0, 2], width: 15 }, draw: envelope },
  'sticky-notes': { angle: 'high', setting: 'desk', focus: { at: [3, 2, 3], width: 8 }, draw: stickyNotes, pack: { step: [0.2, 2.5, 0.2], most: 3 } },
  'cardboard-box': { angle: 'mid', setting: 'stock', focus: { at: [4, 14, 14], width: 26 }, draw: carton, pack: { step: [0, 24.2, 0], most: 2 } },
  'bubble-wrap': { angle: 'mid', setting: 'stock', focus: { at: [6, 8, 8], width: 26 }, draw: bubbleWrap },
} satisfies Record<string, Family>;
