// Categories, brands, printers, units and duties. Spec §3 gives the fields.
import type { PictureFamily } from './pictures';
import type { Producer, UnitCode } from './product';
import type { StoreCode } from './stores';

export interface WorldCategory {
  id: number;
  parentId: number | null;
  level: 1 | 2 | 3;
  name: string;
  nameEn: string;
  urlKey: string;
  /** Full path without leading slash: 'kontorartikler/skriveredskaber/kuglepenne'. */
  urlPath: string;
  position: number;
  description: string;
  descriptionEn: string;
  picture: { family: PictureFamily; colour: string };
  /** Absent: every store. Spec §6: a menu item that lists stores shows only in them. */
  stores?: StoreCode[];
  includeInMenu: boolean;
}

export interface WorldPrinter {
  id: string;
  make: string;
  series: string;
  model: string;
  kind: 'laser' | 'inkjet';
  colour: boolean;
  /** Order among those that are shown first; 0 for most. */
  popularity: number;
}

export interface DutyRate {
  code: string;
  label: string;
  labelEn: string;
  /** What one unit means: 'stk' or 'kg'. */
  per: 'stk' | 'kg';
  /** Gross øre (incl. VAT, for duties are part of the VAT base) for one unit. */
  grossOerePerUnit: number;
  /** ISO dates; validTo is exclusive, null = open. */
  validFrom: string;
  validTo: string | null;
}

export interface WorldUnit {
  code: UnitCode;
  label: string;
  labelEn: string;
  plural: string;
  pluralEn: string;
  /** UN/ECE recommendation 20. */
  unece: string;
}

export interface WorldBrand {
  code: string;
  name: string;
  description: string;
  descriptionEn: string;
  producer: Producer;
  /** Real maker of printers, or a brand of our own invention. */
  invented: boolean;
  house: boolean;
}
