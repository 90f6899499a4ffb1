// Paper for hands, kitchens and toilets: on rolls as long as they say, or folded in packets.
import { rect, stroke, words } from '../art';
import { inkOn, lift } from '../colour';
import { type Family, type Look, type Pack, stacked } from '../look';
import { oblong, round } from '../outlines';
import { box } from '../solids';
import type { Vec } from '../space';
import { num, type Stage } from '../stage';
import { lathe } from '../turned';
import { pallet } from './pallet';
import { windings } from './washroom';

const PALLET_FROM = 100;
const FOLDED: Vec = [24, 11, 11];

interface RollFacts {
  radius: number;
  height: number;
  layers: number;
}

/** As thick as the paper that is wound on it: its length in metres by what one ply adds. */
function towelRoll(look: Look): RollFacts {
  const [plain, high, core] = look.has('small-roll')
    ? [5.6, 9.6, 2]
    : look.has('jumbo')
      ? [9.5, 9, 3]
      : look.has('centre-feed')
        ? [9, 21, 3.4]
        : [6.6, 23, 2];
  const layers = look.number('layers', 2, [1, 5]);
  const metres = Number.parseFloat(look.word('length', '0'));
  const radius = metres ? Math.sqrt(core ** 2 + (metres * 100 * (0.006 + layers * 0.006)) / Math.PI) : plain;
  return { radius: Math.min(16, Math.max(4.6, radius)), height: look.number('width', high, [5, 40]), layers };
}

function paperTowel(s: Stage, look: Look): void {
  if (!look.has('folded')) paperRoll(s, look, towelRoll(look));
  else if (look.count >= PALLET_FROM) {
    pallet(s, { lines: [look.word('fold', 'V-fold'), look.word('sheets')], layers: 6 });
    for (const fact of ['fold', 'layers']) if (fact in look.told) s.proof.note(fact, look.told[fact] ?? '');
  } else packet(s, look);
}

function paperRoll(s: Stage, look: Look, { radius: r, height: h, layers }: RollFacts): void {
  s.shadow(round(r, r * 0.9), 2);
  s.sized({ y: 'width' }, () =>
    lathe(
      s,
      look.colour,
      [0, 0, 0],
      [
        [r, 0],
        [r, h],
      ],
    ),
  );
  s.top([0, h + 0.02, 0], (p) => windings(r, look.colour, p, look.has('jumbo') ? 0.3 : 0.36));
  embossed(s, look, r, h);
  // The loose end: one sheet for each ply, a little apart.
  for (let ply = layers - 1; ply >= 0; ply -= 1) {
    const far = r * 1.38 - ply * r * 0.09;
    const drop = ply * h * 0.05;
    s.count('layers', () =>
      s.polygon(
        [
          [r * 0.62, 0.2, r * 0.8],
          [r * 0.62, h, r * 0.8],
          [far, h - 0.2 - drop, r * 1.12 + ply * r * 0.1],
          [far, 0.2 + drop, r * 1.12 + ply * r * 0.1],
        ],
        lift(look.colour, -0.03 * (ply % 2)),
        0.62,
        true,
      ),
    );
  }
}

function embossed(s: Stage, look: Look, r: number, h: number): void {
  if (look.further) return;
  for (let row = 0; row < h / 2.4 - 0.5; row += 1)
    for (const a of [-40, -19, 2, 23]) {
      const turn = ((a + (row % 2) * 11) * Math.PI) / 180;
      const [x, y] = s.point([r * Math.sin(turn), 1.4 + row * 2.4, r * Math.cos(turn)]);
      s.add(
        `<path d="M${num(x - 4)} ${num(y)}q4-5 8 0q-4 5-8 0z" fill="${lift(look.colour, look.close ? -0.06 : -0.035)}"/>`,
      );
    }
}

/** Folded towels in their band; the end shows how they are folded, the drawn sheet how many plies they have. */
function packet(s: Stage, look: Look): void {
  const [w, h, d] = FOLDED;
  const band = look.accent ?? '#7fa6b5';
  const fold = look.word('fold', 'V-fold');
  const layers = look.number('layers', 2, [1, 5]);
  s.shadow(oblong(w, d), 3);
  box(s, look.colour, [0, 0, 0], [w, h, d]);
  const lines = [1.2, 2.4, 8.4, 9.6].map((y) => rect(0, y, w, 0.12, '#8d8a82', 0, 0.25)).join('');
  s.fact('fold', fold, () => {
    s.front(
      [-w / 2, h, d / 2 + 0.02],
      (p) =>
        lines +
        rect(0, 3.4, w, 4.2, p(band)) +
        words(`${fold.toUpperCase()} · ${layers} LAG`, w / 2, 5.5, 2, w * 0.86, p(inkOn(band))),
    );
    const zig = fold.startsWith('Z') ? [0, 0.34, 0.66, 1] : [0, 1];
    const turns = Array.from({ length: 9 }, (_, i) => {
      const y = 0.6 + i * (h / 9);
      return zig
        .map((k, at) => `${at ? 'L' : 'M'}${num((i % 2 ? 1 - k : k) * d)} ${num(y + (at % 2 ? h / 14 : 0))}`)
        .join('');
    }).join('');
    s.right(
      [w / 2 + 0.02, h, d / 2],
      (p) => stroke(turns, p(lift(look.colour, -0.16)), 0.12) + rect(0, 3.4, d, 4.2, p(band), 0, 0.94),
    );
  });
  for (let ply = layers - 1; ply >= 0; ply -= 1) {
    const up = h + 5.4 - ply * 1.1;
    s.count('layers', () =>
      s.polygon(
        [
          [-8, h, 0.6 - ply * 0.5],
          [8, h, 0.6 - ply * 0.5],
          [7, up - 1, -0.8 - ply * 0.9],
          [-6, up, -0.8 - ply * 0.9],
        ],
        lift(look.colour, -0.035 * (ply % 2)),
        0.7,
        true,
      ),
    );
  }
}

function packOf(look: Look): Pack {
  if (look.has('folded')) {
    const [w, h, d] = FOLDED;
    return look.count >= PALLET_FROM ? { step: [0, 0, 0], most: 1 } : stacked(look.count, 4, 1, [w + 1, h + 0.1, d]);
  }
  const { radius, height } = towelRoll(look);
  const [per, rows] = look.count <= 4 ? [look.count, 1] : look.count <= 8 ? [4, 2] : look.count <= 12 ? [4, 3] : [4, 4];
  return stacked(Math.min(look.count, 64), per, rows, [radius * 2.1, height + 0.1, radius * 2.1]);
}

export const towels = {
  'paper-towel': {
    angle: 'mid',
    setting: 'bath',
    focus: (look) =>
      look.has('folded') ? { at: [4, 9, 5], width: 22 } : { at: [1, towelRoll(look).height * 0.8, 4], width: 15 },
    draw: paperTowel,
    pack: packOf,
    tags: ['length', 'plies', 'sheets'],
  },
} satisfies Record<string, Family>;
