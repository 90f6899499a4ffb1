// Boxes for archives: narrow ones for shelves, and storage boxes with lid and handles.
import { print, rect, words } from '../art';
import { lift } from '../colour';
import { type Bar, type Family, INK, type Look, PAPER, STEEL } from '../look';
import { depthBar, heightBar, saidBars, widthBar } from '../measures';
import { oblong } from '../outlines';
import { block, box } from '../solids';
import type { Vec } from '../space';
import type { Stage } from '../stage';

const archiveSize = (look: Look): Vec => [
  look.number('width', 24, [3, 80]),
  look.number('height', 26.5, [10, 80]),
  look.number('depth', 34, [10, 80]),
];

function archiveBox(s: Stage, look: Look): void {
  const [w, h, d] = archiveSize(look);
  s.shadow(oblong(w, d), 4);
  if (w < 18) fileBox(s, look, [w, h, d]);
  else lidBox(s, look, [w, h, d]);
}

/** Its narrow side is the back that carries the words; the front closes by a tab. */
function fileBox(s: Stage, look: Look, [w, h, d]: Vec): void {
  const tone = look.colour;
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => box(s, tone, [0, 0, 0], [w, h, d]));
  s.front(
    [-w / 2, h, d / 2 + 0.02],
    (p) =>
      rect(w * 0.14, 3, w * 0.72, h * 0.42, p(PAPER), 0.3) +
      words(look.mark || 'ARKIV', w / 2, 6, Math.min(2.6, w * 0.24), w * 0.62, p(INK)) +
      print(w * 0.24, 8.4, w * 0.52, 5, 1.3, p(INK), 0.3) +
      `<circle cx="${w / 2}" cy="${h * 0.74}" r="1.5" fill="${p(lift(tone, -0.3))}"/>`,
  );
  s.right(
    [w / 2 + 0.02, h, d / 2],
    (p) => rect(d * 0.6, 0, d * 0.4, h * 0.1, p(lift(tone, -0.06))) + rect(0, h * 0.1, d, 0.16, p(lift(tone, -0.14))),
  );
  s.top(
    [-w / 2, h + 0.02, -d / 2],
    (p) =>
      rect(0, d * 0.2, w, 0.2, p(lift(tone, -0.14))) +
      rect(w * 0.3, d * 0.2, w * 0.4, d * 0.2, p(lift(tone, -0.05)), 0.5),
  );
}

function lidBox(s: Stage, look: Look, [w, h, d]: Vec): void {
  const tone = look.colour;
  const front = h - 6;
  s.sized({ x: 'width', y: 'height', z: 'depth' }, () => {
    box(s, tone, [0, 0, 0], [w - 1.4, h - 1, d - 1.4]);
    block(s, lift(tone, 0.02), [0, front, 0], [w, 6, d], { r: 0.5, bevel: 0.2 });
  });
  const grip = (x: number, y: number, fill: string): string =>
    `<rect x="${x}" y="${y}" width="8" height="2.6" rx="1.3" fill="${fill}"/>`;
  s.front(
    [-w / 2, front, d / 2 - 0.66],
    (p) =>
      rect(0.7, 0, w - 1.4, 0.7, p(lift(tone, -0.14)), 0, 0.5) +
      rect(w / 2 - 7.5, 3, 15, front * 0.4, p(PAPER), 0.4) +
      words(look.mark || 'ARKIV', w / 2, 5.4, look.mark && look.mark.length < 3 ? 4 : 2.6, 12, p(INK)) +
      print(w / 2 - 6, 7.8, 12, 2, 1.2, p(INK), 0.3) +
      (look.has('handles') ? '' : grip(w / 2 - 4, front * 0.68, p(lift(tone, -0.3)))),
  );
  if (look.has('handles'))
    s.fact('handles', 'metal', () =>
      block(s, STEEL, [0, front * 0.2, d / 2], [10, 3.4, 1.2], { r: 0.8, plane: 'front', bevel: 0.4 }),
    );
  s.right(
    [w / 2 - 0.66, front, d / 2],
    (p) =>
      rect(0.7, 0, d - 1.4, 0.7, p(lift(tone, -0.14)), 0, 0.5) + grip(d / 2 - 4, front * 0.35, p(lift(tone, -0.3))),
  );
}

const archiveBars = (look: Look): Bar[] => {
  const [w, h, d] = archiveSize(look);
  const front = { width: widthBar(w, d, 2.4), height: heightBar(w, d, h, 2.4) };
  return saidBars(look, look.count > 1 ? front : { ...front, depth: depthBar(w, d, 2.4) });
};

export const archive = {
  'archive-box': {
    angle: 'mid',
    setting: 'stock',
    focus: (look) => ({ at: [0, archiveSize(look)[1] * 0.7, archiveSize(look)[2] / 2], width: 24 }),
    draw: archiveBox,
    pack: (look) =>
      archiveSize(look)[0] < 18
        ? { step: [archiveSize(look)[0] + 0.6, 0, 0], most: 5 }
        : { step: [0, archiveSize(look)[1], 0], most: 2 },
    bars: archiveBars,
    tags: ['volume', 'capacity'],
  },
} satisfies Record<string, Family>;
