// Cost of third-party scripts for a visitor with full consent: the shop without any, and the shop with each of them set to a
// server that takes connections and never answers.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { measureFirstPress } from './first-press.mjs';
import { measurePaint, ONE_ROUND } from './paint.mjs';
import { startShop, withServer } from './servers.mjs';
import { findPages } from './shop-pages.mjs';
import { report } from './table.mjs';

/** Accepts every connection and never replies. */
async function openBlackHole() {
  const sockets = new Set();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let asked = 0;
  server.on('connection', () => {
    asked += 1;
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    asked: () => asked,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Every service with a script in the browser; pictures still come from the shop itself. */
const allAt = (url) => ({
  TAG_MANAGER_URL: `${url}/gtm.js`,
  TRACKER_URL: `${url}/tracker.js`,
  CHAT_URL: `${url}/chat.js`,
  BOT_SITE_KEY: 'site',
  BOT_SECRET: 'secret',
  BOT_URL: url,
});

async function measureOnce(shop, path) {
  const page = `${shop.url}${path}`;
  const agreed = [{ name: 'consent', value: '2:spm', url: shop.url }];
  const { plain, slow } = await measurePaint(page, { cookies: agreed, order: ONE_ROUND });
  const { awake, early } = await measureFirstPress(page, agreed);
  return {
    'product: largest paint': plain.lcp,
    'product: largest paint, slowed': slow.lcp,
    'first press: interaction to next paint, slowed': awake.next,
    'first press: until the cart is shown, slowed': awake.shown,
    'earliest press: until the cart is shown, slowed': early.shown,
  };
}

/** The better of two rounds: other load on the machine makes times longer and never shorter. */
const better = (rounds, name) => Math.min(...rounds.map((round) => round[name]));

/** Both shops are open, and are measured alternately: temporary load on the machine affects both. */
export async function measureServices(env) {
  const hole = await openBlackHole();
  try {
    await withServer(startShop(env), (plain) =>
      withServer(startShop({ ...env, ...allAt(hole.url) }), async (full) => {
        const { paths } = await findPages(plain);
        const [without, withAll] = [[], []];
        for (const [rounds, shop] of [
          [without, plain],
          [withAll, full],
          [withAll, full],
          [without, plain],
        ])
          rounds.push(await measureOnce(shop, paths.product));
        const ms = { unit: 'ms', digits: 0 };
        const note = `${hole.asked()} connections swallowed`;
        for (const what of Object.keys(without[0])) {
          report(`${what}, no services`, better(without, what), ms);
          report(`${what}, all services a black hole`, better(withAll, what), { ...ms, note });
        }
      }),
    );
  } finally {
    hole.close();
  }
}
