// A buyer with two tabs of one browser: in the first the payment page is open, in the second they do something else, and then approve the
// payment in the first. Afterwards the order is paid as it was shown, or the buyer sees the true reason and no money is reserved.
import { load } from 'cheerio';

export interface Answer {
  status: number;
  location: string | null;
  cookies: string[];
  text: string;
}

/** Sends one request and follows no redirect. */
export type Send = (path: string, asked: { cookies: string; body?: Record<string, string> }) => Promise<Answer>;

/** The cookies of a browser, shared by its tabs. */
export class Browser {
  private readonly jar = new Map<string, string>();
  /** Server errors among the replies. */
  readonly faults: string[] = [];

  constructor(private readonly send: Send) {}

  async ask(path: string, body?: Record<string, string>): Promise<Answer> {
    const cookies = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.send(path, { cookies, ...(body && { body }) });
    for (const cookie of answer.cookies) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      if (/; Max-Age=0/i.test(cookie)) this.jar.delete(pair.slice(0, at));
      else this.jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    if (answer.status >= 500) this.faults.push(`${body ? 'POST' : 'GET'} ${path}: ${answer.status}`);
    return answer;
  }

  /** As a tab opens an address: redirects are followed. */
  async open(path: string, body?: Record<string, string>): Promise<Answer & { at: string }> {
    let [at, answer] = [path, await this.ask(path, body)];
    for (let hop = 0; answer.location !== null && hop < 6; hop += 1) {
      const { pathname, search } = new URL(answer.location, 'http://shop');
      at = pathname + search;
      answer = await this.ask(at);
    }
    return { ...answer, at };
  }

  async page(path: string) {
    return load((await this.open(path)).text);
  }

  holds(name: string): boolean {
    return this.jar.has(name);
  }
}

export interface Opened {
  payAt: string;
  /** In kroner, as shown on the button. */
  total: string;
  /** The fields of the button's form, of the first line's form, and of the address. */
  button: Record<string, string>;
  line: string;
  address: Record<string, string>;
}

const MARIA = {
  email: 'maria.friis@example.dk',
  firstname: 'Maria',
  lastname: 'Friis',
  street: 'Strandvejen 12',
  postcode: '2100',
  city: 'København Ø',
  telephone: '20304050',
};
export const PASSWORD = 'Kontor-2026';
const TEA = '1900701';
const OTHER = '1200100';

const logIn = (browser: Browser, email: string) => browser.ask('/customer/login', { email, password: PASSWORD });

/** Fills a cart and opens its payment page; `email`: of a customer who logs in before. */
export async function openPaymentPage(browser: Browser, email: string | null): Promise<Opened> {
  if (email) await logIn(browser, email);
  await browser.ask('/cart', { intent: 'add', sku: TEA, qty: '2', returnTo: '/' });
  const line = (await browser.page('/cart'))('input[name=item]').first().attr('value') ?? '';
  const addressId = (await browser.page('/checkout?step=address'))('input[name=addressId]').first().attr('value');
  const address = { intent: 'email-address', ...(email && addressId ? { addressId } : MARIA) };
  await browser.ask('/checkout', address);
  const shipping = (await browser.page('/checkout?step=shipping'))('input[name=shipping]').first().attr('value') ?? '';
  await browser.ask('/checkout', { intent: 'shipping', shipping });
  await browser.ask('/checkout', { intent: 'payment', payment: 'card' });
  const $ = await browser.page('/checkout');
  const field = (name: string) => $(`input[name=${name}]`).attr('value') ?? '';
  const button = {
    intent: 'place',
    seenTotal: field('seenTotal'),
    seenChanges: field('seenChanges'),
    terms: field('terms'),
  };
  const placed = await browser.ask('/checkout', button);
  if (!placed.location?.startsWith('/payment/test/'))
    throw new Error(`No payment page was opened: ${placed.status} ${placed.location}`);
  return { payAt: placed.location, total: button.seenTotal, button, line, address: { ...address, city: 'Aarhus C' } };
}

