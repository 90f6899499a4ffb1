// What customers keep of their purchases: safety data sheets and bonus points.
import type { Paging } from './catalogue';

export interface SheetRow {
  sku: string;
  name: string;
  href: string;
  lastBought: string;
}

export interface SheetList {
  rows: SheetRow[];
  paging: Paging;
  /** Different products that were bought at all, with or without a sheet. */
  productsBought: number;
}

export interface PointEntry {
  at: string;
  points: number;
  balance: number;
  note: string;
  orderNumber: string | null;
}

export interface PointsView {
  balance: number;
  earned: number;
  spent: number;
  entries: PointEntry[];
  paging: Paging;
}
