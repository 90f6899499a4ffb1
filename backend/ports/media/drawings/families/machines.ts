// Headset and printer.
import { disc, print, rect, words } from '../art';
import { inkOn, lift } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, SOOT } from '../look';
import { oblong, points, trail } from '../outlines';
import { block, box } from '../solids';
import type { Vec } from '../space';
import type { Stage } from '../stage';
import { cord, lathe, rod } from '../turned';

function headset(s: Stage, look: Look): void {
  const mono = look.has('mono');
  const tone = look.colour;
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(17, 9), 2);
      const bow = (z: number): Vec[] =>
        Array.from({ length: 19 }, (_, i): Vec => {
          const angle = Math.PI - (i / 18) * Math.PI;
          return [8 * Math.cos(angle), 8.6 + 9.4 * Math.sin(angle), z];
        });
      if (!look.has('wireless')) cord(s, INK, trail('-9.4,3.4,0 -11,0.4,-1 -14,0.2,2 -13,0.2,7 -9,0.2,9'), 0.42);
      cup(s, tone, -8, mono, 1);
      cord(s, lift(tone, -0.04), bow(-0.4), 1.7);
      cord(s, lift(tone, 0.06), bow(0.3), 1.1);
      cord(s, look.accent ?? '#6d757f', bow(0.2).slice(5, 14), 1.9);
      cup(s, tone, 8, false, -1);
      if (!look.has('no-mic') && !look.has('over-ear')) {
        cord(s, SOOT, trail('-9,5.2,3.4 -9.2,3,6 -7,1.2,9.4 -3.8,0.8,10.6'), 0.55);
        rod(s, INK, [-4.6, 0.5, 10.4], [-2.2, 0.5, 11], 0.95);
      }
    },
    { yaw: -24 },
  );
}

/** An ear cup at one end of the bow; a mono headset has a plain temple pad on this side. */
function cup(s: Stage, tone: string, x: number, pad: boolean, inward: 1 | -1): void {
  if (pad) {
    block(s, tone, [x, 5.4, 0], [1.6, 5.4, 4], { r: 1.4, plane: 'side' });
    return;
  }
  const disk = (from: number, r: number, w: number, colour: string): void => {
    lathe(
      s,
      colour,
      [from, 6, 0],
      [
        [r, 0],
        [r, w * 0.85],
      ],
      { axis: [1, 0, 0] },
    );
    lathe(
      s,
      lift(colour, 0.03),
      [from + w * 0.85, 6, 0],
      [
        [r * 0.84, 0],
        [r * 0.84, w * 0.15],
      ],
      { axis: [1, 0, 0] },
    );
  };
  if (inward > 0) {
    disk(x - 2, 4, 2, tone);
    disk(x, 4.4, 2.4, INK);
  } else {
    disk(x - 2.2, 4.4, 2.2, INK);
    disk(x, 4, 2, tone);
    lathe(s, CHROME, [x + 2.01, 6, 0], points('2.2,0 2.2,0.1'), { axis: [1, 0, 0] });
    lathe(s, tone, [x + 2.12, 6, 0], points('1.9,0 1.9,0.1'), { axis: [1, 0, 0] });
  }
}

function printer(s: Stage, look: Look): void {
  const [w, d] = [44, 36];
  const dark = look.accent ?? SOOT;
  s.shadow(oblong(w, d), 5);
  block(s, lift(look.colour, -0.03), [0, 0, 0], [w, 9, d], { r: 2 });
  s.front(
    [-w / 2, 9, d / 2 + 0.02],
    (p) => rect(4, 1.6, w - 8, 6, p(lift(look.colour, -0.08)), 0.6) + rect(w / 2 - 4, 5.6, 8, 1, p(dark), 0.5),
  );
  block(s, lift(look.colour, -0.05), [0, 9, 0], [w, 6, d], { r: 2 });
  s.front([-w / 2, 15, d / 2 + 0.02], (p) => rect(5, 0, w - 10, 5.6, p('#1b1f24'), 0.5));
  box(s, dark, [0, 9.3, 21.6], [27, 0.6, 7]);
  box(s, PAPER, [0, 9.9, 21], [24, 0.3, 9]);
  s.top(
    [-12, 10.22, 17],
    (p) => print(3, 2, 10, 4, 1.5, p(INK), 0.4) + rect(15, 2, 6, 4.6, look.has('mono') ? '#8d949c' : '#d9793a'),
  );
  block(s, look.colour, [0, 14.8, 0], [w, 11.8, d], { r: 2.4, bevel: 0.7 });
  if (look.has('scanner') || !(look.has('mono') || look.has('colour'))) {
    block(s, dark, [0, 26.6, -1], [w - 2, 2.4, d - 3], { r: 2, bevel: 0.5 });
    block(s, lift(dark, 0.07), [-4, 29, -6], [28, 2.6, 18], { r: 1.4, bevel: 0.6 });
  }
  s.front(
    [w / 2 - 19, 25.4, d / 2 + 0.03],
    (p) =>
      rect(0, 0, 16, 6.6, p('#1b1f24'), 0.8) +
      rect(0.8, 0.8, 9, 5, '#cfe3ea', 0.4) +
      rect(1.6, 1.6, 3.2, 1.5, '#3f8fb3', 0.3) +
      rect(5.4, 1.6, 3.6, 1.5, '#d9793a', 0.3) +
      rect(1.6, 3.7, 7.4, 1.2, '#8aa4ae', 0.3) +
      disc(12.8, 2.4, 1, '#7fd0a0') +
      disc(12.8, 4.9, 0.7, p('#8d949c')),
  );
  if (look.mark) s.front([-w / 2 + 3, 24, d / 2 + 0.03], (p) => words(look.mark, 7, 1, 2.2, 16, p(inkOn(look.colour))));
}

export const machines = {
  headset: { angle: 'mid', setting: 'desk', focus: { at: [-5, 6, 3], width: 14 }, draw: headset },
  printer: { angle: 'mid', setting: 'desk', focus: { at: [9, 20, 18], width: 28 }, draw: printer },
} satisfies Record<string, Family>;
