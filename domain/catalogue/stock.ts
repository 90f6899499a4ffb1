// What can be sold and how soon it arrives. Spec §3 "Stock and delivery", §9 stock indicator colours and delivery-time labels.

/** Spec §3 "Stock states". */
export const STOCK_STATES = [
  'common-item',
  'special-order',
  'customer-item',
  'inactive',
  'order-item',
  'coming-home',
] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** Pieces on the shelves of all sources, and pieces promised to orders that have not left yet. */
export type Stock = {
  onHand: number;
  reserved: number;
  /** Not managed: made or bought in on order, never runs out. */
  manageStock: boolean;
  state: StockState;
};

/** How many may be sold now; Infinity where stock is not counted. Never negative: an oversold shelf sells nothing. */
export function salableQuantity(stock: Stock): number {
  if (stock.state === 'inactive') return 0;
  if (!stock.manageStock || stock.state === 'special-order' || stock.state === 'order-item')
    return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.floor(stock.onHand - stock.reserved));
}

export function isSalable(stock: Stock, quantity = 1): boolean {
  return salableQuantity(stock) >= quantity;
}

export type DeliveryTerm = 'short' | 'medium' | 'long';
export type StockColour = 'green' | 'yellow' | 'red';

// Spec §9: short green, medium yellow, long red.
const COLOURS = { short: 'green', medium: 'yellow', long: 'red' } as const satisfies Record<DeliveryTerm, StockColour>;

/** Spec §3 delivery_time: min to max of a measure; `inStock` decides between "in stock" and "sold out" in the label. */
export type DeliveryTime = {
  min: number;
  max: number;
  measure: 'weekday' | 'week' | 'month';
  inStock: boolean;
  term: DeliveryTerm;
  colour: StockColour;
};

// Spec §9: labels run from 1-2 weekdays in stock to about 4 months sold out. `upTo` is weekdays until it is at the door.
const BANDS = [
  { upTo: 2, min: 1, max: 2, measure: 'weekday', term: 'short' },
  { upTo: 5, min: 3, max: 5, measure: 'weekday', term: 'short' },
  { upTo: 10, min: 1, max: 2, measure: 'week', term: 'medium' },
  { upTo: 20, min: 2, max: 4, measure: 'week', term: 'medium' },
  { upTo: 45, min: 1, max: 2, measure: 'month', term: 'long' },
  { upTo: Number.POSITIVE_INFINITY, min: 4, max: 4, measure: 'month', term: 'long' },
] as const satisfies readonly { upTo: number; min: number; max: number; measure: string; term: DeliveryTerm }[];

// Spec §9: 999 days means unknown, and the bottom info is hidden.
export const DAYS_UNKNOWN = 999;

/** The delivery time of `days` weekdays, or null when nothing may be promised. What is sold out is never short. */
export function deliveryTime(days: number, inStock: boolean): DeliveryTime | null {
  if (days >= DAYS_UNKNOWN || days < 0) return null;
  const band = BANDS.find((one) => days <= one.upTo);
  if (!band) return null;
  const term = band.term === 'short' && !inStock ? 'medium' : band.term;
  return { min: band.min, max: band.max, measure: band.measure, inStock, term, colour: COLOURS[term] };
}

/** The dot on tile and product page. Without a known delivery time: green when it is in stock, red when it is not. */
export function stockColour(days: number, inStock: boolean): StockColour {
  return deliveryTime(days, inStock)?.colour ?? (inStock ? 'green' : 'red');
}

/** Spec §2 and §9: 1 day gives the 'Day to day delivery' note, in the variant that has the feature. */
export function showsDayToDay(days: number, variant: { dayToDayDelivery: boolean }): boolean {
  return variant.dayToDayDelivery && days === 1;
}
