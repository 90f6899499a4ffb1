// Whether a product is still as the page of an act showed it; the second click on the same form is recognised.
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/index';
import { listActions, subjectState } from '#backend/commerce/staff/index';
import type { Transaction } from '#backend/db/transaction';
import type { StaffProductInput } from '#backend/generated/staff';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { ChangedFact } from '#domain/staff/order-state';
import type { ProductAct } from '#domain/staff/product-acts';
import { seenFrom } from '../seen';
import { productChanges } from './changes';
import { isSamePart, partOfAct, shownPart } from './seen';

const DOUBLE_CLICK_MS = 60_000;

export interface ActingOnProduct {
  sku: string;
  act: ProductAct;
  /** The product as the page showed it (./seen). */
  seen: string;
  input: StaffProductInput;
  staff: string;
}

export interface Watch {
  /** What others changed since the page was shown. */
  changes: ChangedFact[];
  /** The same form, sent twice: the first request did it. */
  isRepeated: boolean;
  unchanged(tx: Transaction): Promise<Outcome>;
  /** A second click writes what the first has written; anything else is another change. */
  confirmed(tx: Transaction): Promise<Outcome>;
}

/** The product may have changed by one's own first click: then what is set is the same again, and what is added is not added twice. */
export function watchProduct({ sku, act, seen, input, staff }: ActingOnProduct, command: string, now: Date): Watch {
  const shown = seenFrom(seen);
  const isAdded = act === 'stock' && input.how === 'add';
  /** As one's own first click left it. */
  let own: unknown = null;
  const refusedFor = (state: unknown): Outcome => {
    watch.changes = productChanges(partOfAct(shown, act), shownPart(state, act, shown)).map(withoutHash);
    return refusal('PRODUCT_CHANGED');
  };
  const watch: Watch = {
    changes: [],
    isRepeated: false,
    async unchanged({ client, db }) {
      const state = await subjectState(client, 'product', sku);
      const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
      const [last] = await listActions(db, { staff, command, subject: sku, since, most: 1 });
      const isOwn = last !== undefined && isSamePart(last.before, shown, act);
      if (isAdded) {
        watch.isRepeated = isOwn && isSameAddition(last, input);
        return watch.isRepeated ? refusal('PRODUCT_CHANGED') : { ok: true };
      }
      if (isSamePart(state, shown, act)) return { ok: true };
      if (!isOwn || !isSamePart(last.after, state, act)) return refusedFor(state);
      if (act === 'stock' && piecesAt(state, input.source ?? CENTRAL_SOURCE) !== input.quantity)
        return refusedFor(state);
      own = state;
      return { ok: true };
    },
    async confirmed({ client }) {
      if (own === null || isSamePart(await subjectState(client, 'product', sku), own, act)) return { ok: true };
      return refusedFor(own);
    },
  };
  return watch;
}

/** Long texts are seen as their hash, which says nothing to people. */
const withoutHash = (change: ChangedFact): ChangedFact =>
  /^[\w-]{43}$/.test(change.before) ? { ...change, before: '…' } : change;

const piecesAt = (state: unknown, source: string): number => {
  const stock: unknown = typeof state === 'object' && state !== null && 'stock' in state ? state.stock : null;
  return typeof stock === 'object' && stock !== null ? Number(Reflect.get(stock, source) ?? 0) : 0;
};

function isSameAddition({ before, after }: { before: unknown; after: unknown }, input: StaffProductInput): boolean {
  const source = input.source ?? CENTRAL_SOURCE;
  return piecesAt(after, source) - piecesAt(before, source) === input.quantity;
}
