// Notebooks: bound, stapled or on a spiral, each next to a sheet that shows its ruling.
import { disc, rect, stroke, words } from '../art';
import { lift } from '../colour';
import { type Bar, type Family, INK, type Look, PAPER, STEEL } from '../look';
import { depthBar, saidBars, widthBar } from '../measures';
import { oblong } from '../outlines';
import { block, box } from '../solids';
import type { Stage } from '../stage';
import { cord } from '../turned';

interface BookFacts {
  width: number;
  depth: number;
  thick: number;
  ruling: string;
  format: string;
}

const bookFacts = (look: Look): BookFacts => ({
  width: look.number('width', 14.8, [6, 40]),
  depth: look.number('depth', 21, [8, 50]),
  thick: 0.3 + look.number('sheets', 90, [10, 400]) * 0.014,
  ruling: look.word('ruling', look.has('dotted') ? 'dots' : 'lines'),
  format: look.word('format', look.mark || 'A5'),
});

/** The pattern of a page of this size, in lines every 8 millimetres, squares or dots every five. */
function pageRuling(kind: string, w: number, d: number, ink: string): string {
  const steps = (room: number, step: number): number[] =>
    Array.from({ length: Math.floor(room / step) - 1 }, (_, i) => (i + 1) * step);
  if (kind === 'lines' || kind === 'margin') {
    const lines = stroke(
      steps(d, 0.8)
        .map((y) => `M.6 ${y.toFixed(1)}H${w - 0.6}`)
        .join(''),
      ink,
      0.07,
    );
    return kind === 'margin' ? lines + stroke(`M${w * 0.16} 0V${d}`, '#d0696b', 0.08) : lines;
  }
  if (kind === 'squares')
    return stroke(
      steps(d, 0.5)
        .map((y) => `M0 ${y}H${w}`)
        .join('') +
        steps(w, 0.5)
          .map((x) => `M${x} 0V${d}`)
          .join(''),
      ink,
      0.045,
    );
  if (kind === 'dots') {
    const dots = steps(d, 0.5).flatMap((y) => steps(w, 0.5).map((x) => `M${x} ${y}h.01`));
    return stroke(dots.join(''), ink, 0.13);
  }
  return rect(0.4, 0.4, w - 0.8, d - 0.8, ink, 0, 0.04);
}

function notebook(s: Stage, look: Look): void {
  const facts = bookFacts(look);
  const { width: w, depth: d, thick, ruling, format } = facts;
  if (!look.further)
    s.at([w * 0.46, 0, -d * 0.1], () => {
      s.shadow(oblong(w, d), 0.6);
      box(s, PAPER, [0, 0, 0], [w - 0.6, 0.04, d - 0.6]);
      const page = (): void =>
        s.top([-w / 2 + 0.3, 0.05, -d / 2 + 0.3], (p) => pageRuling(ruling, w - 0.6, d - 0.6, p('#8e9bab')));
      s.fact('ruling', ruling, page);
    });
  s.shadow(oblong(w, d), 1.6);
  block(s, lift(look.colour, -0.04), [0, 0.05, 0], [w, 0.25, d], { r: 0.6, bevel: 0 });
  s.fact('sheets', look.number('sheets', 90), () =>
    block(s, PAPER, [-0.1, 0.3, 0], [w - 0.6, thick - 0.5, d - 0.5], { r: 0.3, bevel: 0 }),
  );
  const edges = Array.from({ length: 4 }, (_, i) =>
    rect(0, ((thick - 0.4) / 4) * (i + 0.5), w - 1, 0.05, '#d8d2c4'),
  ).join('');
  s.front([-w / 2 + 0.4, thick - 0.2, d / 2 - 0.23], () => edges);
  if (look.has('dividers')) dividers(s, facts);
  s.sized({ x: 'width', z: 'depth' }, () =>
    block(s, look.colour, [0, thick - 0.25, 0], [w, 0.3, d], { r: 0.6, bevel: 0.12 }),
  );
  binding(s, look, facts);
  s.fact('format', format, () =>
    s.top(
      [-w * 0.2, thick + 0.07, -d * 0.3],
      (p) =>
        rect(0, 0, w * 0.42, w * 0.24, p(PAPER), 0.3) + words(format, w * 0.21, w * 0.12, w * 0.13, w * 0.36, p(INK)),
    ),
  );
}

