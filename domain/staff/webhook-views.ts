// Webhooks in the back office: who may see them, and the log of a receiver by state and page, read from an address and written into it.
import { staffCasePath, staffCustomerPath, staffOrderPath, staffProductPath, staffWebhookPath } from './addresses';
import type { StaffRight } from './rights';

export const SEES_WEBHOOKS: readonly StaffRight[] = ['settings'];

export const DELIVERY_STATES = ['all', 'waiting', 'given-up', 'delivered'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const isDeliveryState = (value: unknown): value is DeliveryState =>
  DELIVERY_STATES.some((state) => state === value);

export interface DeliveryQuery {
  state: DeliveryState;
  /** Numbers of events: older than this, or newer than that; '' for none. */
  after: string;
  before: string;
}

/** A number of an event as an address has it; null for anything else. */
export const eventNumberFrom = (typed: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(typed ?? '') ? Number(typed) : null;

/** What no link has is ignored. */
export function deliveryQuery(given: Readonly<Record<string, string>>): DeliveryQuery {
  const { state, after, before } = given;
  const number = (typed: string | undefined) => String(eventNumberFrom(typed) ?? '');
  return { state: isDeliveryState(state) ? state : 'all', after: number(after), before: number(before) };
}

/** The log of a receiver; paging begins anew unless it is given. */
export function deliveriesPath(name: string, { state, after = '', before = '' }: Partial<DeliveryQuery>): string {
  const words = new URLSearchParams();
  if (state && state !== 'all') words.set('state', state);
  if (after) words.set('after', after);
  if (before) words.set('before', before);
  const text = words.toString();
  return text ? `${staffWebhookPath(name)}?${text}` : staffWebhookPath(name);
}

export type DeliveryEnd = 'waiting' | 'retrying' | 'given-up' | 'delivered';

interface DeliveryTimes {
  tries: number;
  deliveredAt: string | null;
  givenUpAt: string | null;
}

/** `retrying`: a try failed, and another one is due. */
export function deliveryEnd({ tries, deliveredAt, givenUpAt }: DeliveryTimes): DeliveryEnd {
  if (deliveredAt !== null) return 'delivered';
  if (givenUpAt !== null) return 'given-up';
  return tries > 0 ? 'retrying' : 'waiting';
}

const SUBJECT_PAGES: Readonly<Record<string, (id: string) => string>> = {
  order: staffOrderPath,
  approval: staffOrderPath,
  product: staffProductPath,
  price: staffProductPath,
  stock: staffProductPath,
  customer: (id) => staffCustomerPath(Number(id)),
  withdrawal: (number) => staffCasePath('withdrawals', number),
  return: (number) => staffCasePath('returns', number),
  complaint: (number) => staffCasePath('complaints', number),
};

/** The page of an event's subject; null where it has none. */
export const eventSubjectPath = (kind: string, id: string): string | null =>
  Object.hasOwn(SUBJECT_PAGES, kind) ? (SUBJECT_PAGES[kind]?.(id) ?? null) : null;
