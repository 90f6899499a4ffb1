// SQL of the section of the members of segments.
import type { PoolClient } from 'pg';

export interface MemberRow {
  segment: string;
  email: string;
}

export async function loadMembers(on: PoolClient): Promise<MemberRow[]> {
  const { rows } = await on.query<MemberRow>(
    `SELECT s.code AS segment, c.email FROM segment_member m JOIN segment s ON s.id = m.segment_id JOIN customer c ON c.id = m.customer_id
      WHERE c.closed_at IS NULL ORDER BY s.id, c.id`,
  );
  return rows;
}

export interface MemberIds {
  segment_id: number;
  customer_id: number;
}

export async function insertMembers(on: PoolClient, members: readonly MemberIds[]): Promise<void> {
  await on.query(
    `INSERT INTO segment_member (segment_id, customer_id)
      SELECT segment_id, customer_id FROM jsonb_populate_recordset(NULL::segment_member, $1::jsonb)`,
    [JSON.stringify(members)],
  );
}

/** Spec §4: personal coupons are removed from the cart when their customer is no longer in the segment. */
export async function deleteMembers(on: PoolClient, members: readonly MemberRow[]): Promise<void> {
  const named = `jsonb_to_recordset($1::jsonb) AS r (segment text, email text) JOIN segment s ON s.code = r.segment
    JOIN customer c ON c.email = r.email`;
  const given = [JSON.stringify(members)];
  await on.query(
    `DELETE FROM segment_member m USING ${named} WHERE m.segment_id = s.id AND m.customer_id = c.id`,
    given,
  );
  await on.query(
    `DELETE FROM cart_coupon k USING ${named} JOIN coupon p ON p.segment_id = s.id JOIN cart t ON t.customer_id = c.id
      WHERE k.coupon_id = p.id AND k.cart_id = t.id`,
    given,
  );
}
