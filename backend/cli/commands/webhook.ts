// shop webhook add|rotate|list|test|replay|failed|remove: addresses that events are posted to.
import { Command, InvalidArgumentError } from 'commander';
import { hasStore } from '#backend/api/api-key.sql';
import { inTransaction } from '#backend/db/transaction';
import { numberAllEvents } from '#backend/events/events.sql';
import { replayWebhook, testWebhook } from '#backend/webhooks/receivers';
import { newWebhookSecret, sealAsEarlier, sealWebhookSecret } from '#backend/webhooks/secrets';
import {
  deleteWebhook,
  givenUpDeliveries,
  insertWebhook,
  type ListedWebhook,
  listWebhooks,
  replaceSecret,
  webhookByName,
} from '#backend/webhooks/webhooks.sql';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import type { Refusal } from '#domain/refusal/refusals';
import { dayTyped } from '../days';
import { wholeNumber } from '../numbers';
import { CannotRun, type Changing, type CommandShop, say } from '../shop';

const USUAL_OVERLAP = 14;
const MOST_OVERLAP = 90;
const LONGEST_NAME = 60;
const LONGEST_ADDRESS = 2_000;
const MOST_SHOWN = 200;

function receiverTyped(typed: string): string {
  const name = typed.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new InvalidArgumentError(`Skriv et navn på højst ${LONGEST_NAME} tegn.`);
  return name;
}

/** Whether its host is public is decided with each request, because names change their addresses. */
function webhookAddressTyped(typed: string): string {
  const isAddress = URL.canParse(typed) && /^https?:$/.test(new URL(typed).protocol) && typed.length <= LONGEST_ADDRESS;
  if (!isAddress || new URL(typed).username !== '')
    throw new InvalidArgumentError('Skriv en adresse, der begynder med https://, uden brugernavn.');
  return typed;
}

function kindTyped(typed: string, earlier: string[] = []): string[] {
  if (!/^[a-z]+\.[a-z]+$/.test(typed)) throw new InvalidArgumentError('Skriv en hændelse, for eksempel order.placed.');
  return [...new Set([...earlier, typed])];
}

const storeTyped = (typed: string, earlier: string[] = []): string[] => [...new Set([...earlier, typed])];

function secretOverlapTyped(typed: string): number {
  const days = wholeNumber(typed);
  if (days < 0 || days > MOST_OVERLAP) throw new InvalidArgumentError(`Skriv et tal fra 0 til ${MOST_OVERLAP}.`);
  return days;
}

export function webhookCommand(shop: CommandShop): Command {
  const command = new Command('webhook').description('Adresser, som hændelser sendes til (Standard Webhooks)');
  command
    .command('add')
    .description('Send hændelser fra nu af til en adresse; hemmeligheden vises kun nu')
    .argument('<navn>', 'modtageren', receiverTyped)
    .argument('<adresse>', 'https://…', webhookAddressTyped)
    .option('--event <type>', 'kun denne hændelse (kan gentages)', kindTyped)
    .option('--store <kode>', 'kun denne butik (kan gentages)', storeTyped)
    .action(shop.changes('webhook', addReceiver));
  command
    .command('rotate')
    .description('Lav en ny hemmelighed; så længe underskrives med begge')
    .argument('<navn>')
    .option(
      '--overlap <dage>',
      'så længe underskrives også med den gamle; 0: slet ikke',
      secretOverlapTyped,
      USUAL_OVERLAP,
    )
    .action(shop.changes('webhook', rotateSecret));
  command
    .command('list')
    .description('Modtagerne, hvad de får, og hvad der venter')
    .action(
      shop.reads(async ({ pool }) => {
        const found = await listWebhooks(pool);
        for (const one of found) say(describeReceiver(one));
        if (found.length === 0) say('Ingen.');
      }),
    );
  command
    .command('test')
    .description('Send en prøve med det samme, og vis svaret')
    .argument('<navn>')
    .action(shop.changes({ kind: 'webhook', isAlwaysTold: true }, testReceiver));
  command
    .command('replay')
    .description('Send hændelser en gang til, de ældste først')
    .argument('<navn>')
    .option('--from <dato>', 'fra og med denne dag', dayTyped)
    .option('--until <dato>', 'til og med denne dag', dayTyped)
    .option('--failed', 'kun dem, der er opgivet')
    .action(shop.changes({ kind: 'webhook', isAlwaysTold: true }, replayEvents));
  command
    .command('failed')
    .description(`Hændelser, som en modtager ikke har taget, og som er opgivet (de seneste ${MOST_SHOWN})`)
    .argument('[navn]')
    .action(
      shop.reads(async ({ pool }, name?: string) => {
        const found = await givenUpDeliveries(pool, name ?? null, MOST_SHOWN);
        for (const { webhook, number, kind, subject, tries, given_up_at, failure } of found)
          say(
            [
              webhook,
              number,
              kind,
              subject ?? '',
              `${tries} forsøg`,
              minuteInCopenhagen(given_up_at),
              failure ?? '',
            ].join('  '),
          );
        if (found.length === 0) say('Ingen.');
      }),
    );
  command
    .command('remove')
    .description('Send ikke mere til denne modtager')
    .argument('<navn>')
    .action(
      shop.changes('webhook', async ({ pool }, name: string) => {
        if (!(await inTransaction(pool, ({ client }) => deleteWebhook(client, name)))) throw noSuchReceiver(name);
        say(`${name} får ikke flere hændelser.`);
      }),
    );
  return command;
}

