// Values that cells are written in: days and lists.

/** undefined: nothing said; null: to be taken away. */
export type Said<Value> = Value | null | undefined;

export interface Bounds {
  least: number;
  most: number;
}

/** 'YYYY-MM-DD', with a time if it has one, and Z behind it when that is of UTC; Magento's own 'M/D/YY, …' as well. Null for what is no day, or none of these centuries. */
export function isoDateOf(text: string): string | null {
  const [american, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})(?:,.*)?$/.exec(text) ?? [];
  const iso = american ? `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const isWritten = /^(?:19|20)\d{2}-\d{2}-\d{2}(?:[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?Z?)?$/.test(
    iso,
  );
  return isWritten && isInCalendar(iso.slice(0, 10)) ? iso : null;
}

function isInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Each once, in their order. */
export function splitList<Nothing extends null | undefined>(
  text: string | Nothing,
  separator: string,
): string[] | Nothing {
  if (typeof text !== 'string') return text;
  const parts = text.split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}
