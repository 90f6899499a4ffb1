// The cart goes back to the procurement system: what its buyer's browser is to post, said once and the same ever after. Nothing is ordered.

import { isMoney, isPaidInPoints } from '#backend/commerce/cart/price-items';
import { lockCart, writeLocked } from '#backend/commerce/cart/write.sql';
import type { CartModel } from '#backend/commerce/checkout/cart-model';
import { cartOf } from '#backend/commerce/checkout/cart-resolvers';
import type { CartLineModel } from '#backend/commerce/checkout/line-model';
import { inTransaction } from '#backend/db/transaction';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import { formatMoney, type Oere, oere, sumOere } from '#domain/money/money';
import type { PunchoutCall, PunchoutMessage } from '#domain/punchout/connection';
import { type OciPair, ociFields } from '#domain/punchout/oci-fields';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { localeOf } from '#domain/store/locale';
import { goodsMessage, nothingMessage } from './cxml/home-message';
import { lockPunchoutSession, writeReturn } from './punchout.sql';
import { linesOfCart } from './returned-lines';

type Said = Outcome<{ message: PunchoutMessage }>;

interface Returning {
  cartId: string;
  /** The buyer returns without a cart. */
  isEmptyHanded: boolean;
}

/** Refuses an empty cart, one below the agreed minimum, one with goods that cannot be bought, and a visit that has nowhere to return to. */
export async function returnCart(
  { cartId, isEmptyHanded }: Returning,
  visit: PunchoutOfLogin,
  context: Context,
): Promise<Said> {
  if (visit.message) return { ok: true, message: visit.message };
  if (visit.call.hookUrl === '') return refusal('PUNCHOUT_ENDED');
  const cart = await cartOf(cartId, context);
  const said = isEmptyHanded ? leavingMessage(visit, context) : await messageOf(cart, visit, context);
  if (!said.ok) return said;
  return inTransaction(context.pool, async (tx): Promise<Said> => {
    const session = await lockPunchoutSession(tx.db, visit.id);
    if (!session) return refusal('PUNCHOUT_ENDED');
    // A second press at the same moment: what was said first is said again.
    if (session.message) return { ok: true, message: session.message };
    const locked = await lockCart(tx.client, cartId);
    if (locked?.version !== cart.row.version) return refusal('PUNCHOUT_CART_CHANGED');
    await writeLocked(tx.client, cartId, { status: 'abandoned' }, context.now);
    await writeReturn(tx.db, visit.id, said.message, context.now);
    return said;
  });
}

/** OCI has no such message: its systems name an address to go to instead. */
function leavingMessage(visit: PunchoutOfLogin, context: Context): Said {
  const { cxml } = visit;
  return cxml ? { ok: true, message: nothingMessage({ visit, cxml, context }) } : refusal('PUNCHOUT_ENDED');
}

async function messageOf(cart: CartModel, visit: PunchoutOfLogin, context: Context): Promise<Said> {
  const { settings, call, cxml } = visit;
  const { db, language } = context;
  const going = cxml && { visit, cxml, context };
  if (going?.cxml.operation === 'inspect') return { ok: true, message: nothingMessage(going) };
  const [priced, models] = await Promise.all([cart.priced(), cart.lines()]);
  // A buyer who edits a cart may take everything out: their system then does the same.
  if (models.length === 0)
    return going?.cxml.operation === 'edit'
      ? { ok: true, message: goodsMessage(going, [], null) }
      : refusal('CART_EMPTY');
  if (models.some(isPaidHere)) return refusal('PUNCHOUT_PAID_HERE');
  if (models.some((model) => !model.is_available)) return refusal('PUNCHOUT_LINES');
  const lines = await linesOfCart(db, cart.row.id, priced, models);
  const { minimumOere } = settings;
  if (minimumOere !== null && sumOere(lines.map(({ row }) => row)) < minimumOere)
    return refusal('PUNCHOUT_MINIMUM', { params: { least: formatMoney(oere(minimumOere), localeOf(language)) } });
  if (going) return { ok: true, message: goodsMessage(going, lines, returnedFreight(priced)) };
  const fields = ociFields(lines, returnedFreight(priced), settings.oci, await context.originOf(context.store));
  return { ok: true, message: messageTo(call, settings.oci.encoding, fields) };
}

/** What is bought for points or is money itself has no price that a purchase order could name. */
const isPaidHere = ({ of: { item } }: CartLineModel): boolean => isPaidInPoints(item) || isMoney(item);

/** Without VAT: of the way that was chosen, else of the cheapest that takes the goods; null where none is known. */
function returnedFreight({ chosen, offers }: Awaited<ReturnType<CartModel['priced']>>): Oere | null {
  if (chosen) return chosen.exVat;
  const amounts = offers.filter(({ problem }) => problem === null).map(({ exVat }) => exVat);
  return amounts.length === 0 ? null : oere(Math.min(...amounts));
}

/** What the system gave along comes back as it was, and only if it came. */
export function messageTo(
  call: PunchoutCall,
  encoding: PunchoutMessage['encoding'],
  items: readonly OciPair[],
): PunchoutMessage {
  const { hookUrl, target, okCode, caller } = call;
  const echoed: OciPair[] = [];
  if (okCode !== null) echoed.push(['~OkCode', okCode]);
  if (target !== null) echoed.push(['~TARGET', target]);
  if (caller !== null) echoed.push(['~CALLER', caller]);
  return { address: hookUrl, target, encoding, hasGoods: true, fields: [...echoed, ...items] };
}
