// The log of what staff changed: a page of entries by key, each with what became another.
import { logPage } from '#backend/commerce/staff/index';
import type { StaffLogFilter } from '#backend/generated/staff';
import { changedFacts } from '#domain/staff/order-state';
import { listMembers } from '../accounts/accounts.sql';
import type { StaffContext } from '../context';
import { pageByKey } from '../page-by-key';
import { wireMoment } from '../wire';

const MOST_ENTRIES = 200;
const MOST_CHANGES = 12;
const LONGEST_VALUE = 200;

const wireEntry = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

const cutValue = (value: string): string =>
  value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;

export async function logForStaff(filter: StaffLogFilter, first: number, { db }: StaffContext) {
  const place = { after: wireEntry(filter.after), before: wireEntry(filter.before) };
  const { person = null, subject = null } = filter;
  const range = { from: wireMoment(filter.from), to: wireMoment(filter.to) };
  const query = { person, subject, ...range, ...place };
  const page = await pageByKey(place, first, MOST_ENTRIES, (limit) => logPage(db, query, limit));
  return {
    ...{ ...page, rows: page.rows.map(entryOnWire) },
    people: (await listMembers(db)).map(({ name }) => name),
  };
}

function entryOnWire(entry: Awaited<ReturnType<typeof logPage>>[number]) {
  const changes = changedFacts(entry.before, entry.after);
  return {
    ...{ id: String(entry.id), at: entry.at.toISOString(), who: entry.staff, command: entry.command },
    subject: entry.subject,
    changes: changes.slice(0, MOST_CHANGES).map(({ name, before, after }) => ({
      ...{ name, before: cutValue(before), after: cutValue(after) },
    })),
    more: Math.max(0, changes.length - MOST_CHANGES),
  };
}
