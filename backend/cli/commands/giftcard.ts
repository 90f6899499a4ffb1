// shop giftcard add|show|offer: cards that staff give out, what one holds and has paid, and which product is sold as a gift card.
import { Command } from 'commander';
import { cardOfKey, entriesOfCard } from '#backend/commerce/giftcard/giftcard.sql';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { offerAmounts } from '#backend/commerce/giftcard/sale/sale.sql';
import { inTransaction } from '#backend/db/transaction';
import { inCopenhagen } from '#domain/calendar/calendar';
import { cardKey } from '#domain/gift-card/gift-card';
import { oere } from '#domain/money/money';
import { amount, danishKroner } from '../numbers';
import { CannotRun, type Change, type CommandShop, say } from '../shop';

interface Offered {
  amounts: number[];
  least: number;
  most: number;
}
interface Noted {
  note: string;
}
/** Why a card is issued; its code is worth money and is not logged. */
const noteTyped: Change['subject'] = (_, { note }) => String(note);
const amounts = (typed: string) => typed.split(',').map(amount);
const WORDS = {
  issued: 'udstedt',
  sold: 'solgt',
  taken: 'brugt',
  'given-back': 'givet tilbage',
  withdrawn: 'trukket tilbage',
};

export function giftCardCommand(shop: CommandShop): Command {
  const command = new Command('giftcard').description('Gavekort');
  command
    .command('add')
    .description('Udsted et gavekort')
    .argument('<kroner>', 'det, der står på kortet', amount)
    .requiredOption('--note <tekst>', 'hvem der får det, og hvorfor; står i regnskabet')
    .action(
      shop.changes({ kind: 'gift cards', subject: noteTyped }, async ({ pool, now }, sum: number, { note }: Noted) => {
        if (sum === 0) throw new CannotRun('Et gavekort skal lyde på et beløb.');
        const card = await inTransaction(pool, (tx) => issueCard(tx, { amount: oere(sum), note, now }));
        say(`${card.code}  ${danishKroner(sum)}, gælder til ${inCopenhagen(card.validTo).date}`);
      }),
    );
  command
    .command('show')
    .description('Hvad der står på et gavekort, og hvad det har betalt')
    .argument('<kode>')
    .action(
      shop.reads(async ({ db }, code: string) => {
        const card = await cardOfKey(db, cardKey(code));
        if (!card) throw new CannotRun(`${code} findes ikke.`);
        say(`${card.code}  ${danishKroner(card.balance)}`);
        for (const { kind, oere: sum, at, order } of await entriesOfCard(db, card.id))
          say(`${inCopenhagen(at).date}  ${WORDS[kind]}  ${danishKroner(sum)}${order ? `  ordre ${order}` : ''}`);
      }),
    );
  command
    .command('offer')
    .description('Sælg en vare som gavekort')
    .argument('<varenr>', 'varen, der oprettes som enkel vare først')
    .requiredOption('--amounts <kroner,…>', 'beløb at vælge imellem', amounts)
    .requiredOption('--least <kroner>', 'det mindste, der kan skrives', amount)
    .requiredOption('--most <kroner>', 'det højeste, der kan skrives', amount)
    .action(
      shop.changes('gift card product', async ({ pool }, sku: string, { amounts: steps, least, most }: Offered) => {
        if (least === 0 || most < least) throw new CannotRun('Det højeste beløb skal være over det mindste.');
        const bounds = { steps: steps.map(oere), least: oere(least), most: oere(most) };
        const isDone = await inTransaction(pool, (tx) => offerAmounts(tx.db, sku, bounds));
        if (!isDone) throw new CannotRun(`${sku} er ikke en enkel vare.`);
        say(`${sku} sælges som gavekort på ${danishKroner(least)} til ${danishKroner(most)}`);
      }),
    );
  return command;
}
