-- Letters and names as they are compared; and the extension for similar words.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A search folds letters the way buyers type them: "bør", "bor" and "boer" meet in "bor" (ø/oe → o, å/aa → a, æ/ae → a).
CREATE FUNCTION shop_fold(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
  SELECT translate(replace(replace(replace(replace(lower($1), 'æ', 'ae'), 'aa', 'a'), 'oe', 'o'), 'ae', 'a'), 'øåéèëüöäá', 'oaeeeuoaa');
END;

-- Letters and digits alone, lower case: "DCP-L2530DW", "dcp l2530dw" and "DCPL2530DW" are one name (domain/ink/printer-names says the same).
CREATE FUNCTION name_key(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
  SELECT regexp_replace(lower($1), '[^a-z0-9]', '', 'g');
END;

CREATE FUNCTION name_slug(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
BEGIN ATOMIC
  SELECT trim(both '-' FROM regexp_replace(lower($1), '[^a-z0-9]+', '-', 'g'));
END;
