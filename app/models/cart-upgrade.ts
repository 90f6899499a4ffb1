// What could stand in for a line of the cart, with what it saves or the certificates that it bears.
import type { Picture } from './product';

export interface CartUpgrade {
  /** The line. */
  item: string;
  sku: string;
  name: string;
  picture: Picture;
  quantity: number;
  unit: string;
  unitOere: number;
  /** For one piece of what lies in the cart, and in all; negative where it costs more. */
  savingEachOere: number;
  savingOere: number;
  /** By their names. */
  certificates: { name: string; url: string }[];
}
