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

export interface StaffMissedSearchView {
  words: string;
  /** The code of the store. */
  store: string;
  searches: number;
  lastDay: string;
}

export interface StaffMissedSearchesView {
  searches: readonly StaffMissedSearchView[];
  stores: StaffFiguresView['stores'];
}
