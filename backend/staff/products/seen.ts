// The state of a product that a page shows, as its forms carry it: each act compares the part that it changes.
import type { ProductAct } from '#domain/staff/product-acts';
import { comparable, hashedWhenLong, isRecord } from '../seen';

/** The part of a state that an act changes. */
export const partOfAct = (state: unknown, act: ProductAct): unknown =>
  isRecord(state) ? { [act]: comparable(state[act] ?? null) } : null;

/** The same part as it is, for what is shown; a long text that is unchanged remains the hash that the page carried. */
export const shownPart = (state: unknown, act: ProductAct, seen: unknown): unknown =>
  isRecord(state) ? unchangedAsSeen({ [act]: state[act] ?? null }, seen) : null;

function unchangedAsSeen(value: unknown, seen: unknown): unknown {
  if (!isRecord(value)) return hashedWhenLong(value) === seen ? seen : value;
  const before = isRecord(seen) ? seen : {};
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, unchangedAsSeen(each, before[name])]));
}

export const isSamePart = (one: unknown, other: unknown, act: ProductAct): boolean =>
  JSON.stringify(inNameOrder(partOfAct(one, act))) === JSON.stringify(inNameOrder(partOfAct(other, act)));

const inNameOrder = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([name, each]) => [name, inNameOrder(each)]),
      )
    : value;
