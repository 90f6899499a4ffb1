// shop customer add|show|find|set|right|approver|data|erase|coupons|deactivate|activate: accounts, and what staff give, take and switch on them.
import { Argument, Command, Option } from 'commander';
import { addCustomer } from '#backend/commerce/company/staff/add-customer';
import { setApprover } from '#backend/commerce/company/staff/set-approver';
import {
  type SwitchOutcome,
  switchAccount,
  switchPersonalCoupons,
} from '#backend/commerce/customer/account/staff-switches';
import { sendPasswordLink } from '#backend/commerce/customer/index';
import { type CustomerChange, changeCustomer, switchRight } from '#backend/commerce/customer/staff/change-customer';
import { RIGHT_NAMES, type RightName } from '#domain/customer/customer-rights';
import { amount, wholeNumber } from '../numbers';
import { inWords } from '../refusal-words';
import { CannotRun, type CommandShop, say } from '../shop';
import { doneOf } from '../staff-words';
import { withOwnData } from './customer-data';
import { sayCustomersFound } from './customer-find';
import { showCustomer } from './customer-show';

function told(email: string, outcome: SwitchOutcome, done: string): void {
  if (outcome.ok) say(`${email} ${done}.`);
  else throw new CannotRun(`${email} ${outcome.reason === 'unknown' ? 'findes ikke' : `${done} i forvejen`}.`);
}

const ACCOUNT = {
  deactivate: { says: 'Luk for login; kunden logges ud overalt', isActive: false, done: 'er deaktiveret' },
  activate: { says: 'Luk op for login igen', isActive: true, done: 'er aktiv' },
} as const;

const onOrOff = () => new Argument('<on|off>').choices(['on', 'off']);
type OnOff = 'on' | 'off';

interface Added {
  first: string;
  last: string;
  group?: string;
  store?: string;
  company?: string;
  language: 'da' | 'en';
}

function withAdding(command: Command, shop: CommandShop): void {
  command
    .command('add')
    .description('Opret en konto; kunden får en mail med et link til at vælge adgangskode')
    .argument('<e-mail>')
    .requiredOption('--first <fornavn>')
    .requiredOption('--last <efternavn>')
    .option(
      '--company <cvr eller nummer>',
      'virksomheden, der købes ind for; den første bruger bliver dens administrator',
    )
    .option('--group <kode>', 'kundegruppen; ellers som kollegernes, ellers nye kunders')
    .option('--store <kode>', 'butikken; ellers som kollegernes, ellers den første')
    .addOption(new Option('--language <sprog>', 'mailens og kontoens').choices(['da', 'en']).default('da'))
    .action(
      shop.changes('customer', async ({ pool, queue, now }, email: string, options: Added) => {
        const { first, last, group = null, store = null, company = null, language } = options;
        const typed = { email, firstname: first, lastname: last, group, store, company, language };
        const made = doneOf(await addCustomer(typed, { pool, queue, now }));
        say(`${made.email}: kunde ${made.id}. En mail med et link til at vælge adgangskode er på vej.`);
      }),
    );
}

interface Typed extends Omit<CustomerChange, 'firstname' | 'lastname'> {
  first?: string;
  last?: string;
}

function withSetting(command: Command, shop: CommandShop): void {
  command
    .command('set')
    .description('Ret navn, gruppe, butik eller antal lister')
    .argument('<e-mail>')
    .option('--first <fornavn>')
    .option('--last <efternavn>')
    .option('--group <kode>')
    .option('--store <kode>')
    .option('--lists <antal>', 'så mange af virksomhedens indkøbslister må kunden holde', wholeNumber)
    .action(
      shop.changes('customer', async ({ pool }, email: string, { first, last, group, store, lists }: Typed) => {
        const typed = { firstname: first, lastname: last, group, store, lists };
        doneOf(await changeCustomer(email, typed, pool));
        say(`${email} er rettet.`);
      }),
    );
  command
    .command('right')
    .description(`Giv eller tag en rettighed: ${RIGHT_NAMES.join(', ')}`)
    .argument('<e-mail>')
    .addArgument(new Argument('<rettighed>').choices(RIGHT_NAMES))
    .addArgument(onOrOff())
    .action(
      shop.changes('customer', async ({ pool }, email: string, name: RightName, choice: OnOff) => {
        doneOf(await switchRight(email, name, choice === 'on', pool));
        say(`${email}: ${name} ${choice}`);
      }),
    );
  command
    .command('approver')
    .description('Hvem der godkender kundens ordrer; none: ingen')
    .argument('<e-mail>')
    .argument('<godkender>', 'e-mail på en anden bruger af virksomheden, eller none')
    .option('--limit <kroner>', 'ekskl. moms; op til det skal intet godkendes', amount)
    .action(
      shop.changes(
        'customer',
        async ({ pool, queue, now }, email: string, approver: string, { limit }: { limit?: number }) => {
          const typed = {
            approver: approver === 'none' ? null : approver,
            limit: limit === undefined ? null : limit / 100,
          };
          doneOf(await setApprover(email, typed, { pool, queue, now }));
          say(typed.approver === null ? `${email} bestiller uden godkendelse.` : `${email}: ${approver} godkender.`);
        },
      ),
    );
}

export function customerCommand(shop: CommandShop): Command {
  const command = new Command('customer').description('Kunders konti');
  withAdding(command, shop);
  command
    .command('show')
    .description('Vis en konto med dens rettigheder')
    .argument('<e-mail>')
    .action(shop.reads(showCustomer));
  command
    .command('find')
    .description('Find konti: en del af navn, e-mail, virksomhed eller telefon')
    .argument('<tekst>')
    .action(shop.reads(sayCustomersFound));
  withSetting(command, shop);
  command
    .command('password')
    .description('Send kunden en mail med et link til at vælge en ny adgangskode')
    .argument('<e-mail>', 'kundens')
    .action(
      shop.changes(
        { kind: 'customer', told: () => ({ mail: 'password-reset' }) },
        async ({ pool, queue, now }, email: string) => {
          const sent = await sendPasswordLink(email, { pool, queue, now });
          if (!sent.ok) throw new CannotRun(`${email}: ${inWords(sent)}`);
          say(`${email}: en mail med linket er på vej.`);
        },
      ),
    );
  withOwnData(command, shop);
  command
    .command('coupons')
    .description('Om kunden har personlige kuponer')
    .argument('<e-mail>', 'kundens')
    .addArgument(onOrOff())
    .action(
      shop.changes('customer', async ({ pool }, email: string, choice: OnOff) => {
        const done = choice === 'on' ? 'har personlige kuponer' : 'har ikke personlige kuponer';
        told(email, await switchPersonalCoupons(pool, email, choice === 'on'), done);
      }),
    );
  for (const [name, { says, isActive, done }] of Object.entries(ACCOUNT)) {
    command
      .command(name)
      .description(says)
      .argument('<e-mail>', 'kundens')
      .action(
        shop.changes('customer', async ({ pool, now }, email: string) => {
          told(email, await switchAccount(pool, email, isActive, now), done);
        }),
      );
  }
  return command;
}
