// What surrounds the product in a main picture: dimension bars, text for invisible facts, the count of a pack.
import { rect, words } from './art';
import { INK, PAPER } from './look';
import { factGroup } from './proof';
import type { Point } from './space';
import { type Bounds, num, scaledTo } from './stage';

const SHEET = 1200;
const LETTER = 52;

export interface FlatBar {
  from: Point;
  to: Point;
  text: string;
  fact?: string;
}

interface Letters {
  at: Point;
  /** Half of the room that they take, across and down. */
  half: Point;
  upright: boolean;
}

/** Where the letters of a bar are: below a horizontal bar; along an upright one, at its left where it runs down, else at its right. */
function lettersOf({ from, to, text }: FlatBar, unit: number): Letters {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const upright = Math.abs(dy) > Math.abs(dx) * 2;
  const way = -Math.sign((upright ? dy : dx) || 1);
  const [nx, ny] = [(way * dy) / length, (-way * dx) / length];
  const long = text.length * LETTER * 0.33 * unit;
  const half: Point = upright ? [LETTER * 0.5 * unit, long] : [long, LETTER * 0.5 * unit];
  const off = upright ? half[0] + 22 * unit : Math.abs(nx) * half[0] + Math.abs(ny) * half[1] + 18 * unit;
  return { at: [(from[0] + to[0]) / 2 + nx * off, (from[1] + to[1]) / 2 + ny * off], half, upright };
}

/** The view with room for the letters of measures, which hang outside the goods. */
export function withBars(view: Bounds, bars: readonly FlatBar[]): Bounds {
  const unit = (Math.max(view.right - view.left, view.bottom - view.top) * 1.2) / SHEET;
  const grown = { ...view };
  for (const bar of bars) {
    const { at, half } = lettersOf(bar, unit);
    grown.left = Math.min(grown.left, at[0] - half[0]);
    grown.right = Math.max(grown.right, at[0] + half[0]);
    grown.top = Math.min(grown.top, at[1] - half[1]);
    grown.bottom = Math.max(grown.bottom, at[1] + half[1]);
  }
  return grown;
}

export function drawBars(view: Bounds, bars: readonly FlatBar[]): string {
  const { scale, x, y } = scaledTo(SHEET, SHEET, view);
  const on = ([px, py]: Point): Point => [px * scale + x, py * scale + y];
  return bars
    .map(({ from, to, text, fact }) => {
      const [a, b] = [on(from), on(to)];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [(-(b[1] - a[1]) / length) * 15, ((b[0] - a[0]) / length) * 15];
      const end = ([px, py]: Point): string => `M${num(px - nx)} ${num(py - ny)}L${num(px + nx)} ${num(py + ny)}`;
      const { at, upright } = lettersOf({ from: a, to: b, text }, 1);
      const line = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}${end(a)}${end(b)}`;
      const turn = `translate(${num(at[0])} ${num(at[1])})${upright ? ' rotate(-90)' : ''}`;
      return (
        `${factGroup(fact ?? 'measure', text)}<path d="${line}" fill="none" stroke="${INK}" stroke-width="4" opacity=".62"/>` +
        `<g transform="${turn}">${words(text, 0, 0, LETTER, 700, INK, 600)}</g></g>`
      );
    })
    .join('');
}

/** How many pieces the pack holds, so that a box of twelve is never taken for one piece. */
export function countMark(count: number): string {
  const text = `× ${count}`;
  const width = 110 + text.length * 34;
  return `${factGroup('count', count)}${rect(1150 - width, 1040, width, 110, INK, 55)}${words(text, 1150 - width / 2, 1095, 62, width - 40, PAPER)}</g>`;
}

/** Words in the lower left corner. */
export function tagMark(name: string, text: string, row: number): string {
  const width = Math.min(800, 70 + text.length * 35);
  const y = 1056 - row * 108;
  return `${factGroup(name, text)}${rect(40, y, width, 94, PAPER, 47)}${words(text, 40 + width / 2, y + 47, 58, width - 50, INK, 600)}</g>`;
}
