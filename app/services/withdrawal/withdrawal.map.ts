// From the wire to an order as its buyer withdraws from it.
import type { WithdrawalView } from '~/models/withdrawal';
import type { OrderToWithdrawQuery } from '../generated/commerce';

const REFUSALS = { BUSINESS: 'business', UNPAID: 'unpaid', OVER: 'over', LATE: 'late' } as const;
const EXEMPTIONS = { PERSONALISED: 'personalised', PERISHABLE: 'perishable', SEALED: 'sealed' } as const;

/** Null where the back end knows no withdrawals. */
export function withdrawalViewOf(order: OrderToWithdrawQuery['guestOrderByToken']): WithdrawalView | null {
  const { number, email, order_date: placedAt, withdrawal } = order;
  if (!withdrawal) return null;
  return {
    order: number,
    email: email ?? '',
    placedAt,
    refusal: withdrawal.refusal ? REFUSALS[withdrawal.refusal] : null,
    lastDay: withdrawal.last_day ?? null,
    lines: withdrawal.lines.map((line) => ({
      ...{ id: line.id, sku: line.product_sku, name: line.product_name, unit: line.unit },
      ...{ quantity: line.quantity, left: line.left, isGiftCard: line.is_gift_card },
      exemption: line.exemption ? EXEMPTIONS[line.exemption] : null,
    })),
    declared: withdrawal.declared.map((one) => ({
      ...{
        number: one.number,
        declaredAt: one.declared_at,
        dueOn: one.due_on,
        isClosed: one.is_closed,
        isEnded: one.is_ended,
      },
      lines: one.lines.map(({ product_sku: sku, product_name: name, unit, quantity, called_off: calledOff }) => ({
        ...{ sku, name, unit, quantity, calledOff },
      })),
    })),
  };
}
