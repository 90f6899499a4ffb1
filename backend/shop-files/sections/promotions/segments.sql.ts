// SQL of the sections of segments and their members.
import type { PoolClient } from 'pg';

export interface StoredSegment {
  code: string;
  title_da: string;
  title_en: string;
  text_da: string;
  text_en: string;
  button_da: string | null;
  button_en: string | null;
  href: string | null;
  picture: string | null;
  priority: number;
}

export async function loadSegments(on: PoolClient): Promise<StoredSegment[]> {
  const { rows } = await on.query<StoredSegment>(
    `SELECT s.code, s.title_da, s.title_en, s.text_da, s.text_en, s.button_da, s.button_en, s.href, p.sku AS picture, s.priority
      FROM segment s LEFT JOIN product p ON p.id = s.picture_product_id ORDER BY s.id`,
  );
  return rows;
}

export interface SegmentValues extends Omit<StoredSegment, 'picture'> {
  picture_product_id: number | null;
}

export async function writeSegments(on: PoolClient, segments: readonly SegmentValues[]): Promise<void> {
  await on.query(
    `INSERT INTO segment (code, title_da, title_en, text_da, text_en, button_da, button_en, href, priority, picture_product_id)
      SELECT code, title_da, title_en, text_da, text_en, button_da, button_en, href, priority, picture_product_id
        FROM jsonb_populate_recordset(NULL::segment, $1::jsonb)
      ON CONFLICT (code) DO UPDATE SET title_da = EXCLUDED.title_da, title_en = EXCLUDED.title_en, text_da = EXCLUDED.text_da,
        text_en = EXCLUDED.text_en, button_da = EXCLUDED.button_da, button_en = EXCLUDED.button_en, href = EXCLUDED.href,
        priority = EXCLUDED.priority, picture_product_id = EXCLUDED.picture_product_id`,
    [JSON.stringify(segments)],
  );
}

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
