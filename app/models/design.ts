// The drawing board of a product that the shopper designs.
import type { PriceView } from './money';
import type { Picture, QuantityRule } from './product';

export interface DesignChoice {
  uid: string;
  code: string;
  label: string;
  colour: string | null;
  surchargeOere: number;
  chosen: boolean;
  /** Name of the chosen value that it cannot be had with. */
  blockedBy: string | null;
}

export interface DesignField {
  code: string;
  label: string;
  values: DesignChoice[];
  problem: { kind: 'missing' } | { kind: 'excluded'; value: string; by: string } | null;
}

export interface DesignBoard {
  sku: string;
  name: string;
  productHref: string;
  /** As chosen. */
  picture: Picture;
  fields: DesignField[];
  /** What its line in the cart will be known by; null while it cannot be made or bought. */
  key: string | null;
  price: PriceView | null;
  unit: string;
  quantity: QuantityRule;
}
