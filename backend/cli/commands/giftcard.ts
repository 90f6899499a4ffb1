// shop giftcard add|show: cards that staff give out, and what one holds and has paid.
import { Command } from 'commander';
import { issueCard } from '#backend/commerce/giftcard/issue-card';
import { cardOfKey, entriesOfCard } from '#backend/commerce/giftcard/rows';
import { inTransaction } from '#backend/db/transaction';
import { inCopenhagen } from '#domain/calendar';
import { cardKey } from '#domain/gift-card';
import { formatMoney, oere } from '#domain/money';
import { amount } from '../numbers';
import { CannotRun, type CommandShop, say } from '../shop';

const kroner = (sum: number) => formatMoney(oere(sum), 'da-DK').replace('\u00a0', ' ');
const WORDS = { issued: 'udstedt', taken: 'brugt', 'given-back': 'givet tilbage', withdrawn: 'trukket tilbage' };

export function giftCardCommand(shop: CommandShop): Command {
  const command = new Command('giftcard').description('Gavekort');
  command
    .command('add')
    .description('Udsted et gavekort')
    .argument('<kroner>', 'det, der står på kortet', amount)
    .requiredOption('--note <tekst>', 'hvem der får det, og hvorfor; står i regnskabet')
    .action(async (sum: number, { note }: { note: string }) => {
      if (sum === 0) throw new CannotRun('Et gavekort skal lyde på et beløb.');
      const { pool } = await shop.database();
      const now = shop.now();
      const card = await inTransaction(pool, (tx) => issueCard(tx, { amount: oere(sum), note, now }));
      say(`${card.code}  ${kroner(sum)}, gælder til ${inCopenhagen(card.validTo).date}`);
    });
  command
    .command('show')
    .description('Hvad der står på et gavekort, og hvad det har betalt')
    .argument('<kode>')
    .action(async (code: string) => {
      const { db } = await shop.database();
      const card = await cardOfKey(db, cardKey(code));
      if (!card) throw new CannotRun(`${code} findes ikke.`);
      say(`${card.code}  ${kroner(card.balance)}`);
      for (const { kind, oere: sum, at, order } of await entriesOfCard(db, card.id))
        say(`${inCopenhagen(at).date}  ${WORDS[kind]}  ${kroner(sum)}${order ? `  ordre ${order}` : ''}`);
    });
  return command;
}
