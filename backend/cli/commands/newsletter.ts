// shop newsletter list|show|export|leave|stop|tell: who gets the newsletter, the proof of consent, and the file for the sending service.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Command, Option } from 'commander';
import { consentsToNews, countAddresses, newsletterOf } from '#backend/commerce/newsletter/newsletter.sql';
import { leaveByStaff, listNewsletter, stopByStaff, tellAnew } from '#backend/commerce/newsletter/staff';
import { troubledTellings } from '#backend/commerce/newsletter/telling.sql';
import { listStores } from '#backend/commerce/store/store.sql';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { inCopenhagen } from '#domain/calendar/calendar';
import { NEWSLETTER_STATUSES, type NewsletterStatus } from '#domain/content/newsletter';
import { newsletterLeavePath } from '#domain/page/addresses';
import { originOfStore } from '#domain/store/own-host';
import { csvCell } from '#domain/text/csv-cell';
import { originsOf } from '../../config';
import { progressTeller } from '../progress';
import { CannotRun, type CommandShop, pathTyped, type Reading, say } from '../shop';

interface Asked {
  status?: NewsletterStatus;
  store?: string;
}

const inState = () => new Option('--status <tilstand>', 'kun dem i denne tilstand').choices(NEWSLETTER_STATUSES);
const inStore = () => new Option('--store <kode>', 'kun dem, der blev skrevet op i denne butik');
const MOST_TROUBLES = 20;

export function newsletterCommand(shop: CommandShop): Command {
  const command = new Command('newsletter').description('Nyhedsbrevet: hvem får det, og hvad har de sagt ja til');
  command
    .command('list')
    .description('Adresser med deres tilstand, og hvad afsenderen af nyhedsbreve ikke kunne få at vide')
    .addOption(inState())
    .addOption(inStore())
    .action(shop.reads(listSubscribers));
  command
    .command('show')
    .description('En adresse med beviset: hvornår, hvor og hvad der blev sagt ja til')
    .argument('<e-mail>')
    .action(shop.reads(showSubscriber));
  command
    .command('export')
    .description('Skriv adresser som CSV, med linket som framelder; uden --status kun dem, der får nyhedsbrevet')
    .argument('<fil>')
    .addOption(inState())
    .addOption(inStore())
    .action(
      shop.reads(async (reading, file: string, asked: Asked) => {
        const count = await exportSubscribers(reading, shop, pathTyped(file), asked);
        say(`${file}: ${count} adresser`);
      }),
    );
  command
    .command('leave')
    .description('Frameld en adresse, der har skrevet eller ringet')
    .argument('<e-mail>')
    .action(
      shop.changes('newsletter', async ({ pool, now }, email: string) => {
        if (!(await leaveByStaff(pool, email, now))) throw new CannotRun(`${email} er ikke tilmeldt.`);
        say(`${email} er frameldt.`);
      }),
    );
  command
    .command('stop')
    .description('Skriv ikke til adressen: postkassen findes ikke, eller der er klaget')
    .argument('<e-mail>')
    .action(
      shop.changes('newsletter', async ({ pool, now }, email: string) => {
        if (!(await stopByStaff(pool, email, now))) throw new CannotRun(`${email} er ikke skrevet op.`);
        say(`${email} får ikke nyhedsbrevet, før nogen svarer fra adressen.`);
      }),
    );
  command
    .command('tell')
    .description('Fortæl afsenderen af nyhedsbreve om alle adresser igen, for eksempel en ny')
    .action(
      shop.changes({ kind: 'newsletters', subject: () => 'alle' }, async ({ pool, now }) => {
        say(`${await tellAnew(pool, now)} adresser fortælles inden for nogle minutter.`);
      }),
    );
  return command;
}

async function listSubscribers({ db }: Reading, { status, store }: Asked): Promise<void> {
  let count = 0;
  for await (const part of listNewsletter(db, { status: status ?? null, store: store ?? null })) {
    for (const { row, store: code } of part) say([row.email, row.status, code, row.location].join('  '));
    count += part.length;
  }
  if (count === 0) say('Der er ingen adresser.');
  for (const { email, failure, nextTryAt } of await troubledTellings(db, MOST_TROUBLES))
    say(`Ikke fortalt: ${email}  ${failure}  ${nextTryAt ? `prøves igen ${nextTryAt.toISOString()}` : 'opgivet'}`);
}

const EVENTS = { asked: 'skrevet op', confirmed: 'bekræftet', left: 'frameldt', stopped: 'stoppet' } as const;

async function showSubscriber({ db }: Reading, typed: string): Promise<void> {
  const email = typed.trim().toLowerCase();
  const row = await newsletterOf(db, email);
  if (!row) throw new CannotRun(`${email} er ikke skrevet op.`);
  say(`${email}: ${row.status}, ${row.language}`);
  for (const { at, event, location, words, wordsVersion } of await consentsToNews(db, email)) {
    const { date, hour, minute } = inCopenhagen(at);
    const time = `${date} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    say(`  ${time}  ${EVENTS[event]}  ${location}${words === null ? '' : `  (${wordsVersion}) ${words}`}`);
  }
}

const COLUMNS = ['email', 'status', 'store', 'language', 'location', 'changed_at', 'leave_url'];

async function exportSubscribers(
  { db, pool }: Reading,
  { config }: CommandShop,
  file: string,
  { status = 'SUBSCRIBED', store = null }: { status?: NewsletterStatus; store?: string | null },
): Promise<number> {
  const [stores, shops] = await Promise.all([listStores(db), listShopEntries(pool)]);
  const origins = originsOf(config);
  const originAt = new Map(stores.map((one) => [one.code, originOfStore(one, origins, shops)]));
  const out = createWriteStream(file);
  out.write(`${COLUMNS.join(';')}\n`);
  const tell = progressTeller();
  const total = await countAddresses(db, { status, store });
  let count = 0;
  for await (const part of listNewsletter(db, { status, store })) {
    const lines = part.map(({ row, store: code }) => {
      const leaveAt = `${originAt.get(code) ?? origins.main}${newsletterLeavePath(row.leaveToken)}`;
      const cells = [row.email, row.status, code, row.language, row.location, row.changedAt.toISOString(), leaveAt];
      return `${cells.map(csvCell).join(';')}\n`;
    });
    count += part.length;
    if (!out.write(lines.join(''))) await once(out, 'drain');
    tell('Adresser skrevet', count, total);
  }
  out.end();
  await once(out, 'finish');
  return count;
}
