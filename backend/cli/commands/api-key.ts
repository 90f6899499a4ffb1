// shop api-key add|rotate|list|revoke: keys of other systems, such as an ERP.
import { Command, InvalidArgumentError } from 'commander';
import type { ApiKeyRow } from '#backend/api/api-key.sql';
import { hasStore, listApiKeys, revokeApiKey } from '#backend/api/api-key.sql';
import { keyLife, makeApiKey, rotateApiKey } from '#backend/api/keys';
import { inTransaction } from '#backend/db/transaction';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { periodOfDays } from '#domain/calendar/period';
import { API_SCOPES, type ApiScope, isApiScope, isKeyValid } from '#domain/staff/api-scopes';
import { dayTyped } from '../days';
import { wholeNumber } from '../numbers';
import { CannotRun, type Changing, type CommandShop, say } from '../shop';

const USUAL_OVERLAP = 14;
const MOST_OVERLAP = 90;
const LONGEST_NAME = 60;

function scopeTyped(typed: string, earlier: ApiScope[] = []): ApiScope[] {
  if (!isApiScope(typed)) throw new InvalidArgumentError(`Skriv en af ${API_SCOPES.join(', ')}.`);
  return [...new Set([...earlier, typed])];
}

function overlapTyped(typed: string): number {
  const days = wholeNumber(typed);
  if (days < 0 || days > MOST_OVERLAP) throw new InvalidArgumentError(`Skriv et tal fra 0 til ${MOST_OVERLAP}.`);
  return days;
}

function systemTyped(typed: string): string {
  const name = typed.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new InvalidArgumentError(`Skriv et navn på højst ${LONGEST_NAME} tegn.`);
  return name;
}

export function apiKeyCommand(shop: CommandShop): Command {
  const command = new Command('api-key').description('Nøgler til andre systemer, for eksempel et ERP-system');
  command
    .command('add')
    .description('Lav en nøgle; den vises kun nu')
    .argument('<navn>', 'systemet, der får den', systemTyped)
    .requiredOption('--scope <ret>', `hvad den må (kan gentages): ${API_SCOPES.join(', ')}`, scopeTyped)
    .option('--store <kode>', 'kun denne butik')
    .option('--until <dato>', 'til og med denne dag', dayTyped)
    .action(shop.changes('api key', addKey));
  command
    .command('rotate')
    .description('Lav en ny nøgle med samme rettigheder; de gamle virker lidt endnu')
    .argument('<navn>', 'systemet, der har den', systemTyped)
    .option('--overlap <dage>', 'så længe virker de gamle endnu; 0: slet ikke', overlapTyped, USUAL_OVERLAP)
    .action(shop.changes('api key', rotateKey));
  command
    .command('list')
    .description('Nøglerne, deres rettigheder, og hvornår de sidst blev brugt')
    .action(
      shop.reads(async ({ pool, now }) => {
        const keys = await listApiKeys(pool);
        for (const key of keys) say(describeKey(key, now));
        if (keys.length === 0) say('Ingen.');
      }),
    );
  command
    .command('revoke')
    .description('Luk en nøgle med det samme')
    .argument('<id>', 'de 12 tegn efter kv_, som i listen')
    .action(
      shop.changes('api key', async ({ pool, now }, id: string) => {
        const isRevoked = await inTransaction(pool, ({ client }) => revokeApiKey(client, id, now));
        if (!isRevoked) throw new CannotRun(`${id}: der er ingen sådan nøgle, eller den er lukket.`);
        say(`${id} er lukket.`);
      }),
    );
  return command;
}

interface AddOptions {
  scope: ApiScope[];
  store?: string;
  until?: string;
}

async function addKey({ pool, now }: Changing, name: string, { scope, store, until }: AddOptions): Promise<void> {
  if (store !== undefined && !(await hasStore(pool, store))) throw new CannotRun(`Butikken ${store} findes ikke.`);
  const expiresAt = periodOfDays(null, until).to;
  if (expiresAt !== null && expiresAt <= now) throw new CannotRun(`${until} er forbi.`);
  const rights = { name, scopes: scope, store: store ?? null, expiresAt };
  const { key } = await inTransaction(pool, ({ client }) => makeApiKey(client, rights, now));
  say(key);
}

async function rotateKey({ pool, now }: Changing, name: string, { overlap }: { overlap: number }): Promise<void> {
  const made = await rotateApiKey(pool, name, { overlapDays: overlap, now });
  if (!made) throw new CannotRun(`${name} har ingen nøgle, der virker.`);
  say(made.key);
  for (const { id, at } of made.ended) say(`${id} virker til ${minuteInCopenhagen(at)}.`);
}

function describeKey(key: ApiKeyRow, now: Date): string {
  const end = key.revoked_at ? 'lukket' : key.expires_at ? `til ${minuteInCopenhagen(key.expires_at)}` : '';
  const state =
    key.revoked_at || isKeyValid(keyLife(key), now) ? end : `udløbet ${minuteInCopenhagen(key.expires_at ?? now)}`;
  const used = key.last_used_at ? `brugt ${minuteInCopenhagen(key.last_used_at)}` : 'ikke brugt';
  const parts = [key.id, key.name, key.scopes.join(' '), key.store ?? 'alle butikker', used, state];
  return parts.filter(Boolean).join('  ');
}
