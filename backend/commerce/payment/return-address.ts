// Where the payment page sends the shopper back to: stored with the payment, and always an address of the shop itself.
import { z } from 'zod';
import type { StoreRow } from '#backend/commerce/store/store.sql';
import type { Reader } from '#backend/db/client';
import { payloadOfEvent } from './payment.sql';

export interface WayBack {
  returnUrl: string;
  cancelUrl: string;
  /** Scheme and host that the order was placed at. */
  origin: string | null;
}

const kept = z.object({ returnUrl: z.string(), cancelUrl: z.string(), origin: z.string().nullable() });
/** Written with the order. */
const keyOf = (paymentId: number) => `opened:${paymentId}`;

/** A path, or an address on the requesting host or on one of the stores' hosts; null for anything else. */
export function ownAddress(url: string, origin: string | null, stores: readonly StoreRow[]): string | null {
  const base = origin ?? 'http://shop.invalid';
  if (!URL.canParse(url, base)) return null;
  const target = new URL(url, base);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (target.host === new URL(base).host) return `${target.pathname}${target.search}`;
  return stores.some((store) => store.domain === target.host) ? target.href : null;
}

const NOWHERE: WayBack = { returnUrl: '/', cancelUrl: '/', origin: null };

export async function wayBackOf(reader: Reader, paymentId: number): Promise<WayBack> {
  const found = kept.safeParse(await payloadOfEvent(reader, keyOf(paymentId)));
  return found.success ? found.data : NOWHERE;
}
