// The log of the back office: filters by person, subject and day, read from the address of the page and written into it.
import { isIsoDate } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import type { StaffRight } from '#domain/staff/rights';

/** It names customers and colleagues of every kind of work. */
export const SEES_LOG: readonly StaffRight[] = ['staff'];

export interface LogQuery {
  person: string;
  subject: string;
  /** The first and the last day shown; '' for none. */
  since: string;
  until: string;
  /** Older than this entry, or newer than that one. */
  after: string;
  before: string;
}

export type LogFault = { field: 'since' | 'until'; code: 'DATE_INVALID' | 'ENDS_BEFORE' };

const LONGEST_LOG_WORD = 200;
const isEntry = (typed: string): boolean => /^[1-9]\d{0,14}$/.test(typed);

/** What no form sends is ignored; a day that is none is a fault, and does not filter. */
export function logQuery(given: Readonly<Record<string, string>>): { query: LogQuery; faults: LogFault[] } {
  const word = (name: string) => (given[name] ?? '').trim().slice(0, LONGEST_LOG_WORD);
  const entry = (name: string) => (isEntry(word(name)) ? word(name) : '');
  const [since, until] = [word('since'), word('until')];
  const faults: LogFault[] = (['since', 'until'] as const).flatMap((field) =>
    word(field) !== '' && !isIsoDate(word(field)) ? [{ field, code: 'DATE_INVALID' }] : [],
  );
  if (faults.length === 0 && since && until && until < since) faults.push({ field: 'until', code: 'ENDS_BEFORE' });
  const query = {
    ...{ person: word('person'), subject: word('subject'), since, until },
    ...{ after: entry('after'), before: entry('before') },
  };
  return { query, faults };
}

/** As the back end filters: moments in place of days. */
export const logFilter = ({ person, subject, since, until, after, before }: LogQuery) => ({
  ...{ person: person || null, subject: subject || null, after: after || null, before: before || null },
  ...periodOfDays(isIsoDate(since) ? since : null, isIsoDate(until) ? until : null),
});

export const LOG_FILTERS = ['person', 'subject', 'since', 'until'] as const;

/** The address of the log; paging begins anew unless it is given. */
export function logPath(query: LogQuery, change: Partial<LogQuery> = {}): string {
  const next = { ...query, after: '', before: '', ...change };
  const words = new URLSearchParams();
  for (const name of [...LOG_FILTERS, 'after', 'before'] as const) if (next[name]) words.set(name, next[name]);
  const text = words.toString();
  return text ? `/staff/log?${text}` : '/staff/log';
}
