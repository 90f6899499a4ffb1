// What remains available of past purchases: safety data sheets and bonus points.
import type { PointMove } from '#domain/points/point-life';
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
  /** What it is called in the statement. */
  move: PointMove;
  note: string;
  orderNumber: string | null;
}

export interface PointsView {
  balance: number;
  earned: number;
  spent: number;
  /** What orders will earn when the rest of them is invoiced. */
  coming: number;
  /** Those that are gone next; null where points stay. */
  expiring: { points: number; at: string } | null;
  entries: PointEntry[];
  paging: Paging;
}
