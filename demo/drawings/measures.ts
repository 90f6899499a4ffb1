// The measures of a body on the ground: width and depth below it, height at its left.
import type { Bar, Look } from './look';

const cm = (size: number): string => `${String(Math.round(size * 10) / 10).replace('.', ',')} cm`;

export const widthBar = (w: number, d: number, gap = w * 0.05, text = cm(w)): Bar => ({
  from: [-w / 2, 0, d / 2 + gap],
  to: [w / 2, 0, d / 2 + gap],
  text,
});

export const depthBar = (w: number, d: number, gap = w * 0.05, text = cm(d)): Bar => ({
  from: [w / 2 + gap, 0, d / 2],
  to: [w / 2 + gap, 0, -d / 2],
  text,
});

export const heightBar = (w: number, d: number, h: number, gap = h * 0.05, text = cm(h)): Bar => ({
  from: [-w / 2 - gap, h, d / 2],
  to: [-w / 2 - gap, 0, d / 2],
  text,
});

/** Only what the product states is written next to it: the bars whose facts it has. */
export const saidBars = (look: Look, bars: Readonly<Record<string, Bar>>): Bar[] =>
  Object.entries(bars).flatMap(([fact, bar]) => (fact in look.told ? [bar] : []));
