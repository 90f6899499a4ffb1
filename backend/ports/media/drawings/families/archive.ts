// Archive boxes.
import { print, rect, words } from '../art';
import { lift } from '../colour';
import { CARTON, type Family, INK, type Look, PAPER } from '../look';
import { oblong, round } from '../outlines';
import { block, box, slab } from '../solids';
import type { Stage } from '../stage';

function archiveBox(s: Stage, look: Look): void {
  const tone = look.colour;
  s.shadow(oblong(24, 34), 4);
  box(s, tone, [0, 0, 0], [24, 25, 34]);
  block(s, lift(tone, 0.02), [0, 20.5, 0], [25.4, 6, 35.4], { r: 0.5, bevel: 0.2 });
  s.front(
    [-12, 20.5, 17.02],
    (p) =>
      rect(0, 0, 24, 0.7, p(lift(tone, -0.14)), 0, 0.5) +
      rect(4.5, 4, 15, 9, p(PAPER), 0.4) +
      words(look.mark || 'ARKIV', 12, 6.6, look.mark && look.mark.length < 3 ? 5 : 2.6, 12, p(INK)) +
      print(6, 9, 12, 3, 1.2, p(INK), 0.3) +
      `<rect x="8" y="14.8" width="8" height="2.6" rx="1.3" fill="${p(lift(tone, -0.3))}"/>`,
  );
  s.right(
    [12.03, 20.5, 17],
    (p) =>
      rect(0, 0, 34, 0.7, p(lift(tone, -0.14)), 0, 0.5) +
      `<rect x="13" y="7" width="8" height="2.6" rx="1.3" fill="${p(lift(tone, -0.3))}"/>`,
  );
  if (look.close) slab(s, CARTON, round(0.5), 'front', [-8, 3, 17], 0.1);
}

export const archive = {
  'archive-box': {
    angle: 'mid',
    setting: 'stock',
    focus: { at: [2, 16, 17], width: 26 },
    draw: archiveBox,
    pack: { step: [0, 26.5, 0], most: 2 },
  },
} satisfies Record<string, Family>;
