// The input of a family when it draws, and what it declares about itself.
import type { PictureFacts, PictureSpec } from './names';
import type { Vec } from './space';
import type { Stage } from './stage';

export interface Look {
  colour: string;
  accent: string | undefined;
  /** Cartridge number, spine label, ream weight, coffee name; empty when there is none. */
  mark: string;
  count: number;
  has(trait: string): boolean;
  /** A fact that is a number, limited to what can be drawn; `otherwise` where the product does not state it. */
  number(fact: string, otherwise: number, range?: readonly [least: number, most: number]): number;
  /** A fact in words. */
  word(fact: string, otherwise?: string): string;
  /** The facts that the picture has to show. */
  told: PictureFacts;
  /** No other thing of a known size is next to it. */
  alone: boolean;
  /** A further piece of a pack. */
  further?: boolean;
  /** A detail picture: worth drawing what only a close look shows. */
  close: boolean;
}

/** A dimension bar next to the product, for two sizes that would look the same: its ends, and its text. */
export interface Bar {
  from: Vec;
  to: Vec;
  text: string;
  /** The fact that this text states. */
  fact?: string;
}

/** low: eye height, for tall things; mid: for boxes; high: for flat things on a desk. */
export type Angle = 'low' | 'mid' | 'high';
export type Setting = 'desk' | 'floor' | 'kitchen' | 'gift' | 'stock' | 'bath';

export interface Family {
  angle: Angle | ((look: Look) => Angle);
  setting: Setting;
  /** Where the detail picture looks (centimetres) and how wide it sees. */
  focus: Focus | ((look: Look) => Focus);
  draw(s: Stage, look: Look): void;
  /** The layout of several pieces: the step from piece to piece, back to front, and how many are shown at most. */
  pack?: Pack | ((look: Look) => Pack);
  /** Measures that the main picture shows. */
  bars?(look: Look): readonly Bar[];
  /** Facts that are invisible in the product itself, such as memory: they appear as words in the main picture's corner. */
  tags?: readonly string[];
}
export interface Focus {
  at: Vec;
  width: number;
}
export interface Pack {
  step: Vec;
  most: number;
  /** Instead of one row: where each piece is, the farthest first, one of them at the origin. */
  places?: readonly Vec[];
}

/** Rows of so many pieces behind each other, then the next layer; the nearest at the left is at the origin. */
export function stacked(count: number, per: number, rows: number, [x, y, z]: Vec): Pack {
  const places: Vec[] = [];
  for (let i = 0; i < count; i += 1)
    places.push([(i % per) * x, Math.floor(i / (per * rows)) * y, -(Math.floor(i / per) % rows) * z]);
  places.sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
  return { step: [x, y, z], most: count, places: places.map((place): Vec => [place[0], place[1], place[2] + 0]) };
}

// Materials that many families share.
export const PAPER = '#f7f4ee';
export const STEEL = '#b4bac1';
export const CHROME = '#ccd1d6';
export const INK = '#2a2d33';
export const SOOT = '#3b3f46';
export const OAK = '#cfa673';
export const CARTON = '#c99c6c';
export const CREAM = '#efe6d6';

export function lookOf(spec: PictureSpec): Look {
  const traits = new Set(spec.traits);
  return {
    colour: spec.colour,
    accent: spec.accent,
    mark: spec.mark ?? '',
    count: Math.max(1, Math.floor(spec.count ?? 1)),
    has: (trait) => traits.has(trait),
    number: (fact, otherwise, [least, most] = [0.05, 1000]) => {
      const told = spec.facts?.[fact];
      return typeof told === 'number' ? Math.min(most, Math.max(least, told)) : otherwise;
    },
    word: (fact, otherwise = '') => String(spec.facts?.[fact] ?? otherwise),
    told: spec.facts ?? {},
    alone: spec.view !== 'scene' && (spec.count ?? 1) <= 1,
    close: spec.view === 'detail',
  };
}
