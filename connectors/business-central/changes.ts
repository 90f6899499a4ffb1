// Rows of Business Central that have changed. Its webhooks need a public address of the receiver: rows are read by their time instead.
import { z } from 'zod';
import { readPosition, storePosition } from '../core/position';
import type { BusinessCentralParts } from './create';

const changed = z.object({ id: z.string(), lastModifiedDateTime: z.string() });
/** A row has the time at which it was written, and is seen when its transaction ends: so far back they are read again. */
const OVERLAP_MS = 10 * 60_000;

interface Asked {
  collection: string;
  query?: Readonly<Record<string, string>>;
  route?: string;
}

/** `store` after what was done with the rows so far: those that came after it come again after a kill. */
export async function changedRows({ collection, query, route }: Asked, parts: BusinessCentralParts) {
  const { central, settings, positionFile } = parts;
  const { changes } = await readPosition(positionFile);
  let { since, seen } = changes[collection] ?? { since: settings.from, seen: {} };
  const filter = since && { $filter: `lastModifiedDateTime ge ${startBefore(since)}` };
  let isStored = true;
  async function* rows() {
    const asked = { ...query, ...filter, $orderby: 'lastModifiedDateTime' };
    for await (const row of central.rows(collection, asked, route)) {
      const { id, lastModifiedDateTime } = changed.parse(row);
      const at = new Date(lastModifiedDateTime).toISOString();
      if (seen[id] === at) continue;
      seen[id] = at;
      if (at > since) since = at;
      isStored = false;
      yield row;
    }
  }
  async function store(): Promise<void> {
    if (isStored) return;
    const start = startBefore(since);
    seen = Object.fromEntries(Object.entries(seen).filter(([, at]) => at >= start));
    const now = await readPosition(positionFile);
    await storePosition(positionFile, { ...now, changes: { ...now.changes, [collection]: { since, seen } } });
    isStored = true;
  }
  return { rows: rows(), store };
}

const startBefore = (time: string): string => new Date(Date.parse(time) - OVERLAP_MS).toISOString();
