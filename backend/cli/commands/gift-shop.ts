// shop gift-shop list|show|quote|open|close|replace|send|cancel: gift shops that companies have ordered for their employees.
import { Command } from 'commander';
import { countEmployees } from '#backend/commerce/gift-shop/employees.sql';
import { type GiftShopRow, giftShopByNumber, listGiftShops } from '#backend/commerce/gift-shop/gift-shop.sql';
import { giftsOfShop } from '#backend/commerce/gift-shop/gifts.sql';
import { sendGiftShop } from '#backend/commerce/gift-shop/send';
import {
  cancelGiftShop,
  closeGiftShop,
  openGiftShop,
  quoteGiftShop,
  replaceOneGift,
} from '#backend/commerce/gift-shop/staff';
import { giftPaperPath, giftShopOrderPath } from '#domain/gift-shop/addresses';
import { giftShopQuote } from '#domain/gift-shop/gift-shop';
import type { Outcome } from '#domain/refusal/refusals';
import { amount, danishKroner } from '../numbers';
import { originOfItsStore } from '../own-origin';
import { inWords } from '../refusal-words';
import { CannotRun, type CommandShop, type Reading, say } from '../shop';

const STATES: Record<GiftShopRow['state'], string> = {
  draft: 'kladde',
  asked: 'venter på tilbud',
  quoted: 'venter på kundens svar',
  accepted: 'accepteret',
  open: 'åben',
  closed: 'lukket, venter på lageret',
  sent: 'sendt til lageret',
  cancelled: 'annulleret',
};
const NUMBER = 'valgshoppens nummer';

function orSayWhyNot<Value extends object>(number: string, outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new CannotRun(`${number}: ${inWords(outcome)}`);
  return outcome;
}

export function giftShopCommand(shop: CommandShop): Command {
  const command = new Command('gift-shop').description('Valgshops: medarbejdergaver, der vælges med en kode');
  command
    .command('list')
    .description('Valgshops, der er i gang, nyeste først')
    .option('--all', 'også kladder og dem, der er sendt eller annulleret')
    .action(
      shop.reads(async ({ db }, { all = false }: { all?: boolean }) => {
        const rows = await listGiftShops(db, all ? 'all' : 'open');
        for (const { shop: row, order } of rows) say(inOneLine(row, order));
        if (rows.length === 0) say('Der er ingen valgshops i gang.');
      }),
    );
  command
    .command('show')
    .description('En valgshop med priser, gaver og links')
    .argument('<nummer>', NUMBER)
    .action(shop.reads((reading, number: string) => showGiftShop(reading, number, shop)));
  addOffers(command, shop);
  addEnd(command, shop);
  return command;
}

function addOffers(command: Command, shop: CommandShop): void {
  command
    .command('quote')
    .description('Send kunden et tilbud; uden --price til prisklassens pris')
    .argument('<nummer>', NUMBER)
    .option('--price <kroner>', 'pris pr. gave inkl. moms, i hele kroner', amount)
    .action(
      shop.changes('gift shop', async (changing, number: string, { price }: { price?: number }) => {
        if (price !== undefined && (price % 100 !== 0 || price <= 0)) throw new CannotRun('Prisen er i hele kroner.');
        const { shop: row } = orSayWhyNot(number, await quoteGiftShop(number, price ?? null, changing));
        const { gross } = giftShopQuote(row.employees ?? 0, row.grossOere ?? 0);
        say(`${number}: tilbud på ${danishKroner(gross)} inkl. moms er sendt til ${row.email}`);
      }),
    );
  command
    .command('open')
    .description('Åbn en accepteret valgshop: koderne laves, og mails sendes')
    .argument('<nummer>', NUMBER)
    .action(
      shop.changes('gift shop', async (changing, number: string) => {
        const { shop: row, mailed } = orSayWhyNot(number, await openGiftShop(number, changing));
        say(`${number}: åben til og med ${row.closesOn}; ${mailed} koder sendes på mail`);
      }),
    );
  command
    .command('cancel')
    .description('Annullér en valgshop, der ikke er åbnet')
    .argument('<nummer>', NUMBER)
    .action(
      shop.changes('gift shop', async (changing, number: string) => {
        orSayWhyNot(number, await cancelGiftShop(number, changing));
        say(`${number}: annulleret`);
      }),
    );
}

