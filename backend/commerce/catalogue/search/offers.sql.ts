// SQL of what is special now, and of what the shopper designs: sets of product ids.
import type { Placeholders } from '../product/product.sql';

/** A configurable product is on offer when one of its variants is. */
const specialNow = ({
  now,
}: Placeholders) => `SELECT coalesce(v.parent_id, v.id) FROM product_special s JOIN product v ON v.id = s.product_id
    WHERE s.valid_from <= ${now}::timestamptz AND s.valid_to > ${now}::timestamptz`;

const agreedNow = ({
  now,
  business,
}: Placeholders) => `SELECT coalesce(v.parent_id, v.id) FROM contract_price a JOIN product v ON v.id = a.product_id
    WHERE a.business_id = ${business}::int AND a.valid_from <= ${now}::timestamptz
      AND (a.valid_to IS NULL OR a.valid_to > ${now}::timestamptz)`;

/** As many as a reader of news may want; the newest of a million are found without looking at the rest. */
const cameLately = ({
  now,
}: Placeholders) => `SELECT n.id FROM product n WHERE n.parent_id IS NULL AND n.created_at > ${now}::timestamptz - interval '90 days'
    ORDER BY n.created_at DESC LIMIT 500`;

/** Spec §3: with both, a product is designed by the shopper. */
const designed = () => 'SELECT d.id FROM product d WHERE d.pcon_moc IS NOT NULL AND d.pcon_ban IS NOT NULL';

/** Spec §3 bonus_shop. */
const pricedInPoints = () => 'SELECT d.id FROM product d WHERE d.bonus_points > 0';

export const ONLY = {
  special: specialNow,
  agreed: agreedNow,
  new: cameLately,
  design: designed,
  points: pricedInPoints,
} as const;
