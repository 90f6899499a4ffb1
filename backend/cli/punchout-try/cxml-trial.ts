// Plays a customer's procurement system that speaks cXML against the running shop and judges every answer: the test before both sides go live.
import { randomUUID } from 'node:crypto';
import { stampAt } from '#backend/commerce/punchout/cxml/home-message';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { writtenCxml } from '#backend/commerce/punchout/cxml/write-cxml';
import { cxmlPath } from '#domain/page/addresses';
import type { CxmlAgreement } from '#domain/punchout/cxml/agreement';
import {
  answerOfSupplier,
  type BuyerSetup,
  boughtGoods,
  orderRequest,
  profileRequest,
  type SupplierAnswer,
  setupRequest,
} from '#domain/punchout/cxml/buyer-requests';
import { type HomeCart, type HomeCartFault, readHomeCart } from '#domain/punchout/cxml/home-cart';
import { type CxmlStamp, cxmlRequest } from '#domain/punchout/cxml/write-envelope';
import type { XmlElement } from '#domain/punchout/cxml/xml-element';
import { formTo, type Judged, leadsTo, type TriedBrowser, triedBrowser, verdict } from './browser';
import { hookOf, NO_GOODS, type Trial, tryArrival, tryFront } from './visit-steps';

const PATIENCE_MS = 20_000;

interface BuyerSystem {
  trial: Trial;
  hook: string;
  agreed: CxmlAgreement;
  stamp(): CxmlStamp;
  /** `spoil`: does to the text what an attacker or a broken line would. */
  send(
    body: XmlElement,
    how?: { secret?: string; stamp?: CxmlStamp; spoil?(text: string): string },
  ): Promise<SupplierAnswer>;
}

