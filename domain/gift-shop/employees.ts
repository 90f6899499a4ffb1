// The list of employees as it is pasted: a line for each, 'name; e-mail', from a spreadsheet, a CSV file or a mail program.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { emailFrom } from '#domain/validate/email';
import { MOST_EMPLOYEES } from './gift-shop';

export interface GiftEmployee {
  name: string;
  /** Empty where none was given. */
  email: string;
}

/** What there is room for on a label. */
export const LONGEST_LABEL = 60;
/** Maximum length of the list: the HTTP server's limit for a form. */
export const LONGEST_LIST = 600_000;

const HEADINGS = new Set(['navn', 'name', 'email', 'e-mail', 'mail']);

const tidy = (text: string): string =>
  text
    .replace(/\p{C}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^"|"$/g, '')
    .trim();

type Read = { line: number; employee: GiftEmployee | null };

/** A comma ends a name only where nothing else does: 'Bæk, Anna' is one. */
const cellsIn = (text: string): string[] =>
  text.split(/[;\t<>]/.test(text) || !text.includes('@') ? /[;\t<>]/ : ',').map(tidy);

/** A cell with an @ is the e-mail, the first other one the name; quotes of CSV around a cell are not part of it. */
function readLine(text: string, line: number, needsEmail: boolean): Read {
  const cells = cellsIn(text).filter((cell) => cell !== '');
  const typed = cells.find((cell) => cell.includes('@')) ?? '';
  const name = cells.find((cell) => !cell.includes('@')) ?? '';
  const email = typed === '' ? '' : (emailFrom(typed) ?? null);
  const isWrong = email === null || name.length > LONGEST_LABEL || (needsEmail && email === '') || cells.length === 0;
  return { line, employee: isWrong ? null : { name, email } };
}

const isHeading = (text: string): boolean =>
  text
    .split(/[;\t,]/)
    .map((cell) => tidy(cell).toLowerCase())
    .every((cell) => HEADINGS.has(cell));

/**
 * Refuses the first line without an employee, a duplicate address, and a list that is too long. `needsEmail`: codes are
 * mailed, so that each needs an address.
 */
export function readEmployees(
  text: string,
  { needsEmail }: { needsEmail: boolean },
): Outcome<{ employees: GiftEmployee[] }> {
  const field = 'list';
  if (text.length > LONGEST_LIST) return refusal('GIFT_TOO_MANY', { field, params: { max: MOST_EMPLOYEES } });
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ line, at: at + 1 }));
  const said = lines.filter(({ line }) => tidy(line) !== '');
  if (said[0] && isHeading(said[0].line)) said.shift();
  if (said.length > MOST_EMPLOYEES) return refusal('GIFT_TOO_MANY', { field, params: { max: MOST_EMPLOYEES } });
  const employees: GiftEmployee[] = [];
  const known = new Set<string>();
  for (const { line, at } of said) {
    const { employee } = readLine(line, at, needsEmail);
    if (!employee) return refusal('GIFT_LINE_UNREADABLE', { field, params: { line: at } });
    if (employee.email !== '' && known.has(employee.email.toLowerCase()))
      return refusal('GIFT_EMAIL_TWICE', { field, params: { line: at } });
    known.add(employee.email.toLowerCase());
    employees.push(employee);
  }
  return employees.length === 0 ? refusal('REQUIRED', { field }) : { ok: true, employees };
}

/** As it is shown to be changed. */
export const employeesAsText = (employees: readonly GiftEmployee[]): string =>
  employees.map(({ name, email }) => (email === '' ? name : `${name}; ${email}`)).join('\n');
