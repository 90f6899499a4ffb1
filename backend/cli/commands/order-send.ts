// shop order send middleware|gift-bags: hands orders of some days over to another system, one by one.
import { Argument, Command } from 'commander';
import { sendOrders } from '#backend/commerce/order/export/send-orders';
import type { BackendConfig } from '#backend/config';
import { type Handover, openGiftBags, openMiddleware, type WholeOrder } from '#backend/ports/handover/index';
import { addDays, startOfDay } from '#domain/calendar';
import { dayTyped } from '../days';
import { CannotRun, type CommandShop, say } from '../shop';

const RECEIVERS = ['middleware', 'gift-bags'] as const;
type Receiver = (typeof RECEIVERS)[number];

interface Asked {
  from?: string;
  until?: string;
  store?: string;
}

export const orderSendCommand = (shop: CommandShop): Command =>
  new Command('send')
    .description('Giv ordrer videre til et andet system; den samme ordre to gange er én')
    .addArgument(new Argument('<modtager>', 'hvem de sendes til').choices(RECEIVERS))
    .option('--from <dato>', 'fra og med denne dag', dayTyped)
    .option('--until <dato>', 'til og med denne dag', dayTyped)
    .option('--store <kode>', 'kun ordrer fra denne butik')
    .action(
      shop.reads(async ({ pool }, receiver: Receiver, { from, until, store = undefined }: Asked) => {
        const to = receiverOf(receiver, shop.config);
        const { taken, known, refused, stoppedAt } = await sendOrders(pool, to, {
          from: from ? startOfDay(from) : null,
          to: until ? startOfDay(addDays(until, 1)) : null,
          store: store ?? null,
          // A packer sends what it receives: orders that no one paid for are not handed over to it.
          withTests: receiver !== 'gift-bags',
        });
        say(`${taken} ordrer er modtaget, ${known} var kendt i forvejen.`);
        for (const { number, why } of refused) say(`${number}: afvist (${why})`);
        if (stoppedAt)
          throw new CannotRun(
            `Modtageren svarer ikke (${stoppedAt.why}). Ordre ${stoppedAt.number} og de næste er ikke sendt.`,
          );
      }),
    );

function receiverOf(receiver: Receiver, config: BackendConfig): Handover<WholeOrder> {
  const isBags = receiver === 'gift-bags';
  const url = isBags ? config.GIFT_BAG_URL : config.MIDDLEWARE_URL;
  if (!url)
    throw new CannotRun(`${isBags ? 'GIFT_BAG_URL' : 'MIDDLEWARE_URL'} er ikke sat: der er ingen at sende til.`);
  const key = (isBags ? config.GIFT_BAG_KEY : config.MIDDLEWARE_KEY) ?? null;
  return isBags ? openGiftBags({ url, key }) : openMiddleware({ url, key });
}
