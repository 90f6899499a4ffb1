// Envelopes, with or without a window, plain or padded; and sticky notes and flags.
import { print, rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Bar, CARTON, type Family, INK, type Look, PAPER } from '../look';
import { depthBar, saidBars, widthBar } from '../measures';
import { oblong, rounded } from '../outlines';
import { box, slab } from '../solids';
import type { Vec } from '../space';
import type { Stage } from '../stage';

const CARTON_FROM = 400;

interface EnvelopeFacts {
  width: number;
  depth: number;
  format: string;
  window: string;
}

const envelopeOf = (look: Look): EnvelopeFacts => ({
  width: look.number('width', 22, [8, 60]),
  depth: look.number('depth', 11, [6, 60]),
  format: look.word('format'),
  window: look.word('window', look.has('window') ? 'left' : 'none'),
});

/** A gift card leans on its envelope; what it is made out for is the giver's choice. */
function cardOnEnvelope(s: Stage, look: Look): void {
  s.at([0, 0, -4], () => backSide(s, look, envelopeOf(look)));
  s.at([1, 0.2, 3], () => {
    s.shadow(oblong(17, 10.5), 0.8);
    slab(s, PAPER, rounded(17, 10.5, 0.8), 'floor', [0, 0, 0], 0.12);
    const label = look.word('label', 'GAVEKORT');
    s.fact(look.word('label') ? 'label' : 'print', label, () =>
      s.top(
        [-8.5, 0.13, -5.25],
        (p) =>
          rect(0, 0, 17, 3.4, p(look.colour), 0.8) +
          rect(0, 3, 17, 0.5, p(look.accent ?? '#c9a24a')) +
          words('GAVEKORT', 8.5, 1.6, 1.5, 12, '#ffffff') +
          words(label, 8.5, 5.2, 1, 12, p(INK)) +
          rect(2.4, 7, 12.2, 1.8, p(lift(PAPER, -0.06)), 0.4) +
          words('•••• •••• ••••', 8.5, 7.9, 1, 10, p(INK)),
      ),
    );
  });
}

function envelope(s: Stage, look: Look): void {
  if (look.has('gift-card')) {
    cardOnEnvelope(s, look);
    return;
  }
  const facts = envelopeOf(look);
  const { width: w, depth: d } = facts;
  // A hundred lie in a low stack; five hundred come in their carton, with a stack on it.
  const boxed = look.count >= CARTON_FROM;
  const stack = boxed ? 1.4 : Math.min(6, look.count * 0.03);
  const ground = boxed ? envelopeCarton(s, look, facts) : 0;
  if (!boxed) s.at([w * 0.16, 0, -d * 0.86], () => backSide(s, look, facts));
  s.at([0, ground, 0], () => {
    s.shadow(oblong(w, d), 0.9);
    s.sized({ x: 'width', z: 'depth' }, () =>
      slab(s, look.colour, rounded(w, d, 0.25), 'floor', [0, 0, 0], 0.14 + stack, { bevel: 0.06 }),
    );
    const edges = (p: (hex: string) => string): string =>
      Array.from({ length: 6 }, (_, i) => rect(0, (stack / 6) * i, w, 0.05, p(lift(look.colour, -0.1)))).join('');
    if (stack > 0.4) s.front([-w / 2, stack, d / 2 + 0.01], edges);
    if (!boxed) band(s, look, facts, stack);
    s.at([0, stack, 0], () => frontSide(s, look, facts));
  });
}

/** Closed at the back: the flap and its glue, the strip or the bubbles of a padded one. */
function backSide(s: Stage, look: Look, { width: w, depth: d }: EnvelopeFacts): void {
  s.shadow(oblong(w, d), 0.9);
  slab(s, look.colour, rounded(w, d, 0.25), 'floor', [0, 0, 0], look.has('padded') ? 0.7 : 0.14, {
    bevel: look.has('padded') ? 0.4 : 0,
  });
  const y = look.has('padded') ? 0.72 : 0.16;
  const flap = look.has('straight-flap') || look.has('padded') || d > w * 0.62;
  const fold = flap ? `M0 ${d * 0.26}H${w}` : `M.1 .2L${w / 2} ${d * 0.62}L${w - 0.1} .2`;
  const area = flap ? `M0 0H${w}V${d * 0.26}H0Z` : `M0 .2L${w / 2} ${d * 0.62}L${w} .2V0H0Z`;
  s.top([-w / 2, y, -d / 2], (p) => {
    const seams = flap
      ? `M${w * 0.5} ${d * 0.26}V${d}`
      : `M.2 ${d - 0.1}L${w * 0.38} ${d * 0.47}M${w - 0.2} ${d - 0.1}L${w * 0.62} ${d * 0.47}`;
    const strip =
      look.has('straight-flap') || look.has('padded') ? rect(w * 0.04, d * 0.16, w * 0.92, d * 0.06, p('#f3efe4')) : '';
    return (
      shape(area, p(lift(look.colour, -0.035))) +
      stroke(fold, p(lift(look.colour, -0.15)), 0.1) +
      stroke(seams, p(lift(look.colour, -0.09)), 0.08) +
      strip
    );
  });
}

