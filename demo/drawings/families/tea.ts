// Tea: the box of bags, one of them next to it.
import { print, rect, ring, shape, stroke, words } from '../art';
import { inkOn, lift } from '../colour';
import { CREAM, type Family, INK, type Look, stacked } from '../look';
import { oblong, trail } from '../outlines';
import { block, box } from '../solids';
import type { Stage } from '../stage';
import { cord } from '../turned';

function teaBox(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(14, 8), 1.6);
  box(s, tone, [0, 0, 0], [14, 9, 8]);
  const leaf = (x: number, y: number, k: number): string =>
    `M${x} ${y}c${1.2 * k}-${1.6 * k} ${3.2 * k}-${1.4 * k} ${3.6 * k}-${1.2 * k}c${0.1 * k} ${1.6 * k}-${1.6 * k} ${2.6 * k}-${3.6 * k} ${1.2 * k}z`;
  s.front(
    [-7, 9, 4.01],
    (p) =>
      rect(0.7, 0.7, 12.6, 7.6, p(CREAM), 0.3) +
      rect(0.7, 5.9, 12.6, 2.4, p(lift(tone, -0.05))) +
      shape(leaf(4.4, 2.9, 0.9), p(tone)) +
      shape(leaf(6.6, 2.6, 1.1), p(lift(tone, 0.1))) +
      words(look.mark || 'TE', 7, 4.5, 1.5, 11, p(INK)),
  );
  s.fact('bags', look.word('bags', '25 breve'), () =>
    s.front([-7, 9, 4.02], (p) => words('25 breve', 7, 7.1, 0.9, 8, p(inkOn(tone)))),
  );
  s.top(
    [-7, 9.01, -4],
    (p) =>
      stroke('M0 3.2H14', p(lift(tone, -0.12)), 0.12) +
      rect(4.6, 1.6, 4.8, 1.6, p(CREAM), 0.8) +
      print(2, 5, 10, 2, 1, p(CREAM), 0.5),
  );
  s.right([7.01, 9, 4], (p) => rect(0, 5.9, 8, 2.4, p(lift(tone, -0.1))) + print(1.4, 1.6, 5, 4, 0.9, p(CREAM), 0.5));
  if (!look.further)
    s.at([-9.6, 0, 6.6], () => {
      s.shadow(oblong(5, 6), 0.6);
      s.at(
        [0, 0.2, 0],
        () => {
          block(s, CREAM, [0, 0, 0], [5, 0.9, 6], { r: 0.8, bevel: 0.6 });
          s.top([-2.5, 0.92, -3], (p) => ring(2.5, 3, 1.4, 0.12, p('#b9a988')) + shape(leaf(1.7, 3.4, 0.5), p(tone)));
        },
        { yaw: 26 },
      );
      cord(s, '#d8d0c0', trail('1,0.6,3 3.4,0.05,4.4 5.2,0.05,4.2'), 0.1);
      s.at([6.4, 0, 4.4], () => box(s, tone, [0, 0, 0], [2.2, 0.08, 2.2]), { yaw: 26 });
    });
}

export const tea = {
  'tea-box': {
    angle: 'mid',
    setting: 'kitchen',
    focus: { at: [0, 5, 4], width: 11 },
    draw: teaBox,
    pack: (look) => stacked(Math.min(look.count, 8), 2, 1, [15, 9.1, 8]),
  },
} satisfies Record<string, Family>;
