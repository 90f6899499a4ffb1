// shop law --on DATE | law preview DATE: what breaks a law on a day, and a link by which staff see the shop as that day's laws want it.
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { checkLaw, type LawBreach, type LawReport } from '#backend/commerce/law/check-law';
import { lawPreviewWord, PREVIEW_HOURS } from '#backend/commerce/law/preview';
import { inTransaction } from '#backend/db/transaction';
import { type IsoDate, inCopenhagen } from '#domain/calendar/calendar';
import { holdsOn, LAW_CODES, LAW_RULES, lawDayFrom } from '#domain/law/rules';
import { lawPreviewPath } from '#domain/page/addresses';
import { breachInWords, dutyInWords, type LawLanguage, ruleName } from '../law-words';
import { CannotRun, type Change, type Changing, type CommandShop, type Reading, say } from '../shop';

function lawDayTyped(text: string): IsoDate {
  const day = lawDayFrom(text);
  if (day === null) throw new InvalidArgumentError('Skriv en dag som 2026-09-27.');
  return day;
}

/** A link opens the shop of another day for hours: each is logged, though only the first changes a row, the secret that signs all links. */
const PREVIEW: Change = { kind: 'law-preview', subject: ([day = '']) => day, isAlwaysTold: true };

interface Options {
  on?: IsoDate;
  language: LawLanguage;
}

export function lawCommand(shop: CommandShop): Command {
  const command = new Command('law').description(
    'Lovene efter deres dage: hvad der bryder en lov, og et kig på en anden dag',
  );
  command
    .command('check', { isDefault: true })
    .description('Hver vare, side og tekst, der bryder en lov; slutkoden er 1, når der er nogen. Ændrer intet')
    .option('--on <dag>', 'efter lovene på den dag, for eksempel 2026-09-27; ellers i dag', lawDayTyped)
    .addOption(new Option('--language <sprog>', 'sætningernes').choices(['da', 'en']).default('da'))
    .action(shop.reads(tellLaw));
  command
    .command('preview')
    .description(`Et link, der viser butikken efter lovene på en anden dag; gælder i ${PREVIEW_HOURS} timer`)
    .addArgument(new Argument('<dag>').argParser(lawDayTyped))
    .action(
      shop.changes(PREVIEW, async ({ pool, now }: Changing, day: IsoDate) => {
        const word = await inTransaction(pool, (tx) => lawPreviewWord(tx.db, day, now));
        say(`${shop.config.PUBLIC_ORIGIN ?? ''}${lawPreviewPath(word)}`);
      }),
    );
  return command;
}

async function tellLaw({ pool, now }: Reading, { on, language }: Options): Promise<void> {
  const day = on ?? inCopenhagen(now).date;
  const report = await checkLaw(pool, day);
  for (const code of LAW_CODES) tellRule(code, report.breaches, day, language);
  say('');
  say(language === 'da' ? 'Afgifter den dag:' : 'Duties on that day:');
  for (const duty of report.duties) say(`  ${dutyInWords(duty, language)}`);
  const { length } = report.breaches;
  if (length > 0) throw new CannotRun(summary(report, day, language));
  say(summary(report, day, language));
}

function tellRule(code: (typeof LAW_CODES)[number], all: readonly LawBreach[], day: IsoDate, language: LawLanguage) {
  const name = ruleName(code, language);
  const { from, to } = LAW_RULES[code];
  if (!holdsOn(code, day)) {
    const ended = to !== null && day >= to;
    if (language === 'da') say(`${name}: ${ended ? `gjaldt til ${to}` : `gælder fra ${from}`}`);
    else say(`${name}: ${ended ? `held until ${to}` : `holds from ${from}`}`);
    return;
  }
  const own = all.filter(({ rule }) => rule === code);
  const count = language === 'da' ? `${own.length} fejl` : `${own.length} faults`;
  const inOrder = language === 'da' ? 'i orden' : 'in order';
  say(`${name}: ${own.length === 0 ? inOrder : count}`);
  for (const breach of own) say(`  ${breachInWords(breach, language)}`);
}

function summary({ breaches, products, texts }: LawReport, day: IsoDate, language: LawLanguage): string {
  const { length } = breaches;
  if (language === 'da')
    return `${day}: ${products} varer og ${texts} tekster set efter, ${length === 0 ? 'intet bryder en lov' : `${length} brud`}.`;
  return `${day}: ${products} products and ${texts} texts looked at, ${length === 0 ? 'nothing breaks a law' : `${length} breaches`}.`;
}
