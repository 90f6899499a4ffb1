// shop synonyms add|list|remove: words that buyers use for words of the catalogue.
import { Command, Option } from 'commander';
import {
  addSynonym,
  listSynonyms,
  removeSynonym,
  type Synonym,
  type SynonymOutcome,
} from '#backend/commerce/catalogue/search/synonyms/keep-synonyms';
import { CannotRun, type CommandShop, say } from '../shop';

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
      .action(async (typed: string, means: string, options: Options) => {
        const { pool } = await shop.database();
        const outcome = await run({ ...options, typed, means }, pool);
        if (!outcome.ok) throw new CannotRun(REASONS[outcome.reason]);
        say(`${sign} ${typed} → ${means} (${options.language})`);
      });
  change('add', 'Den, der skriver det ene, finder også det andet; virker den ene vej', addSynonym, '+');
  change('remove', 'Fjern et synonym', removeSynonym, '-');
  command
    .command('list')
    .description('Vis synonymerne')
    .addOption(language())
    .action(async (options: Options) => {
      const { pool } = await shop.database();
      for (const { typed, means } of await listSynonyms(options.language, pool)) say(`${typed} → ${means}`);
    });
  return command;
}
