// Effects of every login: the customer's own cart, language and store, and one message, in which a loss has priority.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CustomerView } from '~/models/customer';
import type { RequestContext } from '~/models/request-context';
import { cookiesOf, customerOfTests, keptOf, visitOfTests, visitorContext } from '../../tests/support/visitor-context';
import { loggedIn } from './logged-in.server';

const asked = vi.hoisted(() => ({ customer: vi.fn(), takeCart: vi.fn(), note: vi.fn(), moveWords: vi.fn() }));
vi.mock('~/services/customer/customer.server', () => ({ readCustomer: asked.customer }));
vi.mock('~/services/cart/cart.server', () => ({ takeCartAlong: asked.takeCart, CartGone: class extends Error {} }));
vi.mock('~/services/tracking/tracking.server', () => ({ noteLogin: asked.note }));
vi.mock('./order-words.server', () => ({ moveOrderWords: asked.moveWords }));

const TAKEN = { id: 'c-own', joined: true, together: false, left: [] };
beforeEach(() => {
  asked.customer.mockReset().mockResolvedValue(customerOfTests());
  asked.takeCart.mockReset().mockResolvedValue(TAKEN);
  asked.note.mockReset().mockResolvedValue(undefined);
  asked.moveWords.mockReset().mockResolvedValue([]);
});

const request = new Request('http://localhost:3000/customer/login', {
  method: 'POST',
  headers: { cookie: 'cart-id=c-guest; visitor=8c5f2c5e-7f1a-4c6e-9d0b-0a4f6d1e2b3c' },
});
const ARRIVAL = { token: 't-7', jwt: 'a.b.c', stay: true, target: '/checkout' };
async function arrivalOf(facts: Partial<RequestContext> = {}, arrival: Partial<Parameters<typeof loggedIn>[2]> = {}) {
  const response = await loggedIn(request, visitorContext({ cartId: 'c-guest', ...facts }), { ...ARRIVAL, ...arrival });
  const kept = keptOf(cookiesOf(response));
  const toast = kept.toast ? JSON.parse(Buffer.from(kept.toast, 'base64url').toString()) : null;
  return { leads: `${response.status} ${response.headers.get('Location')}`, kept, toast };
}
const ofCustomer = (facts: Partial<CustomerView>) => asked.customer.mockResolvedValue(customerOfTests(facts));

describe('a login', () => {
  test('redirects to its target with token, own cart and language, and is logged', async () => {
    ofCustomer({ language: 'en' });
    const { leads, kept, toast } = await arrivalOf();
    expect(leads).toBe('303 /checkout');
    expect(kept).toMatchObject({ 'apollo-token': 't-7', DR_JWT: 'a.b.c', 'cart-id': 'c-own', locale: 'en-GB' });
    // The previous message is cleared, and no new one is set.
    expect([toast, kept.toast, kept.punchout]).toEqual([null, null, undefined]);
    expect(asked.takeCart).toHaveBeenCalledWith(expect.objectContaining({ token: 't-7' }), 'c-guest');
    expect(asked.note).toHaveBeenCalledWith(expect.objectContaining({ token: 't-7' }));
  });

  test.each([
    ['a frame, where pages of its own may show the shop', ['https://srm.example'], 'frame'],
    ['a window of its own, where none may', [], 'window'],
  ])('of a procurement system’s buyer is in %s', async (_where, frameAncestors, place) => {
    ofCustomer({ punchout: visitOfTests({ frameAncestors }) });
    expect((await arrivalOf()).kept.punchout).toBe(place);
  });

  test('moves the texts of an order along, and sets the cookies of its caller', async () => {
    asked.moveWords.mockResolvedValue(['DR_SESSION_CONTEXT=moved']);
    const { kept } = await arrivalOf({}, { cookies: ['own=1'] });
    expect(kept).toMatchObject({ DR_SESSION_CONTEXT: 'moved', own: '1' });
    const carts = { from: 'c-guest', to: 'c-own', joined: true };
    expect(asked.moveWords).toHaveBeenCalledWith(expect.objectContaining({ token: 't-7' }), request, carts);
  });

  test('of staff for a customer does not take the cart of the staff member along', async () => {
    ofCustomer({ actingStaff: 'Bo' });
    await arrivalOf();
    expect(asked.takeCart).toHaveBeenCalledWith(expect.anything(), null);
  });

  test('that finds no customer leaves the language unchanged', async () => {
    asked.customer.mockResolvedValue(null);
    const { kept } = await arrivalOf();
    expect(asked.takeCart).toHaveBeenCalledWith(expect.anything(), 'c-guest');
    expect('locale' in kept).toBe(false);
  });

  test.each([
    ['another', customerOfTests({ id: '5' }), true],
    ['the same', customerOfTests(), false],
    ['no one', null, false],
  ])('after %s gives the visitor a new id: %s', async (_who, customer, isNew) => {
    const { visitor } = (await arrivalOf({ customer })).kept;
    expect(visitor !== undefined).toBe(isNew);
  });
});

describe('its message', () => {
  const WELCOME = { level: 2, text: 'account:profile.saved' } as const;
  const COUPON = { kind: 'coupon', code: 'TAK10', why: { key: 'refusals:COUPON_EXPIRED', params: {} } } as const;
  const grown = (left: readonly object[] = []) => asked.takeCart.mockResolvedValue({ ...TAKEN, together: true, left });

  test('is none, a larger cart, the caller’s message, or a loss, in rising priority', async () => {
    expect((await arrivalOf()).toast).toBeNull();
    grown();
    expect((await arrivalOf()).toast).toMatchObject({ level: 1, text: 'cart:together' });
    expect((await arrivalOf({}, { toast: WELCOME })).toast).toEqual(WELCOME);
    grown([{ kind: 'delivery' }]);
    expect((await arrivalOf({}, { toast: WELCOME })).toast).toMatchObject({ level: 3, text: 'cart:left.told' });
  });

  test('lists everything that was left behind, in the customer’s language', async () => {
    grown([{ kind: 'delivery' }, COUPON, { ...COUPON, kind: 'giftCard', code: 'GAVE1' }]);
    const danish = (await arrivalOf({ language: 'en' })).toast.params.what;
    expect(danish).toMatch(/TAK10.*GAVE1/s);
    expect(danish).not.toContain('cart:left');
    ofCustomer({ language: 'en' });
    const english = (await arrivalOf({ language: 'da' })).toast.params.what;
    expect(english).toMatch(/TAK10.*GAVE1/s);
    expect(english).not.toBe(danish);
    asked.customer.mockResolvedValue(null);
    expect((await arrivalOf({ language: 'en' })).toast.params.what).toBe(english);
  });
});
