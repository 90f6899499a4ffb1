// A shop whose database and content service are other processes behind connections that can be cut or slowed: it continues to sell, and shuts down cleanly.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import { openProxy } from '../support/loopback-proxy';
import { startBackend, startShop } from '../support/shop';
import { type Attempt, ask, codeOf, counted } from './attempt';
import { sigtermUnderLoad } from './flood';
import { contentAway, halfOpenDatabase, stoppedDatabase } from './parts-away';
import { openSlowWire } from './slow-wire';

const VIEWS = 200;
const AT_ONCE = 4;
/** Slower than any page may wait for content. */
const SLOW_MS = 5_000;

async function sellUnder(origin: string, attack: string): Promise<Attempt> {
  const outcomes: (number | string)[] = [];
  const wrong: string[] = [];
  let turn = 0;
  const note = (path: string, wanted: readonly number[], status: number | string) => {
    outcomes.push(status);
    if (!wanted.includes(Number(status))) wrong.push(`${path}: ${status}`);
  };
  const list = load((await ask(origin, '/search?q=papir')).text);
  const inputs = list('main li form[action="/cart"]').first().find('input[name]').toArray();
  const body = new URLSearchParams(
    inputs.map((input) => [list(input).attr('name') ?? '', list(input).attr('value') ?? '']),
  ).toString();
  const paths = ['/search?q=papir', '/kontorartikler?sort=name', '/', '/checkout', '/cart'];
  const shopper = async () => {
    while (turn < VIEWS) {
      turn += 1;
      const path = paths[turn % paths.length] ?? '/';
      const isBuying = path === '/cart';
      const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
      const asked = isBuying
        ? ask(origin, path, { method: 'POST', headers: form, body })
        : ask(origin, `${path}${path.includes('?') ? '&' : '?'}n=${turn}`);
      await asked.then(
        ({ status }) => note(path, isBuying ? [303] : [200, 302, 303], status),
        (failure: unknown) => note(path, [], codeOf(failure)),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, shopper));
  const result = [counted(outcomes), ...new Set(wrong)].slice(0, 6).join('; ');
  return { attack, tries: outcomes.length, result, held: wrong.length === 0 && body !== '' };
}

/** The attacks on one shop, in this order; the last one ends the shop. */
export async function partsAway(databaseUrl: string): Promise<Attempt[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-attack-'));
  const backend = await startBackend({ databaseUrl });
  const url = new URL(databaseUrl);
  const database = await openProxy({ port: Number(url.port) });
  const content = await openProxy({ port: Number(new URL(backend.origin).port) });
  const slow = await openSlowWire(content.port);
  url.port = String(database.port);
  const contentUrl = `http://127.0.0.1:${slow.port}/graphql/content`;
  const env = { CONTENT_GRAPHQL_URL: contentUrl, DATABASE_TIMEOUT: '500', SHUTDOWN_DELAY: '1000' };
  const shop = await startShop({ databaseUrl: url.href, env, dataDir });
  const { origin, pid } = shop;
  const pages = { origin, shared: '/search?q=papir', fresh: '/search?q=papir&n=1' };
  const attempts: Attempt[] = [];
  try {
    await sellUnder(origin, '');
    slow.delay(SLOW_MS);
    attempts.push(await sellUnder(origin, 'content slow, shoppers buy'));
    slow.delay(0);
    await content.refuse();
    attempts.push(await sellUnder(origin, 'content dead, shoppers buy'));
    await content.restore();
    for (const how of ['refused', 'silent'] as const)
      attempts.push(await contentAway({ ...pages, wire: content }, how));
    attempts.push(await stoppedDatabase({ ...pages, wire: database }));
    attempts.push(await halfOpenDatabase({ ...pages, wire: database }));
    const paths = ['/search?q=papir', '/search?q=papir&n=4', '/kontorartikler?n=5'];
    attempts.push(await sigtermUnderLoad({ origin, pid, paths }));
  } finally {
    await shop.stop();
    await backend.stop();
    await Promise.all([slow.close(), content.close(), database.close()]);
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  return attempts;
}
