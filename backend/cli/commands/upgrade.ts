// shop upgrade import: the list of interchangeable products, as a CSV file that staff maintain.
import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import {
  keepUpgrades,
  type NamedUpgrade,
  unknownSkus,
  writtenContents,
} from '#backend/commerce/checkout/upgrade/upgrade.sql';
import type { Reader } from '#backend/db/client';
import { inTransaction } from '#backend/db/transaction';
import { contentsOf, isHeldBy } from '#domain/contents';
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

/** Lines whose products differ in content: they would be shown as a saving that does not exist. */
async function unequalLines(reader: Reader, rows: readonly NamedUpgrade[]): Promise<string[]> {
  const written = await writtenContents(
    reader,
    rows.flatMap(({ sku, alternative }) => [sku, alternative]),
  );
  const held = (sku: string) => contentsOf(written.get(sku) ?? '');
  return rows.flatMap(({ sku, alternative, pieces }, at) =>
    isHeldBy(held(sku), held(alternative), pieces)
      ? []
      : [
          `Linje ${at + 2}: ${alternative} (${written.get(alternative) ?? 'antal ukendt'}) er ikke ${pieces} × ${sku} (${written.get(sku) ?? 'antal ukendt'}).`,
        ],
  );
}

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
        const { unknown, unequal } = await inTransaction(pool, async (tx) => {
          const missing = await unknownSkus(
            tx.db,
            rows.flatMap(({ sku, alternative }) => [sku, alternative]),
          );
          const wrong = missing.length === 0 ? await unequalLines(tx.db, rows) : [];
          if (missing.length === 0 && wrong.length === 0) await keepUpgrades(tx.db, rows, whole);
          return { unknown: missing, unequal: wrong };
        });
        if (unknown.length > 0) throw new CannotRun(`Ukendte varenumre: ${unknown.slice(0, 10).join(', ')}`);
        if (unequal.length > 0) throw new CannotRun(unequal.slice(0, 10).join('\n'));
        say(`${rows.length} forslag er læst.`);
      }),
    );
  return command;
}
