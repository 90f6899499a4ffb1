// Records events of visitors who have agreed to it. A refusal is part of the response: no page may fail because of it.
import type { TrackingOutput } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { brandOf } from '../catalogue/brand/brand.sql';
import { categoryOf } from '../catalogue/category/model';
import { type EventFacts, type EventKind, insertTracking, orderNumbered, productOfSku } from './tracking.sql';

const DONE: TrackingOutput = { status: 'SUCCESS', message: 'Noted', error: null };
const failed = (error: string, message: string): TrackingOutput => ({ status: 'FAILURE', message, error });
const UNKNOWN = failed('UNKNOWN', 'There is no such thing in this store');

/** What the event is about; null where it is nothing of this store. */
type FindFacts = (context: Context) => Promise<EventFacts | null>;

export async function track(kind: EventKind, context: Context, find: FindFacts): Promise<TrackingOutput> {
  const { visitor } = context;
  if (!visitor) return failed('NO_CONSENT', 'The visitor has not agreed to it');
  const facts = await find(context);
  if (!facts) return UNKNOWN;
  const happening = { kind, visitor: visitor.id, storeId: context.store.id, at: context.now };
  await insertTracking(context.pool, happening, facts);
  return DONE;
}

export const aboutNothing: FindFacts = async () => ({});

export const aboutProduct =
  (sku: string, referrer: string | null = null): FindFacts =>
  async (context) => {
    const product = await productOfSku(context.pool, sku, await context.assortment());
    return product === null ? null : { product, referrer: pathOf(referrer) };
  };

export const aboutBrand =
  (id: string): FindFacts =>
  async (context) => {
    const found = await brandOf(context.pool, id, await context.assortment(), context.language);
    return found ? { brand: id } : null;
  };

/** The path of ids from the top down, as the specification sends it: the last one is the category. */
export const aboutCategory =
  (path: readonly string[]): FindFacts =>
  async (context) => {
    const id = Number(path.at(-1));
    const category =
      path.length <= MOST_LEVELS && Number.isSafeInteger(id) ? categoryOf(id, await context.categoryScene()) : null;
    return category ? { category: id } : null;
  };

export const aboutOrder =
  (number: string): FindFacts =>
  async ({ pool, store }) => {
    const order = await orderNumbered(pool, number, store.id);
    return order === null ? null : { order };
  };

export const aboutCart =
  (cart: unknown): FindFacts =>
  async () => {
    const lines = linesOf(cart);
    return lines && { cart: lines };
  };

const MOST_LEVELS = 12;
const MOST_LINES = 200;
const MOST_PATH = 255;

/** Only a path of this shop is stored, without its query. */
function pathOf(referrer: string | null): string | null {
  const path = referrer?.split(/[?#]/, 1)[0] ?? '';
  return /^\/(?!\/)/.test(path) && path.length <= MOST_PATH ? path : null;
}

function linesOf(cart: unknown): { sku: string; quantity: number }[] | null {
  if (typeof cart !== 'object' || cart === null || !('items' in cart) || !Array.isArray(cart.items)) return null;
  if (cart.items.length > MOST_LINES) return null;
  const lines = cart.items.flatMap((line: unknown) => {
    if (typeof line !== 'object' || line === null || !('sku' in line) || !('quantity' in line)) return [];
    const { sku, quantity } = line;
    const fits =
      typeof sku === 'string' && sku.length <= 64 && typeof quantity === 'number' && Number.isFinite(quantity);
    return fits ? [{ sku, quantity }] : [];
  });
  return lines.length === cart.items.length ? lines : null;
}
