// SQL of goods in a cart that the right of withdrawal does not cover.
import type { Pool } from 'pg';
import type { LineKind } from '#domain/order/line-choice';
import type { WithdrawalExemption } from '#domain/returns/withdrawal';

export interface ExceptedRow {
  id: number;
  kind: LineKind;
  withdrawal_exempt: WithdrawalExemption | null;
}

/** As the order will store it (functions/withdrawals.sql): a variant inherits its family's value where it has none. */
export async function exceptedInCart(on: Pool, cartId: string): Promise<ExceptedRow[]> {
  const text = `SELECT i.id, i.kind, coalesce(p.withdrawal_exempt, f.withdrawal_exempt) AS withdrawal_exempt
    FROM cart_item i JOIN product p ON p.id = i.product_id LEFT JOIN product f ON f.id = p.parent_id
   WHERE i.cart_id = $1 AND (i.kind IN ('design', 'gift_card') OR coalesce(p.withdrawal_exempt, f.withdrawal_exempt) IS NOT NULL)
   ORDER BY i.position, i.id`;
  return (await on.query<ExceptedRow>(text, [cartId])).rows;
}
