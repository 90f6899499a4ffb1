// shop order export: orders of some days as a CSV file, one row per line.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Command } from 'commander';
import { countExported } from '#backend/commerce/order-desk/export/export.sql';
import { exportOrders } from '#backend/commerce/order-desk/export/export-orders';
import { periodOfDays } from '#domain/calendar/period';
import { dayTyped } from '../days';
import { progressTeller } from '../progress';
import { type CommandShop, pathTyped, say } from '../shop';

export const orderExportCommand = (shop: CommandShop): Command =>
  new Command('export')
    .description('Skriv ordrer som CSV, en række pr. linje')
    .argument('<fil>')
    .option('--from <dato>', 'fra og med denne dag', dayTyped)
    .option('--until <dato>', 'til og med denne dag', dayTyped)
    .action(
      shop.reads(async ({ pool }, file: string, { from, until }: { from?: string; until?: string }) => {
        const range = periodOfDays(from, until);
        const out = createWriteStream(pathTyped(file));
        const tell = progressTeller();
        const total = await countExported(pool, range);
        let orders = 0;
        for await (const part of exportOrders(pool, range)) {
          orders += part.orders;
          if (!out.write(part.text)) await once(out, 'drain');
          tell('Ordrer skrevet', orders, total);
        }
        out.end();
        await once(out, 'finish');
        say(`${file}: ${orders} ordrer`);
      }),
    );
