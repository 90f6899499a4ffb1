// Orders by phone in the back office: rights, a cart apart from the shopper's, the rules of the shop's own checkout, the payment link, and the log.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleHasRight, STAFF_ROLES } from '#domain/staff/rights';
import { staffDesk } from './staff-desk';
import { add, type Counter, logIn, newCart, openCounter, press, readCart, someSkus } from './test-backend';

const BUYER = 'birgitte@havnens-arkitekter.example';
let counter: Counter;
let sku = '';
let other = '';
let buyer = 0;
let carts = 0;
beforeAll(async () => {
  counter = await openCounter();
  for (const role of STAFF_ROLES) await enter(role);
  [sku = '', other = ''] = await someSkus(counter, 2, "p.unit = 'stk'");
  const [row] = await counter.rows<{ id: number }>('SELECT id FROM customer WHERE email = $1', [BUYER]);
  buyer = row?.id ?? 0;
});
afterAll(() => counter?.close());

interface Problem {
  code: string;
  field: string | null;
}
interface Done {
  made: string | null;
  problem: Problem | null;
  changes?: { name: string; before: string; after: string }[];
}
interface Page {
  seen: string;
  isOpen: boolean;
  order: string | null;
  lines: { id: number; sku: string; quantity: number; unitOere: number; problem: Problem | null }[];
  toPayOere: number;
  changes: string;
  deliveries: { key: string; title: string; day: string | null }[];
  parcelShopsNear: string | null;
  delivery: string | null;
  payments: string[];
  shipping: string[];
  mobile: string;
  link: { way: string; recipient: string; state: string; failure: string | null } | null;
  billingId: number | null;
}
interface Answered {
  staffPhoneOrders?: { customers: { id: number; email: string }[]; open: { cart: string }[] };
  staffPhoneOrder?: Page | null;
  staffBeginPhoneOrder?: Done;
  staffActOnPhoneOrder?: { done: Done; notAdded: { typed: string; candidates: { sku: string }[] }[] };
  staffOrder?: { said: { name: string; value: string }[]; timeline: { who: string; what: string }[] };
}
const { ask, enter } = staffDesk<Answered>(() => counter);

const PAGE = `query ($cart: String!, $postcode: String) { staffPhoneOrder(cart: $cart, postcode: $postcode) { parcelShopsNear seen isOpen order toPayOere changes delivery payments shipping billingId mobile link { way recipient state failure }
  lines { id sku quantity unitOere problem { code field } } deliveries { key title day } } }`;
const BEGIN = `mutation ($input: StaffPhoneBeginning!) { staffBeginPhoneOrder(input: $input) { made problem { code field } } }`;
const ACT = `mutation ($cart: String!, $act: String!, $seen: String!, $input: StaffPhoneInput!) {
  staffActOnPhoneOrder(cart: $cart, act: $act, seen: $seen, input: $input) {
    done { made problem { code field } changes { name before after } } notAdded { typed candidates { sku } } } }`;

const GUEST = { customer: null, email: 'Karen@Example.dk', store: 'b2c', language: 'da' };
const ADDRESS = {
  ...{ firstname: 'Karen', lastname: 'Holm', street: 'Lærkevej 8', postcode: '5260', city: 'Odense S' },
  telephone: '20304050',
};
const nextCart = () => {
  carts += 1;
  return String(carts).padStart(32, 'p');
};

async function begin(input: object = { ...GUEST, customer: buyer, email: '' }, cart = nextCart()): Promise<string> {
  const { data } = await ask(BEGIN, { input: { ...GUEST, ...input, cart } });
  return data?.staffBeginPhoneOrder?.made ?? '';
}

async function page(cart: string, postcode: string | null = null): Promise<Page> {
  const found = (await ask(PAGE, { cart, postcode })).data?.staffPhoneOrder;
  if (!found) throw new Error(`No order by phone ${cart}`);
  return found;
}

async function act(cart: string, name: string, input: object = {}, seen?: string) {
  const shown = seen ?? (await page(cart)).seen;
  const { data, codes } = await ask(ACT, { cart, act: name, seen: shown, input });
  return { ...data?.staffActOnPhoneOrder?.done, notAdded: data?.staffActOnPhoneOrder?.notAdded ?? [], codes };
}

