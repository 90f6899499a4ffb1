// What a drawing proves of a product: facts are recorded by what is really drawn for them, never by what was requested.
import { dot, locate, type Pose, sub, type Vec } from './space';

export type Side = 'x' | 'y' | 'z';
export type VisibleFacts = Map<string, number | string>;

interface Ruler {
  pose: Pose;
  low: [number, number, number];
  high: [number, number, number];
}

export const SIDES = ['x', 'y', 'z'] as const;
const CODES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The opening of a group whose elements show a fact. */
export function factGroup(name: string, value: number | string): string {
  return `<g data-fact="${name}" data-value="${String(value).replace(/[&<>"]/g, (sign) => CODES[sign] ?? '')}">`;
}

/** The same of measures: 'width:140'. */
export function sizeGroup(sizes: readonly (readonly [name: string, size: number])[]): string {
  return `<g data-size="${sizes.map((size) => size.join(':')).join(' ')}">`;
}

/** Notes facts, and how far in centimetres the bodies reach that are drawn for a measure. */
export class Proof {
  readonly told: VisibleFacts = new Map();
  /** Only the product itself records facts; its neighbours and the further pieces of a pack do not. */
  silent = false;
  private readonly rulers: Ruler[] = [];

  note(name: string, value: number | string): void {
    if (!this.silent) this.told.set(name, value);
  }

  one(name: string): void {
    this.note(name, Number(this.told.get(name) ?? 0) + 1);
  }

  get measures(): boolean {
    return this.rulers.length > 0;
  }

  /** A place that something drawn reaches, and by how much round it in each direction. */
  reach(place: Vec, round: Vec = [0, 0, 0]): void {
    for (const { pose, low, high } of this.rulers) {
      const off = sub(place, pose.origin);
      SIDES.forEach((side, i) => {
        const at = dot(off, pose[side]);
        low[i] = Math.min(low[i] ?? 0, at - (round[i] ?? 0));
        high[i] = Math.max(high[i] ?? 0, at + (round[i] ?? 0));
      });
    }
  }

  /** From now on bodies are measured along the sides of this pose; the returned function ends it and returns the size. */
  rule(pose: Pose): () => Record<Side, number> {
    const ruler: Ruler = { pose, low: [Infinity, Infinity, Infinity], high: [-Infinity, -Infinity, -Infinity] };
    this.rulers.push(ruler);
    return () => {
      this.rulers.splice(this.rulers.indexOf(ruler), 1);
      const [x = 0, y = 0, z = 0] = ruler.high.map((high, i) => Math.round((high - (ruler.low[i] ?? 0)) * 10) / 10);
      return { x, y, z };
    };
  }

  locate(pose: Pose, v: Vec): void {
    if (this.rulers.length > 0) this.reach(locate(pose, v));
  }
}
