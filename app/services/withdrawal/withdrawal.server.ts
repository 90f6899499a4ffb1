// Withdrawing from an order: finding it, what of it can be withdrawn from, and saying so.
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { WithdrawalView } from '~/models/withdrawal';
import { FindGuestOrderDocument, OrderToWithdrawDocument, WithdrawFromOrderDocument } from '../generated/commerce';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { withdrawalViewOf } from './withdrawal.map';

/** The token of the order; the same refusal for a wrong word and an order that is not there. */
export async function findGuestOrder(
  caller: Caller,
  input: { number: string; email: string; postcode: string },
): Promise<Outcome<{ token: string }>> {
  const { data, errors } = await send(caller, {
    client: 'commerce',
    document: FindGuestOrderDocument,
    variables: { input },
  });
  if (data?.guestOrder) return { ok: true, token: data.guestOrder.token };
  const refused = firstRefusal(null, errors);
  return refused?.code === 'TOO_MANY_TRIES' ? refused : refusal('ORDER_NOT_FOUND');
}

/** Null where the token opens no order, and where the back end knows no withdrawals. */
export async function readWithdrawal(caller: Caller, token: string): Promise<WithdrawalView | null> {
  const { data } = await send(caller, { client: 'commerce', document: OrderToWithdrawDocument, variables: { token } });
  return data?.guestOrderByToken ? withdrawalViewOf(data.guestOrderByToken) : null;
}

export async function withdrawFrom(
  caller: Caller,
  { token, formKey, lines }: { token: string; formKey: string; lines: { id: number; quantity: number }[] },
): Promise<Outcome<{ number: string }>> {
  const variables = { input: { token, form_key: formKey, lines } };
  const { data, errors } = await send(caller, { client: 'commerce', document: WithdrawFromOrderDocument, variables });
  const refused = firstRefusal(null, errors);
  if (refused) return refused;
  return data ? { ok: true, number: data.withdrawFromOrder.number } : refusal('UNDEFINED');
}
