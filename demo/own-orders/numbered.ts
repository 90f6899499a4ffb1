// A past order of the demo world with its ids in the database.
import type { PastOrder } from './draw';

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

/** Numbers of the demo's past stand apart from those that the shop gives. */
export const FIRST = { order: 91_000_001, shipment: 490_000_001, invoice: 690_000_001 } as const;

export interface Numbered extends PastOrder {
  id: number;
  /** Ids of its lines, in their order. */
  lineIds: number[];
  placedAt: Date;
  customerId: number;
}
