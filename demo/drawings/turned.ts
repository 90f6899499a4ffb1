// Turned primitives: lathe (any body of revolution, any axis), rod, ball and cord.
import { lift, shade } from './colour';
import { curve, smooth } from './outlines';
import { add, cross, dot, LIGHT, type Point, sub, times, unit, type Vec } from './space';
import { num, pathOf, type Stage } from './stage';

export interface LatheOptions {
  /** Axis in the part's own space; up by default. */
  axis?: Vec;
  gloss?: boolean;
  /** Colour of the end that the viewer sees. */
  cap?: string;
  /** A belt round a body: it has no end faces, both edges curve with the body. */
  belt?: boolean;
  /** The upper end is an opening: the wall's inside shows. */
  open?: boolean;
  opacity?: number;
}

/** A body turned about an axis through `base`; the profile runs from the base up as [radius, height]. */
export function lathe(
  s: Stage,
  colour: string,
  base: Vec,
  profile: readonly Point[],
  options: LatheOptions = {},
): void {
  const axis = unit(options.axis ?? [0, 1, 0]);
  const world = s.direction(axis);
  const towards = s.camera.towards;
  const across = unit(cross(world, towards));
  const tip = dot(world, towards);
  const [ax, ay] = s.camera.project(across);
  const scale = Math.hypot(ax, ay);
  const side: Point = [ax / scale, ay / scale];
  const centre = (h: number): Point => s.point(add(base, times(axis, h)));
  const R = 10;
  const ends = profile.map(([r, h]) => ({ c: centre(h), r: r * R }));
  for (const { c, r } of ends) reach(s, c, r, side, Math.abs(tip));
  for (const [r, h] of profile) s.reachRound(add(base, times(axis, h)), axis, r);
  const [first, last] = [ends[0], ends[ends.length - 1]];
  if (!first || !last) return;
  const at = (e: { c: Point; r: number }, k: number): string =>
    `${num(e.c[0] + side[0] * e.r * k)} ${num(e.c[1] + side[1] * e.r * k)}`;
  const angle = num((Math.atan2(side[1], side[0]) * 180) / Math.PI);
  const arc = (e: { c: Point; r: number }, k: number, sweep = 1): string =>
    `A${num(e.r)} ${num(e.r * Math.abs(tip))} ${angle} 0 ${sweep} ${at(e, k)}`;
  const up = ends.map((e) => at(e, -1)).join('L');
  const down = [...ends]
    .reverse()
    .map((e) => at(e, 1))
    .join('L');
  const widest = ends.reduce((a, b) => (b.r > a.r ? b : a));
  const fill = sheen(s, colour, world, across, widest, side, options.gloss ?? false);
  const fade = options.opacity ? ` opacity="${options.opacity}"` : '';
  const body = `M${up}${arc(last, 1, options.belt && tip > 0 ? 0 : 1)}L${down}${arc(first, -1, options.belt && tip < 0 ? 0 : 1)}Z`;
  s.add(`<path d="${body}" fill="${fill}"${fade}/>`);
  const end = tip > 0 ? last : first;
  if (!options.belt && end.r > 0.2) cap(s, colour, end, angle, tip, options, world);
}

/** Makes room for the entire ellipse of an end. */
function reach(s: Stage, [x, y]: Point, r: number, side: Point, tip: number): void {
  const [w, h] = [r * Math.hypot(side[0], tip * side[1]), r * Math.hypot(side[1], tip * side[0])];
  s.extend([x - w, y - h]);
  s.extend([x + w, y + h]);
}

function sheen(
  s: Stage,
  colour: string,
  axis: Vec,
  across: Vec,
  end: { c: Point; r: number },
  side: Point,
  gloss: boolean,
): string {
  const ahead = unit(cross(across, axis));
  const stops = [-1, -0.85, -0.62, -0.5, -0.38, -0.1, 0.25, 0.6, 0.85, 1].map((t) => {
    const normal = add(times(across, t), times(ahead, Math.sqrt(1 - t * t)));
    const spark = gloss && Math.abs(t + 0.5) < 0.01 ? 0.14 : 0;
    return `<stop offset="${num((t + 1) / 2)}" stop-color="${lift(shade(colour, dot(normal, LIGHT)), spark)}"/>`;
  });
  const p = (k: number): string[] => [num(end.c[0] + side[0] * end.r * k), num(end.c[1] + side[1] * end.r * k)];
  const [[x1, y1], [x2, y2]] = [p(-1), p(1)];
  return s.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`,
  );
}

function cap(
  s: Stage,
  colour: string,
  end: { c: Point; r: number },
  angle: string,
  tip: number,
  options: LatheOptions,
  world: Vec,
): void {
  const light = dot(tip > 0 ? world : times(world, -1), LIGHT);
  const oval = (k: number, fill: string, dy = 0): string =>
    `<ellipse rx="${num(end.r * k)}" ry="${num(end.r * k * Math.abs(tip))}" transform="translate(${num(end.c[0])} ${num(end.c[1] + dy)}) rotate(${angle})" fill="${fill}"/>`;
  const rim = shade(options.cap ?? colour, light);
  if (!options.open || tip <= 0) s.add(oval(1, rim));
  else s.add(oval(1, shade(colour, light)) + oval(0.9, shade(options.cap ?? lift(colour, -0.16), 0.1)));
}

/** A round rod between two points. */
export function rod(
  s: Stage,
  colour: string,
  from: Vec,
  to: Vec,
  r: number,
  options: LatheOptions & { r2?: number } = {},
): void {
  const along = sub(to, from);
  lathe(
    s,
    colour,
    from,
    [
      [r, 0],
      [options.r2 ?? r, Math.hypot(...along)],
    ],
    { ...options, axis: along },
  );
}

export function ball(s: Stage, colour: string, centre: Vec, r: number): void {
  const [x, y] = s.point(centre);
  reach(s, [x, y], r * 10, [1, 0], 1);
  const fill = s.define(
    (id) =>
      `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.75"><stop offset="0" stop-color="${shade(colour, 1.1)}"/>` +
      `<stop offset="0.5" stop-color="${shade(colour, 0.4)}"/><stop offset="1" stop-color="${shade(colour, -0.5)}"/></radialGradient>`,
  );
  s.add(`<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 10)}" fill="${fill}"/>`);
}

/** A cord, wire or stroke through points of space, with a lighter line along its lit side. */
export function cord(s: Stage, colour: string, points: readonly Vec[], width: number, closed = false): void {
  const flat = points.map((p) => s.point(p));
  for (const [x, y] of flat) for (const k of [-5, 5]) s.extend([x + width * k, y + width * k]);
  const d = pathOf(closed ? smooth(flat) : curve(flat));
  const line = (tone: string, w: number, dx: number): string =>
    `<path d="${closed ? d : d.slice(0, -1)}" transform="translate(${num(-dx)} ${num(-dx)})" fill="none" stroke="${tone}" stroke-width="${num(w * 10)}" stroke-linecap="round"/>`;
  s.add(line(shade(colour, 0.15), width, 0) + line(shade(colour, 0.9), width * 0.35, width * 1.4));
}
