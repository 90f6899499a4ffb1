// Paper by the ream, the box and the pallet.
import { print, rect, shape, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, type Family, INK, type Look, PAPER } from '../look';
import { depthBar, saidBars, widthBar } from '../measures';
import { oblong } from '../outlines';
import { box } from '../solids';
import type { Stage } from '../stage';
import { pallet } from './pallet';

const PALLET_FROM = 40;
/** Centimetres that a sheet of one gram per square metre is thick. */
const THICK = 0.00013;

interface ReamFacts {
  width: number;
  depth: number;
  height: number;
  format: string;
  grammage: string;
  sheets: number;
  label: string;
}

function reamOf(look: Look): ReamFacts {
  const sheets = look.number('sheets', 500, [20, 1000]);
  const grams = look.number('grams', 80, [40, 400]);
  return {
    width: look.number('width', 29.7, [10, 60]),
    depth: look.number('depth', 21, [10, 45]),
    height: sheets * grams * THICK,
    format: look.word('format', 'A4'),
    grammage: `${grams} g`,
    sheets,
    label: look.word('label', ''),
  };
}

function ream(s: Stage, look: Look): void {
  const facts = reamOf(look);
  const { width: w, depth: d, height: h, format, grammage, sheets, label } = facts;
  if (look.count >= PALLET_FROM) {
    pallet(s, { lines: [`${format} ${grammage}`, label], layers: 5 });
    for (const fact of ['format', 'grams', 'label', 'sheets', 'width', 'depth'])
      if (fact in look.told) s.proof.note(fact, look.told[fact] ?? '');
    return;
  }
  const ink = inkOn(look.colour);
  s.shadow(oblong(w, d), 2);
  s.sized({ x: 'width', z: 'depth' }, () => box(s, look.colour, [0, 0, 0], [w, h, d]));
  const stuff = look.word('stuff');
  s.fact(stuff ? 'stuff' : 'wrapper', stuff || 'plain', () =>
    s.top([-w / 2, h + 0.01, -d / 2], (p) => wrapper(look, facts, p)),
  );
  const named = look.mark || `${format} ${grammage}`;
  s.fact('format', format, () =>
    s.top([-w / 2, h + 0.02, -d / 2], (p) => words(format, w * 0.2, d * 0.3, d * 0.3, w * 0.3, p(ink))),
  );
  s.fact('grams', look.number('grams', 80), () =>
    s.top([-w / 2, h + 0.02, -d / 2], (p) => words(grammage, w * 0.56, d * 0.3, d * 0.26, w * 0.38, p(ink))),
  );
  s.fact('sheets', sheets, () =>
    s.top([-w / 2, h + 0.02, -d / 2], (p) => words(`${sheets} ark`, w * 0.86, d * 0.3, d * 0.1, w * 0.22, p(ink))),
  );
  if (label)
    s.fact('label', label, () =>
      s.top([-w / 2, h + 0.02, -d / 2], (p) => words(label, w * 0.62, d * 0.82, d * 0.11, w * 0.6, p(INK))),
    );
  s.front(
    [-w / 2, h, d / 2 + 0.01],
    (p) =>
      rect(0, h * 0.62, w, h * 0.38, p(PAPER)) +
      words(named, w * 0.22, h * 0.32, h * 0.36, w * 0.34, p(ink)) +
      print(w * 0.42, h * 0.2, w * 0.46, 2, h * 0.16, p(ink), 0.5),
  );
  s.right(
    [w / 2 + 0.01, h, d / 2],
    (p) =>
      shape(`M0 0L${d * 0.43} ${h / 2}L0 ${h}Z`, p(lift(look.colour, -0.06))) +
      shape(`M${d} 0L${d * 0.57} ${h / 2}L${d} ${h}Z`, p(lift(look.colour, -0.06))) +
      rect(d * 0.38, h * 0.28, d * 0.24, h * 0.44, p(PAPER), 0.3),
  );
}

/** The ground of the wrapper: recycled paper in a brown one, smooth paper with a bar of colours. */
function wrapper(look: Look, { width: w, depth: d }: ReamFacts, p: (hex: string) => string): string {
  const foot = look.word('stuff') === 'recycled' ? '#c9ad84' : PAPER;
  const mark =
    look.word('stuff') === 'colour'
      ? ['#1ba3cf', '#c7257e', '#f2d21b', '#2a2d33']
          .map((c, i) => rect(w * (0.06 + i * 0.045), d * 0.75, w * 0.04, d * 0.14, p(c)))
          .join('')
      : rect(w * 0.06, d * 0.75, w * 0.17, d * 0.16, p(look.accent ?? mix(look.colour, INK, 0.25)), 0.4);
  return (
    rect(0, 0, w, d, p(mix(look.colour, PAPER, 0.06))) +
    rect(0, d * 0.64, w, d * 0.36, p(foot)) +
    shape(`M0 ${d * 0.64}L${w} ${d * 0.45}V${d * 0.64}Z`, p(foot)) +
    mark
  );
}

function reamBars(look: Look): Bar[] {
  if (look.count >= PALLET_FROM) return [];
  const { width: w, depth: d } = reamOf(look);
  return saidBars(look, { width: widthBar(w, d, 2.2), depth: depthBar(w, d, 2.2) });
}

export const paper = {
  'paper-ream': {
    angle: (look) => (look.count >= PALLET_FROM ? 'mid' : 'high'),
    setting: 'desk',
    focus: { at: [-5, 5, 6], width: 20 },
    draw: ream,
    pack: (look) =>
      look.count >= PALLET_FROM ? { step: [0, 0, 0], most: 1 } : { step: [0, reamOf(look).height + 0.1, 0], most: 5 },
    bars: reamBars,
  },
} satisfies Record<string, Family>;
