// Strapi's filters, sorting and paging over entries that are in memory: the operators that the schema offers, and no others.

type Filters = Record<string, unknown>;
const isRecord = (value: unknown): value is Filters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Dates are compared as instants, numbers as numbers, the rest as texts. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [one, other] = [String(left ?? ''), String(right ?? '')];
  if (/^\d{4}-\d{2}-\d{2}T/.test(one) && /^\d{4}-\d{2}-\d{2}T/.test(other)) return Date.parse(one) - Date.parse(other);
  return one < other ? -1 : Number(one > other);
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isSameValue = (left: unknown, right: unknown) => compare(left, right) === 0 && (left == null) === (right == null);

const OPERATORS: Record<string, (value: unknown, wanted: unknown) => boolean> = {
  eq: isSameValue,
  eqi: (value, wanted) => String(value ?? '').toLowerCase() === String(wanted ?? '').toLowerCase(),
  ne: (value, wanted) => !isSameValue(value, wanted),
  in: (value, wanted) => asList(wanted).some((one) => isSameValue(value, one)),
  notIn: (value, wanted) => !asList(wanted).some((one) => isSameValue(value, one)),
  contains: (value, wanted) => String(value ?? '').includes(String(wanted)),
  startsWith: (value, wanted) => String(value ?? '').startsWith(String(wanted)),
  gt: (value, wanted) => value != null && compare(value, wanted) > 0,
  gte: (value, wanted) => value != null && compare(value, wanted) >= 0,
  lt: (value, wanted) => value != null && compare(value, wanted) < 0,
  lte: (value, wanted) => value != null && compare(value, wanted) <= 0,
  null: (value, wanted) => (value == null) === wanted,
  notNull: (value, wanted) => (value != null) === wanted,
};

function fieldMatches(value: unknown, condition: unknown): boolean {
  if (!isRecord(condition)) return true;
  // A relation to several: one of them has to match.
  if (Array.isArray(value)) return value.some((one) => matchesFilters(one, condition));
  if (isRecord(value)) return matchesFilters(value, condition);
  return Object.entries(condition).every(([name, wanted]) => {
    const operator = OPERATORS[name];
    return wanted === null || wanted === undefined || !operator || operator(value, wanted);
  });
}

/** Whether an entry meets Strapi filters; `and`, `or` and relations nest. */
export function matchesFilters(entry: unknown, filters: unknown): boolean {
  if (!isRecord(filters)) return true;
  if (!isRecord(entry)) return false;
  return Object.entries(filters).every(([name, condition]) => {
    if (condition === null || condition === undefined) return true;
    if (name === 'and') return asList(condition).every((one) => matchesFilters(entry, one));
    if (name === 'or') return asList(condition).some((one) => matchesFilters(entry, one));
    return fieldMatches(entry[name], condition);
  });
}

/** `sort` as Strapi writes it: 'priority:desc'. Stable: equal entries retain their order. */
export function sorted<Entry extends Filters>(
  entries: readonly Entry[],
  sort: readonly (string | null)[] | null | undefined,
): Entry[] {
  const rules = (sort ?? []).flatMap((rule) => (rule ? [rule.split(':', 2)] : []));
  return [...entries].sort((one, other) => {
    for (const [field = '', direction] of rules) {
      const order = compare(one[field], other[field]) * (direction === 'desc' ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
}

export interface Paging {
  page?: number | null;
  pageSize?: number | null;
  start?: number | null;
  limit?: number | null;
}

/** Strapi's default is 10 entries and its cap 100; -1 requests all up to the cap. */
const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

export function paged<Entry>(entries: readonly Entry[], paging: Paging | null | undefined): Entry[] {
  const asked = paging?.limit ?? paging?.pageSize ?? DEFAULT_LIMIT;
  const size = asked < 0 || asked > MAX_LIMIT ? MAX_LIMIT : asked;
  const start = paging?.start ?? (Math.max(1, paging?.page ?? 1) - 1) * size;
  return entries.slice(Math.max(0, start), Math.max(0, start) + size);
}
