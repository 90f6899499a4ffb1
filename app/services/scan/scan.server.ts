// Sends scans to the cart or a list, and handles unknown codes.
import { clearingCauseOf } from '#domain/cart/cart-cookie';
import { type Outcome, refusal, refusalCodeOf, refusalOf, textKeyOf } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { ScannedUnknown, ScannedView } from '~/models/scan';
import { cartToFill } from '../cart/cart.server';
import {
  PutAwayCodeDocument,
  ScanGoodsDocument,
  type ScanGoodsMutation,
  ScannedUnknownDocument,
} from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal } from '../transport/refused.map';
import { read, send } from '../transport/transport.server';
import { plainParams } from '../transport/wire.map';

type Translate = (key: string, options?: Record<string, unknown>) => string;

export interface GivenScan {
  id: string;
  code: string;
}

/** 'cart', or the id of a list. */
export type ScanTarget = string;

/** Whether this back end takes scans at all. */
export const takesScans = (): Promise<boolean> => offers('commerce', 'Mutation.scanGoods');

type Sent = Outcome<{
  scans: ScanGoodsMutation['scanGoods']['scans'];
  cartId: string | null;
  cartQuantity: number | null;
}>;

/** `cartId`: the cart that they were added to, created if there was none, with its current content; null for a list. */
export async function sendScans(caller: Caller, target: ScanTarget, scans: readonly GivenScan[]): Promise<Sent> {
  const cartId = target === 'cart' ? await cartToFill(caller) : null;
  const variables = { cartId, listId: target === 'cart' ? null : target, scans: [...scans] };
  const { data, errors } = await send(caller, { client: 'commerce', document: ScanGoodsDocument, variables });
  const isGone = errors.some((error) => clearingCauseOf(error.message) !== null);
  // A dead cart is replaced at once, as it is where a single product is added.
  if (isGone && caller.cartId) return sendScans({ ...caller, cartId: null }, target, scans);
  if (data) {
    const { scans: told, cart } = data.scanGoods;
    return { ok: true, scans: told, cartId, cartQuantity: cart?.total_quantity ?? null };
  }
  return firstRefusal(null, errors) ?? refusal('COULD_NOT_ADD');
}

const OUTCOMES = { ADDED: 'added', UNKNOWN: 'unknown', CHOOSE: 'choose', REFUSED: 'refused' } as const;

type Scanned = ScanGoodsMutation['scanGoods']['scans'][number];

/** What it came to, as a text and what fills it. */
export function toldOfScan({ code, name, quantity, refusal: why, ...scanned }: Scanned) {
  const outcome = OUTCOMES[scanned.outcome];
  if (outcome === 'refused') {
    const refused = refusalOf(refusalCodeOf(why?.code ?? ''), plainParams(why?.params));
    return { outcome, text: textKeyOf(refused.code), params: { ...refused.params } };
  }
  // Sent before: the current quantity is not queried again.
  const isKnown = outcome === 'added' && typeof quantity !== 'number';
  const params = { code, name: name ?? code, quantity: quantity ?? 0 };
  return { outcome, text: `scan:told.${isKnown ? 'addedBefore' : outcome}`, params };
}

export function scannedViewOf(scanned: Scanned, t: Translate): ScannedView {
  const { id, code, name } = scanned;
  const { outcome, text, params } = toldOfScan(scanned);
  const said = t(text, params);
  return { id, code, outcome, text: outcome === 'refused' ? `${name ?? code}: ${said}` : said };
}

export async function listUnknownCodes(caller: Caller): Promise<ScannedUnknown[]> {
  if (!caller.token && !caller.cartId) return [];
  const variables = { cartId: caller.cartId };
  return (await read(caller, { client: 'commerce', document: ScannedUnknownDocument, variables })).scannedUnknown;
}

export async function putAwayCode(caller: Caller, code: string): Promise<void> {
  await send(caller, { client: 'commerce', document: PutAwayCodeDocument, variables: { code, cartId: caller.cartId } });
}
