// What consumers are told before they order: which of their goods they cannot withdraw from.
import { isCompany } from '#domain/buyer';
import type { Caller } from '~/models/caller';
import type { CheckoutView, ExceptedGoods } from '~/models/checkout';
import { offers } from '../prune-remote.server';
import { send } from '../transport.server';
import { CART_EXCEPTIONS } from './excepted.gql';

const WHY = { PERSONALISED: 'personalised', PERISHABLE: 'perishable', SEALED: 'sealed' } as const;

/** None for companies, which have no such right, and where the back end knows of none. */
export async function readExcepted(caller: Caller, { cart, kind }: CheckoutView): Promise<ExceptedGoods[]> {
  if (cart.id === null || isCompany(kind) || !(await offers('commerce', 'Mutation.withdrawFromOrder'))) return [];
  const asked = { client: 'commerce', document: CART_EXCEPTIONS, variables: { cartId: cart.id } } as const;
  const { data } = await send(caller, asked);
  return (data?.cart?.withdrawal_exceptions ?? []).flatMap(({ uid, exemption }) => {
    const line = cart.lines.find((one) => one.uid === uid);
    return line ? [{ uid, name: line.name, why: exemption ? WHY[exemption] : 'giftCard' }] : [];
  });
}
