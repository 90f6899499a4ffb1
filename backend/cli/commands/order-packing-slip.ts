// shop order packing-slip: what the warehouse packs of orders, as one PDF.
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import { packingSlips, slipsOfOrders } from '#backend/commerce/order-desk/index';
import { CannotRun, type CommandShop, pathTyped, say } from '../shop';

/** As many as a morning's: each is drawn in memory. */
const MOST = 500;

export const orderPackingSlipCommand = (shop: CommandShop): Command =>
  new Command('packing-slip')
    .description('Følgesedler som én PDF: hvorhen, hvad, hvor mange; uden priser')
    .argument('<ordrenummer...>')
    .requiredOption('--to <fil>', 'PDF-filen')
    .action(
      shop.reads(async ({ db, pool, now }, numbers: string[], { to }: { to: string }) => {
        const wanted = [...new Set(numbers)];
        if (wanted.length > MOST) throw new CannotRun(`Højst ${MOST} ordrer på én gang.`);
        const { sheets, missing } = await slipsOfOrders(wanted, { db, pool, now });
        if (missing.length > 0) throw new CannotRun(missing.map((number) => `${number}: findes ikke.`).join('\n'));
        const { slips } = sheets;
        await writeFile(pathTyped(to), await packingSlips(sheets));
        for (const { staff, words } of slips) if (words.warning) say(`${staff.whole.order.number}: ${words.warning}`);
        say(`${to}: ${slips.length} følgesedler`);
      }),
    );
