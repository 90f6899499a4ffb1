// After a login the context has nothing of the guest before it: neither the cart nor the choices.
import { expect, test, vi } from 'vitest';
import type { RequestContext } from '~/models/request-context';
import { contextOfCustomer } from './get-context.server';

const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('~/services/customer/customer.server', () => ({ readCustomer: read }));

const stores = [
  { id: 1, code: 'b2c', isConsumer: true },
  { id: 2, code: 'b2b', isConsumer: false },
];
const guest = {
  variant: { storeCodes: ['b2c', 'b2b'], pinned: false, punchoutStoreCode: null },
  stores,
  here: '/',
  rules: { catalogueMode: false },
  storeId: 1,
  storeCode: 'b2c',
  token: null,
  customer: null,
  cartId: 'cart-of-the-guest',
  personalCoupons: ['KAFFEPAUSE'],
} as unknown as RequestContext;

test('who logs in is asked for with the new token, and is in the own store without the guest’s cart', async () => {
  read.mockResolvedValue({ id: 7, storeId: 2 });
  const context = await contextOfCustomer(guest, 'new-token');
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ token: 'new-token' }));
  expect(context).toMatchObject({ token: 'new-token', storeCode: 'b2b', cartId: null, personalCoupons: null });
  expect(context.customer).toMatchObject({ id: 7 });
});
