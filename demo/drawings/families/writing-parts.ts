// What all things to write with are put together from: turned parts, print, clip, cap, the line drawn, the carton of many.
import { rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Family, type Focus, type Look, PAPER } from '../look';
import { oblong } from '../outlines';
import { block, box } from '../solids';
import type { Point, Vec } from '../space';
import type { Stage } from '../stage';
import { type LatheOptions, lathe } from '../turned';

export const LEAN = 73;

export const angle: Family['angle'] = (look) => (look.count > 1 ? 'mid' : 'high');

/** Close-ups: the tip of one; the tops of those in a carton, and the print of a closed one. */
export const closeTo =
  (at: Vec, width: number) =>
  (look: Look): Focus => {
    if (look.count >= CLOSED_FROM) return { at: [0, 4, 6], width: 15 };
    return look.count > 1 ? { at: [0, 11, 2], width: 11 } : { at, width };
  };

/** A turned part along the pen, whose axis is x with the tip at the lower left. */
export function part(
  s: Stage,
  colour: string,
  from: number,
  y: number,
  profile: readonly Point[],
  options: LatheOptions = {},
): void {
  lathe(s, colour, [from, y, 0], profile, { axis: [1, 0, 0], gloss: true, ...options });
}

/** The line that the tip has just drawn: it starts at the tip and runs towards the lower right. */
export function line(s: Stage, look: Look, colour: string, half: number, width: number, opacity = 1): void {
  const turn = (LEAN * Math.PI) / 180;
  const [x, z] = [-half * Math.cos(turn), half * Math.sin(turn)];
  const d = 'M0 0C1 1.4 1.5-1.6 2.4-.2S3.4 1.5 4.2 .2S5.4-1.4 6.2 0S7.4 1 8.4-.3';
  s.at(
    [x, 0, z],
    () => {
      const drawn = (): void => s.top([0, 0, 0], () => stroke(d, colour, width, opacity));
      if (look.word('tip')) s.fact('tip', look.word('tip'), drawn);
      else drawn();
      s.point([8.4, 0, 0]);
    },
    { yaw: 8 },
  );
}

export function lying(s: Stage, half: number, r: number, draw: () => void): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(half * 2, r * 2.2), r * 1.3);
      draw();
    },
    { yaw: LEAN },
  );
}

/** Brand and model along a barrel. */
export function labelled(
  s: Stage,
  look: Look,
  place: readonly [x: number, y: number, r: number, room: number],
  colour: string,
): void {
  const label = barrelLabel(look, '');
  if (label) s.fact('label', label, () => print(s, label, ...place, colour));
}

/** The print along a barrel, on the side that the viewer sees. */
export function print(s: Stage, text: string, x: number, y: number, r: number, room: number, colour: string): void {
  s.art([x, y + r * 0.75, r * 0.66], [1, 0, 0], [0, -0.66, 0.75], [0, 0.75, 0.66], () =>
    words(text, 0, 0, r * 0.85, room, colour),
  );
}

/** The width of the line in centimetres, drawn twice as wide so that a list shows it; '1,5-3 mm' counts as its middle. */
export function strokeOf(look: Look, otherwise: number): number {
  const widths = (look.word('tip').match(/\d+(,\d+)?/g) ?? []).map((width) => Number(width.replace(',', '.')));
  if (widths.length === 0) return otherwise;
  return (widths.reduce((sum, width) => sum + width, 0) / widths.length) * 0.2;
}

/** What is printed on the goods: brand and model in capitals. */
export const barrelLabel = (look: Look, otherwise: string): string => look.mark || look.word('label', otherwise);

export function clip(s: Stage, colour: string, from: number, to: number, top: number, width = 0.36): void {
  block(s, colour, [(from + to) / 2, top, 0.15], [to - from, 0.16, width], { r: 0.12, bevel: 0.06 });
  block(s, colour, [to - 0.2, top - 0.35, 0.15], [0.4, 0.4, width], { r: 0.1, bevel: 0.05 });
}

const CLOSED_FROM = 24;

