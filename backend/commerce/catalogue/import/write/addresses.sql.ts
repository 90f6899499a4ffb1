// SQL of addresses: each product has its own, a variant's leads to its parent, and an address that was left leads to the new one for good.
import type { PoolClient } from 'pg';

const LEFT = `UPDATE url_rewrite u SET target_path = n.url_key, redirect_code = 301
  FROM import_changed c JOIN import_product n ON n.id = c.id
 WHERE u.kind = 'PRODUCT' AND u.target_id = c.id AND c.old_key <> n.url_key`;

const OWN = `INSERT INTO url_rewrite AS u (request_path, kind, target_id, target_path, redirect_code)
  SELECT n.url_key, 'PRODUCT', coalesce(n.parent_id, n.id), coalesce(p.url_key, n.url_key), CASE WHEN n.parent_id IS NULL THEN 0 ELSE 301 END
    FROM import_changed c JOIN import_product n ON n.id = c.id LEFT JOIN product p ON p.id = n.parent_id
   WHERE c.fresh OR c.old_key <> n.url_key OR c.old_parent IS DISTINCT FROM n.parent_id
   ORDER BY n.id
  ON CONFLICT (request_path, coalesce(store_id, 0)) DO UPDATE SET kind = excluded.kind, target_id = excluded.target_id,
    target_path = excluded.target_path, redirect_code = excluded.redirect_code
   WHERE ROW(u.kind, u.target_id, u.target_path, u.redirect_code) IS DISTINCT FROM ROW(excluded.kind, excluded.target_id, excluded.target_path, excluded.redirect_code)`;

export async function writeAddresses(on: PoolClient): Promise<number> {
  const left = await on.query(LEFT);
  await on.query(OWN);
  return left.rowCount ?? 0;
}
