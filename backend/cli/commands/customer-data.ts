// shop customer data|erase: exports one person's stored data to a file, or erases it, for requests by letter, mail or telephone.
import fs from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { customerByEmail } from '#backend/commerce/customer/index';
import { erasePerson } from '#backend/commerce/customer/staff/erase-person';
import { exportPerson } from '#backend/commerce/personal-data/export-data';
import { emailFrom } from '#domain/validate/email';
import { inWords } from '../refusal-words';
import { CannotRun, type Change, type Changing, type CommandShop, pathTyped, type Reading, say } from '../shop';

/** The change log entry identifies no person. */
const ERASURE: Change = {
  kind: 'erasure',
  subject: () => 'en persons data',
  told: (result) => (isErased(result) ? { hadAccount: result.hadAccount } : null),
};

const isErased = (result: unknown): result is { hadAccount: boolean } =>
  typeof result === 'object' && result !== null && 'hadAccount' in result;

export function withOwnData(command: Command, shop: CommandShop): void {
  command
    .command('data')
    .description(
      'Alt, hvad der er gemt om en person, som JSON; også om gæster. Se først efter, at det er personen selv, der spørger',
    )
    .argument('<e-mail>')
    .requiredOption('--to <fil.json>', 'filen, der skrives')
    .action(shop.reads(writeOwnData));
  command
    .command('erase')
    .description('Slet en person: kontoen og alt, loven ikke kræver gemt. Afvises, mens der er ordrer undervejs')
    .argument('<e-mail>')
    .addOption(new Option('--yes', 'ja, det er personen selv, der har bedt om det').makeOptionMandatory())
    .action(shop.changes(ERASURE, eraseOwnData));
}

function addressTyped(typed: string): string {
  const email = emailFrom(typed);
  if (email === null) throw new CannotRun(`${typed} er ikke en e-mailadresse.`);
  return email;
}

async function writeOwnData({ db, pool, now }: Reading, typed: string, { to }: { to: string }): Promise<void> {
  const email = addressTyped(typed);
  const customer = await customerByEmail(db, email);
  const data = await exportPerson(pool, { customerId: customer?.id ?? null, email }, now);
  if (data.sections.length === 0) throw new CannotRun(`Der er ikke gemt noget om ${email}.`);
  // Others on the machine need not read it.
  await fs.writeFile(pathTyped(to), `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
  const rows = data.sections.reduce((sum, section) => sum + section.rows.length, 0);
  say(`${to}: ${rows} rækker i ${data.sections.length} tabeller.`);
}

async function eraseOwnData({ pool, now }: Changing, typed: string): Promise<void> {
  const done = await erasePerson(addressTyped(typed), pool, now);
  if (!done.ok) throw new CannotRun(`${typed}: ${inWords(done)}`);
  const what = done.hadAccount
    ? 'Kontoen er slettet.'
    : 'Der var ingen konto; det, der var gemt om adressen, er slettet.';
  say(`${what} Ordrer, fakturaer og betalinger gemmes i fem år efter årets udgang (bogføringsloven).`);
}