function addEnd(command: Command, shop: CommandShop): void {
  command
    .command('close')
    .description('Luk en valgshop nu; den lukker ellers af sig selv tre uger før levering')
    .argument('<nummer>', NUMBER)
    .action(
      shop.changes('gift shop', async (changing, number: string) => {
        const { given } = orSayWhyNot(number, await closeGiftShop({ number }, changing));
        say(`${number}: lukket; ${given} får den gave, virksomheden har valgt til dem`);
      }),
    );
  command
    .command('replace')
    .description('Giv alle, der har valgt en gave, en anden af valgshoppens gaver; når den første ikke kan skaffes')
    .argument('<nummer>', NUMBER)
    .requiredOption('--from <varenummer>', 'gaven, der ikke kan skaffes')
    .requiredOption('--to <varenummer>', 'gaven i stedet')
    .action(
      shop.changes('gift shop', async (changing, number: string, gifts: { from: string; to: string }) => {
        const { people } = orSayWhyNot(number, await replaceOneGift(number, gifts, changing));
        say(`${number}: ${people} får ${gifts.to} i stedet for ${gifts.from}`);
      }),
    );
  command
    .command('send')
    .description('Lav ordren på gaverne, når valgshoppen er lukket; lageret får plukliste og etiketter')
    .argument('<nummer>', NUMBER)
    .action(
      shop.changes('gift shop', async ({ life, db, pool }, number: string) => {
        const { shop: row, order } = orSayWhyNot(number, await sendGiftShop(number, life));
        const origin = await originOfItsStore(shop, { db, pool }, row.storeId);
        say(`${number}: ordre ${order.number}, ${danishKroner(order.totalOere)} inkl. moms`);
        for (const paper of ['plukliste', 'etiketter'] as const)
          say(`  ${origin}${giftPaperPath(row.packToken, paper)}`);
      }),
    );
}

const inOneLine = (row: GiftShopRow, order: string | null): string =>
  [
    row.number,
    row.buyer?.company ?? row.email,
    row.employees === null ? '' : `${row.employees} medarbejdere`,
    row.deliveryOn === null ? '' : `levering ${row.deliveryOn}`,
    STATES[row.state],
    order === null ? '' : `ordre ${order}`,
  ]
    .filter(Boolean)
    .join('  ');

async function showGiftShop({ db, pool }: Reading, number: string, shop: CommandShop): Promise<void> {
  const row = await giftShopByNumber(db, number);
  if (!row) throw new CannotRun(`${number}: ${inWords({ ok: false, code: 'GIFT_SHOP_NOT_FOUND' })}`);
  say(inOneLine(row, null));
  const { listed, chosen } = await countEmployees(db, row.id);
  const sums = giftShopQuote(row.employees ?? 0, row.grossOere ?? 0);
  say(`  ${row.email}; ${danishKroner(row.grossOere ?? 0)} pr. gave, ${danishKroner(sums.gross)} i alt inkl. moms`);
  say(`  leveres ${row.destination === 'home' ? 'hjem til hver medarbejder' : 'samlet til virksomheden'}`);
  say(`  ${listed} på listen, ${chosen} har valgt; lukker ${row.closesOn ?? '–'}`);
  for (const gift of await giftsOfShop(pool, row.id)) {
    const left = gift.left === null ? 'på bestilling' : `${gift.left} tilbage`;
    say(
      `  ${gift.sku}  ${gift.name_da}  ${gift.chosen} har valgt, ${left}${gift.is_default ? '  (til dem, der ikke vælger)' : ''}`,
    );
  }
  say(`  ${await originOfItsStore(shop, { db, pool }, row.storeId)}${giftShopOrderPath(row.token)}`);
}
