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

/** As wide as its paper: those for A3 are wider, inkjets lower than lasers. */
function printer(s: Stage, look: Look): void {
  const wide = look.word('format', 'A4') === 'A3';
  const [w, d] = [wide ? 56 : 44, 36];
  const low = look.has('inkjet') ? 6 : 11.8;
  const dark = look.accent ?? SOOT;
  s.shadow(oblong(w, d), 5);
  s.fact('format', look.word('format', 'A4'), () => {
    block(s, lift(look.colour, -0.03), [0, 0, 0], [w, 9, d], { r: 2 });
    s.front(
      [-w / 2, 9, d / 2 + 0.02],
      (p) => rect(4, 1.6, w - 8, 6, p(lift(look.colour, -0.08)), 0.6) + rect(w / 2 - 4, 5.6, 8, 1, p(dark), 0.5),
    );
    block(s, lift(look.colour, -0.05), [0, 9, 0], [w, 6, d], { r: 2 });
    s.front([-w / 2, 15, d / 2 + 0.02], (p) => rect(5, 0, w - 10, 5.6, p('#1b1f24'), 0.5));
  });
  tray(s, look, wide, dark);
  const top = 14.8 + low;
  block(s, look.colour, [0, 14.8, 0], [w, low, d], { r: 2.4, bevel: 0.7 });
  if (look.has('scanner') || !(look.has('mono') || look.has('colour')))
    s.fact('scanner', 'yes', () => {
      block(s, dark, [0, top, -1], [w - 2, 2.4, d - 3], { r: 2, bevel: 0.5 });
      if (look.has('feeder'))
        block(s, lift(dark, 0.07), [-4, top + 2.4, -6], [w * 0.64, 4.4, 18], { r: 1.4, bevel: 0.6 });
      if (look.has('feeder'))
        s.at([-4, top + 6.6, -9], () => block(s, PAPER, [0, 0, 0], [w * 0.5, 0.3, 12], { r: 0.2 }), { pitch: -14 });
    });
  panel(s, look, w, d, top);
  const label = look.word('label', look.mark);
  if (label)
    s.fact(look.word('label') ? 'label' : 'print', label, () =>
      s.front([-w / 2 + 3, 12.4 + low, d / 2 + 0.03], (p) =>
        words(label, (w - 24) / 2, 0.6, 2, w - 24, p(inkOn(look.colour))),
      ),
    );
}

/** A printed sheet in the tray: grey where it prints black, in colours where it prints those. */
function tray(s: Stage, look: Look, wide: boolean, dark: string): void {
  box(s, dark, [0, 9.3, 21.6], [wide ? 36 : 27, 0.6, 7]);
  box(s, PAPER, [0, 9.9, 21], [wide ? 32 : 24, 0.3, 9]);
  const inks = look.has('mono') ? ['#8d949c', '#5b636d', '#b4bac1'] : ['#1ba3cf', '#c7257e', '#f2d21b'];
  s.fact('prints', look.has('mono') ? 'black' : 'colour', () =>
    s.top(
      [-12, 10.22, 17],
      (p) =>
        print(3, 2, 10, 4, 1.5, p(INK), 0.4) +
        inks.map((ink, i) => rect(14.6 + i * 2.3, 2 + i * 0.8, 2, 4.6 - i * 0.8, p(ink))).join(''),
    ),
  );
}

function panel(s: Stage, look: Look, w: number, d: number, top: number): void {
  const high = look.has('inkjet') ? 4.6 : 6.6;
  s.front(
    [w / 2 - 19, top - 0.8, d / 2 + 0.03],
    (p) =>
      rect(0, 0, 16, high, p('#1b1f24'), 0.8) +
      rect(0.8, 0.8, 9, high - 1.6, '#cfe3ea', 0.4) +
      rect(1.6, 1.4, 3.2, 1.3, '#3f8fb3', 0.3) +
      rect(5.4, 1.4, 3.6, 1.3, '#d9793a', 0.3) +
      disc(12.8, 1.8, 0.9, '#7fd0a0') +
      disc(12.8, 3.6, 0.6, p('#8d949c')),
  );
}

export const machines = {
  headset: {
    angle: 'mid',
    setting: 'desk',
    focus: (look) => ({ at: look.has('mono') ? [5, 6, 3] : [-5, 6, 3], width: 14 }),
    draw: headset,
  },
  printer: { angle: 'mid', setting: 'desk', focus: { at: [9, 20, 18], width: 28 }, draw: printer, tags: ['speed'] },
} satisfies Record<string, Family>;
