// Sales figures as pages of the back office show them.
import type { DayFigures } from '#domain/staff/figures';

export interface StaffComparedDayView {
  now: DayFigures;
  before: DayFigures;
}

export interface StaffSoldProductView {
  sku: string;
  name: string;
  pieces: number;
  netOere: number;
  /** Null where the product has no cost. */
  contributionOere: number | null;
}

export interface StaffFiguresView {
  days: readonly StaffComparedDayView[];
  products: readonly StaffSoldProductView[];
  stores: readonly { code: string; name: string }[];
}
