// What goods are packed in: cartons and bubble wrap.
import { print, rect, shape, words } from '../art';
import { lift, mix } from '../colour';
import { CARTON, type Family, INK, type Look, PAPER } from '../look';
import { oblong, points } from '../outlines';
import { box, slab } from '../solids';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';

function carton(s: Stage, look: Look): void {
  const tone = look.colour;
  if (look.has('flat')) {
    mailer(s, look);
    return;
  }
  s.shadow(oblong(36, 28), 4);
  box(s, tone, [0, 0, 0], [36, 24, 28]);
  s.top(
    [-18, 24.01, -14],
    (p) => rect(0, 13.85, 36, 0.3, p(lift(tone, -0.18))) + rect(0, 11.5, 36, 5, p(mix(tone, '#e9d9b8', 0.5)), 0, 0.85),
  );
  s.right(
    [18.01, 24, 14],
    (p) => rect(11.5, 0, 5, 6.5, p(mix(tone, '#e9d9b8', 0.5)), 0, 0.85) + rect(13.85, 6.5, 0.3, 0.1, p(tone)),
  );
  const arrow = (x: number): string => `M${x} 21v-4h-1.3l2.1-2.8 2.1 2.8h-1.3v4z`;
  s.front(
    [-18, 24, 14.01],
    (p) =>
      shape(arrow(27.5), p(lift(tone, -0.3)), 0.8) +
      shape(arrow(31.8), p(lift(tone, -0.3)), 0.8) +
      rect(26.6, 21.6, 7.6, 0.6, p(lift(tone, -0.3)), 0, 0.8) +
      rect(3, 4, 13, 8, p(PAPER), 0.3) +
      print(4.2, 5.4, 7, 3, 1.1, p(INK), 0.5) +
      bars(4.2, 8.8, 10.6, 2.2, p(INK)) +
      words(look.mark, 9, 18.6, 3, 13, p(lift(tone, -0.34))),
  );
}

/** A flat box for the post, with its tuck-in lid. */
function mailer(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(34, 24), 3);
  box(s, tone, [0, 0, 0], [34, 7, 24]);
  s.front(
    [-17, 7, 12.01],
    (p) =>
      rect(0, 0, 34, 0.4, p(lift(tone, -0.18))) +
      rect(3, 0, 0.5, 7, p(lift(tone, -0.12))) +
      rect(30.5, 0, 0.5, 7, p(lift(tone, -0.12))),
  );
  s.top(
    [-17, 7.01, -12],
    (p) =>
      rect(3, 5, 15, 9, p(PAPER), 0.3) +
      print(4.4, 6.6, 8, 3, 1.2, p(INK), 0.5) +
      bars(4.4, 10.2, 12, 2.4, p(INK)) +
      words(look.mark, 25, 18, 3, 14, p(lift(tone, -0.34))),
  );
}

/** The bars of a label; widths come from a fixed rhythm. */
function bars(x: number, y: number, w: number, h: number, fill: string): string {
  const rhythm = [2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1, 2];
  const total = rhythm.reduce((a, b) => a + b, 0);
  let at = 0;
  return rhythm
    .map((v, i) => {
      const from = at;
      at += v;
      return i % 2 ? '' : rect(x + (from / total) * w, y, (v / total) * w, h, fill);
    })
    .join('');
}

function bubbleWrap(s: Stage, look: Look): void {
  const film = mix(look.colour, '#dfeaf0', 0.7);
  s.shadow(oblong(52, 22), 4);
  slab(s, film, points('-26,-24 26,-24 26,2 -26,2'), 'floor', [0, 0, 0], 0.4);
  const dots = (rows: number, r: number, fill: (i: number) => string): string =>
    Array.from(
      { length: rows * 17 },
      (_, i) =>
        `<circle cx="${num(1.6 + (i % 17) * 3 + (Math.floor(i / 17) % 2) * 1.5)}" cy="${num(1.4 + Math.floor(i / 17) * 2.6)}" r="${r}" fill="${fill(i)}"/>`,
    ).join('');
  s.top(
    [-26, 0.42, 8],
    (p) =>
      dots(6, 1.15, () => p(lift(film, -0.07))) +
      `<g transform="translate(-.25 -.25)">${dots(6, 0.7, () => p('#ffffff'))}</g>`,
  );
  lathe(s, film, [-26, 10, -2], points('10,0 10,52'), { axis: [1, 0, 0], cap: film });
  s.right(
    [26.02, 20, 8],
    (p) =>
      [9, 7.6, 6.2, 4.8]
        .map(
          (r) => `<circle cx="10" cy="10" r="${r}" fill="none" stroke="${p(lift(film, -0.12))}" stroke-width=".35"/>`,
        )
        .join('') +
      `<circle cx="10" cy="10" r="3.4" fill="${p(CARTON)}"/><circle cx="10" cy="10" r="2.7" fill="${p('#6d5138')}"/>`,
  );
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
  s.add(
    `<circle cx="${num(x)}" cy="${num(y)}" r="11" fill="${lift(film, -0.06)}"/><circle cx="${num(x - 2.4)}" cy="${num(y - 2.6)}" r="6" fill="#fff" opacity=".85"/>`,
  );
}

export const packing = {
  'cardboard-box': {
    angle: 'mid',
    setting: 'stock',
    focus: { at: [4, 14, 14], width: 26 },
    draw: carton,
    pack: { step: [0, 24.2, 0], most: 2 },
  },
  'bubble-wrap': { angle: 'mid', setting: 'stock', focus: { at: [6, 8, 8], width: 26 }, draw: bubbleWrap },
} satisfies Record<string, Family>;