/** With lines, address and delivery; the customer's book gives the address. */
async function filled(input?: object, text = `${sku} 2`): Promise<string> {
  const cart = await begin(input);
  expect((await act(cart, 'add', { text })).problem).toBe(null);
  if ((await page(cart)).shipping.length === 0)
    expect((await act(cart, 'address', { address: ADDRESS })).problem).toBe(null);
  const { deliveries } = await page(cart);
  expect((await act(cart, 'delivery', { delivery: deliveries[0]?.key, day: '' })).problem).toBe(null);
  return cart;
}

const shownBy = ({ toPayOere, changes }: Page) => ({ toPayOere, changes });
const ordersOf = (cart: string) =>
  counter.rows<{ number: string; status: string; customer_id: number | null; total_oere: number }>(
    'SELECT number, status, customer_id, total_oere FROM sales_order WHERE cart_id = $1 ORDER BY id',
    [cart],
  );
const mailsTo = (template: string, recipient: string) =>
  counter.rows<{ payload: { told?: { token?: string } } }>(
    'SELECT payload FROM mail WHERE template = $1 AND recipient = $2 ORDER BY id',
    [template, recipient],
  );

describe('who', () => {
  it.each([...STAFF_ROLES])('%s takes orders by the right to orders only', async (role) => {
    const isAllowed = roleHasRight(role, 'orders');
    const cart = nextCart();
    const { data, codes } = await ask(BEGIN, { input: { ...GUEST, cart } }, role);
    expect(codes).toEqual(isAllowed ? [] : ['STAFF_RIGHT_MISSING']);
    expect(data?.staffBeginPhoneOrder?.made ?? null).toBe(isAllowed ? cart : null);
    const list = await ask(
      'query { staffPhoneOrders(text: "havnens") { customers { id email } open { cart } } }',
      {},
      role,
    );
    expect(Boolean(list.data?.staffPhoneOrders?.customers.length)).toBe(isAllowed);
    expect(Boolean((await ask(PAGE, { cart }, role)).data?.staffPhoneOrder)).toBe(isAllowed);
    const acted = await ask(ACT, { cart, act: 'discard', seen: 'x', input: {} }, role);
    expect(Boolean(acted.data?.staffActOnPhoneOrder)).toBe(isAllowed);
  });

  it('requires a login', async () => {
    expect((await ask(BEGIN, { input: { ...GUEST, cart: nextCart() } }, null)).data).toBeNull();
  });

  it('is begun once, however often the form is sent, and by its sender only', async () => {
    const cart = nextCart();
    expect([await begin(GUEST, cart), await begin(GUEST, cart)]).toEqual([cart, cart]);
    const { data } = await ask(BEGIN, { input: { ...GUEST, cart } }, 'service');
    expect(data?.staffBeginPhoneOrder?.problem).toMatchObject({ code: 'CART_NOT_FOUND' });
  });

  it('is refused for a guest without an e-mail and for a deactivated customer', async () => {
    const problem = async (input: object) =>
      (await ask(BEGIN, { input: { ...GUEST, cart: nextCart(), ...input } })).data?.staffBeginPhoneOrder?.problem;
    expect(await problem({ email: ' ' })).toEqual({ code: 'REQUIRED', field: 'email' });
    expect(await problem({ email: 'karen@' })).toEqual({ code: 'EMAIL_INVALID', field: 'email' });
    expect(await problem({ customer: 99_999 })).toMatchObject({ code: 'CUSTOMER_NOT_FOUND' });
    await counter.rows('UPDATE customer SET is_active = false WHERE id = $1', [buyer]);
    expect(await problem({ customer: buyer })).toMatchObject({ code: 'ACCOUNT_DEACTIVATED' });
    await counter.rows('UPDATE customer SET is_active = true WHERE id = $1', [buyer]);
  });
});

