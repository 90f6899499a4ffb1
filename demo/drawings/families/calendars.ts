// Calendars and first aid kits.
import { rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Family, INK, type Look, PAPER } from '../look';
import { oblong } from '../outlines';
import { block } from '../solids';
import type { Paint, Stage } from '../stage';
import { printBrand, scaleOf } from './printed';

/** A flat book, a sheet on the wall with its months, or a desk tent. */
function drawCalendar(s: Stage, look: Look): void {
  const k = scaleOf(look);
  const tone = look.colour;
  const [w, h] = look.has('wall') ? [30 * k, 39 * k] : look.has('tent') ? [21 * k, 13 * k] : [14.8 * k, 21 * k];
  const deep = look.has('wall') ? 0.5 : look.has('tent') ? 7 * k : 1.8;
  s.shadow(oblong(w, deep), 1.6);
  block(s, look.has('book') ? tone : PAPER, [0, 0, 0], [w, h, deep], { r: 0.5, plane: 'front', bevel: 0.2 });
  s.front([-w / 2, h, deep / 2 + 0.02], (p) =>
    look.has('book') ? coverArt(look, p, w, h) : monthArt(tone, look, p, w, h),
  );
  printBrand(s, look, () =>
    s.front([-w / 2, h, deep / 2 + 0.03], (p) =>
      words(look.word('label'), w / 2, h * 0.955, w * 0.05, w * 0.8, p(look.has('book') ? inkOn(tone) : INK)),
    ),
  );
}

const coverArt = (look: Look, p: Paint, w: number, h: number): string =>
  words('2027', w / 2, h * 0.3, w * 0.24, w * 0.8, p(inkOn(look.colour))) +
  words(look.mark, w / 2, h * 0.44, w * 0.11, w * 0.8, p(inkOn(look.colour))) +
  rect(w * 0.9, 0, w * 0.03, h, p(lift(look.colour, -0.3)));

function monthArt(tone: string, look: Look, p: Paint, w: number, h: number): string {
  const days = Array.from({ length: 35 }, (_, i): string =>
    rect(
      w * 0.06 + ((i % 7) * w * 0.88) / 7,
      h * 0.32 + (Math.floor(i / 7) * h * 0.58) / 5,
      w * 0.11,
      h * 0.095,
      p(i % 7 > 4 ? lift(tone, 0.3) : '#e9e6df'),
      0.1,
    ),
  );
  return (
    rect(0, 0, w, h * 0.25, p(tone)) +
    words(`2027 ${look.mark}`, w / 2, h * 0.13, h * 0.12, w * 0.86, p(inkOn(tone))) +
    days.join('')
  );
}

function aidKit(s: Stage, look: Look): void {
  const k = scaleOf(look);
  const [w, h, d] = [26 * k, 18 * k, 9 * k];
  const tone = look.colour;
  s.shadow(oblong(w, d), 2);
  block(s, tone, [0, 0, 0], [w, h, d], { r: 1.6 * k, plane: 'front', bevel: 0.5 });
  block(s, lift(tone, -0.2), [0, h, 0], [w * 0.3, 1.6 * k, d * 0.3], { r: 0.4 });
  s.front(
    [-w / 2, h, d / 2 + 0.02],
    (p) =>
      rect(w * 0.42, h * 0.16, w * 0.16, h * 0.5, p('#ffffff'), 0.2) +
      rect(w * 0.5 - h * 0.25, h * 0.41 - w * 0.08, h * 0.5, w * 0.16, p('#ffffff'), 0.2) +
      words(look.mark, w / 2, h * 0.76, h * 0.1, w * 0.8, p('#ffffff')),
  );
  printBrand(s, look, () =>
    s.front([-w / 2, h, d / 2 + 0.03], (p) =>
      words(look.word('label'), w / 2, h * 0.89, h * 0.07, w * 0.8, p('#ffffff')),
    ),
  );
}

export const calendars = {
  calendar: {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [0, 12, 1], width: 14 },
    draw: drawCalendar,
    pack: (look) => ({ step: [3, 0, -3], most: Math.min(look.count, 5) }),
  },
  'aid-kit': {
    angle: 'mid',
    setting: 'stock',
    focus: { at: [0, 9, 4.5], width: 16 },
    draw: aidKit,
    pack: (look) => ({ step: [8, 0, -12], most: Math.min(look.count, 3) }),
  },
} satisfies Record<string, Family>;
