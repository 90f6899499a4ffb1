// The section points.csv: the balance entries of customers' bonus points when a shop migrates. An existing entry is never written again.
import { or, text, whole } from '../../file/columns';
import { moment } from '../../file/moment-columns';
import { ruled } from '../../file/rules';
import { type RowOf, tableOf } from '../../file/table';
import { recordSection } from '../../section';
import { resolveNames } from '../named';
import { email } from './customer-columns';
import { insertLedger, loadLedger } from './points.sql';

const MOST_POINTS = 10_000_000;

const columns = {
  email,
  at: moment,
  /** Below zero: spent. */
  points: whole(-MOST_POINTS, MOST_POINTS),
  note: or(text(200), ''),
};

export type PointsRecord = RowOf<typeof columns>;

export const pointsSource = ruled<PointsRecord>(tableOf({ file: 'points.csv', columns }), ({ points: value }) =>
  value === 0 ? [['points', 'Nul point er ingen bevægelse.']] : [],
);

export const points = recordSection<PointsRecord>({
  name: 'points',
  title: 'bonuspoint',
  source: pointsSource,
  keyOf: (entry) => [entry.email, entry.at, entry.points, entry.note].join(', '),
  missing: 'untouched',
  async load(on) {
    return (await loadLedger(on)).map((stored) => ({ ...stored, at: stored.at.toISOString() }));
  },
  async write({ added }, context) {
    const names = await resolveNames(added, [['customer', 'email', (entry) => entry.email]], context);
    await insertLedger(
      context.on,
      names.whole.map(({ record }) => ({
        customer_id: names.idOf('customer', record.email),
        at: record.at,
        points: record.points,
        note: record.note,
      })),
    );
  },
});
