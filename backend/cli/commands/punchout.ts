// shop punchout secret|list|buyers|tests|files|index|try: the credentials of customers' procurement systems. The connections are defined in punchout.yaml.
import { writeFile } from 'node:fs/promises';
import { Command, InvalidArgumentError } from 'commander';
import { listBuyers } from '#backend/commerce/punchout/buyers/buyers.sql';
import { listTestOrders, type TestOrderRow, wordsOfLine, wordsOfNotes } from '#backend/commerce/punchout/index';
import { cifOf, indexRows } from '#backend/commerce/punchout/staff/index-file';
import { listConnections, makeSecret, withTrialSecret } from '#backend/commerce/punchout/staff/secrets';
import { originsOf } from '#backend/config';
import { inCopenhagen, minuteInCopenhagen } from '#domain/calendar/calendar';
import { nameOfAccount } from '#domain/punchout/buyers';
import { lineOutcome } from '#domain/purchase-order/model';
import { wholeNumber } from '../numbers';
import { progressTeller } from '../progress';
import { tryCxml } from '../punchout-try/cxml-trial';
import { tryConnection } from '../punchout-try/trial';
import { CannotRun, type Changing, type CommandShop, pathTyped, say } from '../shop';
import { punchoutCatalogueCommand } from './punchout-catalogue';
import { punchoutFilesCommand } from './punchout-files';

const OVERLAP_DAYS = 14;
const LONGEST_OVERLAP = 90;
const MOST_LISTED = 1_000;

function daysTyped(typed: string): number {
  const days = wholeNumber(typed);
  if (days < 0 || days > LONGEST_OVERLAP) throw new InvalidArgumentError(`Skriv et tal fra 0 til ${LONGEST_OVERLAP}.`);
  return days;
}

export function punchoutCommand(shop: CommandShop): Command {
  const command = new Command('punchout').description('Kunders indkøbssystemer');
  command
    .command('secret')
    .description('Lav en ny adgangskode til et indkøbssystem; den vises kun nu')
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .requiredOption('--login <navn>', 'brugernavnet, som systemet sender')
    .option('--overlap <dage>', 'så længe virker de gamle endnu; 0: slet ikke', daysTyped, OVERLAP_DAYS)
    .action(shop.changes({ kind: 'punchout', subject: ([code]) => String(code) }, newPunchoutSecret));
  command
    .command('list')
    .description('Indkøbssystemerne, og hvis køb de gør')
    .action(
      shop.reads(async ({ db }) => {
        const found = await listConnections(db);
        for (const { code, title, email, isActive, logins } of found)
          say([code, title, email, `${logins} adgangskoder`, isActive ? '' : 'lukket'].filter(Boolean).join('  '));
        if (found.length === 0) say('Ingen.');
      }),
    );
  command
    .command('buyers')
    .description(`Købere, som et indkøbssystem har givet hver sin konto, de seneste først (højst ${MOST_LISTED})`)
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .action(
      shop.reads(async ({ db }, code: string) => {
        const found = await listBuyers(db, code, MOST_LISTED);
        for (const { toldId, customerId, email, isActive, seenAt, ...name } of found)
          say(
            [toldId, nameOfAccount(name), `kunde ${customerId}`, email, inCopenhagen(seenAt).date]
              .concat(isActive ? [] : ['deaktiveret'])
              .join('  '),
          );
        if (found.length === 0) say('Ingen.');
      }),
    );
  command
    .command('tests')
    .description(
      `Prøveordrer, som et indkøbssystem har sendt, de seneste først (højst ${MOST_LISTED}); ingen af dem er afgivet`,
    )
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .action(
      shop.reads(async ({ db }, code: string) => {
        const found = await listTestOrders(db, code, MOST_LISTED);
        for (const test of found) for (const row of rowsOfTestOrder(test)) say(row);
        if (found.length === 0) say('Ingen.');
      }),
    );
  command.addCommand(punchoutFilesCommand(shop));
  command.addCommand(punchoutCatalogueCommand(shop));
  command
    .command('index')
    .description('Skriv en indeksfil (CIF) med de varer og priser, som et indkøbssystem kan købe')
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .argument('<fil>')
    .action(
      shop.reads(async (reading, code: string, file: string) => {
        const tell = progressTeller();
        const progress = (articles: number, total: number) => tell('Varer gennemgået', articles, total);
        const rows = await indexRows(code, { ...reading, progress }, originsOf(shop.config));
        if (!rows) throw new CannotRun(`Forbindelsen ${code} findes ikke.`);
        await writeFile(pathTyped(file), cifOf(rows, reading.now));
        say(`${file}: ${rows.length} varer`);
      }),
    );
  command
    .command('try')
    .description('Spil kundens indkøbssystem mod den butik, der kører, og bedøm hvert svar')
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .option('--shop <adresse>', 'butikkens adresse; ellers dens egen')
    .option('--word <søgeord>', 'det, der søges efter', 'papir')
    .option('--sku <varenummer>', 'den vare, der spørges om og købes; ellers den første, der findes')
    .option('--order', 'cXML: afgiv også en ordre, og kald den tilbage med det samme')
    .action(
      shop.changes(
        { kind: 'punchout', subject: ([code]) => String(code) },
        (changing, code: string, options: TryOptions) =>
          tryIt(changing, code, { ...options, shop: options.shop ?? originsOf(shop.config).main }),
      ),
    );
  return command;
}

