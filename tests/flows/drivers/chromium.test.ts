// The browser driver, tested on a small server with and without client JavaScript.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium, openChromium } from './chromium';
import { openPaper } from './paper';
import type { Driver } from './shopper';

const FRONT = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Butik</title>
  <style>.away{display:none} .row{display:flex} h1{text-transform:uppercase}</style>
  <nav aria-label="Menu"><a href="/kurv">Kurv og mere</a></nav>
  <main><h1>Kontorstole</h1><p class="row"><span>Antal</span><span>2</span></p><p>1.234,50&nbsp;kr. Kontor&shy;stol</p>
  <ul><li>Blyant <form method="post" action="/fjern"><button name="sku" value="b">Fjern</button></form></li>
      <li>Papir <form method="post" action="/fjern"><button name="sku" value="p">Fjern</button></form></li></ul>
  <details><summary>Hvorfor denne pris?</summary><p>Mængderabat</p><a href="/kurv">Se reglerne</a></details>
  <form method="post" action="/bestil"><label for="m">E-mail *</label><input id="m" name="mail" type="email" required>
  <label>Land <select name="land"><option value="dk">Danmark</option><option value="se">Sverige</option></select></label>
  <fieldset><legend>Betaling</legend><label><input type="radio" name="pay" value="kort" checked>Kort</label>
  <label><input type="radio" name="pay" value="faktura">Faktura, 14 dage</label></fieldset>
  <label><input type="checkbox" name="terms">Jeg accepterer vilkårene</label><button>Bestil</button></form></main>`;

/** Like the shop's own success toasts: they disappear after a moment, hidden and not removed. */
const TOAST = `<!doctype html><meta charset="utf-8"><title>Gemt</title><h1>Konto</h1><div role="status" data-toasts="Luk"><div><p>Ændringerne er gemt.</p></div></div>
  <script>document.querySelector('[data-toasts] > div').hidden = true;</script>`;

const server = http.createServer(async (request, answer) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  let body = '';
  for await (const chunk of request) body += chunk;
  const page = (status: number, html: string) =>
    answer
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'kendt=ja; Path=/; Secure' })
      .end(html);
  if (url.pathname === '/') return page(200, FRONT);
  if (url.pathname === '/hvem')
    return page(200, `<p>${request.headers.host?.split(':')[0]} ${request.headers.cookie ?? 'ukendt'}</p>`);
  if (url.pathname === '/gemt') return page(200, TOAST);
  if (url.pathname === '/fjern')
    return answer.writeHead(303, { location: `/kurv?fjernet=${new URLSearchParams(body).get('sku')}` }).end();
  if (url.pathname === '/kurv') return page(200, `<h1>Kurv</h1><p>Fjernet: ${url.searchParams.get('fjernet')}</p>`);
  const form = new URLSearchParams(body);
  if (form.get('mail'))
    return page(200, `<p>Tak. ${[...form].map(([name, value]) => `${name}=${value}`).join(' ')}</p>`);
  page(400, '<p>Dette er et obligatorisk felt.</p>');
});

let origin: string;
let browser: Browser;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  server.close();
});

const drivers: Record<string, Driver> = {
  paper: (world) => openPaper(world),
  'Chromium without JavaScript': (world) => openChromium(world, { javaScript: false, browser }),
  'Chromium with JavaScript': (world) => openChromium(world, { javaScript: true, browser }),
  'Chromium on a phone': (world) => openChromium(world, { javaScript: true, width: 360, browser }),
};

describe.each(Object.entries(drivers))('%s', (_, open) => {
  test('sees, presses, chooses, sends and goes back', async () => {
    const { shopper, close } = await open({ origin, mail: () => Promise.reject(new Error('no mail here')) });
    await shopper.goto('/');
    await shopper.sees('Kontorstole');
    await shopper.sees('Antal 2');
    await shopper.sees('1.234,50 kr. Kontorstol');
    await shopper.doesNotSee('Mængderabat');
    await shopper.unfold('Hvorfor denne pris?');
    await shopper.sees('Mængderabat');
    await shopper.within('Papir', (line) => line.press('Fjern'));
    await shopper.at(/^\/kurv\?fjernet=p$/);
    expect(await shopper.finds(/Fjernet: (\w)/)).toBe('p');
    await shopper.back();
    await shopper.press('Bestil', { evenIfInvalid: true });
    expect(await shopper.status()).toBe(400);
    await shopper.sees('Dette er et obligatorisk felt.');
    await shopper.goto('/');
    await shopper.fill('E-mail', 'anna@example.dk');
    await shopper.seesField('E-mail', 'anna@example.dk');
    await shopper.choose('Land', 'Sverige');
    await shopper.seesField('Land', 'Sverige');
    await shopper.choose('Betaling', 'Faktura');
    await shopper.check('Jeg accepterer vilkårene');
    await shopper.press('Bestil');
    await shopper.sees('Tak. mail=anna@example.dk land=se pay=faktura terms=on');
    expect(await shopper.status()).toBe(200);
    await close();
  }, 40_000);

  test('reads a toast, however long the page takes to settle', async () => {
    const { shopper, close } = await open({ origin, mail: () => Promise.reject(new Error('no mail here')) });
    await shopper.goto('/gemt');
    await shopper.sees('Ændringerne er gemt.');
    await close();
  }, 40_000);

  test('switches hosts with separate cookies, and reaches into closed details elements', async () => {
    const { shopper, close } = await open({ origin, mail: () => Promise.reject(new Error('no mail here')) });
    await shopper.goto('/');
    await shopper.follow('Se reglerne');
    await shopper.at(/^\/kurv$/);
    await shopper.goto('/hvem');
    await shopper.sees('localhost kendt=ja');
    await shopper.host('gaver.localhost');
    await shopper.goto('/hvem');
    await shopper.sees('gaver.localhost ukendt');
    const other = await shopper.newShopper();
    await other.goto('/hvem');
    await other.sees('localhost ukendt');
    await close();
  }, 40_000);
});
