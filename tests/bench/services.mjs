// What the scripts of other companies cost a visitor who has agreed to all of them: the shop without any, and the shop with each of them set to a
// server that takes connections and never answers.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { measureFirstPress } from './first-press.mjs';
import { measurePaint } from './paint.mjs';
import { startShop, withServer } from './servers.mjs';
import { findPages } from './shop-pages.mjs';
import { report } from './table.mjs';

/** Takes every connection and says nothing on it. */
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

/** Every service that runs a script in the browser; pictures still come from the shop itself. */
const allAt = (url) => ({
  TAG_MANAGER_URL: `${url}/gtm.js`,
  TRACKER_URL: `${url}/tracker.js`,
  CHAT_URL: `${url}/chat.js`,
  BOT_SITE_KEY: 'site',
  BOT_SECRET: 'secret',
  BOT_URL: url,
});

async function measureWith(env) {
  return withServer(startShop(env), async (shop) => {
    const { paths } = await findPages(shop);
    const page = `${shop.url}${paths.product}`;
    const agreed = [{ name: 'consent', value: '2:spm', url: shop.url }];
    const { plain, slow } = await measurePaint(page, agreed);
    const { awake, early } = await measureFirstPress(page, agreed);
    return { plain, slow, awake, early };
  });
}

export async function measureServices(env) {
  const hole = await openBlackHole();
  try {
    const without = await measureWith(env);
    const withAll = await measureWith({ ...env, ...allAt(hole.url) });
    const ms = { unit: 'ms', digits: 0 };
    const row = (what, one, other) => {
      report(`${what}, no services`, one, ms);
      report(`${what}, all services a black hole`, other, { ...ms, note: `${hole.asked()} connections swallowed` });
    };
    row('product: largest paint', without.plain.lcp, withAll.plain.lcp);
    row('product: largest paint, slowed', without.slow.lcp, withAll.slow.lcp);
    row('first press: interaction to next paint, slowed', without.awake.next, withAll.awake.next);
    row('first press: until the cart is shown, slowed', without.awake.shown, withAll.awake.shown);
    row('earliest press: until the cart is shown, slowed', without.early.shown, withAll.early.shown);
  } finally {
    hole.close();
  }
}