/** Five tabs that protrude at the right, a colour each. */
function dividers(s: Stage, { width: w, depth: d, thick }: BookFacts): void {
  for (const [i, tone] of ['#c8443f', '#e3a13a', '#5f9e6e', '#3f7fb5', '#8a5aa8'].entries())
    s.count('dividers', () =>
      box(s, tone, [w / 2 + 0.5, 0.3 + (i / 5) * (thick - 0.6), -d * 0.36 + i * d * 0.16], [1.4, 0.12, d * 0.13]),
    );
}

/** A wire spiral, a covered spine with its band, a cloth, or two staples. */
function binding(s: Stage, look: Look, { width: w, depth: d, thick }: BookFacts): void {
  const y = thick + 0.06;
  if (look.has('spiral'))
    s.fact('binding', 'spiral', () => {
      const rings = Math.floor((d - 1.6) / 1.2);
      for (let i = 0; i < rings; i += 1) {
        const z = -d / 2 + 1.2 + i * 1.2;
        const x = -w / 2;
        cord(
          s,
          STEEL,
          [
            [x + 0.8, y, z],
            [x + 0.5, y + 0.6, z],
            [x - 0.2, y + 0.7, z],
            [x - 0.6, y - 0.3, z],
            [x - 0.4, 0.4, z],
          ],
          0.16,
        );
      }
    });
  else if (look.has('soft-cover'))
    s.fact('binding', 'staples', () => {
      s.top([-w / 2, y, -d / 2], (p) => stroke(`M.5 0V${d}`, p(lift(look.colour, -0.08)), 0.14));
      for (const k of [0.28, 0.66]) s.top([-w / 2, y + 0.01, -d / 2], () => stroke(`M.22 ${d * k}v1.2`, STEEL, 0.16));
    });
  else s.top([-w / 2, y, -d / 2], (p) => rect(0, 0, w * 0.13, d, p(lift(look.colour, -0.06))));
  if (look.has('cloth')) {
    const threads = Array.from({ length: Math.floor(d / 0.7) }, (_, i) => `M0 ${(i * 0.7).toFixed(1)}H${w}`).join('');
    s.top([-w / 2, y + 0.005, -d / 2], (p) => stroke(threads, p(lift(look.colour, -0.05)), 0.1));
  }
  if (look.has('elastic')) {
    s.top([w / 2 - 2.4, y + 0.01, -d / 2], (p) => rect(0, 0, 0.55, d, p(look.accent ?? INK)));
    box(s, look.accent ?? INK, [w / 2 - 2.1, 0.2, d / 2], [0.55, thick - 0.1, 0.06]);
  }
  if (look.has('ribbon'))
    cord(
      s,
      '#b5483f',
      [
        [-w * 0.1, thick * 0.5, d / 2],
        [-w * 0.1, 0.2, d / 2 + 0.8],
        [-w * 0.13, 0.1, d / 2 + 2.4],
      ],
      0.3,
    );
  if (look.close) s.top([-w / 2 + 1, y + 0.02, -d / 2 + 1], () => disc(0, 0, 0.05, STEEL));
}

const bookBars = (look: Look): Bar[] => {
  const { width: w, depth: d } = bookFacts(look);
  return saidBars(look, { width: widthBar(w, d, 2.8), depth: depthBar(w * 1.92, d, 1) });
};

export const notebooks = {
  notebook: {
    angle: 'high',
    setting: 'desk',
    focus: (look) => ({ at: [bookFacts(look).width * 0.6, 1, 2], width: 11 }),
    draw: notebook,
    pack: (look) => ({ step: [0, bookFacts(look).thick + 0.15, 0], most: 10 }),
    bars: bookBars,
  },
} satisfies Record<string, Family>;
