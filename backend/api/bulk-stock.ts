// POST /api/bulk/stock: counted quantities, through the same staging and checks as stock.csv.
import { z } from 'zod';
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/index';
import { type CountFault, stageCounts, takeCounts } from '#backend/shop-files/sections/stock.sql';
import type { BulkResource } from './bulk';
import type { LineFault, NumberedLine } from './bulk-lines';
import { logConflicts, olderVersion } from './bulk-versions';
import { exactNumber } from './line-fields';

const row = z
  .object({
    sku: exactNumber,
    source: z
      .string()
      .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/)
      .default(CENTRAL_SOURCE),
    quantity: z.number().int().min(0).max(10_000_000),
    countedAt: z.string().datetime({ offset: true }).nullable().default(null),
  })
  .strict();
type StockLine = z.infer<typeof row>;

const FAULTS: Record<CountFault['reason'], (fault: CountFault) => string> = {
  sku: ({ sku }) => `There is no product ${sku}.`,
  configurable: ({ sku }) => `${sku} has variants: these are in stock.`,
  source: ({ source }) => `There is no stock source ${source}.`,
  future: () => 'countedAt is in the future.',
  below: ({ sku }) => `More of ${sku} were sold since the count than were counted.`,
};
/** Unknown products and sources first, then counts below what was sold since. */
const MOST_ROUNDS = 3;

export const stockResource: BulkResource<StockLine> = {
  name: 'stock',
  scope: 'write-stock',
  schema: row,
  subjectOf: ({ sku, source }) => `${sku} ${source}`,
  async write({ tx, now, by }, lines) {
    const { client } = tx;
    const refused: LineFault[] = [];
    let rest: readonly NumberedLine<StockLine>[] = lines;
    for (let turn = 0; turn < MOST_ROUNDS && rest.length > 0; turn += 1) {
      await stageCounts(
        client,
        rest.map(({ line, row: { sku, source, quantity, countedAt } }) => ({
          line,
          sku,
          source,
          quantity,
          counted_at: countedAt,
        })),
      );
      const { faults, older } = await takeCounts(client, now);
      if (faults.length === 0) {
        // Who has counted later is not stored.
        const conflicts = older.map(({ sku, ...count }) => ({ ...count, name: sku, keptBy: null }));
        await logConflicts(conflicts, { tx, by, now });
        return [...refused, ...conflicts.map((conflict) => ({ line: conflict.line, ...olderVersion(conflict) }))];
      }
      // Counts are taken all together or not at all: without those that are wrong once more.
      const wrong = new Set(faults.map(({ line }) => line));
      refused.push(
        ...faults.map((fault) => ({
          line: fault.line,
          code: `STOCK_${fault.reason.toUpperCase()}`,
          message: FAULTS[fault.reason](fault),
        })),
      );
      rest = rest.filter(({ line }) => !wrong.has(line));
    }
    return refused;
  },
};
