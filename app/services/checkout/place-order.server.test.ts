// The reason why an order was not placed, as the message at the order button: the specific problem where the back end names one.
import { describe, expect, test, vi } from 'vitest';
import type { Caller } from '~/models/caller';
import { type Placing, placeOrder, refusalOfPlacing } from './place-order.server';

const send = vi.hoisted(() => vi.fn());
vi.mock('../transport/transport.server', () => ({ send, read: vi.fn() }));

test.each([
  ['PRICE_CHANGED', 'COUPON_USED_UP', 'COUPON_USED_UP'],
  ['PRICE_CHANGED', 'GIFT_CARD_RESERVED', 'GIFT_CARD_RESERVED'],
  ['PRICE_CHANGED', 'TOTAL_CHANGED', 'TOTAL_CHANGED'],
  ['PRICE_CHANGED', null, 'TOTAL_CHANGED'],
  ['CREDIT_LIMIT_EXCEEDED', undefined, 'CREDIT_LIMIT_EXCEEDED'],
])('%s with the problem %s is %s', (code, problem_code, expected) => {
  expect(refusalOfPlacing({ code, message: 'Refused', problem_code }).code).toBe(expected);
});

describe('an answer', () => {
  const caller = { cartId: 'cart' } as Caller;
  const placing: Placing = {
    ...{ reference: '', requisitioner: '', requisitionNumber: '', ean: '', accountingCost: '', comment: '' },
    ...{ agreementIds: [], seenTotal: 100, seenChanges: '', returnUrl: 'https://shop/r', cancelUrl: 'https://shop/c' },
  };
  const placedBy = async (placeOrderData: object | null, errors: object[] = []) => {
    send.mockResolvedValueOnce({ data: placeOrderData && { placeOrder: placeOrderData }, errors });
    return placeOrder(caller, placing);
  };

  test.each([
    ['neither an order nor an error', { errors: [], orderV2: null }],
    ['no data', null],
  ])('with %s is refused with a general message', async (_what, data) => {
    expect(await placedBy(data)).toMatchObject({ ok: false, code: 'UNABLE_TO_PLACE_ORDER' });
  });

  test('with an error and no order is refused with the error', async () => {
    const coded = { code: 'UNABLE_TO_PLACE_ORDER', message: 'No', problem_code: 'BUSINESS_ONLY' };
    expect(await placedBy({ errors: [coded], orderV2: null })).toMatchObject({ ok: false, code: 'BUSINESS_ONLY' });
    const outside = { message: 'No', extensions: { category: 'graphql-input', code: 'TOO_MANY_TRIES' } };
    expect(await placedBy(null, [outside])).toMatchObject({ ok: false });
    expect((await placedBy(null, [outside])) as object).not.toMatchObject({ code: 'UNABLE_TO_PLACE_ORDER' });
  });

  test('with an order is its number, its token and where it is paid', async () => {
    const orderV2 = { number: '1000', token: 'own' };
    expect(await placedBy({ errors: [], orderV2, order_token: 'token', payment_redirect_url: 'https://pay' })).toEqual({
      ...{ ok: true, number: '1000', token: 'token', payAt: 'https://pay' },
    });
    expect(await placedBy({ errors: [], orderV2 })).toMatchObject({ ok: true, token: 'own', payAt: null });
  });
});

test('without a cart nothing is sent', async () => {
  send.mockClear();
  expect(await placeOrder({} as Caller, {} as Placing)).toMatchObject({ ok: false, code: 'CART_NOT_FOUND' });
  expect(send).not.toHaveBeenCalled();
});
