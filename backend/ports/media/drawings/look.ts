// What a family is told when it draws, and what it tells about itself.
import type { PictureSpec } from './names';
import type { Vec } from './space';
import type { Stage } from './stage';

export interface Look {
  colour: string;
  accent: string | undefined;
  /** Cartridge number, spine label, ream weight, coffee name; empty when there is none. */
  mark: string;
  count: number;
  has(trait: string): boolean;
  /** A detail picture: worth drawing what only a close look shows. */
  close: boolean;
}

/** low: eye height, for tall things; mid: for boxes; high: for flat things on a desk. */
export type Angle = 'low' | 'mid' | 'high';
export type Setting = 'desk' | 'floor' | 'kitchen' | 'gift' | 'stock' | 'bath';

export interface Family {
  angle: Angle | ((look: Look) => Angle);
  setting: Setting;
  /** Where the detail picture looks (centimetres) and how wide it sees. */
  focus: { at: Vec; width: number };
  draw(s: Stage, look: Look): void;
  /** How more than one piece stands: the step from piece to piece, back to front, and how many are shown at most. */
  pack?: { step: Vec; most: number };
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
    close: spec.view === 'detail',
  };
}
