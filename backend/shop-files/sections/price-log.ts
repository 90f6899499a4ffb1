// price-log.csv: earlier prices of products, for the lowest price of the last 30 days that the law requires. Rows are only ever added.
import { kroner, text } from '../file/columns';
import { moment } from '../file/moment-columns';
import { type RowOf, tableOf } from '../file/table';
import { type Located, recordSection } from '../section';
import { loadPriceLog, loggedProducts, writePriceLog } from './price-log.sql';

const columns = {
  sku: text(64),
  /** From this instant on. */
  at: moment,
  /** Including VAT, as it was shown. */
  price: kroner,
};

export type LoggedPrice = RowOf<typeof columns>;

export const priceLogSource = tableOf({ file: 'price-log.csv', columns });

export const priceLog = recordSection<LoggedPrice>({
  name: 'price-log',
  title: 'tidligere priser',
  source: priceLogSource,
  keyOf: ({ sku, at }) => `${sku} ${at}`,
  missing: 'untouched',
  load: loadPriceLog,
  async write({ added, changed }, { on, now, report, catalogue }) {
    for (const { at } of changed)
      report({
        ...at,
        column: 'price',
        message: 'Butikken har en anden pris fra dette tidspunkt. Loggen kan ikke ændres.',
      });
    const ids = await loggedProducts(
      on,
      added.map(({ record }) => record.sku),
    );
    const sound = added.filter(({ record, at }: Located<LoggedPrice>) => {
      const isKnown = ids.has(record.sku);
      const isPast = new Date(record.at) <= now;
      if (!isKnown) report({ ...at, column: 'sku', message: `Varen ${record.sku} findes ikke i butikken.` });
      if (!isPast) report({ ...at, column: 'at', message: 'Tidspunktet ligger i fremtiden.' });
      return isKnown && isPast;
    });
    await writePriceLog(
      on,
      sound.map(({ record }) => record),
    );
    catalogue.noteProducts(sound.flatMap(({ record }) => ids.get(record.sku) ?? []));
  },
});
