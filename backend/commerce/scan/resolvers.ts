// GraphQL resolvers of scans: into a cart or onto a list, and the unknown codes.

import type { CardRow } from '#backend/commerce/catalogue/product/product.sql';
import { afterChange } from '#backend/commerce/checkout/cart-resolvers';
import { listNumber } from '#backend/commerce/lists/keeper';
import type { Resolvers, ScanInput, ScanOutcome } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused, refusedBy } from '#backend/refusal';
import { isScanId, SCANS_AT_ONCE, scannedText } from '#domain/quantity/scan';
import type { ScanReport } from './groups';
import { putAwayUnknown, type ScanOwner, unknownCodes } from './scan.sql';
import { type Scanning, scanIntoCart, scanOntoList } from './scan-goods';
import { goodsMeant, type Scan } from './scanned';

const LONGEST_CART_ID = 64;

/** Each once, with a code that says something. */
function scansFrom(inputs: readonly ScanInput[]): Scan[] {
  if (inputs.length > SCANS_AT_ONCE) throw inputRefused(`At most ${SCANS_AT_ONCE} scans can be sent at once.`);
  const byId = new Map<string, Scan>();
  for (const { id, code } of inputs) {
    if (!isScanId(id)) throw inputRefused('The id of a scan is a UUID.');
    const text = scannedText(code);
    const key = id.toLowerCase();
    if (text !== '' && !byId.has(key)) byId.set(key, { id: key, code: text });
  }
  return [...byId.values()];
}

const OUTCOMES = {
  added: 'ADDED',
  refused: 'REFUSED',
  choose: 'CHOOSE',
  unknown: 'UNKNOWN',
  'put-away': 'UNKNOWN',
} as const satisfies Record<ScanReport['outcome'], ScanOutcome>;

function toldOnWire(told: readonly ScanReport[], cards: Iterable<CardRow>) {
  const names = new Map([...cards].map((card) => [card.id, card.name]));
  return told.map(({ id, code, outcome, productId, refusal, quantity }) => ({
    ...{ id, code, outcome: OUTCOMES[outcome], quantity },
    name: productId === null ? null : (names.get(productId) ?? null),
    refusal: refusal && { code: refusal.code, params: refusal.params ?? {} },
  }));
}

async function scanned(
  { cart_id: cartId, list_id: listId, scans }: { cart_id?: string | null; list_id?: string | null; scans: ScanInput[] },
  context: Context,
) {
  const given = scansFrom(scans);
  const who = listId ? await context.requireSignedIn() : await context.signedIn();
  const [assortment, reader] = await Promise.all([context.assortment(), context.cardReader()]);
  const meant = await goodsMeant(
    given.map(({ code }) => code),
    assortment,
    reader,
  );
  const cards = [...meant.values()].flatMap(({ card }) => card ?? []);
  const owned = { customerId: who?.customer.id ?? null, cartId: cartId ?? null, listId: null };
  const scanning: Scanning = { scans: given, meant, owned, now: context.now };
  if (listId && who) {
    const id = listNumber(listId);
    const done = await scanOntoList(id, { ...scanning, owned: { ...owned, listId: id } }, { who, context });
    if (!done.ok) throw refusedBy(done);
    return { scans: toldOnWire(done.told, cards), cart: null };
  }
  if (!cartId) throw inputRefused('Either cart_id or list_id must be given.');
  const { cart, result } = await afterChange(cartId, context, (shopper) => scanIntoCart(cartId, scanning, shopper));
  return { scans: toldOnWire(result, cards), cart };
}

async function ownerOfScans(cartId: string | null | undefined, context: Context): Promise<ScanOwner> {
  const who = await context.signedIn();
  return {
    customerId: who?.customer.id ?? null,
    cartId: cartId?.slice(0, LONGEST_CART_ID).replaceAll('\u0000', '') ?? null,
  };
}

export const scanResolvers: Resolvers = {
  Query: {
    scannedUnknown: async (_root, { cart_id: cartId }, context) =>
      unknownCodes(context.pool, await ownerOfScans(cartId, context)),
  },
  Mutation: {
    scanGoods: (_root, args, context) => scanned(args, context),
    putAwayScannedCode: async (_root, { code, cart_id: cartId }, context) =>
      putAwayUnknown(context.pool, await ownerOfScans(cartId, context), scannedText(code)),
  },
};
