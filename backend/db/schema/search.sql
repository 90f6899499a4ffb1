-- What the search reads: a narrow row of word vectors per product, its numbers, and a lexicon learnt from the catalogue.

-- title: name (A), brand (B) and categories (C), which say what a product is. words: these and all else that it can be asked by, with
-- '@' and store, '#' and category, '~' and band of popularity, '=' and number as words of their own, so that the index alone can narrow.
-- What a list is narrowed, counted and sorted by stands beside them. Only functions write the rows: no foreign key asks again whether the
-- product is there.
CREATE TABLE product_search (
  product_id integer PRIMARY KEY,
  popularity integer NOT NULL,
  salable boolean NOT NULL,
  title_da tsvector NOT NULL, title_en tsvector NOT NULL,
  words_da tsvector NOT NULL, words_en tsvector NOT NULL,
  gross_oere integer NOT NULL DEFAULT 0,
  request_price boolean NOT NULL DEFAULT false,
  only_trade boolean NOT NULL DEFAULT false,
  value_ids integer[] NOT NULL DEFAULT '{}'
);
-- Ranking reads the titles of thousands of rows; the words are for the index and stay out of their way.
ALTER TABLE product_search ALTER COLUMN words_da SET STORAGE EXTERNAL, ALTER COLUMN words_en SET STORAGE EXTERNAL,
  SET (toast_tuple_target = 256);
CREATE INDEX product_search_words_da ON product_search USING gin (words_da);
CREATE INDEX product_search_words_en ON product_search USING gin (words_en);

CREATE TABLE product_code (
  code text NOT NULL COLLATE "C",
  product_id integer NOT NULL,
  -- Derived from a cartridge's number: good to find it by, but not its own number.
  derived boolean NOT NULL DEFAULT false,
  PRIMARY KEY (code, product_id)
);
CREATE INDEX product_code_product ON product_code (product_id);

-- The popularity that a product needs to be among the best 3,000, 10,000, 30,000, 100,000 and 300,000: in steps of about three, so that of a
-- broad word little more is read than is ranked.
CREATE TABLE search_band (
  band integer PRIMARY KEY,
  products integer NOT NULL,
  least_popularity integer NOT NULL
);

CREATE TABLE search_word (
  language text NOT NULL CHECK (language IN ('da', 'en')),
  word text NOT NULL,
  folded text NOT NULL,
  -- As it stands in the vectors.
  stem text NOT NULL,
  root text NOT NULL,
  products integer NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE INDEX search_word_root ON search_word (language, root);
CREATE INDEX search_word_folded ON search_word (language, folded text_pattern_ops);
CREATE INDEX search_word_trigrams ON search_word USING gin (folded gin_trgm_ops);

-- What a compound is made of, by roots; the head, its last part, says what the thing is.
CREATE TABLE search_part (
  language text NOT NULL,
  part text NOT NULL,
  word text NOT NULL,
  head boolean NOT NULL,
  PRIMARY KEY (language, part, word)
);

-- Kept by staff: who types one, also finds the other.
CREATE TABLE search_synonym (
  language text NOT NULL CHECK (language IN ('da', 'en')),
  typed text NOT NULL CHECK (typed <> ''),
  means text NOT NULL CHECK (means <> ''),
  typed_roots text NOT NULL GENERATED ALWAYS AS (search_roots(language, typed)) STORED,
  PRIMARY KEY (language, typed, means)
);
CREATE INDEX search_synonym_roots ON search_synonym (language, typed_roots);

-- What shoppers call the certificates, in all languages that they may stand in on the goods.
CREATE TABLE search_certificate (
  certificate text PRIMARY KEY,
  words_da text NOT NULL,
  words_en text NOT NULL
);
INSERT INTO search_certificate (certificate, words_da, words_en) VALUES
  ('nordic-ecolabel', 'Svanemærket svanemærke svanen Nordic Swan Ecolabel miljømærket', 'Nordic Swan Ecolabel Svanemærket ecolabelled'),
  ('eu-ecolabel', 'EU-Blomsten EU-Blomst EU Ecolabel miljømærket', 'EU Ecolabel EU Flower ecolabelled'),
  ('fsc-mix', 'FSC Mix FSC-mærket', 'FSC Mix FSC-certified'),
  ('fsc-recycled', 'FSC Recycled FSC-mærket', 'FSC Recycled FSC-certified'),
  ('oeko-tex', 'OEKO-TEX Standard 100 økotex', 'OEKO-TEX Standard 100 oekotex'),
  ('blue-angel', 'Der Blaue Engel Blauer Engel Blå Engel Blue Angel', 'Blue Angel Der Blaue Engel Blauer Engel'),
  ('tco', 'TCO Certified TCO-mærket', 'TCO Certified'),
  ('organic-eu', 'økologisk økologi øko Ø-mærket EU-økologi', 'organic EU organic farming'),
  ('fairtrade', 'Fairtrade Fair Trade Fairtrade-mærket', 'Fairtrade Fair Trade'),
  ('asthma-allergy', 'Astma-Allergi Danmark Den Blå Krans Asthma Allergy Nordic', 'Asthma Allergy Nordic Blue Wreath'),
  ('gs', 'GS Geprüfte Sicherheit GS-mærket', 'GS Geprüfte Sicherheit tested safety');
