// shop login act|quick|log: acting for a customer, letting one in without a password, and what staff did in customers' names.
import { Command } from 'commander';
import { customerByEmail } from '#backend/commerce/customer/account/account.sql';
import { LINK_HOURS } from '#backend/commerce/session/links/links';
import { makeActingLink, makeQuickLogin } from '#backend/commerce/session/sso/make-links';
import { staffLines } from '#backend/commerce/session/sso/sso.sql';
import { listStores } from '#backend/commerce/store/store.sql';
import { originsOf } from '#backend/config';
import { listShopEntries } from '#backend/content/shop/list-shop-entries';
import { namePublicHost, originOfStore } from '#domain/own-host';
import { wholeNumber } from '../numbers';
import { CannotRun, type CommandShop, say } from '../shop';

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
      .requiredOption('--staff <navn>', 'medarbejderens navn, som skrives ved alt, hvad der gøres')
      .action(async (email: string, { staff }: { staff: string }) => {
        const name = staff.trim().slice(0, 80);
        if (name === '') throw new CannotRun('Der skal stå, hvem der handler: --staff "Mette Holm".');
        const { pool } = await shop.database();
        const made = await make(email, name, { pool, now: shop.now() });
        if (!made.ok) throw new CannotRun(`${email} ${REFUSED[made.reason]}`);
        say(`${await originFor(shop, made.customer.storeId)}${made.path}`);
      });
  }
  command
    .command('log')
    .description(`Hvad medarbejdere har gjort i kunders navn, nyeste først (højst ${MOST})`)
    .option('--customer <e-mail>', 'kun for denne kunde')
    .option('--lines <antal>', 'så mange', wholeNumber, MOST)
    .action((options: { customer?: string; lines: number }) => log(shop, options));
  return command;
}

/** Where the customer's store is found; empty where neither settings nor data say, on a machine that is only tried out. */
async function originFor(shop: CommandShop, storeId: number): Promise<string> {
  const { db, pool } = await shop.database();
  const [stores, shops] = await Promise.all([listStores(db), listShopEntries(pool)]);
  const store = stores.find(({ id }) => id === storeId);
  const isSaid = shop.config.PUBLIC_ORIGIN !== undefined || namePublicHost(shops);
  return store && isSaid ? originOfStore(store, originsOf(shop.config), shops) : '';
}

async function log(shop: CommandShop, { customer, lines }: { customer?: string; lines: number }): Promise<void> {
  const { db } = await shop.database();
  const who = customer === undefined ? null : await customerByEmail(db, customer.trim().toLowerCase());
  if (customer !== undefined && !who) throw new CannotRun(`${customer} ${REFUSED.unknown}`);
  const found = await staffLines(db, who?.id ?? null, Math.max(1, lines));
  for (const { at, staff, customerId, kind, fields, details } of found)
    say([at.toISOString(), staff, `kunde ${customerId}`, kind, fields, details].filter(Boolean).join('  '));
  if (found.length === 0) say('Ingen har gjort noget.');
}
