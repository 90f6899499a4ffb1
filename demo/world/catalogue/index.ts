// Every theme of the catalogue, in the order of its SKU numbers.
import type { Theme } from '../making/line';
import { CARTRIDGE_SETS } from './cartridge-sets';
import { CARTRIDGE_LINES } from './cartridges';
import { CHAIRS } from './chairs';
import { CLEANING_LINES } from './cleaning';
import { DESIGNED_FURNITURE } from './designed-furniture';
import { DESK } from './desk';
import { ELECTRONICS_LINES } from './electronics';
import { FASTENING } from './fastening';
import { FILING } from './filing';
import { FURNITURE_LINES } from './furniture';
import { GIFT_LINES } from './gifts';
import { KITCHEN_LINES } from './kitchen';
import { LABELS_AND_ENVELOPES } from './labels';
import { LIGHTING_LINES } from './lighting';
import { MARKERS } from './markers';
import { NOTES } from './notes';
import { PACKAGING_LINES } from './packaging';
import { PAPER_LINES } from './paper';
import { PENS } from './pens';
import { PLANNING } from './planning';
import { PRINTER_LINES } from './printers';
import { SAFETY } from './safety';

export const THEMES: readonly Theme[] = [
  PENS,
  MARKERS,
  PAPER_LINES,
  NOTES,
  FILING,
  DESK,
  CHAIRS,
  FURNITURE_LINES,
  LIGHTING_LINES,
  KITCHEN_LINES,
  CLEANING_LINES,
  PACKAGING_LINES,
  ELECTRONICS_LINES,
  CARTRIDGE_LINES,
  PRINTER_LINES,
  GIFT_LINES,
  CARTRIDGE_SETS,
  DESIGNED_FURNITURE,
  FASTENING,
  PLANNING,
  LABELS_AND_ENVELOPES,
  SAFETY,
];
