// Lines for the shop's bulk interface, in requests of the allowed size; what it refuses is logged.
import { createHash } from 'node:crypto';
import { type BulkResource, MOST_LINES, type Shop } from './shop';

export interface ShopParts {
  shop: Shop;
  log(text: string): void;
}

/** How many were taken. `key`: the same lines, sent again under it, are taken once; other lines, say of changed settings, are others. */
export async function sendLines(
  resource: BulkResource,
  lines: readonly object[],
  key: string,
  { shop, log }: ShopParts,
): Promise<number> {
  let taken = 0;
  for (let from = 0; from < lines.length; from += MOST_LINES[resource]) {
    const sent = lines.slice(from, from + MOST_LINES[resource]);
    const digest = createHash('sha256').update(JSON.stringify(sent)).digest('hex').slice(0, 16);
    const { accepted, refused } = await shop.send(resource, sent, encodeURIComponent(`${key}-${from}-${digest}`));
    taken += accepted;
    for (const { line, code, message } of refused)
      log(`${resource}: ${JSON.stringify(sent[line - 1])} was refused: ${code} ${message}`);
  }
  return taken;
}
