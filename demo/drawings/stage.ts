// The sheet a picture is drawn on: projected polygons, gradients, art on faces, soft ground shadows, and the bounds of it all.
import { shade } from './colour';
import { factGroup, Proof, SIDES, type Side, sizeGroup } from './proof';
import { add, type Camera, direct, dot, LIGHT, locate, type Point, posed, type Turn, UPRIGHT, type Vec } from './space';

export const num = (v: number): string => String(Math.round(v * 100) / 100);
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** How far a shadow extends beyond the footprint, per centimetre of reach: three times its softness, plus its offset. */
const REACHED = 16;

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Turns a colour into the tone that the face shows under the light. */
export type Paint = (hex: string) => string;

export class Stage {
  private readonly parts: string[] = [];
  private readonly shadows: string[] = [];
  private readonly ground: string[] = [];
  private readonly defs: string[] = [];
  readonly proof = new Proof();
  private pose = UPRIGHT;
  private known: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  constructor(readonly camera: Camera) {}

  /** Draws a group with its own origin and turn. */
  at(origin: Vec, draw: () => void, turn?: Turn): void {
    const before = this.pose;
    this.pose = posed(before, origin, turn);
    draw();
    this.pose = before;
  }

  add(markup: string): void {
    this.parts.push(markup);
  }

  define(markup: (id: string) => string): string {
    const id = `d${this.defs.length}`;
    this.defs.push(markup(id));
    return `url(#${id})`;
  }

  /** Draws what shows a fact: its elements are in a group named after it; if nothing is drawn, nothing is recorded. */
  fact(name: string, value: number | string, draw: () => void): void {
    if (this.grouped(() => factGroup(name, value), draw)) this.proof.note(name, value);
  }

  /** Draws one of what a fact counts. */
  count(name: string, draw: () => void): void {
    if (this.grouped(() => factGroup(name, 1), draw)) this.proof.one(name);
  }

  /** Draws what has a measured size, and records its true extent in centimetres. */
  sized(names: Partial<Record<Side, string>>, draw: () => void): void {
    const sides = SIDES.flatMap((side) => (names[side] ? [{ side, name: names[side] }] : []));
    const size = this.proof.rule(this.pose);
    this.grouped(() => {
      const found = size();
      const sizes = sides.map(({ side, name }): [string, number] => [name, found[side]]);
      for (const [name, size] of sizes) this.proof.note(name, size);
      return sizeGroup(sizes);
    }, draw);
  }

  private grouped(opening: () => string, draw: () => void): boolean {
    const from = this.parts.length;
    draw();
    if (this.parts.length === from) return false;
    this.parts.splice(from, 0, opening());
    this.parts.push('</g>');
    return true;
  }

  point(v: Vec): Point {
    this.proof.locate(this.pose, v);
    const seen = this.camera.project(locate(this.pose, v));
    this.extend(seen);
    return seen;
  }

  /** Notes for a measure how far a round body reaches: a disc of this radius about a place, square to the axis. */
  reachRound(at: Vec, axis: Vec, r: number): void {
    if (!this.proof.measures) return;
    const out = (i: 0 | 1 | 2): number => r * Math.sqrt(Math.max(0, 1 - axis[i] ** 2));
    this.proof.reach(locate(this.pose, at), [out(0), out(1), out(2)]);
  }
  /** The same of a straight body: all its corners, including hidden ones. */
  reachCorners(corners: readonly Vec[]): void {
    if (this.proof.measures) for (const corner of corners) this.proof.reach(locate(this.pose, corner));
  }

  extend([x, y]: Point): void {
    const k = this.known;
    this.known = {
      left: Math.min(k.left, x),
      top: Math.min(k.top, y),
      right: Math.max(k.right, x),
      bottom: Math.max(k.bottom, y),
    };
  }

  direction(v: Vec): Vec {
    return direct(this.pose, v);
  }

  /** How much a face with this normal looks at the viewer (positive: seen) and at the light. */
  facing(normal: Vec): number {
    return dot(this.direction(normal), this.camera.towards);
  }
  light(normal: Vec): number {
    return dot(this.direction(normal), LIGHT);
  }

  /** A flat face; `soft` lets the tone fall off a little from the upper left, as on a large matt surface. */
  polygon(points: readonly Vec[], colour: string, light: number, soft = false, opacity = 1): void {
    const flat = points.map((p) => this.point(p));
    const tone = shade(colour, light);
    const fill = soft ? this.falloff(flat, shade(colour, light + 0.2), shade(colour, light - 0.22)) : tone;
    const seam = opacity === 1 ? ` stroke="${tone}"` : ` opacity="${opacity}"`;
    this.add(`<path d="${pathOf(flat)}" fill="${fill}"${seam}/>`);
  }

