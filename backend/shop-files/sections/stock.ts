// The section stock.csv: how many of each product were counted where. A shop goes on selling while its files lie still, so a count is not
// the stock of today: with the time of the count, what has moved since is added to it; without, the same count is taken once only.
import { CENTRAL_SOURCE } from '#backend/commerce/catalogue/product/product.sql';
import { matching, or, text, whole } from '../file/columns';
import { moment } from '../file/moment-columns';
import { type RowOf, tableOf } from '../file/table';
import type { ApplyContext, Located, OpenedSection, Section } from '../section';
import { type CountedShelf, loadStock, stageCounts, takeCounts } from './stock.sql';

const columns = {
  sku: text(64),
  source: or(
    matching(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'Lageret er en kode af små bogstaver, cifre og bindestreg.'),
    CENTRAL_SOURCE,
  ),
  quantity: whole(0, 10_000_000),
  counted_at: or(moment, null),
};

type StockRow = RowOf<typeof columns>;

export const stockSource = tableOf({ file: 'stock.csv', columns });

const countKey = ({ sku, source }: StockRow) => `${sku} ${source}`;

export const stock: Section = {
  name: 'stock',
  title: 'lagertal',
  async open(folder, report): Promise<OpenedSection | null> {
    const rows = await stockSource.read(folder, report);
    if (rows === null) return null;
    const seen = new Map<string, number>();
    for (const { record, at } of rows) {
      const key = countKey(record);
      const first = seen.get(key);
      if (first !== undefined) report({ ...at, column: 'sku', message: `"${key}" står også på linje ${first}.` });
      else seen.set(key, at.line);
    }
    return { apply: (context) => applyStock(rows, context) };
  },
  print: async (on) => stockSource.print(await loadStock(on)),
};

async function applyStock(rows: readonly Located<StockRow>[], { on, report, now }: ApplyContext) {
  await stageCounts(
    on,
    rows.map(({ record, at }) => ({ ...record, line: at.line })),
  );
  const { taken, faults } = await takeCounts(on, now);
  for (const { line, reason, sku, source } of faults)
    report({
      file: 'stock.csv',
      line,
      column: COLUMN_OF[reason],
      message: SENTENCES[reason](reason === 'source' ? source : sku),
    });
  const named = (fresh: boolean) => taken.filter((one) => one.fresh === fresh).map(keyOfShelf);
  return { name: 'stock', title: 'lagertal', added: named(true), changed: named(false), removed: [], untouched: 0 };
}

const keyOfShelf = ({ sku, source }: CountedShelf) => `${sku} ${source}`;

type Reason = 'sku' | 'configurable' | 'source' | 'future' | 'below';

const COLUMN_OF: Record<Reason, string> = {
  sku: 'sku',
  configurable: 'sku',
  source: 'source',
  future: 'counted_at',
  below: 'quantity',
};

const SENTENCES: Record<Reason, (what: string) => string> = {
  sku: (sku) => `Varen ${sku} findes ikke.`,
  configurable: (sku) => `Varen ${sku} har varianter; det er dem, der ligger på lager.`,
  source: (source) => `Lageret "${source}" findes ikke.`,
  future: () => 'Optællingen ligger ude i fremtiden.',
  below: (sku) => `Der er solgt flere af ${sku} siden optællingen, end der blev talt.`,
};