function buyerSystemOf(trial: Trial, agreed: CxmlAgreement): BuyerSystem {
  const [from = { domain: '', identity: '' }] = agreed.from;
  const [sender = from] = agreed.senders;
  const stamp = () => stampAt(new Date(), agreed.version);
  return {
    trial,
    hook: hookOf(trial.settings),
    agreed,
    stamp,
    async send(body, { secret = trial.secret, stamp: own = stamp(), spoil = (text: string) => text } = {}) {
      const parties = { from, to: [agreed.supplier], sender, secret };
      const text = spoil(writtenCxml(cxmlRequest({ stamp: own, parties, isTest: true, dtd: 'cXML', body })));
      const answer = await fetch(new URL(cxmlPath(), trial.shop), {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'text/xml; charset=UTF-8' },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const read = readXml(new Uint8Array(await answer.arrayBuffer()), answer.headers.get('content-type'));
      return answerOfSupplier(read.ok ? read.root : null);
    },
  };
}

const answersWith = ({ status, why }: SupplierAnswer, wanted: string): string =>
  status === wanted ? '' : `status ${status || 'mangler'} ${why}`.trim();

const ENTITY = '<!DOCTYPE cXML [<!ENTITY x "y">]>';

/** Every step in its order; one that cannot be tried because of an earlier failure is reported as failed. */
export async function* tryCxml(trial: Trial): AsyncGenerator<Judged> {
  const { cxml } = trial.settings;
  if (!cxml) return yield verdict('Aftalen', 'forbindelsen har ingen del for cXML');
  const system = buyerSystemOf(trial, cxml);
  const { send, hook } = system;
  const setup: BuyerSetup = { operation: 'create', buyerCookie: `try-${randomUUID()}`, hook };
  yield verdict('ProfileRequest besvares', answersWith(await send(profileRequest()), '200'));
  const wrongSecret = await send(setupRequest(setup), { secret: `${trial.secret}x` });
  yield verdict('Forkert SharedSecret afvises', answersWith(wrongSecret, '401'));
  const elsewhere = await send(setupRequest({ ...setup, hook: 'https://not-agreed.invalid/' }));
  yield verdict('Fremmed BrowserFormPost afvises', answersWith(elsewhere, '400'));
  const spoil = (text: string) => text.replace(/<!DOCTYPE[^>]*>/, ENTITY);
  yield verdict('Egne entiteter afvises', answersWith(await send(setupRequest(setup), { spoil }), '406'));
  yield verdict(
    'edit uden varer afvises',
    answersWith(await send(setupRequest({ ...setup, operation: 'edit' })), '412'),
  );
  const stamp = system.stamp();
  const created = await send(setupRequest(setup), { stamp });
  yield verdict(
    'create giver en StartPage',
    created.startPage ? '' : answersWith(created, '200') || 'uden StartPage/URL',
  );
  if (!created.startPage) return;
  yield verdict('Samme payloadID igen afvises', answersWith(await send(setupRequest(setup), { stamp }), '409'));
  const home = yield* tryFirstVisit(created.startPage, setup, system);
  if (home) yield* tryLaterVisits(home, setup, system);
}

/** In at the start page, and as far as the page of the cart. */
async function* comingIn(
  startPage: string,
  target: string,
  { trial }: BuyerSystem,
): AsyncGenerator<Judged, TriedBrowser> {
  const { pathname } = new URL(startPage);
  const browser = triedBrowser(trial.shop);
  yield* tryArrival(browser, await browser.get(pathname), { target, settings: trial.settings });
  return browser;
}

async function* tryFirstVisit(
  startPage: string,
  setup: BuyerSetup,
  system: BuyerSystem,
): AsyncGenerator<Judged, HomeCart | null> {
  const { trial } = system;
  const browser = yield* comingIn(startPage, '/', system);
  const again = await triedBrowser(trial.shop).get(new URL(startPage).pathname);
  yield verdict('StartPage virker kun én gang', leadsTo(again, '/punchout/invalid-session?step=ended'));
  yield* tryFront(browser, trial.settings);
  const sku = trial.sku ?? (await firstArticle(browser, trial.word));
  if (sku === null) {
    yield NO_GOODS;
    return null;
  }
  yield verdict('Kurven overføres', await fillAndTransfer(browser, sku));
  const { cart, wrong } = await cartIn(browser, setup, system);
  yield verdict(
    'Kurven som cXML',
    wrong || (cart?.items.some((item) => item.sku === sku) ? '' : 'varen er ikke i kurven'),
  );
  const { cart: told } = await cartIn(browser, setup, system);
  const isSame = JSON.stringify(told?.items) === JSON.stringify(cart?.items);
  yield verdict('Samme kurv, når der spørges igen', isSame ? '' : 'den er en anden');
  return cart;
}

/** The same cart is changed, then looked at, then ordered and taken back. */
async function* tryLaterVisits(home: HomeCart, setup: BuyerSetup, system: BuyerSystem): AsyncGenerator<Judged> {
  const items = boughtGoods(home.items);
  const ids = (cart: HomeCart | null) => boughtGoods(cart?.items ?? []).map(({ auxiliaryId }) => auxiliaryId);
  for (const operation of ['edit', 'inspect'] as const) {
    const asked = { ...setup, operation, buyerCookie: `${setup.buyerCookie}-${operation}`, items };
    const { startPage, ...answer } = await system.send(setupRequest(asked));
    yield verdict(`${operation} giver en StartPage`, startPage ? '' : `status ${answer.status} ${answer.why}`);
    if (!startPage) return;
    const browser = yield* comingIn(startPage, '/cart', system);
    const sent = await browser.post('/cart', { intent: 'checkout' });
    yield verdict(`Kurven af ${operation} sendes hjem`, leadsTo(sent, '/punchout/return'));
    const { cart, wrong } = await cartIn(browser, asked, system);
    const isKept = JSON.stringify(ids(cart)) === JSON.stringify(ids(home));
    if (operation === 'edit')
      yield verdict('Linjerne har samme navne', wrong || (isKept ? '' : 'de hedder noget andet'));
    else yield verdict('Eftersynet ændrer intet', cart?.status === '204' ? '' : `status ${cart?.status}, ikke 204`);
  }
  if (system.trial.orders) yield* tryOrder(home, system);
}

async function* tryOrder({ items }: HomeCart, { send }: BuyerSystem): AsyncGenerator<Judged> {
  const order = { orderId: `TRY-${randomUUID().slice(0, 8)}`, now: new Date(), items };
  yield verdict('OrderRequest modtages', answersWith(await send(orderRequest({ ...order, type: 'new' })), '200'));
  yield verdict('Samme ordre igen afvises', answersWith(await send(orderRequest({ ...order, type: 'new' })), '409'));
  yield verdict('Ordren kaldes tilbage', answersWith(await send(orderRequest({ ...order, type: 'delete' })), '200'));
}

async function firstArticle(browser: TriedBrowser, word: string): Promise<string | null> {
  const { html } = await browser.get(`/search?${new URLSearchParams({ q: word })}`);
  return /<input[^>]*name="sku"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** More each time, until the agreed minimum is met. */
async function fillAndTransfer(browser: TriedBrowser, sku: string): Promise<string> {
  for (const qty of ['1', '9', '90', '900']) {
    const added = await browser.post('/cart', { intent: 'add', sku, qty, returnTo: '/' });
    const wrong = leadsTo(added, '/?panel=sidebar-cart');
    if (wrong) return wrong;
    const sent = await browser.post('/cart', { intent: 'checkout' });
    if (sent.location === '/punchout/return') return '';
  }
  return 'den kommer ikke over mindstebeløbet';
}

/** What the browser would post home, and what is wrong with it. */
async function cartIn(
  browser: TriedBrowser,
  { buyerCookie }: BuyerSetup,
  { hook, agreed }: BuyerSystem,
): Promise<{ cart: HomeCart | null; wrong: string }> {
  const page = await browser.get('/punchout/return');
  const form = page.status === 200 ? formTo(page.html, hook) : null;
  const [[name = '', value = ''] = []] = form?.pairs ?? [];
  if (name !== agreed.carrier) return { cart: null, wrong: `status ${page.status}, uden feltet ${agreed.carrier}` };
  const bytes = Buffer.from(value, agreed.carrier === 'cxml-base64' ? 'base64' : 'utf-8');
  const read = readXml(bytes, null);
  const cart = read.ok ? readHomeCart(read.root) : null;
  if (!cart) return { cart, wrong: read.ok ? 'der er ingen PunchOutOrderMessage' : read.why };
  const wrong = [
    ...cart.faults.map(faultOfLine),
    ...(cart.addsUp ? [] : ['linjerne giver ikke Total']),
    ...(cart.buyerCookie === buyerCookie ? [] : ['BuyerCookie kom ikke tilbage']),
    ...(form?.hasButton ? [] : ['formularen har ingen knap']),
  ];
  return { cart, wrong: wrong.join('; ') };
}

const faultOfLine = (fault: HomeCartFault): string =>
  `linje ${fault.index}: ${fault.kind === 'lacks' ? `${fault.field} mangler` : fault.kind}`;