/** `paid`: the payment succeeds; else the reason of its failure. `own`: a new cart is started. */
export interface Action {
  does(browser: Browser, opened: Opened, about: { email: string | null; number: string }): Promise<unknown>;
  ends?: 'ENDED' | 'CANCELLED' | 'CALLED_OFF_BY_BUYER';
  /** The order is no longer shown in this browser. */
  isAway?: true;
  beginsCart?: true;
}

const inCart = (fields: Record<string, string>) => (browser: Browser) => browser.open('/cart', fields);

export const ACTIONS: Readonly<Record<string, Action>> = {
  'add a product': {
    does: inCart({ intent: 'add', sku: OTHER, qty: '1', returnTo: '/' }),
    beginsCart: true,
  },
  'a refused coupon': { does: inCart({ intent: 'coupon', coupon: 'FINDES-IKKE' }) },
  'an accepted coupon': { does: inCart({ intent: 'coupon', coupon: 'VELKOMMEN10' }) },
  'a gift card': { does: inCart({ intent: 'giftcard', giftcard: 'XXXX-YYYY-ZZZZ' }) },
  'a chosen gift': { does: inCart({ intent: 'gift', promo: '1', gift: TEA }) },
  'a note': { does: inCart({ intent: 'note', cartNote: 'Ring på' }) },
  'another quantity': {
    does: (browser, { line }) => browser.open('/cart', { intent: 'update', item: line, qty: '7', returnTo: '/cart' }),
  },
  'a removed line': {
    does: (browser, { line }) => browser.open('/cart', { intent: 'remove', item: line, returnTo: '/cart' }),
  },
  'a login': { does: (browser, _opened, { email }) => logIn(browser, email ?? 'anna@example.dk') },
  'a logout': { does: (browser) => browser.open('/customer/logout', { intent: 'logout' }), isAway: true },
  'a logout, and a login of someone else': {
    does: async (browser) => {
      await browser.open('/customer/logout', { intent: 'logout' });
      return logIn(browser, 'birgitte@havnens-arkitekter.example');
    },
    isAway: true,
  },
  'a new account': {
    does: (browser, _opened, { number }) =>
      browser.open('/customer/account/create', {
        ...{ firstname: 'Maria', lastname: 'Friis', email: `ny-${number}@example.dk`, terms: 'on', kind: 'private' },
        ...{ password: 'En-lang-kode-2026', passwordAgain: 'En-lang-kode-2026' },
      }),
  },
  'another address': { does: (browser, { address }) => browser.open('/checkout', address) },
  'another delivery': { does: (browser) => browser.open('/checkout', { intent: 'shipping', shipping: 'pickup/shop' }) },
  'another way of paying': { does: (browser) => browser.open('/checkout', { intent: 'payment', payment: 'account' }) },
  'the order once more': {
    does: (browser, _opened, { number }) => browser.open(`/customer/account/orders/${number}`, { intent: 'reorder' }),
  },
  'a quick order': {
    does: (browser) => browser.open('/hurtigbestilling', { intent: 'add', lines: `${OTHER} 2` }),
    beginsCart: true,
  },
  'the cart on a list': {
    does: (browser) => browser.open('/cart?panel=add-to-shopping-list&goods=cart', { list: '1' }),
  },
  'another store': { does: (browser) => browser.open('/store/change', { store: 'b2b', returnTo: '/' }) },
  'the checkout again': { does: (browser) => browser.open('/checkout') },
  'the cart again': { does: (browser) => browser.open('/cart') },
  'the success page': { does: (browser) => browser.open('/checkout/success') },
  'the page of cancelled payments': { does: (browser) => browser.open('/checkout/cancel') },
  'the button again': { does: (browser, { button }) => browser.open('/checkout', button) },
  'the payment page again': { does: inCart({ intent: 'payment-continue' }) },
  'the payment ended': { does: inCart({ intent: 'payment-end' }), ends: 'ENDED' },
  'the payment ended beside a new cart': {
    does: async (browser) => {
      await browser.open('/cart', { intent: 'add', sku: OTHER, qty: '1', returnTo: '/' });
      return browser.open('/cart', { intent: 'payment-end' });
    },
    ends: 'ENDED',
  },
  'the payment cancelled': {
    does: (browser, { payAt }) => browser.open(payAt, { answer: 'cancelled' }),
    ends: 'CANCELLED',
  },
  'the order cancelled': {
    does: async (browser, _opened, { number, email }) =>
      email && browser.open(`/customer/account/orders/${number}`, { intent: 'cancel' }),
    ends: 'CALLED_OFF_BY_BUYER',
  },
};

