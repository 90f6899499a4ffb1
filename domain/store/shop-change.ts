// Changes in the shop as published between processes, and which data responses and pages depend on.

/** A product by its id; 'lists': which products are in lists and counts, and in which order; 'content': texts of the content service. */
export type Shown = number | 'lists' | 'content';

/** What no longer looks as it did; null: anything may have changed. */
export type ShopChange = readonly Shown[] | null;

const PRODUCTS = /^products (\d{1,10}(?:,\d{1,10})*)$/;

/** Parses a database notification (backend/db/schema/functions/announcements.sql). An unknown message may mean any change. */
export function changeFrom(told: string): ShopChange {
  if (told === 'lists' || told === 'content') return [told];
  const [, ids] = PRODUCTS.exec(told) ?? [];
  return ids === undefined ? null : ids.split(',').map(Number);
}
