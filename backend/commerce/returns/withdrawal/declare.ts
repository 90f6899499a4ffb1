// A consumer withdraws from an order, fully or in part: recorded with its moment, unsent items cancelled at once, and a receipt sent (Directive
// 2011/83/EU, art. 11a).
import { cancelPieces } from '#backend/commerce/fulfilment/cancel';
import { type Life, type Stepping, stepOrder } from '#backend/commerce/fulfilment/step';
import { type Chosen, unshipped } from '#domain/order/order-life';
import { isCancellable } from '#domain/order/order-status';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import { chooseWithdrawn, refundDueOn, type Withdrawn, whyNoWithdrawal } from '#domain/returns/withdrawal';
import { withdrawableOf } from './question';
import { closeIfDone, insertWithdrawal, raiseWithdrawn, type WithdrawalRow } from './withdrawal.sql';

export interface Declaring {
  lines: Withdrawn;
  /** The same form sent twice is one withdrawal. */
  formKey: string;
}

/** `returned`: products whose stock came back. */
export type Declared = Outcome<{ withdrawal: WithdrawalRow; returned: number[] }>;

export const declareWithdrawal = (number: string, { lines, formKey }: Declaring, life: Life): Promise<Declared> =>
  stepOrder(number, life, async (stepping): Promise<Declared> => {
    const { tx, whole, order } = stepping;
    const { question, withdrawals } = await withdrawableOf(tx.db, whole);
    const before = withdrawals.find(({ withdrawal }) => withdrawal.formKey === formKey);
    if (before) return { ok: true, withdrawal: before.withdrawal, returned: [] };
    if (whyNoWithdrawal(question, life.now) !== null) return refusal('WITHDRAWAL_UNAVAILABLE');
    const picked = chooseWithdrawn(question.lines, lines);
    if (!picked.ok) return picked;
    const unsent = unsentOf(stepping, picked.chosen);
    const canceled = unsent.length > 0 ? await cancelPieces(stepping, unsent, 'Withdrawn') : null;
    if (canceled && !canceled.ok) return canceled;
    const row = { orderId: order.id, declaredAt: life.now, formKey };
    const withdrawal = await insertWithdrawal(tx.db, row, picked.chosen);
    await raiseWithdrawn(tx.db, withdrawal.id, 'called_off', unsent);
    await closeIfDone(tx.db, withdrawal.id, life.now);
    await sendWithdrawalReceipt(stepping, withdrawal, picked.chosen, unsent);
    return { ok: true, withdrawal, returned: canceled?.ok ? canceled.returned : [] };
  });

/** What has not left is taken first: it need not be sent back. */
const unsentOf = ({ order, lines }: Stepping, chosen: Withdrawn): Chosen =>
  isCancellable(order.status)
    ? chosen.flatMap(({ id, quantity }) => {
        const line = lines.find((one) => one.id === id);
        const pieces = line ? Math.min(unshipped(line), quantity) : 0;
        return pieces > 0 ? [{ id, quantity: pieces }] : [];
      })
    : [];

/** The durable medium: what was withdrawn from, and the date and time at which it came in. */
async function sendWithdrawalReceipt(
  { whole, tell, notify }: Stepping,
  { number, declaredAt }: WithdrawalRow,
  chosen: Withdrawn,
  unsent: Chosen,
): Promise<void> {
  const goods = chosen.flatMap(({ id, quantity }) => {
    const line = whole.lines.find((one) => one.id === id);
    return line ? [{ quantity: `${quantity} ${line.unit}`, name: line.name, sku: line.sku }] : [];
  });
  const declared = {
    withdrawal: number,
    declaredAt: declaredAt.toISOString(),
    dueOn: refundDueOn(declaredAt),
    goods,
    isToSend: chosen.some(({ id, quantity }) => quantity > (unsent.find((one) => one.id === id)?.quantity ?? 0)),
  };
  await tell('withdrawal-receipt', number, { ...declared, token: whole.order.publicToken });
  await notify('withdrawals', 'withdrawal-new', number, declared);
}
