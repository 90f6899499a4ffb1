// Things to write with: pens, markers, highlighters and pencils, lying beside the line they draw, or twelve in their box.
import { rect, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { CHROME, type Family, INK, type Look, PAPER, STEEL } from '../look';
import { oblong } from '../outlines';
import { block, box } from '../solids';
import type { Point } from '../space';
import type { Stage } from '../stage';
import { lathe, type LatheOptions, rod } from '../turned';

const LEAN = 73;
const angle: Family['angle'] = (look) => (look.count > 1 ? 'mid' : 'high');

/** A turned part along the pen, which lies on x with its tip at the lower left. */
function part(s: Stage, colour: string, from: number, y: number, profile: readonly Point[], options: LatheOptions = {}): void {
  lathe(s, colour, [from, y, 0], profile, { axis: [1, 0, 0], gloss: true, ...options });
}

/** The line that the tip has just drawn: it starts at the tip and runs towards the lower right. */
function line(s: Stage, colour: string, half: number, width: number, opacity = 1): void {
  const turn = (LEAN * Math.PI) / 180;
  const [x, z] = [-half * Math.cos(turn), half * Math.sin(turn)];
  const d = 'M0 0C1 1.4 1.5-1.6 2.4-.2S3.4 1.5 4.2 .2S5.4-1.4 6.2 0S7.4 1 8.4-.3';
  s.at([x, 0, z], () => {
    s.top([0, 0, 0], () => stroke(d, colour, width, opacity));
    s.point([8.4, 0, 0]);
  }, { yaw: 8 });
}

function lying(s: Stage, half: number, r: number, draw: () => void): void {
  s.at(
    [0, 0, 0],
    () => {
      s.shadow(oblong(half * 2, r * 2.2), r * 1.3);
      draw();
    },
    { yaw: LEAN },
  );
}

/** The print along a barrel, on the side that the viewer sees. */
function print(s: Stage, text: string, x: number, y: number, r: number, room: number, colour: string): void {
  s.art([x, y + r * 0.75, r * 0.66], [1, 0, 0], [0, -0.66, 0.75], [0, 0.75, 0.66], () => words(text, 0, 0, r * 0.85, room, colour));
}

function tipOf(look: Look): string {
  return ['0.3', '0.4', '0.5', '0.7', '0.8', '1.0', '1.4', '1.6'].find((size) => look.has(`tip-${size}`)) ?? '';
}

function clip(s: Stage, colour: string, from: number, to: number, top: number, width = 0.36): void {
  block(s, colour, [(from + to) / 2, top, 0.15], [to - from, 0.16, width], { r: 0.12, bevel: 0.06 });
  block(s, colour, [to - 0.2, top - 0.35, 0.15], [0.4, 0.4, width], { r: 0.1, bevel: 0.05 });
}

/** Twelve or so standing in an open carton that says how many. */
function carton(s: Stage, look: Look, r: number, height: number, top: (x: number, z: number) => void): void {
  const shell = look.accent ?? mix(look.colour, PAPER, 0.82);
  const [columns, w, d] = [6, r * 2.3 * 6 + 0.6, r * 4.8 + 0.6];
  s.shadow(oblong(w, d), 2);
  box(s, lift(shell, -0.1), [0, 0, -d / 2 + 0.1], [w, height * 0.78, 0.2]);
  for (const z of [-r * 1.2, r * 1.2]) for (let i = 0; i < columns; i += 1) top((i - 2.5) * r * 2.3, z);
  box(s, shell, [w / 2 - 0.1, 0, 0], [0.2, height * 0.6, d]);
  box(s, shell, [0, 0, d / 2 - 0.1], [w, height * 0.52, 0.2]);
  s.front([-w / 2, height * 0.52, d / 2 + 0.01], (p) =>
    rect(0, 0, w, height * 0.13, p(look.colour)) +
    words(look.mark || tipOf(look), w / 2, height * 0.21, height * 0.09, w * 0.7, p(inkOn(shell))) +
    words(`× ${look.count}`, w / 2, height * 0.37, height * 0.12, w * 0.7, p(inkOn(shell))),
  );
}

function ballpoint(s: Stage, look: Look): void {
  const trim = look.accent ?? CHROME;
  if (look.count > 1) {
    return carton(s, look, 0.62, 14, (x, z) => {
      lathe(s, look.colour, [x, 0, z], [[0.6, 0], [0.6, 12.6], [0.45, 13]], { gloss: true, cap: trim });
      rod(s, trim, [x, 13, z], [x, 14.2, z], 0.28, { gloss: true });
      box(s, trim, [x, 9.4, z + 0.66], [0.3, 3.4, 0.12]);
    });
  }
  line(s, look.colour, 6.9, 0.13);
  lying(s, 7.2, 0.6, () => {
    part(s, trim, 6.1, 0.68, [[0.3, 0], [0.3, 1.3], [0.22, 1.45]], { gloss: true });
    part(s, look.colour, 0.3, 0.68, [[0.68, 0], [0.68, 5.2], [0.5, 5.9]]);
    part(s, trim, 0, 0.68, [[0.7, 0], [0.7, 0.35]]);
    part(s, look.has('rubber-grip') ? INK : look.colour, -5.1, 0.68, [[0.52, 0], [0.66, 1.2], [0.68, 5.1]]);
    if (look.close || look.has('rubber-grip')) for (let i = 0; i < 6; i += 1) part(s, lift(look.colour, -0.09), -4.6 + i * 0.5, 0.68, [[0.62 + i * 0.012, 0], [0.62 + i * 0.012, 0.16]]);
    part(s, trim, -6.3, 0.68, [[0.14, 0], [0.5, 1.2]]);
    part(s, STEEL, -6.9, 0.68, [[0.05, 0], [0.12, 0.6]]);
    clip(s, trim, 2.3, 6, 1.36);
    print(s, [look.mark, tipOf(look)].filter(Boolean).join(' '), -1.9, 0.68, 0.68, 3.4, inkOn(look.colour));
  });
}

function gel(s: Stage, look: Look): void {
  const body = mix(look.colour, '#eef3f6', 0.8);
  if (look.count > 1) {
    return carton(s, look, 0.62, 14, (x, z) => {
      lathe(s, body, [x, 0, z], [[0.58, 0], [0.58, 10]]);
      lathe(s, look.colour, [x, 9, z], [[0.64, 0], [0.64, 4.4], [0.5, 4.9]], { gloss: true });
      box(s, lift(look.colour, 0.05), [x, 10, z + 0.68], [0.3, 3.4, 0.12]);
    });
  }
  line(s, look.colour, 6.9, 0.2);
  lying(s, 7.2, 0.6, () => {
    part(s, look.colour, 6.2, 0.68, [[0.6, 0], [0.6, 0.7], [0.5, 0.9]]);
    part(s, look.colour, -3, 0.68, [[0.2, 0], [0.2, 9.2]], { opacity: 0.9 });
    part(s, body, -1.4, 0.68, [[0.64, 0], [0.64, 7.6]], { opacity: 0.72 });
    part(s, lift(look.colour, -0.03), -5.2, 0.68, [[0.5, 0], [0.66, 1.2], [0.68, 3.8]], { gloss: false });
    for (let i = 0; i < 7; i += 1) part(s, lift(look.colour, -0.12), -4.5 + i * 0.42, 0.68, [[0.62 + i * 0.008, 0], [0.62 + i * 0.008, 0.14]], { gloss: false });
    part(s, STEEL, -6.9, 0.68, [[0.06, 0], [0.16, 0.6], [0.42, 1.7]]);
    print(s, ['GEL', tipOf(look)].join(' '), 1.4, 0.68, 0.66, 4, lift(look.colour, -0.12));
  });
  s.at([2.6, 0, 4.6], () => looseCap(s, look.colour, 0.72, 4.6), { yaw: LEAN - 20 });
}

function looseCap(s: Stage, colour: string, r: number, length: number): void {
  s.shadow(oblong(length, r * 2), r);
  part(s, colour, -length / 2, r, [[r, 0], [r, length - 0.3], [r * 0.8, length]], { open: true });
  block(s, lift(colour, 0.04), [0.3, r * 2, 0.2], [length * 0.72, 0.16, 0.4], { r: 0.12 });
}

function marker(s: Stage, look: Look): void {
  const body = look.accent ?? '#e9ebec';
  if (look.count > 1) {
    return carton(s, look, 0.85, 14, (x, z) => {
      lathe(s, body, [x, 0, z], [[0.8, 0], [0.8, 9.4]]);
      lathe(s, look.colour, [x, 9, z], [[0.84, 0], [0.84, 4.2], [0.66, 4.6]], { gloss: true });
    });
  }
  line(s, look.colour, 6.2, 0.5);
  lying(s, 7, 0.9, () => {
    part(s, look.colour, 6.2, 0.95, [[0.95, 0], [0.95, 0.5], [0.8, 0.7]]);
    part(s, body, -2.9, 0.95, [[0.95, 0], [0.95, 9.1]]);
    part(s, lift(body, -0.05), -4.4, 0.95, [[0.62, 0], [0.62, 1.5]]);
    part(s, INK, -5.4, 0.95, [[0.42, 0], [0.5, 1]], { gloss: false });
    part(s, look.colour, -6.2, 0.95, look.has('chisel') ? [[0.3, 0], [0.34, 0.8]] : [[0.12, 0], [0.3, 0.4], [0.32, 0.8]], { gloss: false });
    s.art([2.2, 1.66, 0.63], [1, 0, 0], [0, -0.66, 0.75], [0, 0.75, 0.66], (p) =>
      rect(-4.1, -0.42, 8, 0.84, p(look.colour), 0.2) + words(look.mark || 'MARKER', 0, 0, 0.62, 6, inkOn(look.colour)));
  });
  s.at([3.2, 0, 4.8], () => looseCap(s, look.colour, 0.98, 4.6), { yaw: LEAN - 24 });
}

function highlighter(s: Stage, look: Look): void {
  const body = look.colour;
  if (look.count > 1) {
    return carton(s, look, 0.95, 12, (x, z) => {
      block(s, body, [x, 0, z], [1.5, 8.6, 1.1], { r: 0.4 });
      block(s, lift(body, -0.07), [x, 8.2, z], [1.7, 3.8, 1.3], { r: 0.45, bevel: 0.3 });
    });
  }
  line(s, body, 5.9, 1.15, 0.6);
  lying(s, 5.6, 1.1, () => {
    block(s, body, [1.2, 0, 0], [8.4, 1.5, 2.5], { r: 0.7, bevel: 0.55 });
    block(s, INK, [-3.6, 0.2, 0], [1.6, 1.1, 1.7], { r: 0.35, bevel: 0.3 });
    block(s, SOFT, [-4.7, 0.35, 0], [0.9, 0.8, 1.1], { r: 0.2, bevel: 0.2 });
    slabTip(s, lift(body, -0.05));
    s.top([-1.7, 1.51, -0.7], (p) => rect(0, 0, 6, 1.4, p(PAPER), 0.3, 0.92) + words(look.mark || 'MARK', 3, 0.7, 0.8, 5, p(INK)));
  });
  s.at([3.6, 0, 5], () => {
    s.shadow(oblong(4, 2.6), 1);
    block(s, lift(body, -0.07), [0, 0, 0], [4.2, 1.8, 2.7], { r: 0.7, bevel: 0.5 });
    block(s, lift(body, -0.12), [0.2, 1.8, 0], [2.8, 0.25, 0.6], { r: 0.2 });
  }, { yaw: LEAN - 24 });
}

const SOFT = '#d7d9db';
function slabTip(s: Stage, colour: string): void {
  block(s, colour, [-5.5, 0.45, 0], [0.9, 0.6, 0.85], { r: 0.15, bevel: 0.1 });
}

function pencil(s: Stage, look: Look): void {
  const wood = '#e3bd8b';
  if (look.count > 1) {
    return carton(s, look, 0.5, 15, (x, z) => {
      lathe(s, look.colour, [x, 0, z], [[0.45, 0], [0.45, 12.4]]);
      lathe(s, wood, [x, 12.4, z], [[0.45, 0], [0.16, 1.5]], { belt: true });
      lathe(s, INK, [x, 13.9, z], [[0.16, 0], [0.03, 0.6]], { belt: true });
    });
  }
  line(s, '#55585e', 7.7, 0.16, 0.85);
  lying(s, 8, 0.5, () => {
    if (!look.has('no-eraser')) {
      part(s, '#e58f86', 7.5, 0.56, [[0.5, 0], [0.5, 0.8], [0.36, 1]], { gloss: false });
      part(s, CHROME, 6.4, 0.56, [[0.58, 0], [0.56, 0.3], [0.58, 0.5], [0.56, 0.8], [0.56, 1.1]]);
    }
    part(s, look.colour, -5.2, 0.56, [[0.56, 0], [0.56, 11.6]], { gloss: false });
    s.polygon([[-5.2, 1.08, -0.2], [6.4, 1.08, -0.2], [6.4, 0.94, 0.42], [-5.2, 0.94, 0.42]], lift(look.colour, 0.06), 0.8);
    part(s, wood, -7, 0.56, [[0.17, 0], [0.56, 1.8]], { gloss: false });
    part(s, INK, -7.7, 0.56, [[0.03, 0], [0.17, 0.7]], { gloss: false });
    print(s, look.mark || 'HB 2', 3.4, 0.56, 0.5, 3, inkOn(look.colour));
  });
}

export const writing = {
  'ballpoint-pen': { angle, setting: 'desk', focus: { at: [-1, 0.5, 3.4], width: 7 }, draw: ballpoint },
  'gel-pen': { angle, setting: 'desk', focus: { at: [-1, 0.5, 3.4], width: 7 }, draw: gel },
  marker: { angle, setting: 'desk', focus: { at: [-1, 0.5, 3.4], width: 8 }, draw: marker },
  highlighter: { angle, setting: 'desk', focus: { at: [-1, 0.5, 3], width: 7 }, draw: highlighter },
  pencil: { angle, setting: 'desk', focus: { at: [-1.2, 0.5, 4.6], width: 7 }, draw: pencil },
} satisfies Record<string, Family>;
