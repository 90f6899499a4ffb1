// shop order packing-slip: what the warehouse packs of orders, as one PDF.
import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import {
  ordersNumbered,
  packedProducts,
  packingSlips,
  slipWords,
  staffOrders,
} from '#backend/commerce/order-desk/index';
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
        const found = await ordersNumbered(db, wanted);
        const missing = wanted.filter((number) => !found.some((order) => order.number === number));
        if (missing.length > 0) throw new CannotRun(missing.map((number) => `${number}: findes ikke.`).join('\n'));
        const orders = wanted.flatMap((number) => found.filter((order) => order.number === number));
        const slips = (await staffOrders(db, pool, orders)).map((staff) => ({ staff, words: slipWords(staff) }));
        const ids = slips.flatMap(({ staff }) => staff.whole.lines.map(({ productId }) => productId));
        await writeFile(pathTyped(to), await packingSlips(slips, await packedProducts(pool, ids), now));
        for (const { staff, words } of slips) if (words.warning) say(`${staff.whole.order.number}: ${words.warning}`);
        say(`${to}: ${slips.length} følgesedler`);
      }),
    );