const OUTCOMES = { accepted: 'accepteret', different: 'ændret', rejected: 'afvist' } as const;
const TEST_TYPES = { new: 'ny', update: 'ændring', delete: 'annullering' } as const;

/** A test order, followed by each line and its outcome if the order were real. */
const rowsOfTestOrder = ({ orderRef, type, version, receivedAt, lines, notes }: TestOrderRow): string[] => [
  [
    'PRØVE',
    orderRef,
    TEST_TYPES[type],
    ...(version === null ? [] : [`version ${version}`]),
    minuteInCopenhagen(receivedAt),
  ].join('  '),
  ...lines.map((line) =>
    `  ${line.lineNumber}  ${line.sku}  ${line.quantity} ${line.unit ?? ''}  ${OUTCOMES[lineOutcome(line)]}  ${wordsOfLine(line)}`.trimEnd(),
  ),
  ...(notes.length > 0 ? [`  ${wordsOfNotes(notes)}`] : []),
];

interface TryOptions {
  shop?: string;
  word: string;
  sku?: string;
  order?: boolean;
}

async function tryIt(
  changing: Changing,
  code: string,
  { shop, word, sku, order }: TryOptions & { shop: string },
): Promise<void> {
  if (!URL.canParse(shop)) throw new CannotRun(`${shop} er ikke en adresse.`);
  const failed = await withTrialSecret(code, changing, async (trial) => {
    let count = 0;
    const play = trial.settings.cxml ? tryCxml : tryConnection;
    for await (const { what, wrong } of play({ ...trial, code, shop, word, sku, orders: order })) {
      say(wrong === '' ? `OK    ${what}` : `FEJL  ${what}: ${wrong}`);
      if (wrong !== '') count += 1;
    }
    return count;
  });
  if (failed === null) throw new CannotRun(`Forbindelsen ${code} findes ikke.`);
  if (failed > 0) throw new CannotRun(`${failed} af prøverne gik ikke.`);
}

async function newPunchoutSecret(
  { pool, now }: Changing,
  code: string,
  { login, overlap }: { login: string; overlap: number },
): Promise<void> {
  const made = await makeSecret(code, { login, overlapDays: overlap, now }, pool);
  if (!made.ok)
    throw new CannotRun(
      made.reason === 'unknown'
        ? `Forbindelsen ${code} findes ikke.`
        : `Brugernavnet ${login} hører til forbindelsen ${made.owner}.`,
    );
  say(`Brugernavn: ${login}`);
  say(`Adgangskode: ${made.secret}`);
  if (made.endsOld) say(`De gamle virker til ${inCopenhagen(made.endsOld).date}.`);
}
