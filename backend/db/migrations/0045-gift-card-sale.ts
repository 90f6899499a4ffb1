// Gift cards that are sold: products of their own, what they may be made out for, and when a sold one is sent to its receiver; and what
// of an invoice on account gift cards have paid.

export const giftCardSale = /* sql */ `
ALTER TABLE product DROP CONSTRAINT product_type_check;
ALTER TABLE product ADD CONSTRAINT product_type_check CHECK (type IN ('simple', 'configurable', 'pcon', 'giftcard'));

CREATE TABLE gift_card_product (
  product_id integer PRIMARY KEY REFERENCES product (id),
  -- Amounts to choose from; whole kroner between the two bounds may be typed.
  step_oere integer[] NOT NULL,
  least_oere integer NOT NULL CHECK (least_oere > 0),
  most_oere integer NOT NULL CHECK (most_oere >= least_oere)
);

ALTER TABLE gift_card
  -- Opens the paper of a sold card.
  ADD COLUMN public_token text UNIQUE,
  -- When a sold card goes to its receiver; null once it is sent or taken back.
  ADD COLUMN send_at timestamptz,
  ADD COLUMN sent_at timestamptz;
CREATE INDEX gift_card_to_send ON gift_card (send_at) WHERE send_at IS NOT NULL;

ALTER TABLE gift_card_entry DROP CONSTRAINT gift_card_entry_kind_check, DROP CONSTRAINT gift_card_entry_check;
ALTER TABLE gift_card_entry ADD CONSTRAINT gift_card_entry_kind_check CHECK (kind IN ('issued', 'sold', 'taken', 'given-back', 'withdrawn')),
  ADD CONSTRAINT gift_card_entry_check CHECK ((kind IN ('issued', 'sold', 'given-back')) = (oere > 0));

-- What of an invoice cards have paid, and what of a credit note goes back to them; only where the rest is asked for.
ALTER TABLE invoice ADD COLUMN gift_card_oere bigint NOT NULL DEFAULT 0 CHECK (gift_card_oere BETWEEN 0 AND total_oere);
`;
