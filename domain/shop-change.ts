// What has changed in the shop, as it is told from process to process, and what answers and pages are made of.

/** A product by its id; 'lists': which products stand in lists and counts, and in which order; 'content': texts of the content service. */
export type Shown = number | 'lists' | 'content';

/** What no longer looks as it did; null: anything may have changed. */
export type ShopChange = readonly Shown[] | null;

const PRODUCTS = /^products (\d{1,10}(?:,\d{1,10})*)$/;

/** What the database tells (backend/db/schema/functions/announcements.sql). What is not understood may be anything. */
export function changeFrom(told: string): ShopChange {
  if (told === 'lists' || told === 'content') return [told];
  const [, ids] = PRODUCTS.exec(told) ?? [];
  return ids === undefined ? null : ids.split(',').map(Number);
}