  private falloff(flat: readonly Point[], from: string, to: string): string {
    const [xs, ys] = [flat.map((p) => p[0]), flat.map((p) => p[1])];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(num);
    return this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${box[0]}" y1="${box[1]}" x2="${box[2]}" y2="${box[3]}">` +
        `<stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    );
  }

  /** Flat art in centimetres on a plane: u runs right, v runs down, both from the origin. */
  art(origin: Vec, u: Vec, v: Vec, normal: Vec, draw: (paint: Paint) => string): void {
    if (this.facing(normal) <= 0) return;
    const at = (p: Vec): Point => this.camera.project(locate(this.pose, p));
    const [o, a, b] = [at(origin), at(add(origin, u)), at(add(origin, v))];
    const matrix = [a[0] - o[0], a[1] - o[1], b[0] - o[0], b[1] - o[1], o[0], o[1]].map((n) => n.toFixed(4)).join(' ');
    const light = this.light(normal);
    this.add(`<g transform="matrix(${matrix})" stroke-width="0">${draw((hex) => shade(hex, light))}</g>`);
  }
  front(origin: Vec, draw: (paint: Paint) => string): void {
    this.art(origin, [1, 0, 0], [0, -1, 0], [0, 0, 1], draw);
  }
  right(origin: Vec, draw: (paint: Paint) => string): void {
    this.art(origin, [0, 0, -1], [0, -1, 0], [1, 0, 0], draw);
  }
  top(origin: Vec, draw: (paint: Paint) => string): void {
    this.art(origin, [1, 0, 0], [0, 0, 1], [0, 1, 0], draw);
  }

  /**
   * The soft contact shadow of a footprint (x, z) on the ground; `reach` is how far it extends, in centimetres. Softening is most of what a
   * picture costs to paint: so it is done once for both layers, on their opacity alone, and no farther out than it is visible.
   */
  shadow(footprint: readonly Point[], reach: number, strength = 0.34): void {
    const flat = footprint.map(([x, z]) => this.camera.project(locate(this.pose, [x, 0, z])));
    const [xs, ys, room] = [flat.map((p) => p[0]), flat.map((p) => p[1]), reach * REACHED];
    const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
    const region = [left, top, Math.max(...xs) + room - left, Math.max(...ys) + room - top].map(num);
    const blur = this.define(
      (id) =>
        `<filter id="${id}" filterUnits="userSpaceOnUse" x="${region[0]}" y="${region[1]}" width="${region[2]}" height="${region[3]}"` +
        ` color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${num(reach * 3.2)}" result="soft"/>` +
        `<feFlood flood-color="#1d2433"/><feComposite in2="soft" operator="in"/></filter>`,
    ).slice(4, -1);
    const lay = (dx: number, dz: number): string =>
      pathOf(footprint.map(([x, z]) => this.camera.project(locate(this.pose, [x + dx, 0, z + dz]))));
    const one = (dx: number, dz: number, opacity: number): string =>
      `<path d="${lay(dx, dz)}" fill-opacity="${num(opacity)}"/>`;
    const both = one(reach * 0.55, -reach * 0.1, strength * 0.6) + one(reach * 0.1, 0, strength * 0.7);
    this.shadows.push(`<g filter="url(${blur})">${both}</g>`);
  }

  /** All drawn so far becomes the ground on which the shadows of what follows fall. */
  settle(): void {
    this.ground.push(...this.shadows.splice(0), ...this.parts.splice(0));
  }

  bounds(): Bounds {
    return this.known;
  }

  /** The finished picture: `view` (in picture units) scaled into the sheet; overlays use the sheet's own units. */
  svg(width: number, height: number, view: Bounds, over = ''): string {
    const { scale, x, y } = scaledTo(width, height, view);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<defs>${this.defs.join('')}</defs>` +
      `<g transform="translate(${num(x)} ${num(y)}) scale(${scale.toFixed(5)})" stroke-width="${(0.9 / scale).toFixed(4)}" stroke-linejoin="round">` +
      `${this.ground.join('')}${this.shadows.join('')}${this.parts.join('')}</g>${over}</svg>`
    );
  }
}

/** How picture units become those of the sheet. */
export function scaledTo(width: number, height: number, view: Bounds): { scale: number; x: number; y: number } {
  const scale = Math.min(width / (view.right - view.left), height / (view.bottom - view.top));
  const x = width / 2 - (scale * (view.left + view.right)) / 2;
  const y = height / 2 - (scale * (view.top + view.bottom)) / 2;
  return { scale, x, y };
}
