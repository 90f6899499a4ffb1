// Toner cartridges and drum units with their colour and number.
import { disc, print, rect, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Family, INK, type Look, PAPER, SOOT, STEEL } from '../look';
import { oblong, points } from '../outlines';
import { block, box, slab } from '../solids';
import type { Stage } from '../stage';
import { lathe, rod } from '../turned';
import { eachOfSet, makerLabel, SHELL } from './ink';

/** The colour on top, the number in front. */
function tonerLabels(s: Stage, look: Look, w: number): void {
  s.art(
    [-w / 2 + 3, 8.98, -2.6],
    [1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
    (p) =>
      rect(0, 0, w - 6, 6.2, p(look.colour), 0.3) +
      print(w - 13.6, 1, 6, 2, 1.1, p(inkOn(look.colour)), 0.5) +
      words(look.mark || 'TONER', 6.6, 3.1, 3.4, 12, p(inkOn(look.colour))),
  );
  s.art(
    [-w / 2 + 2.6, 6, 6.02],
    [1, 0, 0],
    [0, -1, 0],
    [0, 0, 1],
    (p) =>
      rect(0, 0, w - 5.4, 4.8, p(PAPER), 0.3) +
      rect(0, 0, 3.4, 4.8, p(look.colour), 0.3) +
      words(look.mark || 'TONER', 10.6, 2.4, 3, 11.4, p(INK)) +
      print(w - 11.6, 1.4, 4.8, 3, 0.9, p(INK), 0.35),
  );
}

function tonerCartridge(s: Stage, look: Look): void {
  eachOfSet(s, look, [2.6, 0, 14], (one) => oneToner(s, one));
}

/** Those for more pages are fatter. */
function oneToner(s: Stage, look: Look): void {
  const w = look.has('high-yield') ? 32 : 29;
  s.shadow(oblong(w, 12), 2.2);
  lathe(
    s,
    SHELL,
    [-w / 2 + 1, 3.6, -3.2],
    [
      [3.4, 0],
      [3.4, w - 2],
    ],
    { axis: [1, 0, 0] },
  );
  slab(s, SHELL, points('-6,0.6 6,0.6 7,3 6.4,7.6 3,9 -4,9 -6,6'), 'side', [-w / 2 + 1, 0, 0], w - 2, { bevel: 0.2 });
  box(s, lift(SHELL, 0.03), [-w / 2 + 0.6, 0, 0], [1.6, 9.4, 12.4]);
  slab(
    s,
    lift(SHELL, -0.03),
    points('-6.4,0 6.2,0 7.4,3 6.8,8 3.2,9.6 -4.2,9.6 -6.4,6.4'),
    'side',
    [w / 2 - 1, 0, 0],
    1.4,
    { bevel: 0.2 },
  );
  s.right(
    [w / 2 + 0.42, 9, 5],
    (p) =>
      disc(3.4, 4.6, 2.3, p('#d8d4cc')) +
      disc(3.4, 4.6, 1.5, p('#a9a59d')) +
      disc(8, 5.4, 1.5, p('#d8d4cc')) +
      disc(8, 5.4, 0.6, p(SOOT)),
  );
  s.fact('number', look.mark, () => tonerLabels(s, look, w));
  makerLabel(s, look, [-w / 2 + 3, 1.9, 6.9], [8, 1.3]);
  block(s, look.colour, [7.6, 9, 4.6], [9, 1.2, 1.6], { r: 0.7, bevel: 0.4 });
}

/** What catches spent toner and ink: a long box with a mouth for each colour, and a window that shows how full it is. */
function wasteBox(s: Stage, look: Look): void {
  const w = 30;
  const shell = mix(look.colour, PAPER, 0.3);
  s.shadow(oblong(w, 9), 2.4);
  box(s, shell, [0, 0, 0], [w, 6, 9]);
  box(s, lift(shell, -0.05), [0, 6, -1], [w - 3, 1.4, 5.6]);
  for (const x of [-10, -3.4, 3.2, 9.8])
    lathe(s, SOOT, [x, 7.4, -1], points('1.7,0 1.7,0.9 1.2,0.9'), { cap: '#17191d' });
  s.front(
    [-w / 2 + 1.6, 5.1, 4.51],
    (p) => rect(0, 0, 8.4, 4.2, p('#9fb0b4'), 0.5) + rect(0, 2.9, 8.4, 1.3, p(SOOT), 0.4),
  );
  s.fact('number', look.mark, () =>
    s.front(
      [-w / 2 + 11.4, 5.3, 4.52],
      (p) =>
        rect(0, 0, 16.4, 4.6, p(PAPER), 0.3) +
        print(11.6, 0.9, 3.8, 3, 1.1, p(INK)) +
        words(look.mark, 5.8, 1.6, 2.2, 10, p(INK)),
    ),
  );
  makerLabel(s, look, [-w / 2 + 12.4, 2.3, 4.54], [7.6, 1.3]);
}

function drumUnit(s: Stage, look: Look): void {
  if (look.has('waste')) {
    wasteBox(s, look);
    return;
  }
  const w = 29;
  const frame = '#4a4f57';
  const drum = mix(look.colour, '#3aa08c', 0.35);
  s.shadow(oblong(w, 18), 2.4);
  box(s, frame, [0, 0, -5], [w, 5, 9]);
  box(s, lift(frame, 0.04), [0, 5, -7.4], [w - 2, 1.6, 4]);
  box(s, lift(frame, -0.04), [-w / 2 + 1, 0, 1], [2, 7, 18]);
  rod(s, STEEL, [-w / 2 + 1, 3.6, 7.6], [w / 2 - 1, 3.6, 7.6], 0.6);
  lathe(
    s,
    drum,
    [-w / 2 + 2.2, 3.8, 4],
    [
      [2.9, 0],
      [2.9, w - 4.4],
    ],
    { axis: [1, 0, 0], gloss: true },
  );
  lathe(s, '#e6e3dc', [w / 2 - 3.4, 3.8, 4], points('3.1,0 3.1,1.4'), { axis: [1, 0, 0] });
  slab(
    s,
    frame,
    points('9,0 -10,0 -10,4 -7,7 4,7 9,6.6').map(([z, y]) => [z ?? 0, y ?? 0] as const),
    'side',
    [w / 2 - 2, 0, 0],
    2,
    { bevel: 0.3 },
  );
  s.right(
    [w / 2 + 0.02, 7, 9],
    (p) => disc(5, 3.4, 2.2, p('#d8d4cc')) + disc(5, 3.4, 1.2, p('#a9a59d')) + disc(11.4, 3.8, 1.4, p('#d8d4cc')),
  );
  s.top(
    [-w / 2 + 3, 6.62, -9.2],
    (p) =>
      rect(0, 0, w - 6, 3.6, p(PAPER), 0.3) +
      rect(0, 0, 3, 3.6, p(look.colour), 0.3) +
      words(look.mark || 'DRUM', 8.2, 1.8, 2.5, 8.6, p(INK)),
  );
  s.fact('number', look.mark, () => s.front([-w / 2 + 3, 4.4, 9.01], (p) => words(look.mark, 6, 0, 1.1, 10, p(PAPER))));
  const brand = look.word('brand');
  if (brand)
    s.fact('brand', brand, () =>
      s.top(
        [w / 2 - 11.2, 6.63, -9],
        (p) =>
          rect(0, 0.7, 8.4, 1.9, p(look.accent ?? '#e8e6e0'), 0.3) +
          words(brand.toUpperCase(), 4.2, 1.65, 1.2, 7.8, p(look.accent ? PAPER : INK)),
      ),
    );
  block(s, look.colour, [9, 5, -1.2], [7, 1.2, 2], { r: 0.6 });
}

export const toner = {
  'toner-cartridge': {
    angle: 'mid',
    setting: 'desk',
    focus: { at: [-4, 6, 6], width: 22 },
    draw: tonerCartridge,
    pack: { step: [0, 10, 0], most: 3 },
    tags: ['yield'],
  },
  'drum-unit': { angle: 'mid', setting: 'desk', focus: { at: [8, 4, 5], width: 20 }, draw: drumUnit, tags: ['yield'] },
} satisfies Record<string, Family>;
