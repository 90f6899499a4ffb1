// shop upgrade import: the list of interchangeable products, as a CSV file that staff maintain.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import {
  type NamedUpgrade,
  takeUpgrades,
  type UnequalUpgrade,
  type UpgradePhase,
} from '#backend/commerce/checkout/upgrade/take-upgrades';
import { progressTeller } from '../progress';
import { CannotRun, type CommandShop, pathTyped, say } from '../shop';

const row = z.object({
  sku: z.string().trim().min(1),
  alternative: z.string().trim().min(1),
  pieces: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}$/)
    .default('1')
    .transform(Number),
});

/** Line by line; the first invalid one is reported by its number. */
function upgradesIn(text: string): NamedUpgrade[] {
  const rows: unknown[] = parse(text, { columns: true, bom: true, skip_empty_lines: true, delimiter: [',', ';'] });
  return rows.map((cells, at) => {
    const read = row.safeParse(cells);
    if (!read.success || read.data.sku === read.data.alternative)
      throw new CannotRun(`Linje ${at + 2}: skriv sku, alternative og pieces (et helt tal over 0).`);
    return read.data;
  });
}

const UPGRADE_PHASES: Record<UpgradePhase, string> = {
  known: 'Varenumre slået op, linjer',
  equal: 'Indhold sammenlignet, linjer',
  kept: 'Forslag gemt',
};

const unequalInWords = ({ at, sku, alternative, pieces, held, holds }: UnequalUpgrade) =>
  `Linje ${at + 2}: ${alternative} (${holds ?? 'antal ukendt'}) er ikke ${pieces} × ${sku} (${held ?? 'antal ukendt'}).`;

export function upgradeCommand(shop: CommandShop): Command {
  const command = new Command('upgrade').description('Forslag om billigere eller mærkede varer i kurven');
  command
    .command('import')
    .description('Læs listen over varer, der kan træde i stedet for hinanden')
    .argument('<fil>', 'CSV med kolonnerne sku, alternative og pieces (stk. af varen i én af den anden; 1 uden)')
    .option('--whole', 'listen er hele listen: det, der ikke står i den, udgår')
    .action(
      shop.changes('upgrades', async ({ pool }, file: string, { whole = false }: { whole?: boolean }) => {
        const rows = upgradesIn(await readFile(pathTyped(file), 'utf8'));
        const tell = progressTeller();
        const progress = (phase: UpgradePhase, done: number, total: number) => tell(UPGRADE_PHASES[phase], done, total);
        const taken = await takeUpgrades({ pool, rows, isWhole: whole, progress });
        if (!taken.ok && taken.unknown.length > 0)
          throw new CannotRun(`Ukendte varenumre: ${taken.unknown.slice(0, 10).join(', ')}`);
        if (!taken.ok) throw new CannotRun(taken.unequal.slice(0, 10).map(unequalInWords).join('\n'));
        say(`${rows.length} forslag er læst.`);
      }),
    );
  return command;
}
