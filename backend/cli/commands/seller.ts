// shop seller set|show: the seller as printed on invoices; without it no electronic invoices are written.
import { Command, InvalidArgumentError } from 'commander';
import { readSeller, writeSeller } from '#backend/commerce/seller/seller.sql';
import { inTransaction } from '#backend/db/transaction';
import type { Seller } from '#domain/e-invoice/model';
import { cvrFrom } from '#domain/validate/cvr';
import { emailFrom } from '#domain/validate/email';
import { postcodeFrom } from '#domain/validate/postcode';
import { CannotRun, type CommandShop, say } from '../shop';

/** What is typed must be readable, or the command says so at once. */
const known =
  (read: (typed: string) => string | null, wanted: string) =>
  (typed: string): string => {
    const value = read(typed);
    if (value === null) throw new InvalidArgumentError(wanted);
    return value;
  };

function account(typed: string): NonNullable<Seller['account']> {
  const [, registration, number] = /^(\d{4})[ -](\d{1,10})$/.exec(typed) ?? [];
  if (!registration || !number)
    throw new InvalidArgumentError('Skriv registreringsnummer og kontonummer, for eksempel 1234-0001234567.');
  return { registration, number };
}

interface Options extends Omit<Seller, 'address' | 'account'> {
  street: string;
  postcode: string;
  city: string;
  account?: NonNullable<Seller['account']>;
}

export function sellerCommand(shop: CommandShop): Command {
  const command = new Command('seller').description('Sælgeren, som den står på fakturaer');
  command
    .command('set')
    .description('Sæt sælgeren')
    .requiredOption('--name <navn>')
    .requiredOption(
      '--cvr <cvr>',
      'CVR-nummer',
      known(
        cvrFrom,
        'CVR-nummeret er ikke gyldigt. Det har 8 cifre, og kontrolcifret (det sidste) skal passe til de andre.',
      ),
    )
    .requiredOption('--street <vej og nummer>')
    .requiredOption('--postcode <postnummer>', '4 cifre', known(postcodeFrom, 'Postnummeret har 4 cifre.'))
    .requiredOption('--city <by>')
    .requiredOption(
      '--email <e-mail>',
      'til spørgsmål om fakturaer',
      known(emailFrom, 'E-mailadressen er ikke gyldig.'),
    )
    .requiredOption('--telephone <telefon>')
    .option('--account <reg-konto>', 'bankkonto, for eksempel 1234-0001234567', account)
    .action(
      shop.changes({ kind: 'seller', subject: (_, { cvr }) => String(cvr) }, async ({ pool }, typed: Options) => {
        const { street, postcode, city, account: bank, ...seller } = typed;
        const address = { street, postcode, city, countryCode: 'DK' };
        await inTransaction(pool, ({ db }) => writeSeller(db, { ...seller, address, account: bank ?? null }));
        say(`${seller.name}, CVR ${seller.cvr}`);
      }),
    );
  command
    .command('show')
    .description('Vis sælgeren')
    .action(
      shop.reads(async ({ db }) => {
        const found = await readSeller(db);
        if (!found) throw new CannotRun('Sælgeren er ikke sat (shop seller set).');
        const { name, cvr, address, email, telephone, account: bank } = found;
        say(`${name}, CVR ${cvr}, ${address.street}, ${address.postcode} ${address.city}, ${email}, ${telephone}`);
        say(bank ? `Konto ${bank.registration}-${bank.number}` : 'Ingen konto');
      }),
    );
  return command;
}
