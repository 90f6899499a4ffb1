// shop login act|quick|log: acting for a customer, letting one in without a password, and what staff did in customers' names.
import { Command } from 'commander';
import { customerByEmail } from '#backend/commerce/customer/index';
import { makeActingLink, makeQuickLogin } from '#backend/commerce/login/sso/make-links';
import { staffLines } from '#backend/commerce/login/sso/sso.sql';
import { LINK_HOURS } from '#backend/commerce/session/links/links';
import { listStores } from '#backend/commerce/store/store.sql';
import { originsOf } from '#backend/config';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { namePublicHost, originOfStore } from '#domain/store/own-host';
import { wholeNumber } from '../numbers';
import { CannotRun, type CommandShop, type Reading, say } from '../shop';

const MOST = 50;
const REFUSED = { unknown: 'findes ikke.', deactivated: 'har en lukket konto.' } as const;

const LINKS = {
  act: {
    says: 'Et link, der lader en medarbejder handle i kundens navn',
    make: makeActingLink,
    hours: LINK_HOURS.impersonate,
  },
  quick: {
    says: 'Et link, der logger kunden selv ind uden adgangskode',
    make: makeQuickLogin,
    hours: LINK_HOURS['quick-login'],
  },
} as const;

export function loginCommand(shop: CommandShop): Command {
  const command = new Command('login').description('Handle i en kundes navn, eller lukke en kunde ind');
  for (const [name, { says, make, hours }] of Object.entries(LINKS)) {
    command
      .command(name)
      .description(`${says}; virker én gang, i ${hours} timer`)
      .argument('<e-mail>', 'kundens')
      .action(
        shop.changes('login', async ({ db, pool, now, staff }, email: string) => {
          const made = await make(email, staff, { pool, now });
          if (!made.ok) throw new CannotRun(`${email} ${REFUSED[made.reason]}`);
          say(`${await originFor(shop, { db, pool }, made.customer.storeId)}${made.path}`);
        }),
      );
  }
  command
    .command('log')
    .description(`Hvad medarbejdere har gjort i kunders navn, nyeste først (højst ${MOST})`)
    .option('--customer <e-mail>', 'kun for denne kunde')
    .option('--lines <antal>', 'så mange', wholeNumber, MOST)
    .action(shop.reads(log));
  return command;
}

/** Where the customer's store is found; empty where neither settings nor data say, on a machine that is only tried out. */
async function originFor(
  shop: CommandShop,
  { db, pool }: Pick<Reading, 'db' | 'pool'>,
  storeId: number,
): Promise<string> {
  const [stores, shops] = await Promise.all([listStores(db), listShopEntries(pool)]);
  const store = stores.find(({ id }) => id === storeId);
  const isSaid = shop.config.PUBLIC_ORIGIN !== undefined || namePublicHost(shops);
  return store && isSaid ? originOfStore(store, originsOf(shop.config), shops) : '';
}

async function log({ db }: Reading, { customer, lines }: { customer?: string; lines: number }): Promise<void> {
  const who = customer === undefined ? null : await customerByEmail(db, customer.trim().toLowerCase());
  if (customer !== undefined && !who) throw new CannotRun(`${customer} ${REFUSED.unknown}`);
  const found = await staffLines(db, who?.id ?? null, Math.max(1, lines));
  for (const { at, staff, customerId, kind, fields, details } of found)
    say([at.toISOString(), staff, `kunde ${customerId}`, kind, fields, details].filter(Boolean).join('  '));
  if (found.length === 0) say('Ingen har gjort noget.');
}