function frontSide(s: Stage, look: Look, { width: w, depth: d, format, window }: EnvelopeFacts): void {
  const y = look.has('padded') ? 0.75 : 0.16;
  if (look.has('padded')) padding(s, look, w, d);
  const at: Vec = [-w / 2, y, -d / 2];
  if (window !== 'none')
    s.fact('window', window, () =>
      s.top(at, (p) => rect(2, d - 5.6, 9, 3.5, p('#c9d8df'), 0.3) + print(2.6, d - 4.8, 6, 3, 0.8, p(INK), 0.4)),
    );
  else {
    s.top(at, (p) => print(w * 0.48, d * 0.52, w * 0.34, 3, 1.2, p(inkOn(look.colour)), 0.4));
    s.proof.note('window', 'none');
  }
  s.top(at, (p) => rect(w - 3.6, 0.9, 2.6, 3, p(look.accent ?? '#c94f4a'), 0.15));
  if (format) s.fact('format', format, () => s.top(at, (p) => words(format, 2.4, 1.7, 1.5, 4, p(inkOn(look.colour)))));
}

/** Bubbles that press through the paper. */
function padding(s: Stage, look: Look, w: number, d: number): void {
  slab(s, look.colour, rounded(w, d, 0.4), 'floor', [0, 0.14, 0], 0.6, { bevel: 0.4 });
  const [columns, rows] = [Math.floor(w / 1.5), Math.floor(d / 1.5)];
  const dots = Array.from({ length: columns * rows }, (_, i) => {
    const [x, z] = [1 + (i % columns) * 1.5, 1 + Math.floor(i / columns) * 1.5];
    return `M${x - 0.5} ${z}a.5 .5 0 1 0 1 0a.5 .5 0 1 0-1 0`;
  }).join('');
  s.top([-w / 2, 0.745, -d / 2], (p) => shape(dots, p(lift(look.colour, -0.075)), 0.75));
}

/** A band of paper round the stack, with the maker's name. */
function band(s: Stage, look: Look, { width: w, depth: d }: EnvelopeFacts, stack: number): void {
  const label = look.word('label');
  if (!label) return;
  const h = stack + 0.14;
  s.fact('label', label, () =>
    s.front(
      [-w * 0.4, h, d / 2 + 0.02],
      (p) =>
        rect(0, 0, w * 0.34, h, p(lift(INK, 0.28))) +
        words(label, w * 0.17, h / 2, Math.min(1.4, h * 0.7), w * 0.3, p(PAPER)),
    ),
  );
}

/** The carton that hundreds come in; the answer is how high it is. */
function envelopeCarton(s: Stage, look: Look, { width: w, depth: d, format }: EnvelopeFacts): number {
  const h = look.count > 600 ? 16 : 9;
  s.shadow(oblong(w + 2, d + 2), 2);
  box(s, CARTON, [0, 0, 0], [w + 2, h, d + 2]);
  s.front(
    [-w / 2 - 1, h, d / 2 + 1.01],
    (p) =>
      rect(2, h * 0.16, w - 2, h * 0.68, p(PAPER), 0.4) +
      words(`${format}  ${look.count} stk.`.trim(), w / 2 + 1, h * 0.4, h * 0.32, w - 4, p(INK)),
  );
  const label = look.word('label');
  if (label)
    s.fact('label', label, () =>
      s.front([-w / 2 - 1, h, d / 2 + 1.02], (p) => words(label, w / 2 + 1, h * 0.7, h * 0.18, w - 4, p(INK))),
    );
  return h;
}

const envelopeBars = (look: Look): Bar[] => {
  const { width: w, depth: d } = envelopeOf(look);
  const edge = look.count >= CARTON_FROM ? 2 : 0;
  return saidBars(look, { width: widthBar(w, d + edge, 1.6), depth: depthBar(w + edge, d, 1.6) });
};

interface NoteFacts {
  width: number;
  depth: number;
  sheets: number;
}

const noteSize = (look: Look): NoteFacts => ({
  width: look.number('width', 7.6, [1, 30]),
  depth: look.number('depth', 7.6, [1, 30]),
  sheets: look.number('sheets', 100, [10, 500]),
});

