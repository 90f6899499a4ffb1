// A shop whose content service is a separate process that is killed and restarted while visitors view pages; finally the shop is
// restarted while it is unavailable.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ask, codeOf, counted } from '../../attack/attempt';
import { freePort } from '../../support/free-port';
import { type Shop, startBackend, startShop } from '../../support/shop';

const PATHS = [
  '/',
  '/search?q=papir',
  '/kontorartikler',
  '/info/levering',
  '/search?q=stol',
  '/cart',
  '/customer/login',
];
const AT_ONCE = 4;
/** Kills and starts in turn, this many times per round. */
const TURNS = 10;

/** A new address each time: the page cache would answer for the shop. */
const addressOf = (turn: number) => {
  const address = PATHS[turn % PATHS.length] ?? '/';
  return `${address}${address.includes('?') ? '&' : '?'}n=${turn}`;
};

async function view(origin: string, views: number, between: (turn: number) => Promise<void>) {
  const outcomes: (number | string)[] = [];
  let turn = 0;
  const visitor = async () => {
    while (turn < views) {
      turn += 1;
      const mine = turn;
      await between(mine);
      outcomes.push(await ask(origin, addressOf(mine)).then(({ status }) => status, codeOf));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return outcomes;
}

export async function contentKilled(databaseUrl: string, views: number, say: (line: string) => void): Promise<void> {
  const port = await freePort();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kontorvaerk-content-'));
  let content: Shop | null = await startBackend({ databaseUrl, port });
  const settings = {
    databaseUrl,
    dataDir,
    env: { CONTENT_GRAPHQL_URL: `http://127.0.0.1:${port}/graphql/content`, PAGES_AT_ONCE: '' },
  };
  let shop = await startShop(settings);
  say('\n| page views | content service | answers | 5xx |\n|---|---|---|---|');
  const tell = (what: string, outcomes: (number | string)[]) => {
    const failed = outcomes.filter((one) => typeof one !== 'number' || one >= 500).length;
    say(`| ${outcomes.length} | ${what} | ${counted(outcomes)} | ${failed} |`);
  };
  try {
    await view(shop.origin, PATHS.length, async () => undefined);
    const every = Math.max(1, Math.floor(views / TURNS));
    let turned: Promise<void> = Promise.resolve();
    const killOrStart = async () => {
      if (content) await content.kill();
      content = content ? null : await startBackend({ databaseUrl, port });
    };
    const outcomes = await view(shop.origin, views, async (turn) => {
      // Visitors do not wait for it.
      if (turn % every === 0) turned = turned.then(killOrStart);
    });
    await turned;
    tell(`killed and started, ${TURNS} times in all`, outcomes);
    await content?.kill();
    content = null;
    await shop.stop();
    shop = await startShop(settings);
    tell('away since before the shop was started', await view(shop.origin, 100, async () => undefined));
  } finally {
    await shop.stop();
    await content?.kill();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
