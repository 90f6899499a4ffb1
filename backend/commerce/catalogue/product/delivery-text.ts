// The delivery sentence shown with a product. Spec §9: from 1-2 weekdays in stock to about 4 months sold out.
import { type DeliveryTime, deliveryTime } from '#domain/catalogue/stock';

type Language = 'da' | 'en';

const STATE = {
  da: {
    there: 'På lager',
    gone: 'Udsolgt',
    'made-to-order': 'Fremstilles på bestilling',
    ordered: 'Bestillingsvare',
    coming: 'Udsolgt, men på vej hjem',
    own: 'På lager til jer',
    inactive: 'Udgået',
  },
  en: {
    there: 'In stock',
    gone: 'Sold out',
    'made-to-order': 'Made to order',
    ordered: 'Order item',
    coming: 'Sold out, but on its way',
    own: 'In stock for you',
    inactive: 'Discontinued',
  },
};

const MEASURE = {
  da: { weekday: 'hverdage', week: 'uger', month: 'måneder' },
  en: { weekday: 'working days', week: 'weeks', month: 'months' },
};

function span({ min, max, measure }: DeliveryTime, language: Language): string {
  const unit = MEASURE[language][measure];
  if (min !== max) return `${min}–${max} ${unit}`;
  return language === 'en' ? `about ${max} ${unit}` : `ca. ${max} ${unit}`;
}

export interface DeliveryFacts {
  days: number;
  /** The catalogue's kind of sentence. */
  kind: string;
  stockState: string;
  inStock: boolean;
}

function deliveryState({ kind, stockState, inStock }: DeliveryFacts): keyof (typeof STATE)['da'] {
  if (kind === 'made-to-order') return 'made-to-order';
  if (stockState === 'order-item' || stockState === 'special-order') return 'ordered';
  if (stockState === 'inactive') return 'inactive';
  if (stockState === 'coming-home' && !inStock) return 'coming';
  if (stockState === 'customer-item' && inStock) return 'own';
  return inStock ? 'there' : 'gone';
}

/** 'På lager: 1–2 hverdage'; only the state where no time may be promised. */
export function deliveryTimeText(facts: DeliveryFacts, language: Language): string {
  // What is no longer made is not promised for any day.
  const time = facts.stockState === 'inactive' ? null : deliveryTime(facts.days, facts.inStock);
  const state = STATE[language][deliveryState(facts)];
  return time ? `${state}: ${span(time, language)}` : state;
}
