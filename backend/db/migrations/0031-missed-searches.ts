// Searches that found nothing, counted by day, store and words; and carts by the moment of their first product.

export const missedSearches = `
CREATE TABLE missed_search (
  day date NOT NULL,
  store_id integer NOT NULL REFERENCES store (id),
  words text NOT NULL CHECK (words <> ''),
  searches integer NOT NULL DEFAULT 1 CHECK (searches > 0),
  PRIMARY KEY (day, store_id, words)
);
CREATE INDEX cart_begun ON cart (created_at);
`;
