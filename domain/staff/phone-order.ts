// Orders that staff take by phone: who may, what can be done with one, its addresses, and how long its payment link works.
import type { StaffRight } from '#domain/staff/rights';

export const TAKES_ORDERS: StaffRight = 'orders';

export const PHONE_ACTS = [
  ...(['add', 'quantities', 'code', 'address', 'delivery', 'words'] as const),
  ...(['place', 'link', 'discard'] as const),
] as const;
export type PhoneAct = (typeof PHONE_ACTS)[number];

export const isPhoneAct = (value: unknown): value is PhoneAct => PHONE_ACTS.some((act) => act === value);

export const staffNewOrderPath = (customer?: string) =>
  customer ? `/staff/orders/new?${new URLSearchParams({ customer })}` : '/staff/orders/new';
/** `postcode`: where parcel shops are listed. */
export const staffPhoneOrderPath = (cart: string, postcode?: string) =>
  `/staff/orders/new/${cart}${postcode ? `?${new URLSearchParams({ postcode })}` : ''}`;

/** Of the cart, as the form that begins it chooses it. */
export const isPhoneCart = (id: string | undefined): boolean => /^[A-Za-z0-9]{32}$/.test(id ?? '');

/** Longest texts of an order, as the checkout has them. */
export const MOST_PHONE_TEXT = { comment: 1000, reference: 100, requisitioner: 100, requisitionNumber: 100 } as const;
export const PHONE_TEXTS = ['comment', 'reference', 'requisitioner', 'requisitionNumber'] as const;

/** How a payment link reaches the shopper. */
export const LINK_WAYS = ['mail', 'sms'] as const;
export type LinkWay = (typeof LINK_WAYS)[number];

const LINK_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Also the end of a link whose order is not paid. */
export const linkEndsAt = (sentAt: Date): Date => new Date(sentAt.getTime() + LINK_DAYS * DAY_MS);
export const linkWorksAt = (sentAt: Date | null, now: Date): boolean => sentAt !== null && now < linkEndsAt(sentAt);

/** Changed quantities of lines by their ids, from the fields of the page; a text that is no integer is at fault. */
export function typedQuantities(
  fields: Readonly<Record<string, string>>,
): { ok: true; lines: { id: number; quantity: number }[] } | { ok: false; field: string } {
  const lines = [];
  for (const [name, typed] of Object.entries(fields)) {
    const [, id] = /^quantity-(\d{1,9})$/.exec(name) ?? [];
    if (id === undefined || typed === fields[`was-${id}`]) continue;
    const text = typed.trim();
    // An emptied field takes the line out, as 0 does.
    if (!/^\d{0,6}$/.test(text)) return { ok: false, field: name };
    lines.push({ id: Number(id), quantity: Number(text || '0') });
  }
  return { ok: true, lines };
}
