// Paper, envelopes and sticky notes.
import { print, rect, shape, stroke, words } from '../art';
import { inkOn, lift, mix } from '../colour';
import { type Family, INK, type Look, PAPER } from '../look';
import { oblong, rounded, trail } from '../outlines';
import { box, slab } from '../solids';
import type { Vec } from '../space';
import type { Stage } from '../stage';

function ream(s: Stage, look: Look): void {
  s.shadow(oblong(30, 21), 2);
  box(s, look.colour, [0, 0, 0], [30, 5.6, 21]);
  const ink = inkOn(look.colour);
  s.top(
    [-15, 5.61, -10.5],
    (p) =>
      rect(0, 0, 30, 21, p(mix(look.colour, PAPER, 0.06))) +
      rect(0, 13.4, 30, 7.6, p(PAPER)) +
      shape('M0 13.4L30 9.4V13.4Z', p(PAPER)) +
      words(look.mark || '80 g', 9.5, 6.4, 5.4, 17, p(ink)) +
      words('A4 · 500', 23.6, 6, 2.2, 9, p(ink)) +
      rect(1.8, 15.6, 5, 3.4, p(look.accent ?? look.colour), 0.4) +
      print(8.6, 16, 12, 3, 1.1, p(INK), 0.3),
  );
  s.front(
    [-15, 5.6, 10.51],
    (p) =>
      rect(0, 3.4, 30, 2.2, p(PAPER)) +
      words(look.mark || '80 g', 6.4, 1.75, 2.1, 9, p(ink)) +
      print(12, 1.1, 14, 2, 0.9, p(ink), 0.5),
  );
  s.right(
    [15.01, 5.6, 10.5],
    (p) =>
      shape('M0 0L9 2.8L0 5.6Z', p(lift(look.colour, -0.06))) +
      shape('M21 0L12 2.8L21 5.6Z', p(lift(look.colour, -0.06))) +
      rect(8, 1.6, 5, 2.4, p(PAPER), 0.3),
  );
}

function envelope(s: Stage, look: Look): void {
  const sheet = (x: number, z: number, y: number, yaw: number, back: boolean): void =>
    s.at(
      [x, y, z],
      () => {
        s.shadow(oblong(22, 11), 0.9);
        slab(s, look.colour, rounded(22, 11, 0.25), 'floor', [0, 0, 0], 0.14);
        s.top([-11, 0.16, -5.5], (p) =>
          back
            ? shape('M0 .2L11 6.8L22 .2L22 0H0Z', p(lift(look.colour, -0.035))) +
              stroke('M.1 .2L11 6.8L21.9 .2', p(lift(look.colour, -0.15)), 0.1) +
              stroke('M.2 10.9L8.2 5.2M21.8 10.9L13.8 5.2', p(lift(look.colour, -0.09)), 0.08)
            : (look.has('window')
                ? rect(1.8, 5.2, 9, 3.5, p('#c9d8df'), 0.3) + print(2.4, 6, 6, 3, 0.8, p(INK), 0.4)
                : print(10.6, 5.4, 8, 3, 1.2, p(INK), 0.45)) +
              rect(18.4, 0.9, 2.6, 3, p(look.accent ?? '#c94f4a'), 0.15) +
              print(1.4, 1.2, 4, 2, 0.7, p(INK), 0.3),
        );
      },
      { yaw },
    );
  sheet(-1.4, -6, 0, 24, true);
  sheet(1.6, 3.4, 0.4, 12, false);
}

/** A block of notes with its upper corner lifted; every sheet's edge shows. */
function block(s: Stage, colour: string, h: number): void {
  s.shadow(oblong(7.6, 7.6), 0.8);
  box(s, colour, [0, 0, 0], [7.6, h, 7.6]);
  const flat = (corners: string): Vec[] => trail(corners).map(([x, y, z]): Vec => [x, y + h, z]);
  for (let y = 0.2; y < h; y += 0.24) {
    const edge = trail('-3.8,0,3.81 3.8,0,3.81 3.8,0.05,3.81 -3.8,0.05,3.81').map(([x, up, z]): Vec => [x, y + up, z]);
    s.polygon(edge, lift(colour, -0.05), 0.35);
  }
  s.polygon(flat('-3.8,0,-3.8 3.8,0,-3.8 3.8,0.02,2.6 2.4,0.7,4.1 -3.8,0.02,3.8'), lift(colour, 0.015), 0.8, true);
  s.polygon(flat('3.8,0.02,2.6 2.4,0.7,4.1 3.8,0,3.8'), lift(colour, -0.08), 0.2);
}

const SCRIBBLE =
  'M1 2.2C1.6 1.4 2 3 2.6 2.1S3.6 1.4 4 2.2S5 1.6 5.6 2M1 3.7C1.8 3 2.2 4.3 3 3.6S4 3.2 4.8 3.8M1 5.2C1.7 4.6 2.4 5.7 3.2 5';

function stickyNotes(s: Stage, look: Look): void {
  const second = look.accent ?? mix(look.colour, '#f29aa6', 0.55);
  s.at([-4.2, 0, -2.6], () => block(s, second, 1.2), { yaw: 20 });
  const written = (): void => {
    block(s, look.colour, 2.4);
    s.top([-3.8, 2.43, -3.8], (p) => stroke(SCRIBBLE, p(mix(INK, look.colour, 0.2)), 0.2));
  };
  s.at([2.4, 0, 1.4], written, { yaw: 8 });
}

export const paper = {
  'paper-ream': {
    angle: 'high',
    setting: 'desk',
    focus: { at: [-5, 5, 6], width: 20 },
    draw: ream,
    pack: { step: [0, 5.7, 0], most: 5 },
  },
  envelope: { angle: 'high', setting: 'desk', focus: { at: [6, 0, 2], width: 15 }, draw: envelope },
  'sticky-notes': {
    angle: 'high',
    setting: 'desk',
    focus: { at: [3, 2, 3], width: 8 },
    draw: stickyNotes,
    pack: { step: [0.2, 2.5, 0.2], most: 3 },
  },
} satisfies Record<string, Family>;
