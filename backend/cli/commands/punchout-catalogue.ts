// shop punchout catalogue: what a customer may buy, at that customer's prices, as a catalogue file for the procurement system.
import { Command, Option } from 'commander';
import {
  CATALOGUE_FORMATS,
  type CatalogueFormat,
  type CatalogueOutcome,
  writeBuyersCatalogue,
} from '#backend/commerce/punchout/index';
import { originsOf } from '#backend/config';
import { progressTeller } from '../progress';
import { CannotRun, type CommandShop, pathTyped, say } from '../shop';

const REFUSED: Readonly<Record<Extract<CatalogueOutcome, { ok: false }>['code'], (code: string) => string>> = {
  NO_CONNECTION: (code) => `Forbindelsen ${code} findes ikke.`,
  NO_SELLER: () => 'Sælgeren er ikke sat: brug shop seller set.',
  NO_STATE: () => 'Filen fra --since findes ikke.',
};

interface Options {
  format: CatalogueFormat;
  since?: string;
}

export const punchoutCatalogueCommand = (shop: CommandShop): Command =>
  new Command('catalogue')
    .description('Skriv et katalog med de varer og priser, som et indkøbssystem kan købe')
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .argument('<fil>')
    .addOption(new Option('--format <format>', 'katalogets format').choices(CATALOGUE_FORMATS).default('cif'))
    .option('--since <fil>', 'kun det, der er ændret siden: <fil>.state fra et tidligere katalog')
    .action(
      shop.reads(async (reading, code: string, file: string, { format, since }: Options) => {
        const tell = progressTeller();
        const progress = (articles: number, total: number) => tell('Varer gennemgået', articles, total);
        const earlier = since === undefined ? null : pathTyped(since);
        const task = { code, format, file: pathTyped(file), since: earlier };
        const done = await writeBuyersCatalogue(task, { ...reading, progress }, originsOf(shop.config));
        if (!done.ok) throw new CannotRun(REFUSED[done.code](code));
        const { new: added, changed, gone, unchanged } = done.counts;
        say(
          since === undefined
            ? `${file}: ${added} varer`
            : `${file}: ${added} nye, ${changed} ændrede, ${gone} udgåede, ${unchanged} uændrede`,
        );
      }),
    );
