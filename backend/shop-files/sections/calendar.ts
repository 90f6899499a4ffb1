// The section `calendar` of delivery.yaml: until when a day's orders leave the same day, on which further days nothing does, and on which
// public holidays it does. Public holidays themselves are computed.
import { z } from 'zod/v4';
import { listStoreCodes } from '#backend/commerce/store/store.sql';
import { isPublicHoliday, USUAL_CALENDAR } from '#domain/delivery/delivery-calendar';
import { yamlRecord } from '../file/yaml';
import { recordSection } from '../section';
import { loadCalendar, writeCalendar } from './calendar.sql';
import { clock, code, day } from './values';

const MOST_DAYS = 400;
const days = z
  .array(day)
  .max(MOST_DAYS)
  .default([])
  .refine((all) => new Set(all).size === all.length, 'Den samme dag står der to gange.');

const calendarSchema = z
  .strictObject({
    /** An order of that very minute is too late. */
    cutoff: clock.default(USUAL_CALENDAR.cutoff),
    /** Cut-off times of stores that differ from the calendar, by store code. */
    store_cutoffs: z.record(code, clock).default({}),
    /** In addition to weekends and public holidays. */
    closed: days,
    /** Public holidays on which goods are sent and delivered. */
    open: days,
  })
  .superRefine(({ open }, issues) => {
    for (const [at, date] of open.entries())
      if (!isPublicHoliday(date))
        issues.addIssue({ code: 'custom', path: ['open', at], message: 'Dagen er ikke en helligdag og er åben.' });
  });

export type CalendarRecord = z.infer<typeof calendarSchema>;

export const calendarSource = yamlRecord({ file: 'delivery.yaml', key: 'calendar', schema: calendarSchema });

export const calendar = recordSection<CalendarRecord>({
  name: 'calendar',
  title: 'leveringskalender',
  source: calendarSource,
  // There is one.
  keyOf: () => 'calendar',
  missing: 'untouched',
  load: loadCalendar,
  async write({ added, changed }, { on, report }) {
    const known = new Set((await listStoreCodes(on)).map((store) => store.code));
    for (const { record, at } of [...added, ...changed]) {
      for (const store of Object.keys(record.store_cutoffs).filter((one) => !known.has(one)))
        report({ ...at, column: `calendar.store_cutoffs.${store}`, message: `Butikken "${store}" findes ikke.` });
      await writeCalendar(on, record);
    }
  },
});
