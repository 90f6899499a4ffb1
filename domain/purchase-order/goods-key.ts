// The identity of products within an order or cart.
import type { Chosen } from '#domain/design/design';

/** The same for the same product: two designs of one product are two things. */
export const keyOfGoods = (sku: string, design: Chosen | null): string =>
  JSON.stringify([sku, Object.entries(design ?? {}).sort(([one], [other]) => (one < other ? -1 : 1))]);