/** A block of notes with its upper corner lifted; every tenth sheet's edge shows. */
function noteBlock(s: Stage, look: Look, { width: w, depth: d, sheets }: NoteFacts): void {
  const [colour, h] = [look.colour, sheets * 0.0125];
  s.shadow(oblong(w, d), 0.8);
  s.fact('sheets', sheets, () => s.sized({ x: 'width', z: 'depth' }, () => box(s, colour, [0, 0, 0], [w, h, d])));
  const lines = Array.from({ length: 6 }, (_, i) => rect(0, (h / 6) * i, w, 0.05, lift(colour, -0.06))).join('');
  s.front([-w / 2, h, d / 2 + 0.01], () => lines);
  const at = (x: number, y: number, z: number): Vec => [x, h + y, z];
  const [x, z, c] = [w / 2, d / 2, Math.min(w, d) * 0.18];
  s.polygon(
    [at(-x, 0, -z), at(x, 0, -z), at(x, 0.02, z - c), at(x - c, 0.5, z + 0.2), at(-x, 0.02, z)],
    lift(colour, 0.015),
    0.8,
    true,
  );
  s.polygon([at(x, 0.02, z - c), at(x - c, 0.5, z + 0.2), at(x, 0, z + 0.2)], lift(colour, -0.08), 0.2);
}

const SCRIBBLE =
  'M1 2.2C1.6 1.4 2 3 2.6 2.1S3.6 1.4 4 2.2S5 1.6 5.6 2M1 3.7C1.8 3 2.2 4.3 3 3.6S4 3.2 4.8 3.8M1 5.2C1.7 4.6 2.4 5.7 3.2 5';

/** One block, or all of the pack in rows of four; the nearest is written on. */
function stickyNotes(s: Stage, look: Look): void {
  const facts = noteSize(look);
  if (look.has('flags')) {
    flags(s, look, facts);
    return;
  }
  const { width: w, depth: d, sheets } = facts;
  const [columns, high] = [Math.ceil(look.count / 4), Math.min(4, look.count)];
  for (let i = 0; i < look.count; i += 1) {
    const place: Vec = [
      (Math.floor(i / high) - (columns - 1) / 2) * (w + 0.8),
      (i % high) * (sheets * 0.0125 + 0.06),
      0,
    ];
    s.count('pieces', () => s.at(place, () => noteBlock(s, look, facts)));
  }
  if (look.count > 1) return;
  const k = Math.min(w, d) / 7.6;
  s.top(
    [-w / 2, sheets * 0.0125 + 0.04, -d / 2],
    (p) => `<g transform="scale(${k.toFixed(2)})">${stroke(SCRIBBLE, p(mix(INK, look.colour, 0.2)), 0.2)}</g>`,
  );
  if (look.has('super-sticky'))
    s.top([-w / 2, sheets * 0.0125 + 0.05, -d / 2], (p) =>
      rect(0, 0, w, d * 0.12, p(lift(look.colour, -0.09)), 0, 0.9),
    );
}

/** Flags on their card: as many blocks as the pack has, the colour only at the end. */
function flags(s: Stage, look: Look, { width: w, depth: d }: NoteFacts): void {
  const wide = look.count * (w + 0.5) + 0.9;
  s.shadow(oblong(wide, d + 2), 0.5);
  box(s, PAPER, [0, 0, 0.3], [wide, 0.1, d + 1.8]);
  for (let i = 0; i < look.count; i += 1)
    s.count('pieces', () =>
      s.at([(i - (look.count - 1) / 2) * (w + 0.5), 0.1, 0], () => {
        s.sized({ x: 'width', z: 'depth' }, () => box(s, mix(look.colour, PAPER, 0.85), [0, 0, 0], [w, 0.45, d]));
        s.top([-w / 2, 0.46, -d / 2], (p) => rect(0, d * 0.45, w, d * 0.55, p(look.colour)));
        s.front([-w / 2, 0.45, d / 2 + 0.01], (p) => rect(0, 0, w, 0.45, p(look.colour)));
      }),
    );
}

const noteBars = (look: Look): Bar[] => {
  const { width: w, depth: d } = noteSize(look);
  if (look.has('flags')) {
    const end = (look.count - 1) / 2;
    const first = -end * (w + 0.5);
    const text = `${String(w).replace('.', ',')} cm`;
    return [
      { from: [first - w / 2, 0, d / 2 + 2], to: [first + w / 2, 0, d / 2 + 2], text },
      depthBar(look.count * (w + 0.5) + 0.9, d, 0.6),
    ];
  }
  const columns = Math.ceil(look.count / 4);
  const edge = (columns - 1) * (w + 0.8);
  const width = widthBar(w, d, 0.6);
  const shifted: Bar = {
    ...width,
    from: [width.from[0] - edge / 2, 0, width.from[2]],
    to: [width.to[0] - edge / 2, 0, width.to[2]],
  };
  return saidBars(look, { width: shifted, depth: depthBar(w + edge, d, 0.6) });
};

export const letters = {
  envelope: { angle: 'high', setting: 'desk', focus: { at: [4, 0, 2], width: 15 }, draw: envelope, bars: envelopeBars },
  'sticky-notes': {
    angle: 'high',
    setting: 'desk',
    focus: { at: [1, 1, 2], width: 7 },
    draw: stickyNotes,
    bars: noteBars,
  },
} satisfies Record<string, Family>;
