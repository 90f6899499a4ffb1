// SQL of what is special now, and of what the shopper designs: sets of product ids, where $1 is the instant and $2 the shopper's business.

/** A configurable product is on offer when one of its variants is. */
const SPECIAL_NOW = `SELECT coalesce(v.parent_id, v.id) FROM product_special s JOIN product v ON v.id = s.product_id
    WHERE s.valid_from <= $1 AND s.valid_to > $1`;

const AGREED_NOW = `SELECT coalesce(v.parent_id, v.id) FROM contract_price a JOIN product v ON v.id = a.product_id
    WHERE a.business_id = $2 AND a.valid_from <= $1 AND (a.valid_to IS NULL OR a.valid_to > $1)`;

/** As many as a reader of news may want; the newest of a million are found without looking at the rest. */
const NEWEST = `SELECT n.id FROM product n WHERE n.parent_id IS NULL AND n.created_at > $1::timestamptz - interval '90 days'
    ORDER BY n.created_at DESC LIMIT 500`;

/** Spec §3: with both, a product is designed by the shopper. */
const DESIGNED = 'SELECT d.id FROM product d WHERE d.pcon_moc IS NOT NULL AND d.pcon_ban IS NOT NULL';

export const ONLY = { special: SPECIAL_NOW, agreed: AGREED_NOW, new: NEWEST, design: DESIGNED } as const;
