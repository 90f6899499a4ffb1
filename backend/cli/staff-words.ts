// What is wrong with what a staff member typed, in the words of the command line: a sentence for each field.
import type { StaffFault, StaffFaultCode, StaffOutcome } from '#domain/refusal/staff-faults';
import { CannotRun } from './shop';

/** Fields by the names of options and arguments. */
const FIELDS: Record<string, string> = {
  email: 'e-mail',
  firstname: '--first',
  lastname: '--last',
  group: '--group',
  store: '--store',
  company: 'virksomhed',
  lists: '--lists',
  approver: 'godkender',
  limit: '--limit',
  right: 'rettighed',
  name: '--name',
  role: '--role',
  cvr: '--cvr',
  ean: '--ean',
  weekday: '--weekday',
  dutyExempt: '--duty-exempt',
  credit: '--credit',
  sku: 'varenr',
  to: '--to',
  owner: 'virksomhed eller e-mail',
  category: 'kategori',
};

const WORDS: Partial<Record<StaffFaultCode, (value: string) => string>> = {
  REQUIRED: () => 'skal udfyldes.',
  UNKNOWN: (value) => `${value} findes ikke.`,
  NOTHING_TO_CHANGE: () => 'der er ikke skrevet noget, der skal ændres.',
  SAME_ALREADY: (value) => `${value} er sådan i forvejen.`,
  NAME_INVALID: () => 'er ikke et navn.',
  NAME_TOO_LONG: () => 'fornavn og efternavn må tilsammen have 30 tegn.',
  EMAIL_INVALID: () => 'e-mailadressen er ikke gyldig.',
  EMAIL_TAKEN: () => 'en anden kunde har den adresse.',
  CVR_INVALID: () => 'et CVR-nummer har 8 cifre.',
  CVR_CHECK_DIGIT: () => 'CVR-nummeret er ikke gyldigt: kontrolcifret passer ikke, så et af cifrene er forkert.',
  CVR_TAKEN: (value) => `virksomheden findes allerede: ${value}.`,
  SEVERAL_COMPANIES: (value) => `flere virksomheder har CVR ${value}: skriv virksomhedens nummer (company list).`,
  EAN_INVALID: () => 'et EAN-nummer har 13 cifre.',
  EAN_CHECK_DIGIT: () => 'EAN-nummeret er ikke gyldigt: et af cifrene er forkert.',
  WEEKDAY_INVALID: (value) => `${value} er ikke en dag, der leveres på: skriv mandag til fredag.`,
  NEEDS_COMPANY: (value) => `${value}: kunden køber ikke ind for en virksomhed.`,
  GROUP_OF_OTHERS: (value) => `${value} er ikke en gruppe for den slags kunder (private eller erhverv).`,
  CREDIT_NEEDS_INVOICE: () => 'virksomheden må ikke købe på faktura: giv den lov med --invoice on.',
  APPROVAL_NEEDS_INVOICE: () => 'virksomheden må ikke købe på faktura, så der er intet at godkende.',
  APPROVER_UNKNOWN: (value) => `${value} er ikke en anden aktiv bruger af virksomheden.`,
  LAST_ADMINISTRATOR: () => 'der ville ikke være en administrator tilbage: giv en anden rettigheden først.',
  DIGITS_ONLY: () => 'skal være 0 eller et helt tal over 0.',
  ENDS_BEFORE: () => 'den sidste dag ligger før den første.',
  HAS_VARIANTS: (value) => `${value} har varianter; prisen aftales for dem.`,
  NO_AGREED_PRICE: (value) => `der er ikke aftalt en pris på ${value}.`,
};

const staffFaultWords = ({ field, code, value = '' }: StaffFault): string =>
  `${FIELDS[field] ?? field}: ${WORDS[code]?.(value) ?? code}`;

/** The result, or an error that lists every fault. */
export function doneOf<Result extends object>(outcome: StaffOutcome<Result>): { ok: true } & Result {
  if (outcome.ok) return outcome;
  throw new CannotRun(outcome.faults.map(staffFaultWords).join('\n'));
}