/** Ten or twelve upright in an open carton; more than two dozen come in a closed one. Both name the content and the count. */
export function carton(s: Stage, look: Look, r: number, height: number, top: (x: number, z: number) => void): void {
  const shell = look.accent ?? mix(look.colour, PAPER, 0.82);
  if (look.count >= CLOSED_FROM) {
    closedCarton(s, look, shell, r);
    return;
  }
  const columns = Math.ceil(look.count / 2);
  const [w, d] = [r * 2.3 * columns + 0.6, r * 4.8 + 0.6];
  s.shadow(oblong(w, d), 2);
  box(s, lift(shell, -0.1), [0, 0, -d / 2 + 0.1], [w, height * 0.78, 0.2]);
  for (let k = 0; k < look.count; k += 1) {
    const [row, i] = [Math.floor(k / columns), k % columns];
    s.count('pieces', () => top((i - (columns - 1) / 2) * r * 2.3, row === 0 ? -r * 1.2 : r * 1.2));
  }
  box(s, shell, [w / 2 - 0.1, 0, 0], [0.2, height * 0.6, d]);
  box(s, shell, [0, 0, d / 2 - 0.1], [w, height * 0.52, 0.2]);
  cartonFront(s, look, shell, [-w / 2, height * 0.52, d / 2 + 0.01], [w, height * 0.52]);
}

/** As large as the pens need that lie in it. */
function closedCarton(s: Stage, look: Look, shell: string, r: number): void {
  const [w, d] = [15.5, r * 2.1 * 10];
  const h = r * 2.1 * Math.ceil(look.count / 10);
  s.shadow(oblong(w, d), 2.4);
  s.fact('pieces', look.count, () => {
    box(s, shell, [0, 0, 0], [w, h, d]);
    s.top([-w / 2, h + 0.01, -d / 2], (p) => rect(0, d / 2 - 0.06, w, 0.12, p(lift(shell, -0.16))));
  });
  cartonFront(s, look, shell, [-w / 2, h, d / 2 + 0.01], [w, h]);
}

/** The end of a felt tip, as cartons print it. */
const NIBS: Record<string, string> = {
  round: 'M-.5-1H.5V.4A.5.5 0 0 1-.5.4Z',
  chisel: 'M-.5-1H.5V1L-.5.3Z',
  wide: 'M-1-1H1V1L-1 .3Z',
};

function cartonFront(s: Stage, look: Look, shell: string, at: Vec, [w, h]: readonly [number, number]): void {
  const label = barrelLabel(look, '');
  const note = look.word('tip') || look.word('hardness');
  s.fact('label', label, () =>
    s.front(
      at,
      (p) =>
        rect(0, 0, w, h * 0.25, p(look.colour)) +
        words(label, w / 2, h * 0.125, h * 0.15, w * 0.9, p(inkOn(look.colour))),
    ),
  );
  s.fact(look.word('tip') ? 'tip' : 'hardness', note, () =>
    s.front(at, (p) => words(note, w / 2, h * 0.42, h * 0.2, w * 0.9, p(inkOn(shell)))),
  );
  const nib = look.word('nib');
  if (nib)
    s.fact('nib', nib, () =>
      s.front(at, (p) =>
        shape(NIBS[nib] ?? NIBS.round ?? '', p(look.colour)).replace(
          '<path',
          `<path transform="translate(${w * 0.12} ${h * 0.43}) scale(${h * 0.09})"`,
        ),
      ),
    );
  s.front(at, (p) => words(`${look.count} stk.`, w / 2, h * 0.75, h * 0.24, w * 0.8, p(inkOn(shell))));
}

export function looseCap(s: Stage, colour: string, r: number, length: number, clipped = true): void {
  s.shadow(oblong(length, r * 2), r);
  part(
    s,
    colour,
    -length / 2,
    r,
    [
      [r, 0],
      [r, length - 0.3],
      [r * 0.8, length],
    ],
    { open: true },
  );
  if (clipped) block(s, lift(colour, 0.04), [0.3, r * 2, 0.2], [length * 0.72, 0.16, 0.4], { r: 0.12 });
}