const noSuchReceiver = (name: string) => new CannotRun(`Modtageren ${name} findes ikke.`);

interface ReceiverOptions {
  event?: string[];
  store?: string[];
}

async function addReceiver(
  { pool, now }: Changing,
  name: string,
  url: string,
  { event, store }: ReceiverOptions,
): Promise<void> {
  for (const code of store ?? [])
    if (!(await hasStore(pool, code))) throw new CannotRun(`Butikken ${code} findes ikke.`);
  const secret = newWebhookSecret();
  const made = { name, url, kinds: event ?? null, stores: store ?? null, secret: sealWebhookSecret(secret) };
  const isNew = await inTransaction(pool, async ({ client }) => {
    // Events of before get their numbers first, so that the receiver starts behind them.
    await numberAllEvents(client);
    return insertWebhook(client, made, now);
  });
  if (!isNew) throw new CannotRun(`Modtageren ${name} findes allerede.`);
  say(secret);
}

async function rotateSecret({ pool, now }: Changing, name: string, { overlap }: { overlap: number }): Promise<void> {
  const secret = newWebhookSecret();
  const until = new Date(now.getTime() + overlap * 24 * 60 * 60 * 1000);
  const found = await inTransaction(pool, async ({ client }) => {
    const webhook = await webhookByName(client, name);
    const earlier = webhook && sealAsEarlier(webhook.secret);
    if (webhook && earlier)
      await replaceSecret(client, webhook.id, { secret: sealWebhookSecret(secret), earlier, until });
    return webhook !== null;
  });
  if (!found) throw noSuchReceiver(name);
  say(secret);
  say(`Der underskrives også med den gamle til ${minuteInCopenhagen(until)}.`);
}

/** In Danish; the command line has separate texts. */
function webhookRefused(name: string, { code, params = {} }: Refusal): CannotRun {
  if (code === 'WEBHOOK_TEST_REFUSED') return new CannotRun(`${name} tog ikke prøven: ${params.reply}`);
  if (code === 'REPLAY_UNBOUNDED') return new CannotRun('Skriv --from, --until eller --failed.');
  if (code === 'REPLAY_ENDS_BEFORE') return new CannotRun('--until er før --from.');
  return noSuchReceiver(name);
}

async function testReceiver(acting: Changing, name: string): Promise<void> {
  const done = await testWebhook(name, acting);
  if (!done.ok) throw webhookRefused(name, done);
  say(`${name} tog prøven: ${done.reply}`);
}

interface ReplayOptions {
  from?: string;
  until?: string;
  failed?: boolean;
}

async function replayEvents(acting: Changing, name: string, { from, until, failed }: ReplayOptions): Promise<void> {
  const range = {
    ...periodOfDays(from, until),
    ...{ givenUpAlone: failed ?? false, number: null, endedBefore: null },
  };
  const done = await replayWebhook(name, range, acting);
  if (!done.ok) throw webhookRefused(name, done);
  say(`${done.count} hændelser sendes igen.`);
}

function describeReceiver(one: ListedWebhook): string {
  const rest = one.resume_at ? `svarer ikke, prøves igen ${minuteInCopenhagen(one.resume_at)}` : '';
  const what = [one.kinds?.join(' ') ?? 'alle hændelser', one.stores?.join(' ') ?? 'alle butikker'];
  const state = [`${one.delivered} sendt`, `${one.waiting} venter`, `${one.given_up} opgivet`, rest];
  return [one.name, one.url, ...what, ...state].filter(Boolean).join('  ');
}
