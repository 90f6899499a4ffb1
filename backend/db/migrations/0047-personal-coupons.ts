// What a segment's banner and its personal coupons show beside words: the picture of a product, and a button.

export const personalCoupons = /* sql */ `
-- The product may go: then there is no picture.
ALTER TABLE segment ADD COLUMN picture_product_id integer;
ALTER TABLE coupon ADD COLUMN picture_product_id integer,
  ADD COLUMN button_da text, ADD COLUMN button_en text, ADD COLUMN href text;
-- Who leaves a segment is found by it.
CREATE INDEX segment_member_segment ON segment_member (segment_id);
`;
