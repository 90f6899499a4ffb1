// A line of the staff log for readers: who did what to what, and below it each value that became another.
import { minuteInCopenhagen } from '#domain/calendar/calendar';

interface LoggedAction {
  at: Date;
  staff: string;
  command: string;
  subject: string;
  before: unknown;
  after: unknown;
}

const LONGEST_VALUE = 100;
const MOST_VALUES = 12;

export function actionRows({ at, staff, command, subject, before, after }: LoggedAction): string[] {
  const old = flatValues(before);
  const now = flatValues(after);
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
  const rows = changed
    .slice(0, MOST_VALUES)
    .map((key) => `    ${key ? `${key}: ` : ''}${short(old.get(key))} → ${short(now.get(key))}`);
  const rest = changed.length - rows.length;
  return [
    [minuteInCopenhagen(at), staff, command, subject].join('  '),
    ...rows,
    ...(rest > 0 ? [`    og ${rest} værdier mere (--json viser alle)`] : []),
  ];
}

/** Values by their path: 'pieces.shipped'. A list is one value. */
function flatValues(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value))
    return new Map([[path, typeof value === 'string' ? value : JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...flatValues(each, path === '' ? key : `${path}.${key}`)]),
  );
}

function short(value: string | undefined): string {
  if (value === undefined) return '–';
  return value.length > LONGEST_VALUE ? `${value.slice(0, LONGEST_VALUE)}…` : value;
}