/** The page's text for each reason, in Danish. */
export const WORDS = {
  ENDED: 'Du afsluttede betalingen i et andet vindue',
  CANCELLED: 'Du afbrød betalingen',
  CALLED_OFF_BY_BUYER: 'Du annullerede ordren',
} as const;
const RELEASED = 'Vi har frigivet det reserverede beløb';

type Rows = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const STATE = `SELECT o.number, o.status, p.status AS payment, p.amount_oere::int AS amount, o.total_oere::int AS total,
    (SELECT array_agg(l.sku || ':' || l.quantity ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines,
    (SELECT count(*)::int FROM payment_operation q WHERE q.payment_id = p.id AND q.kind = 'void') AS voids,
    (SELECT count(*)::int FROM mail m WHERE m.order_id = o.id AND m.template = 'payment-released') AS letters
  FROM sales_order o JOIN payment p ON p.order_id = o.id WHERE p.session_token = $1`;

/** Runs one action, approves in the first tab, and returns all faults. */
export async function playTabs(browser: Browser, name: string, email: string | null, rows: Rows): Promise<string[]> {
  const action = ACTIONS[name];
  if (!action) throw new Error(`There is no action ${name}`);
  const opened = await openPaymentPage(browser, email);
  const session = opened.payAt.split('/').at(-1) ?? '';
  const [before] = await rows(STATE, [session]);
  await action.does(browser, opened, { email, number: String(before?.number) });
  const hasCart = browser.holds('cart-id');
  const end = await browser.open(opened.payAt, { answer: 'authorised' });
  const [after] = await rows(STATE, [session]);
  const text = load(end.text)('main').text();
  const wrong: string[] = [...browser.faults];
  const claim = (isRight: boolean, what: string) => void (isRight || wrong.push(what));
  const ends = action.ends === 'CALLED_OFF_BY_BUYER' && !email ? undefined : action.ends;
  if (action.beginsCart) claim(hasCart, 'no new cart was begun');
  if (ends) {
    claim(
      after?.status === 'canceled' && after.payment === 'cancelled',
      `order ${after?.status}, payment ${after?.payment}`,
    );
    claim(after?.voids === 1 && after.letters === 1, `${after?.voids} releases and ${after?.letters} mails about them`);
    claim(end.at === '/checkout/cancel', `came back to ${end.at}`);
    claim(text.includes(WORDS[ends]) && text.includes(RELEASED), `read: ${text.slice(0, 300)}`);
    return wrong;
  }
  claim(
    after?.status === 'processing' && after.payment === 'authorised',
    `order ${after?.status}, payment ${after?.payment}`,
  );
  claim(String(after?.amount) === opened.total, `paid ${after?.amount}, shown ${opened.total}`);
  claim(
    JSON.stringify(after?.lines) === JSON.stringify(before?.lines),
    `sold ${after?.lines}, ordered ${before?.lines}`,
  );
  if (action.isAway) claim(!text.includes(String(after?.number)), 'the order is shown to the next person');
  else claim(end.at === '/checkout/success' && text.includes(String(after?.number)), `came back to ${end.at}`);
  claim(!action.beginsCart || browser.holds('cart-id'), 'the new cart is gone after the payment');
  return wrong;
}
