// shop synonyms add|list|load|remove: words that buyers use for words of the catalogue.
import { readFile } from 'node:fs/promises';
import { Command, Option } from 'commander';
import {
  addSynonym,
  addSynonyms,
  listSynonyms,
  removeSynonym,
  type Synonym,
  type SynonymOutcome,
} from '#backend/commerce/catalogue/search/synonyms/keep-synonyms';
import { pairsIn } from '#backend/commerce/catalogue/search/synonyms/trade-words';
import { inTransaction } from '#backend/db/transaction';
import { CannotRun, type CommandShop, pathTyped, say } from '../shop';

const REASONS: Record<Extract<SynonymOutcome, { ok: false }>['reason'], string> = {
  empty: 'Begge sider skal indeholde et ord.',
  itself: 'De to ord er det samme.',
  known: 'Synonymet findes allerede.',
  unknown: 'Synonymet findes ikke.',
};

interface Options {
  language: Synonym['language'];
}

const language = () => new Option('--language <sprog>', 'da eller en').choices(['da', 'en']).default('da');

export function synonymsCommand(shop: CommandShop): Command {
  const command = new Command('synonyms').description('Søgningens synonymer');
  const change = (name: string, description: string, run: typeof addSynonym, sign: string) =>
    command
      .command(name)
      .description(description)
      .argument('<skrevet>', 'det, der søges på')
      .argument('<betyder>', 'det, varerne hedder')
      .addOption(language())
      .action(
        shop.changes('synonyms', async ({ pool }, typed: string, means: string, { language: chosen }: Options) => {
          const outcome = await inTransaction(pool, ({ client }) => run({ language: chosen, typed, means }, client));
          if (!outcome.ok) throw new CannotRun(REASONS[outcome.reason]);
          say(`${sign} ${typed} → ${means} (${chosen})`);
        }),
      );
  change('add', 'Den, der skriver det ene, finder også det andet; virker den ene vej', addSynonym, '+');
  change('remove', 'Fjern et synonym', removeSynonym, '-');
  command
    .command('list')
    .description('Vis synonymerne')
    .addOption(language())
    .action(
      shop.reads(async ({ pool }, options: Options) => {
        for (const { typed, means } of await listSynonyms(options.language, pool)) say(`${typed} → ${means}`);
      }),
    );
  command
    .command('load')
    .description('Læg alle synonymer fra en fil ind; de, der står der i forvejen, bliver')
    .argument('<fil>', 'JSON som backend/commerce/catalogue/search/synonyms/trade-words.json')
    .action(
      shop.changes('all synonyms', async ({ pool }, file: string) => {
        const pairs = await readPairs(file);
        const added = await inTransaction(pool, ({ client }) => addSynonyms(pairs, client));
        say(`${added} nye af ${pairs.length} synonymer`);
      }),
    );
  return command;
}

async function readPairs(file: string): Promise<Synonym[]> {
  try {
    return pairsIn(JSON.parse(await readFile(pathTyped(file), 'utf8')));
  } catch (problem) {
    throw new CannotRun(`${file} kan ikke læses: ${problem instanceof Error ? problem.message : problem}`);
  }
}
