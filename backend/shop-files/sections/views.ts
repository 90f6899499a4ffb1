// The section product-views.csv: how many visitors looked at which product on which day, so that a shop that has moved knows what is wanted.
// What is bought is counted from the orders.
import { EVENTS_KEPT_DAYS } from '#backend/commerce/recommendation/rollup/roll-up';
import { addDays } from '#domain/calendar/calendar';
import { text, whole } from '../file/columns';
import { calendarDay } from '../file/moment-columns';
import { type RowOf, tableOf } from '../file/table';
import { type ApplyContext, type Located, recordSection } from '../section';
import { insertViews, loadViews, viewedProducts } from './views.sql';

const columns = {
  day: calendarDay,
  /** A product of the lists; who looks at a variant looks at its product. */
  sku: text(64),
  views: whole(1, 10_000_000),
};

type ViewsRecord = RowOf<typeof columns>;

export const viewsSource = tableOf({ file: 'product-views.csv', columns });

export const views = recordSection<ViewsRecord>({
  name: 'views',
  title: 'visninger',
  source: viewsSource,
  keyOf: ({ day, sku }) => `${day} ${sku}`,
  missing: 'untouched',
  load: loadViews,
  settle: async (records, context) => withoutForgotten(records, context),
  beside: (_, stored) => stored,
  async write({ added }, { on, now, report }) {
    const products = await viewedProducts(
      on,
      added.map(({ record }) => record.sku),
    );
    const today = now.toISOString().slice(0, 10);
    const sound = added.filter(({ record: { sku, day }, at }) => {
      const product = products.get(sku);
      if (!product) report({ ...at, column: 'sku', message: `Varen ${sku} findes ikke.` });
      else if (product.family)
        report({ ...at, column: 'sku', message: `Varen er en variant. Skriv ${product.family}.` });
      if (day > today) report({ ...at, column: 'day', message: 'Dagen ligger i fremtiden.' });
      return product?.family === null && day <= today;
    });
    await insertViews(
      on,
      sound.map(({ record }) => record),
      now,
    );
  },
});

/** Days that the shop would delete immediately are reported and left out, or they would be new with every apply. */
function withoutForgotten(records: readonly Located<ViewsRecord>[], { now, report }: ApplyContext) {
  const first = addDays(now.toISOString().slice(0, 10), -EVENTS_KEPT_DAYS);
  const old = records.filter(({ record }) => record.day < first);
  const message = `Dage før ${first} tælles ikke med i det, der vises: ${old.length} linjer er sprunget over.`;
  if (old[0]) report({ ...old[0].at, column: 'day', message, warning: true });
  return records.filter(({ record }) => record.day >= first);
}
