// shop trust add|list|remove: partners whose signed tokens log in customers of one store (spec §2 "/cgm/authenticate").
import fs from 'node:fs/promises';
import { Command } from 'commander';
import { importSPKI } from 'jose';
import { distrust, listTrusted, storeCodes, trust } from '#backend/commerce/login/sso/sso.sql';
import { inTransaction } from '#backend/db/transaction';
import { CannotRun, type Change, type Changing, type CommandShop, pathTyped, say } from '../shop';

const PARTNER: Change = { kind: 'partner', subject: ([code, issuer]) => `${code} ${issuer}` };

export function trustCommand(shop: CommandShop): Command {
  const command = new Command('trust').description('Partnere, hvis underskrevne tokens logger kunder ind');
  command
    .command('add')
    .description('Stol på en partner; en ny nøgle afløser den gamle')
    .argument('<butik>', 'kode, for eksempel b2b')
    .argument('<udsteder>', 'som den står i tokenets iss')
    .argument('<fil.pem>', 'den offentlige RSA-nøgle')
    .action(shop.changes(PARTNER, add));
  command
    .command('remove')
    .description('Stol ikke længere på en partner')
    .argument('<butik>')
    .argument('<udsteder>')
    .action(
      shop.changes(PARTNER, async ({ pool }, code: string, issuer: string) => {
        if (!(await inTransaction(pool, ({ db }) => distrust(db, code, issuer))))
          throw new CannotRun(`${code} stoler ikke på ${issuer}.`);
        say(`${code} stoler ikke længere på ${issuer}.`);
      }),
    );
  command
    .command('list')
    .description('Hvem der stoles på')
    .action(
      shop.reads(async ({ db }) => {
        const trusted = await listTrusted(db);
        for (const { shop: code, issuer, createdAt } of trusted) say(`${code}  ${issuer}  ${createdAt.toISOString()}`);
        if (trusted.length === 0) say('Ingen.');
      }),
    );
  return command;
}

async function add({ db, pool, now }: Changing, code: string, issuer: string, file: string): Promise<void> {
  const codes = await storeCodes(db);
  if (!codes.includes(code)) throw new CannotRun(`Butikken ${code} findes ikke; der er ${codes.join(', ')}.`);
  const publicPem = await fs.readFile(pathTyped(file), 'utf8').catch(() => {
    throw new CannotRun(`${file} kan ikke læses.`);
  });
  await importSPKI(publicPem, 'RS256').catch(() => {
    throw new CannotRun(`${file} er ikke en offentlig RSA-nøgle i PEM (BEGIN PUBLIC KEY).`);
  });
  await inTransaction(pool, (tx) => trust(tx.db, { shop: code, issuer, publicPem, createdAt: now }));
  say(`${code} stoler på ${issuer}.`);
}