describe('the cart', () => {
  it('is apart from the customer’s own, which neither sees nor changes it', async () => {
    const who = await logIn(counter, BUYER);
    const own = await newCart(counter, who);
    await add(counter, own, other, 1, who);
    const cart = await filled();
    expect(await newCart(counter, who)).toBe(own);
    expect((await readCart(counter, own, who)).data?.cart?.total_quantity).toBe(1);
    expect((await readCart(counter, cart, who)).data?.cart ?? null).toBe(null);
    expect(await add(counter, cart, other, 1, who)).not.toEqual([]);
    const guests = await filled(GUEST);
    expect(await add(counter, guests, other, 1)).not.toEqual([]);
    expect((await page(guests)).lines).toMatchObject([{ sku, quantity: 2 }]);
  });

  it('has the customer’s agreed price', async () => {
    await counter.rows(
      `INSERT INTO contract_price (business_id, product_id, gross_oere, valid_from)
        SELECT c.business_id, p.id, 125, now() - interval '3 years' FROM customer c, product p WHERE c.id = $1 AND p.sku = $2`,
      [buyer, other],
    );
    const cart = await filled(undefined, other);
    expect((await page(cart)).lines).toMatchObject([{ sku: other, unitOere: 100 }]);
    const guests = await filled(GUEST, other);
    expect((await page(guests)).lines[0]?.unitOere).toBeGreaterThan(125);
  });

  it('adds several lines at once, returns those that name several products or none, and offers what their words may mean', async () => {
    const cart = await begin();
    const done = await act(cart, 'add', { text: `${sku} 3\nkopipapir 2\nQQ-77712 1` });
    expect(done.problem).toBe(null);
    expect((await page(cart)).lines).toMatchObject([{ sku, quantity: 3 }]);
    expect(done.notAdded.map(({ typed, candidates }) => [typed, candidates.length > 0])).toEqual([
      ['kopipapir 2', true],
      ['QQ-77712', false],
    ]);
    const { notAdded } = await act(cart, 'add', { text: `${sku} 99999` });
    expect(notAdded).toMatchObject([{ typed: `${sku} 99999`, candidates: [] }]);
    expect((await act(cart, 'add', { text: ' ' })).problem).toEqual({ code: 'REQUIRED', field: 'text' });
  });

  it('changes quantities within the limits of the product, and 0 takes a line out', async () => {
    const cart = await filled();
    const [line] = (await page(cart)).lines;
    const set = (quantity: number) => act(cart, 'quantities', { lines: [{ id: line?.id, quantity }] });
    const [limit] = await counter.rows<{ max_qty: number }>('SELECT max_qty FROM product WHERE sku = $1', [sku]);
    const max = limit?.max_qty ?? 0;
    await counter.rows(
      `UPDATE stock_item s SET quantity = $2 FROM product p WHERE p.id = s.product_id AND p.sku = $1`,
      [sku, max + 10],
    );
    expect((await set(max + 1)).problem).toEqual({ code: 'QUANTITY_TOO_LARGE', field: `quantity-${line?.id}` });
    expect((await set(max)).problem).toBe(null);
    expect((await page(cart)).lines).toMatchObject([{ quantity: max }]);
    expect((await set(0)).problem).toBe(null);
    expect((await page(cart)).lines).toEqual([]);
  });

  it('refuses an unknown code, a day without delivery, a bad address and a long text, each at its field', async () => {
    const cart = await filled();
    const { delivery } = await page(cart);
    expect((await act(cart, 'code', { code: 'FINDESIKKE' })).problem).toEqual({
      code: 'COUPON_INVALID',
      field: 'code',
    });
    expect((await act(cart, 'delivery', { delivery, day: '2020-01-01' })).problem).toMatchObject({ field: 'day' });
    expect((await act(cart, 'delivery', { delivery: 'x', day: '' })).problem).toMatchObject({ field: 'delivery' });
    const guests = await filled(GUEST);
    const wrong = await act(guests, 'address', { address: { ...ADDRESS, postcode: '99' } });
    expect(wrong.problem).toEqual({ code: 'POSTCODE_INVALID', field: 'postcode' });
    const words = (comment: string) => act(cart, 'words', { comment });
    expect((await words('x'.repeat(1001))).problem).toEqual({ code: 'TOO_LONG', field: 'comment' });
    expect((await words('x'.repeat(1000))).problem).toBe(null);
  });

  it('refuses an act on another state than the page showed, and changes nothing', async () => {
    const cart = await filled();
    const { seen } = await page(cart);
    const both = await Promise.all([1, 2].map(() => act(cart, 'add', { text: `${other} 1` }, seen)));
    expect(both.map(({ problem }) => problem?.code ?? null).sort()).toEqual([null, 'ORDER_CHANGED'].sort());
    expect(both.flatMap(({ changes }) => changes)).toEqual([{ name: `goods.${other}`, before: '', after: '1' }]);
    expect((await page(cart)).lines).toMatchObject([{ quantity: 2 }, { sku: other, quantity: 1 }]);
  });
});

