// Subscriptions as pages show them.
import type { Refusal } from '#domain/refusal/refusals';
import type { WhyLeftOut } from '#domain/subscription/delivery-plan';
import type { SubscriptionInterval } from '#domain/subscription/rhythm';
import type { SubscriptionAct, SubscriptionState } from '#domain/subscription/states';
import type { Tile } from './product';

export interface SubscriptionEntry {
  id: number;
  name: string;
  href: string;
  status: SubscriptionState;
  interval: SubscriptionInterval;
  /** ISO days; null for what delivers nothing at present. */
  nextDelivery: string | null;
  nextOrder: string | null;
  weekday: string | null;
}

export interface SubscriptionLine {
  id: number;
  sku: string;
  name: string;
  quantity: number;
  status: 'ok' | 'skipped' | 'risen' | WhyLeftOut;
  isSkipped: boolean;
  /** Null for what cannot be bought (any more). */
  tile: Tile | null;
  options: { label: string; value: string }[];
  problem: Refusal | null;
  unitOere: number | null;
  agreedOere: number | null;
}

export interface SubscriptionDelivery {
  date: string;
  outcome: 'ordered' | 'skipped' | 'missed' | 'failed';
  order: string | null;
  problem: Refusal | null;
  leftOut: { name: string; why: WhyLeftOut }[];
}

export interface Subscription extends SubscriptionEntry {
  problem: Refusal | null;
  startDate: string;
  address: { id: string; lines: string[] } | null;
  /** `card`: its name; null where another has to be chosen. */
  paidBy: { kind: 'invoice' } | { kind: 'card'; card: string | null };
  totals: {
    points: number | null;
    exVatOere: number;
    vatOere: number;
    inclVatOere: number;
    /** Why nothing would be ordered. */
    problem: Refusal | null;
    agreedRisePercent: number;
  };
  lines: SubscriptionLine[];
  requisitioner: string;
  requisitionNumber: string;
  acts: SubscriptionAct[];
  deliveries: SubscriptionDelivery[];
}

/** Where the goods of a subscription come from. */
export interface GoodsFor {
  source: 'cart' | 'list' | 'order' | 'product';
  key: string;
  quantity: number | null;
}
