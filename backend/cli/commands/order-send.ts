// shop order send middleware|gift-bags: hands orders over to another system, one by one, and each change of them once.
import { Argument, Command } from 'commander';
import type { Receiver } from '#backend/commerce/order-desk/export/handover.sql';
import { sendOrders } from '#backend/commerce/order-desk/export/send-orders';
import { isStoreCode } from '#backend/commerce/order-desk/staff/list.sql';
import type { BackendConfig } from '#backend/config';
import { type Handover, openGiftBags, openMiddleware } from '#backend/ports/handover/index';
import { periodOfDays } from '#domain/calendar/period';
import { dayTyped } from '../days';
import { progressTeller } from '../progress';
import { CannotRun, type CommandShop, say } from '../shop';

const RECEIVERS = ['middleware', 'gift-bags'] as const satisfies readonly Receiver[];

interface Asked {
  from?: string;
  until?: string;
  store?: string;
  again?: string;
}

export const orderSendCommand = (shop: CommandShop): Command =>
  new Command('send')
    .description('Giv betalte og godkendte ordrer videre til et andet system, og siden hver ændring én gang')
    .addArgument(new Argument('<modtager>', 'hvem de sendes til').choices(RECEIVERS))
    .option('--from <dato>', 'fra og med denne dag', dayTyped)
    .option('--until <dato>', 'til og med denne dag', dayTyped)
    .option('--store <kode>', 'kun ordrer fra denne butik')
    .option('--again <ordrenummer>', 'kun denne, og også selv om den er sendt')
    .action(
      shop.changes(
        { kind: 'handover', told: (result) => result },
        async ({ db, pool, now }, receiver: Receiver, { from, until, store, again }: Asked) => {
          const to = receiverOf(receiver, shop.config);
          if (store !== undefined && !(await isStoreCode(pool, store)))
            throw new CannotRun(`Butikken ${store} findes ikke.`);
          const tell = progressTeller();
          const progress = (orders: number, total: number) => tell('Ordrer givet videre', orders, total);
          const sent = await sendOrders(
            { db, pool, now, receiver, to, progress },
            {
              ...periodOfDays(from, until),
              ...{ store: store ?? null, number: again ?? null },
            },
          );
          const { taken, updated, known, refused, stoppedAt } = sent;
          if (again !== undefined && taken + updated + known + refused.length === 0 && !stoppedAt)
            throw new CannotRun(`${again}: findes ikke, eller er ikke betalt eller godkendt.`);
          say(`${taken} ordrer er modtaget, ${updated} ændringer, ${known} var kendt i forvejen.`);
          for (const { number, why } of refused) say(`${number}: afvist (${why})`);
          if (stoppedAt)
            throw new CannotRun(
              `Modtageren svarer ikke (${stoppedAt.why}). Ordre ${stoppedAt.number} og de næste er ikke sendt.`,
            );
          if (refused.length > 0) throw new CannotRun(`${refused.length} ordrer er afvist og sendes igen næste gang.`);
        },
      ),
    );

function receiverOf(receiver: Receiver, config: BackendConfig): Handover {
  const isBags = receiver === 'gift-bags';
  const url = isBags ? config.GIFT_BAG_URL : config.MIDDLEWARE_URL;
  if (!url)
    throw new CannotRun(`${isBags ? 'GIFT_BAG_URL' : 'MIDDLEWARE_URL'} er ikke sat: der er ingen at sende til.`);
  const key = (isBags ? config.GIFT_BAG_KEY : config.MIDDLEWARE_KEY) ?? null;
  return isBags ? openGiftBags({ url, key }) : openMiddleware({ url, key });
}