describe('on invoice', () => {
  const place = async (cart: string, more: object = {}) => {
    const shown = await page(cart);
    return act(cart, 'place', { ...shownBy(shown), accepted: true, ...more }, shown.seen);
  };

  it('is placed once as the customer’s order, confirmed by mail, and says who took it', async () => {
    const cart = await filled();
    await act(cart, 'words', { comment: 'Ring på', reference: 'Projekt 7' });
    const before = await mailsTo('order-confirmation', BUYER);
    const shown = await page(cart);
    const press2 = () => act(cart, 'place', { ...shownBy(shown), accepted: true }, shown.seen);
    const [one, two] = await Promise.all([press2(), press2()]);
    const orders = await ordersOf(cart);
    expect(orders).toMatchObject([{ status: 'processing', customer_id: buyer, total_oere: shown.toPayOere }]);
    const [{ number } = { number: '' }] = orders;
    expect([one?.made, two?.made]).toEqual([number, number]);
    expect((await press2()).made).toBe(number);
    expect(await mailsTo('order-confirmation', BUYER)).toHaveLength(before.length + 1);
    expect(await page(cart)).toMatchObject({ isOpen: false, order: number });
    const { data } = await ask(
      'query ($number: String!) { staffOrder(number: $number) { said { name value } timeline { who what } } }',
      { number },
    );
    expect(data?.staffOrder?.said).toEqual(
      expect.arrayContaining([
        { name: 'takenBy', value: 'administrator' },
        { name: 'comment', value: 'Ring på' },
        { name: 'reference', value: 'Projekt 7' },
      ]),
    );
    expect(data?.staffOrder?.timeline).toContainEqual({ who: 'administrator', what: 'phone' });
  });

  it('needs the accepted terms, a way of delivery, and a customer who may buy on invoice', async () => {
    const cart = await filled();
    expect((await place(cart, { accepted: false })).problem).toEqual({ code: 'TERMS_NOT_ACCEPTED', field: 'terms' });
    const undelivered = await begin();
    await act(undelivered, 'add', { text: sku });
    expect((await place(undelivered)).problem?.code).toBe('SHIPPING_METHOD_MISSING');
    const guests = await filled(GUEST);
    expect((await place(guests)).problem).toEqual({ code: 'PAYMENT_METHOD_UNAVAILABLE', field: 'payment' });
    for (const one of [cart, undelivered, guests]) expect(await ordersOf(one)).toEqual([]);
  });

  it('is refused where the price or the stock has changed since the page was shown', async () => {
    const cart = await filled();
    const shown = await page(cart);
    await counter.rows('UPDATE product SET gross_oere = gross_oere + 500 WHERE sku = $1', [sku]);
    const dearer = await act(cart, 'place', { ...shownBy(shown), accepted: true }, shown.seen);
    expect(dearer.problem?.code).toBe('TOTAL_CHANGED');
    await counter.rows('UPDATE product SET gross_oere = gross_oere - 500 WHERE sku = $1', [sku]);
    const stock = (quantity: number) =>
      counter.rows(
        `UPDATE stock_item s SET quantity = $2 FROM product p WHERE p.id = s.product_id AND p.sku = $1 AND s.source_code = 'central'`,
        [sku, quantity],
      );
    await stock(1);
    expect((await place(cart)).problem?.code).toMatch(/STOCK/);
    await stock(2);
    expect((await place(cart)).problem).toBe(null);
    await stock(500);
  });

  it('is refused above the credit of the company, and placed at it', async () => {
    const cart = await filled();
    const { toPayOere } = await page(cart);
    const owed = `SELECT coalesce(sum(total_oere), 0)::int AS n FROM sales_order o WHERE o.business_id = b.id
      AND o.payment_code = 'account' AND o.status IN ('processing', 'needs_review', 'on_hold', 'shipped', 'complete')`;
    const limit = (more: number) =>
      counter.rows(
        `UPDATE business b SET credit_limit_oere = (${owed}) + $2 FROM customer c WHERE c.business_id = b.id AND c.id = $1`,
        [buyer, more],
      );
    await limit(toPayOere - 1);
    expect((await place(cart)).problem?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    await limit(toPayOere);
    expect((await place(cart)).problem).toBe(null);
    await counter.rows('UPDATE business SET credit_limit_oere = NULL');
  });
});

describe('a parcel shop', () => {
  const shopsOf = ({ deliveries }: Page) => deliveries.filter(({ key }) => key.startsWith('parcelshop/'));

  it('is chosen from those near the address or another postcode, and is on the order that is placed', async () => {
    const cart = await filled(GUEST);
    const shown = await page(cart);
    expect([shown.parcelShopsNear, shopsOf(shown)[0]?.title]).toEqual(['5260', expect.stringMatching(/, 5\d{3} /)]);
    const far = shopsOf(await page(cart, '9000'))[0];
    expect(far?.title).toMatch(/, 9\d{3} /);
    expect((await act(cart, 'delivery', { delivery: far?.key, day: '' })).problem).toBe(null);
    const chosen = await page(cart);
    expect([chosen.delivery, shopsOf(chosen)[0]]).toEqual([far?.key, far]);
    expect((await act(cart, 'link', shownBy(chosen))).problem).toBe(null);
    const [row] = await counter.rows<{ id: string; name: string }>(
      `SELECT shipping_method ->> 'servicePointId' AS id, shipping_method -> 'point' ->> 'name' AS name FROM cart WHERE id = $1`,
      [cart],
    );
    expect(far?.key.endsWith(row?.id ?? '-')).toBe(true);
    expect(far?.title).toContain(row?.name);
  });

  it('that does not exist is refused, and none is listed where no way of delivery needs one', async () => {
    const cart = await filled(GUEST);
    const [known] = shopsOf(await page(cart));
    for (const delivery of [known?.key.replace(/\/[^/]*$/, '/list-9999-1'), known?.key.replace(/\/[^/]*$/, '/')])
      expect((await act(cart, 'delivery', { delivery, day: '' })).problem).toMatchObject({ field: 'delivery' });
    const company = await page(await filled());
    expect([company.parcelShopsNear, shopsOf(company)]).toEqual([null, []]);
  });
});

describe('a discarded order', () => {
  it('can neither be changed nor placed', async () => {
    const cart = await filled();
    expect((await act(cart, 'discard')).problem).toBe(null);
    expect((await page(cart)).isOpen).toBe(false);
    expect((await act(cart, 'add', { text: sku })).problem?.code).toBe('CART_NOT_ACTIVE');
    const shown = await page(cart);
    const placed = await act(cart, 'place', { ...shownBy(shown), accepted: true });
    expect(placed.problem?.code).toMatch(/^CART_/);
  });
});

interface Link {
  phoneOrder: { state: string; number: string | null; to_pay: { value: number }; price_changes: string } | null;
  acceptPhoneOrder: {
    payment_redirect_url: string | null;
    order_token: string | null;
    errors: { code: string; problem_code: string | null }[];
  };
}

describe('the payment link', () => {
  const shop = async (query: string, variables: object) => {
    const headers = { store: 'b2c', origin: 'http://localhost:3000' };
    const answer = await counter.backend.execute({ client: 'commerce', query, variables: { ...variables }, headers });
    return answer.data as Partial<Link> | null;
  };
  const open = async (token: string) =>
    (
      await shop(
        'query ($token: String!) { phoneOrder(token: $token) { state number to_pay { value } price_changes } }',
        { token },
      )
    )?.phoneOrder ?? null;
  const accept = async (token: string, more: object = {}) => {
    const shown = await open(token);
    const input = {
      ...{
        token,
        agreement_ids: [1],
        expected_total: shown?.to_pay.value ?? 0,
        price_changes: shown?.price_changes ?? '',
      },
      ...more,
    };
    const query = `mutation ($input: AcceptPhoneOrderInput!) { acceptPhoneOrder(input: $input) {
      payment_redirect_url order_token errors { code problem_code } } }`;
    const done = (await shop(query, { input }))?.acceptPhoneOrder;
    return {
      payAt: done?.payment_redirect_url ?? null,
      problem: done?.errors[0]?.problem_code ?? done?.errors[0]?.code,
    };
  };
  const send = async (cart: string) => {
    const shown = await page(cart);
    return act(cart, 'link', shownBy(shown), shown.seen);
  };
  const linkTo = async (email: string) => (await mailsTo('phone-order-link', email)).at(-1)?.payload.told?.token ?? '';

  async function linked(email: string) {
    const cart = await filled({ ...GUEST, email });
    expect((await send(cart)).problem).toBe(null);
    return { cart, token: await linkTo(email) };
  }

  it('is mailed, opens the order, and is paid as any order; nothing is reserved before', async () => {
    const stock = () =>
      counter.rows<{ quantity: number }>(
        `SELECT s.quantity FROM stock_item s JOIN product p ON p.id = s.product_id WHERE p.sku = $1 AND s.source_code = 'central'`,
        [other],
      );
    const cart = await filled({ ...GUEST, email: 'bo@example.dk' }, `${other} 2`);
    const before = await stock();
    expect((await send(cart)).problem).toBe(null);
    const token = await linkTo('bo@example.dk');
    expect(await stock()).toEqual(before);
    expect(await ordersOf(cart)).toEqual([]);
    expect(await open(token)).toMatchObject({ state: 'OPEN', number: null });
    expect((await accept(token, { agreement_ids: [] })).problem).toBe('TERMS_NOT_ACCEPTED');
    expect(await ordersOf(cart)).toEqual([]);
    const [one, two] = await Promise.all([accept(token), accept(token)]);
    expect(one?.payAt).toMatch(/^\/payment\/test\//);
    expect(two?.payAt).toBe(one?.payAt);
    expect(await ordersOf(cart)).toMatchObject([{ status: 'pending' }]);
    expect(await open(token)).toMatchObject({ state: 'PAYING' });
    await press(counter, one?.payAt ?? '', 'authorised');
    expect(await ordersOf(cart)).toMatchObject([{ status: 'processing' }]);
    expect(await open(token)).toMatchObject({ state: 'PLACED' });
    expect(await mailsTo('order-confirmation', 'bo@example.dk')).toHaveLength(1);
  });

  it('works again after a declined payment', async () => {
    const { cart, token } = await linked('ib@example.dk');
    await press(counter, (await accept(token)).payAt ?? '', 'declined');
    expect(await open(token)).toMatchObject({ state: 'OPEN', number: null });
    await press(counter, (await accept(token)).payAt ?? '', 'authorised');
    expect((await ordersOf(cart)).map(({ status }) => status)).toEqual(['canceled', 'processing']);
  });

  it('is not sent for what could not be ordered, and sent once by two clicks', async () => {
    const cart = await begin({ ...GUEST, email: 'ole@example.dk' });
    await act(cart, 'add', { text: sku });
    expect((await send(cart)).problem?.code).toBe('SHIPPING_ADDRESS_MISSING');
    const ready = await filled({ ...GUEST, email: 'ole@example.dk' });
    const shown = await page(ready);
    await Promise.all([1, 2].map(() => act(ready, 'link', shownBy(shown), shown.seen)));
    expect(await mailsTo('phone-order-link', 'ole@example.dk')).toHaveLength(1);
  });

  describe('by SMS', () => {
    const sendSms = async (cart: string, mobile: string) => {
      const shown = await page(cart);
      return act(cart, 'link', { ...shownBy(shown), way: 'sms', mobile }, shown.seen);
    };
    const smsTo = (mobile: string) => mailsTo('phone-order-sms', mobile);

    it('goes to the number, has the same link as the mail, and its state is shown', async () => {
      const cart = await filled({ ...GUEST, email: 'lis@example.dk' });
      expect(await page(cart)).toMatchObject({ mobile: '+4520304050', link: null });
      expect((await sendSms(cart, '20 30 40 51')).problem).toBe(null);
      const [sms] = await smsTo('+4520304051');
      const token = sms?.payload.told?.token ?? '';
      expect(await open(token)).toMatchObject({ state: 'OPEN' });
      expect((await page(cart)).link).toEqual({
        ...{ way: 'sms', recipient: '+4520304051', state: 'waiting', failure: null },
      });
      const failed = (column: string) =>
        counter.rows(`UPDATE mail SET failure = 'no access', ${column} = now() WHERE recipient = '+4520304051'`);
      await failed('next_try_at');
      expect((await page(cart)).link).toMatchObject({ state: 'failed', failure: 'no access' });
      await failed('given_up_at');
      expect((await page(cart)).link).toMatchObject({ state: 'given-up', failure: 'no access' });
      await counter.rows(`UPDATE mail SET sent_at = now(), given_up_at = NULL WHERE recipient = '+4520304051'`);
      expect((await page(cart)).link).toMatchObject({ state: 'sent', failure: null });
      counter.clock.forward(1000);
      expect((await send(cart)).problem).toBe(null);
      expect(await linkTo('lis@example.dk')).toBe(token);
      expect((await page(cart)).link).toMatchObject({ way: 'mail', recipient: 'lis@example.dk' });
    });

    it.each([
      ['no number', 'ring', 'PHONE_INVALID'],
      ['an empty one', '', 'PHONE_INVALID'],
      ['a landline', '33 12 34 56', 'MOBILE_NOT_REACHED'],
      ['a number abroad', '+46 70 123 45 67', 'MOBILE_NOT_REACHED'],
    ])('is refused for %s, and nothing is sent', async (_title, mobile, code) => {
      const cart = await filled({ ...GUEST, email: 'per@example.dk' });
      expect((await sendSms(cart, mobile)).problem).toEqual({ code, field: 'mobile' });
      expect((await page(cart)).link).toBe(null);
    });

    it('is sent once by two clicks, and five times an hour to one number', async () => {
      const mobile = '+4520304052';
      const cart = await filled({ ...GUEST, email: 'ulla@example.dk' });
      const shown = await page(cart);
      const input = { ...shownBy(shown), way: 'sms', mobile };
      await act(cart, 'link', input, shown.seen);
      await act(cart, 'link', input, shown.seen);
      expect(await smsTo(mobile)).toHaveLength(1);
      for (let more = 1; more < 5; more += 1) {
        counter.clock.forward(1000);
        expect((await sendSms(cart, mobile)).problem).toBe(null);
      }
      counter.clock.forward(1000);
      expect((await sendSms(cart, mobile)).problem).toEqual({ code: 'TOO_MANY_TRIES', field: 'mobile' });
      expect(await smsTo(mobile)).toHaveLength(5);
    });

    it('is refused once the SMS of the day are sent', async () => {
      const cart = await filled({ ...GUEST, email: 'finn@example.dk' });
      await counter.rows(`UPDATE rate_limit SET points = 500 WHERE key = 'sms-day:all'`);
      expect((await sendSms(cart, '20304053')).problem).toEqual({ code: 'STAFF_SMS_ENOUGH', field: 'mobile' });
      expect(await smsTo('+4520304053')).toEqual([]);
      await counter.rows(`DELETE FROM rate_limit WHERE key = 'sms-day:all'`);
    });

    it('is not sent, and not counted, for what could not be ordered', async () => {
      const cart = await begin({ ...GUEST, email: 'poul@example.dk' });
      await act(cart, 'add', { text: sku });
      expect((await sendSms(cart, '20304054')).problem?.code).toBe('SHIPPING_ADDRESS_MISSING');
      expect(await counter.rows(`SELECT 1 FROM rate_limit WHERE key = 'sms-mobile:+4520304054'`)).toEqual([]);
    });
  });

  it('is refused at another total than it showed, once discarded, and after seven days', async () => {
    const { cart, token } = await linked('eva@example.dk');
    expect((await accept(token, { expected_total: 1 })).problem).toBe('TOTAL_CHANGED');
    const discarded = await linked('eva2@example.dk');
    await act(discarded.cart, 'discard');
    expect(await open(discarded.token)).toBe(null);
    expect(await open('findes-ikke')).toBe(null);
    // Last: the logins of staff end as well.
    counter.clock.forward(7 * 24 * 60 * 60 * 1000 - 1000);
    expect(await open(token)).toMatchObject({ state: 'OPEN' });
    counter.clock.forward(1000);
    expect(await open(token)).toBe(null);
    expect((await accept(token)).problem).toBe('CART_NOT_FOUND');
    expect(await ordersOf(cart)).toEqual([]);
  });
});
