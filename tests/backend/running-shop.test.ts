// Commands while the embedded database is open in another process: the command line forwards them to the running shop.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askRunningShop } from '#backend/cli/socket/ask';
import { TEST_SECRETS_KEY } from '../support/secrets-key';
import { root } from '../support/service';
import { type Shop, startBackend } from '../support/shop';

let backend: Shop;
beforeAll(async () => {
  backend = await startBackend({ env: { DEMO: 'off', PAYMENT_MODE: 'OFF' } });
});
afterAll(async () => {
  await backend.stop();
});

interface Told {
  code: number | null;
  out: string;
  errors: string;
}

function command(typed: readonly string[], cwd = root): Promise<Told> {
  const env = {
    NODE_ENV: 'test' as const,
    PATH: process.env.PATH,
    DATA_DIR: backend.dataDir,
    SECRETS_KEY: TEST_SECRETS_KEY,
    SHOP_STAFF: 'Mette Holm',
  };
  const child = spawn(process.execPath, [path.join(root, 'build/cli.js'), ...typed], { cwd, env });
  const said = { out: '', errors: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.errors += text;
  });
  return new Promise((done) => child.on('close', (code) => done({ code, ...said })));
}

/** The same within this process. */
async function asked(...typed: string[]): Promise<Told> {
  const said = { out: '', errors: '' };
  const out = (text: string) => {
    said.out += text;
  };
  const error = (text: string) => {
    said.errors += text;
  };
  const terminal = { out, error, folder: root, staff: 'Ea' };
  return { code: await askRunningShop(typed, backend.dataDir, backend.pid, terminal), ...said };
}

test('runs in the shop, on its open database, with the folder and the name of the caller', async () => {
  const folder = fs.mkdtempSync(path.join(backend.dataDir, 'files-'));
  const words = { source: 'os selv', da: { kuvert: ['brevhylster'] } };
  fs.writeFileSync(path.join(folder, 'words.json'), JSON.stringify(words), { mode: 0o600 });
  const loaded = await command(['synonyms', 'load', 'words.json'], folder);
  expect(loaded).toEqual({ code: 0, out: '1 nye af 1 synonymer\n', errors: '' });
  expect((await asked('synonyms', 'list')).out).toContain('brevhylster → kuvert');
  expect((await asked('staff', 'log')).out).toContain('Mette Holm  synonyms load  words.json');
  expect((await asked('migrate')).out).toContain('intet at gøre');
});

test('returns the same output and exit code as a separate process', async () => {
  const refused = await asked('company', 'add', '--name', 'A', '--cvr', '1');
  expect(refused).toEqual({ code: 1, out: '', errors: '--cvr: et CVR-nummer har 8 cifre.\n' });
  expect(await asked('company', 'add', '--name', 'A')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('--cvr'),
  });
  expect(await asked('stock', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('Lagertal') });
});

test('runs two concurrent commands one after the other', async () => {
  const add = (name: string, cvr: string) => asked('company', 'add', '--name', name, '--cvr', cvr);
  const both = await Promise.all([add('En', '13748136'), add('To', '29028842')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect((await asked('company', 'list')).out).toMatch(/En {2}CVR 13748136.*\n.*To {2}CVR 29028842/);
});

test('opens the database itself after a crash of the shop', async ({ skip }) => {
  skip(!process.env.ALL_FLOWS);
  await backend.kill();
  expect(fs.existsSync(path.join(backend.dataDir, 'commands.sock'))).toBe(true);
  expect((await command(['company', 'list'])).out).toContain('CVR 13748136');
});
