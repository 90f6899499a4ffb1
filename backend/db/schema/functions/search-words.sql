-- How the search reads words, numbers and sizes: pure functions, which generated columns use, too.

-- A pattern of plain signs is read six times as fast as a translation letter by letter.
CREATE FUNCTION search_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT regexp_replace(coalesce($1, ''), '[-/.,_+()''":;<>&@#%×*=?!|\\~^]', ' ', 'g');
END;

-- Of words whose signs are gone already.
CREATE FUNCTION search_stems(language text, plain text, label "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT setweight(shop_fold(to_tsvector(CASE language WHEN 'en' THEN 'english'::regconfig ELSE 'danish'::regconfig END, plain)::text)::tsvector, label);
END;

-- Stemmed by the language's own dictionary, then folded, so that ø is found by o and oe (stems need the letters as they are spelt).
CREATE FUNCTION search_vector(language text, words text, label "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT setweight(shop_fold(to_tsvector(CASE language WHEN 'en' THEN 'english'::regconfig ELSE 'danish'::regconfig END,
    search_plain(words))::text)::tsvector, label);
END;

-- One stemming leaves "kuglepen" and "kuglepenne" apart; stemmed until nothing changes, they share a root. Figures have no endings.
CREATE FUNCTION search_root(language text, word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT CASE WHEN $2 ~ '[0-9]' THEN shop_fold($2) ELSE (
    WITH RECURSIVE shorter(word, depth) AS (
      SELECT shop_fold($2), 0
      UNION ALL
      SELECT stem, depth + 1 FROM shorter, LATERAL (SELECT (ts_lexize(CASE $1 WHEN 'en' THEN 'english_stem'::regdictionary
        ELSE 'danish_stem'::regdictionary END, shorter.word))[1] AS stem) s
       WHERE stem IS NOT NULL AND stem <> shorter.word AND length(stem) > 1 AND depth < 4)
    SELECT word FROM shorter ORDER BY depth DESC LIMIT 1) END;
END;

CREATE FUNCTION search_roots(language text, words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(string_agg(search_root($1, word), ' ' ORDER BY n), '')
    FROM regexp_split_to_table(trim(lower(search_plain($2))), '\s+') WITH ORDINALITY AS t(word, n) WHERE word <> '';
END;

-- A SKU, EAN or cartridge number as it is compared: capitals and figures only.
CREATE FUNCTION search_code(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT upper(regexp_replace($1, '[^[:alnum:]]', '', 'g'));
END;

-- "DCP-L2530DW" is asked for as "2530", "l2530", "l2530dw" and "dcpl2530dw".
CREATE FUNCTION search_model(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT concat_ws(' ', $1, regexp_replace(regexp_replace($1, '([[:alpha:]])([0-9])', '\1 \2', 'g'), '([0-9])([[:alpha:]])', '\1 \2', 'g'),
    regexp_replace($1, '([0-9])[[:alpha:]]+', '\1', 'g'), search_code(regexp_replace($1, '([0-9])[[:alpha:]]+$', '\1')), search_code($1));
END;

-- "0,7" → 700, "4.000" → 4000000.
CREATE FUNCTION search_thousandths(text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT CASE WHEN $1 ~ '^[1-9][0-9]{0,2}[.,][0-9]{3}$' THEN translate($1, '.,', '')::bigint * 1000
    ELSE round(replace($1, ',', '.')::numeric * 1000)::bigint END;
END;

-- Sides from the longest: who hangs up a board says 90 × 120, who sells it 120 × 90.
CREATE FUNCTION search_size(sides text[], factor integer) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN (SELECT string_agg((side * factor)::text, 'x' ORDER BY side DESC)
    FROM (SELECT search_thousandths(s) AS side FROM unnest(sides) AS s WHERE s IS NOT NULL) t);
END $$;

-- Sizes, amounts and decimal numbers as domain/search/measures writes them, '%' before each. Imports write many texts, so amounts are read in one
-- pass (each number with the letters before it and what follows), and sides are looked for only where there are any.
CREATE FUNCTION search_measures(text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
DECLARE
  said text := translate(lower($1), chr(160) || chr(8239) || chr(9) || chr(10), '    ');
  found text[];
BEGIN
  IF said !~ '[0-9]' THEN RETURN '{}'; END IF;
  found := ARRAY(
    SELECT DISTINCT v.found
      FROM regexp_matches(said, '([[:alpha:]]*)([0-9]+(?:[.,][0-9]+)*)(?:[ -]?([[:alpha:]]+|["″”])(?![0-9²³]))?', 'g') AS m,
        LATERAL (SELECT '{
          "mm":["mm",1], "millimeter":["mm",1], "millimetre":["mm",1], "millimetres":["mm",1], "cm":["mm",10], "centimeter":["mm",10],
          "centimetre":["mm",10], "centimetres":["mm",10], "m":["mm",1000], "meter":["mm",1000], "metre":["mm",1000], "metres":["mm",1000],
          "meters":["mm",1000],
          "g":["g",1], "gr":["g",1], "gram":["g",1], "grams":["g",1], "gsm":["g",1], "kg":["g",1000], "kilo":["g",1000],
          "kilogram":["g",1000],
          "ml":["ml",1], "milliliter":["ml",1], "cl":["ml",10], "dl":["ml",100], "l":["ml",1000], "ltr":["ml",1000], "liter":["ml",1000],
          "litre":["ml",1000], "liters":["ml",1000], "litres":["ml",1000],
          "gb":["gb",1], "gigabyte":["gb",1], "tb":["gb",1000], "terabyte":["gb",1000],
          "lm":["lm",1], "lumen":["lm",1], "lumens":["lm",1],
          "\"":["in",1], "″":["in",1], "”":["in",1], "tommer":["in",1], "tomme":["in",1], "inch":["in",1], "inches":["in",1],
          "lag":["ply",1], "lags":["ply",1], "ply":["ply",1],
          "stk":["pcs",1], "styk":["pcs",1], "stykker":["pcs",1], "pcs":["pcs",1], "pieces":["pcs",1],
          "ark":["sheets",1], "sheets":["sheets",1],
          "rl":["rolls",1], "rulle":["rolls",1], "ruller":["rolls",1], "roll":["rolls",1], "rolls":["rolls",1],
          "pk":["pack",1], "pak":["pack",1], "pakke":["pack",1], "pakker":["pack",1], "pack":["pack",1], "packs":["pack",1],
          "w":["w",1], "watt":["w",1]
        }'::jsonb -> m[3] AS unit) u,
        LATERAL (VALUES ('%' || search_thousandths(m[2]) * (u.unit ->> 1)::bigint || (u.unit ->> 0)),
          (CASE WHEN m[2] ~ '[.,]' THEN '%' || search_thousandths(m[2]) || 'n' END)) AS v (found)
     WHERE m[1] = '' AND m[2] ~ '^[0-9]{1,7}([.,][0-9]{1,3})?$' AND v.found IS NOT NULL);
  IF said !~ '[0-9] ?[x×*] ?[0-9]' THEN RETURN found; END IF;
  RETURN found || ARRAY(
    SELECT DISTINCT '%' || v.size
      FROM regexp_matches(said, '(?:^|[^0-9.,])([0-9.,]+) ?[x×*] ?([0-9.,]*[0-9])(?: ?[x×*] ?([0-9.,]*[0-9]))?(?: ?(mm|cm|m)(?![[:alpha:]0-9²³]))?', 'g') AS m,
        LATERAL (VALUES (search_size(m[1:3], 1)), (search_size(m[1:3], CASE m[4] WHEN 'mm' THEN 1 WHEN 'cm' THEN 10 WHEN 'm' THEN 1000 END) || 'mm')) AS v (size)
     WHERE v.size IS NOT NULL AND NOT EXISTS (SELECT FROM unnest(m[1:3]) AS side WHERE side !~ '^[0-9]{1,7}([.,][0-9]{1,3})?$'));
END $$;

-- Only words with a place carry a weight.
CREATE FUNCTION search_measures(words text, label "char") RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = public, pg_temp AS $$
DECLARE found text[] := search_measures(words);
BEGIN
  IF found = '{}' THEN RETURN ''; END IF;
  RETURN setweight(('''' || array_to_string(found, ''':1 ''') || ''':1')::tsvector, label);
END $$;

-- "TN-243BK" is asked for as tn243bk, tn243, 243bk and 243; "PG-545XL" as 545xl and 545.
CREATE FUNCTION search_number_keys(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(DISTINCT key), '{}') FROM (
    SELECT unnest(ARRAY[part, regexp_replace(part, '^[[:alpha:]]+([0-9])', '\1')]) AS key FROM (
      SELECT unnest(ARRAY[code, plain, regexp_replace(plain, '([0-9])(XXL|XL|X|A|H|S)$', '\1')]) AS part FROM (
        SELECT code, regexp_replace(code, '(XXL|XL|[0-9])(PHBK|PBK|BK|LC|LM|PB|C|M|Y|K)$', '\1') AS plain FROM search_code($1) AS code) c) p) k
   WHERE length(key) >= 3 AND key ~ '[0-9]';
END;
