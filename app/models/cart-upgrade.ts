// Alternatives to a line of the cart, with the saving or the certificates of each.
import type { Picture } from './product';

export interface UpgradeContents {
  amount: number;
  unit: string;
  /** So many of the unit cost so much. */
  comparedAmount: number;
  comparedOere: number;
}

export interface CartUpgrade {
  /** The line. */
  item: string;
  sku: string;
  name: string;
  picture: Picture;
  quantity: number;
  unit: string;
  unitOere: number;
  /** Per piece of the cart's line, and in total; negative where the alternative costs more. */
  savingEachOere: number;
  savingOere: number;
  /** What the line holds in all, and the alternative in its place; null for packs of one size, and where their facts do not say. */
  contents: { line: UpgradeContents; alternative: UpgradeContents } | null;
  /** By their names. */
  certificates: { name: string }[];
}
