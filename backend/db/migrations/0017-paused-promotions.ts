// A promotion that staff have paused counts in no cart until it is resumed; orders are found by their promotion.

export const pausedPromotions = `
ALTER TABLE promotion ADD COLUMN paused boolean NOT NULL DEFAULT false;
CREATE INDEX order_discount_promotion ON order_discount (promotion_id) WHERE promotion_id IS NOT NULL;
`;
