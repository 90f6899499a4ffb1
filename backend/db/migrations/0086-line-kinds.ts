// Lines of carts and orders by kind: goods, goods for points, a design, a gift card; what was chosen is kept as what it is, and points in a
// column of their own.

const KIND = `CASE WHEN design = '' THEN 'goods' WHEN design = 'POINT' THEN 'points' WHEN design LIKE '[%' THEN 'gift_card' ELSE 'design' END`;
const CONFIG = `CASE WHEN design IN ('', 'POINT') THEN NULL
  WHEN design LIKE '[%' THEN (SELECT jsonb_object_agg(n.name, design::jsonb -> (n.at::int - 1))
    FROM unnest(ARRAY['amount', 'toName', 'toEmail', 'fromName', 'message', 'sendOn']) WITH ORDINALITY n (name, at))
  ELSE (SELECT jsonb_object_agg(split_part(part, ':', 1), split_part(part, ':', 2)) FROM unnest(string_to_array(design, ';')) AS part) END`;

const byKind = (table: string) => `
ALTER TABLE ${table} ADD COLUMN kind text NOT NULL DEFAULT 'goods' CHECK (kind IN ('goods', 'points', 'design', 'gift_card')), ADD COLUMN config jsonb;
UPDATE ${table} SET kind = ${KIND}, config = ${CONFIG} WHERE design <> '';
ALTER TABLE ${table} ADD CONSTRAINT ${table}_config CHECK ((config IS NULL) = (kind IN ('goods', 'points')));
`;

export const lineKinds = /* sql */ `
${byKind('cart_item')}
${byKind('order_line')}
ALTER TABLE cart_item ADD COLUMN config_hash text NOT NULL GENERATED ALWAYS AS (coalesce(md5(config::text), '')) STORED,
  ADD COLUMN seen_points integer;
UPDATE cart_item SET seen_points = seen_oere, seen_oere = NULL WHERE kind = 'points';
ALTER TABLE cart_item DROP CONSTRAINT cart_item_once, DROP COLUMN design, ADD CONSTRAINT cart_item_once UNIQUE (cart_id, product_id, kind, config_hash),
  ADD CONSTRAINT cart_item_seen CHECK (seen_oere IS NULL OR kind <> 'points');
ALTER TABLE order_line DROP COLUMN design;
`;
