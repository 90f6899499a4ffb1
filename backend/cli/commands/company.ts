// shop company add|set|show|list: companies that buy, and what is agreed with them.
import { Command, InvalidArgumentError } from 'commander';
import { colleaguesOf, listBusinesses } from '#backend/commerce/company/staff/companies.sql';
import { companyNamed } from '#backend/commerce/company/staff/company-named';
import { addCompany, changeCompany } from '#backend/commerce/company/staff/keep-companies';
import type { TermsTyped } from '#domain/company/company-terms';
import { hasMailbox } from '#domain/punchout/buyers';
import { amount, danishKroner } from '../numbers';
import { type CommandShop, type Reading, say } from '../shop';
import { doneOf } from '../staff-words';

const MOST = 200;

function onOff(typed: string): boolean {
  if (typed !== 'on' && typed !== 'off') throw new InvalidArgumentError('Skriv on eller off.');
  return typed === 'on';
}
/** Commander takes null for nothing typed: the word stays until the options are read. */
const amountOrNone = (typed: string): number | 'none' => (typed === 'none' ? 'none' : amount(typed));
type AmountTyped = ReturnType<typeof amountOrNone>;

interface Typed extends Omit<TermsTyped, 'credit' | 'freeFreightFrom'> {
  credit?: AmountTyped;
  freeFreightFrom?: AmountTyped;
}
const amountOrNull = (typed: AmountTyped): number | null => (typed === 'none' ? null : typed);
const termsFromOptions = ({ credit, freeFreightFrom, ...terms }: Typed): TermsTyped => ({
  ...terms,
  ...(credit !== undefined && { credit: amountOrNull(credit) }),
  ...(freeFreightFrom !== undefined && { freeFreightFrom: amountOrNull(freeFreightFrom) }),
});
const textOrNone = (typed: string): string => (typed === 'none' ? '' : typed);
const codesTyped = (typed: string): string[] =>
  textOrNone(typed)
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);

const withTerms = (command: Command): Command =>
  command
    .option('--ean <nummer>', 'EAN-nummer til e-fakturaer; none: intet', textOrNone)
    .option('--sales-code <kode>', 'kundenummeret, som det står på fakturaer')
    .option('--reference <tekst>', 'virksomhedens nummer hos jer')
    .option('--description <tekst>', 'til jer selv')
    .option('--invoice <on|off>', 'må købe på faktura', onOff)
    .option('--credit <kroner>', 'så meget må den skylde; none: ingen grænse', amountOrNone)
    .option('--free-freight <on|off>', 'altid fri fragt', onOff)
    .option('--free-freight-from <kroner>', 'fri fragt fra det beløb; none: som butikkens', amountOrNone)
    .option('--duty-exempt <kode,…>', 'afgifter, den er fritaget for; none: ingen', codesTyped)
    .option('--weekday <dag>', 'dagen, der leveres på; none: ingen fast', textOrNone)
    .option('--contract-goods <on|off>', 'aftalevarer og lagerhotel vises på varerne', onOff)
    .option('--gift-cards <on|off>', 'må betale med gavekort', onOff);

export function companyCommand(shop: CommandShop): Command {
  const command = new Command('company').description('Virksomheder, der køber ind');
  withTerms(
    command
      .command('add')
      .description('Opret en virksomhed; dens brugere laves med customer add --company')
      .requiredOption('--name <navn>')
      .requiredOption('--cvr <nummer>'),
  ).action(
    shop.changes(
      { kind: 'company', subject: (_, { cvr }) => String(cvr).trim() },
      async ({ pool }, { name: called, cvr, ...typed }: Typed & { name: string; cvr: string }) => {
        const { id, name } = doneOf(await addCompany({ ...termsFromOptions(typed), name: called, cvr }, pool));
        say(`${name}: virksomhed ${id}`);
      },
    ),
  );
  withTerms(
    command
      .command('set')
      .description('Ret en virksomhed; det, der ikke skrives, bliver, som det er')
      .argument('<cvr eller nummer>')
      .option('--name <navn>')
      .option('--cvr <nummer>'),
  ).action(
    shop.changes('company', async ({ pool }, named: string, typed: Typed) => {
      const { company } = doneOf(await changeCompany(named, termsFromOptions(typed), pool));
      say(`${company.name} er rettet.`);
    }),
  );
  command
    .command('show')
    .description('Vis en virksomhed og dens brugere')
    .argument('<cvr eller nummer>')
    .action(shop.reads(showCompany));
  command
    .command('list')
    .description(`Virksomheder efter navn (højst ${MOST})`)
    .argument('[ord]', 'kun dem med ordet i navnet, eller med det CVR-nummer')
    .action(
      shop.reads(async ({ db }, words: string | undefined) => {
        const found = await listBusinesses(db, words ?? null, MOST);
        for (const { id, name, cvr, salesCode, users } of found)
          say([id, name, `CVR ${cvr}`, salesCode, `${users} brugere`].filter(Boolean).join('  '));
        if (found.length === 0) say('Ingen.');
      }),
    );
  return command;
}

async function showCompany({ db }: Reading, named: string): Promise<void> {
  const { company } = doneOf(await companyNamed(db, named));
  const { creditLimitOere: credit, freeShippingLimitOere: from } = company;
  say(`${company.name}: virksomhed ${company.id}, CVR ${company.cvr}${company.ean ? `, EAN ${company.ean}` : ''}`);
  const credits = credit === null ? 'uden grænse' : `op til ${danishKroner(credit)}`;
  say(company.invoiceAllowed ? `Køber på faktura ${credits}` : 'Køber ikke på faktura');
  const freight = from === null ? 'som butikkens' : `fri fra ${danishKroner(from)}`;
  say(`Fragt: ${company.freeShipping ? 'altid fri' : freight}${company.weekday ? `; leveres ${company.weekday}` : ''}`);
  const more: [string, string][] = [
    ['Kundenummer', company.salesCode],
    ['Nummer hos os', company.referenceNumber],
    ['Beskrivelse', company.description],
    ['Fritaget for', company.dutyExemptCodes.join(', ')],
    ['Ser kun', company.allow?.map(({ path }) => path).join(', ') ?? ''],
    ['Ser ikke', company.disallow.map(({ path }) => path).join(', ')],
  ];
  for (const [what, text] of more) if (text !== '') say(`${what}: ${text}`);
  say(
    `Aftalevarer vises: ${company.showContractGoods ? 'on' : 'off'}. Gavekort: ${company.giftcardEnabled ? 'on' : 'off'}.`,
  );
  for (const { email } of await colleaguesOf(db, company.id))
    say(`  ${email}${hasMailbox(email) ? '' : ' (fra indkøbssystem)'}`);
}
