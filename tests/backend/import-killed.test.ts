// An import killed in the middle of its transaction leaves the shop unchanged, and does not block the next import.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundled } from '../support/bundle';
import { freshDatabase } from '../support/database';
import { ask } from '../support/postgres';
import { until } from '../support/until';

const PRODUCTS = 40;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-import-killed-'));
const file = path.join(folder, 'products.csv');
let program = '';
beforeAll(async () => {
  const rows = Array.from(
    { length: PRODUCTS },
    (_, at) => `KILLED-${at},simple,Default Category/Dræbt,Vare ${at},${at + 10},7`,
  );
  fs.writeFileSync(file, `sku,product_type,categories,name,price,qty\n${rows.join('\n')}\n`);
  program = await bundled('tests/backend/crash-import.ts');
});
afterAll(() => {
  fs.rmSync(program, { force: true });
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Run {
  signal: NodeJS.Signals | null;
  said: string;
  state: string;
}

/** `isKilled`: killed by SIGKILL once it reports that it has written something. */
async function importApart(url: string | null, isKilled: boolean): Promise<Run> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: {
      ...process.env,
      ...{
        CRASH_DATABASE_URL: url ?? '',
        CRASH_DATA_DIR: path.join(folder, 'data'),
        CRASH_FILE: file,
        NODE_ENV: 'production',
      },
      ...(isKilled && { CRASH_STOPS: 'yes' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text;
      if (isKilled && said.includes('written ')) child.kill('SIGKILL');
    });
  const [, signal]: [number | null, NodeJS.Signals | null] = (await once(child, 'close')) as never;
  const [, state = said] = /^state (.*)$/m.exec(said) ?? [];
  return { signal, said, state };
}

const OTHERS = 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
const isAlone = async (url: string) => (await ask(url, OTHERS)).rows.length === 0;

async function expectUnharmed(url: string | null): Promise<void> {
  const killed = await importApart(url, true);
  expect([killed.signal, killed.said]).toEqual(['SIGKILL', expect.stringMatching(/^written [1-9]\d*$/m)]);
  if (url) await until('the session of the killed process to end', () => isAlone(url), { timeoutMs: 30_000 });
  const next = await importApart(url, false);
  expect(next.state).toBe(killed.state);
  expect(next.said).toContain(`taken ${PRODUCTS}`);
}

test('leaves PostgreSQL unchanged', async () => {
  const own = await freshDatabase();
  try {
    await expectUnharmed(own.url);
  } finally {
    await own.drop();
  }
});

// Needs to seed its data and to recover its files at the next start.
test.runIf(process.env.ALL_FLOWS)('leaves PGlite unchanged', () => expectUnharmed(null), 180_000);
