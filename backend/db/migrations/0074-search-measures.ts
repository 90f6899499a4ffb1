// The index of the search also holds sizes and amounts in one spelling, a cartridge's number without what stands around it, and the names of certificates.

const UNITS: readonly (readonly [base: string, of: number, names: string])[] = [
  ['mm', 1, 'mm millimeter millimetre millimetres'],
  ['mm', 10, 'cm centimeter centimetre centimetres'],
  ['mm', 1000, 'm meter metre metres meters'],
  ['g', 1, 'g gr gram grams gsm'],
  ['g', 1000, 'kg kilo kilogram'],
  ['ml', 1, 'ml milliliter'],
  ['ml', 10, 'cl'],
  ['ml', 100, 'dl'],
  ['ml', 1000, 'l ltr liter litre liters litres'],
  ['gb', 1, 'gb gigabyte'],
  ['gb', 1000, 'tb terabyte'],
  ['lm', 1, 'lm lumen lumens'],
  ['in', 1, '" ″ ” tommer tomme inch inches'],
  ['ply', 1, 'lag lags ply'],
  ['pcs', 1, 'stk styk stykker pcs pieces'],
  ['sheets', 1, 'ark sheets'],
  ['rolls', 1, 'rl rulle ruller roll rolls'],
  ['pack', 1, 'pk pak pakke pakker pack packs'],
  ['w', 1, 'w watt'],
];
const units = JSON.stringify(
  Object.fromEntries(UNITS.flatMap(([base, of, all]) => all.split(' ').map((name) => [name, [base, of]]))),
);

const refreshed = (from: string, to: string) =>
  `  rows := replace(rows, $from$${from}$from$, $to$${to}$to$);
  IF position($to$${to}$to$ IN rows) = 0 THEN RAISE EXCEPTION 'refresh_product_search is not as migration 0057 wrote it'; END IF;`;

export const searchMeasures = /* sql */ `
-- "0,7" → 700, "4.000" → 4000000.
CREATE FUNCTION search_thousandths(text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN $1 ~ '^[1-9][0-9]{0,2}[.,][0-9]{3}$' THEN translate($1, '.,', '')::bigint * 1000
    ELSE round(replace($1, ',', '.')::numeric * 1000)::bigint END
$$;

-- Sides from the longest: who hangs up a board says 90 × 120, who sells it 120 × 90.
CREATE FUNCTION search_size(sides text[], factor integer) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT string_agg((side * factor)::text, 'x' ORDER BY side DESC) FROM (SELECT search_thousandths(s) AS side FROM unnest(sides) AS s WHERE s IS NOT NULL) t);
END $$;

-- Sizes, amounts and decimal numbers as domain/search/measures writes them, '%' before each. Imports write many texts, so amounts are read in one
-- pass (each number with the letters before it and what follows), and sides are looked for only where there are any.
CREATE FUNCTION search_measures(text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  said text := translate(lower($1), chr(160) || chr(8239) || chr(9) || chr(10), '    ');
  found text[];
BEGIN
  IF said !~ '[0-9]' THEN RETURN '{}'; END IF;
  found := ARRAY(
    SELECT DISTINCT v.found
      FROM regexp_matches(said, '([[:alpha:]]*)([0-9]+(?:[.,][0-9]+)*)(?:[ -]?([[:alpha:]]+|["″”])(?![0-9²³]))?', 'g') AS m,
        LATERAL (SELECT '${units}'::jsonb -> m[3] AS unit) u,
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
CREATE FUNCTION search_measures(words text, label "char") RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE found text[] := search_measures(words);
BEGIN
  IF found = '{}' THEN RETURN ''; END IF;
  RETURN setweight(('''' || array_to_string(found, ''':1 ''') || ''':1')::tsvector, label);
END $$;

-- "TN-243BK" is asked for as tn243bk, tn243, 243bk and 243; "PG-545XL" as 545xl and 545.
CREATE FUNCTION search_number_keys(text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT key), '{}') FROM (
    SELECT unnest(ARRAY[part, regexp_replace(part, '^[[:alpha:]]+([0-9])', '\\1')]) AS key FROM (
      SELECT unnest(ARRAY[code, plain, regexp_replace(plain, '([0-9])(XXL|XL|X|A|H|S)$', '\\1')]) AS part FROM (
        SELECT code, regexp_replace(code, '(XXL|XL|[0-9])(PHBK|PBK|BK|LC|LM|PB|C|M|Y|K)$', '\\1') AS plain FROM search_code($1) AS code) c) p) k
   WHERE length(key) >= 3 AND key ~ '[0-9]'
$$;

-- Derived from a cartridge's number: good to find it by, but not its own number.
ALTER TABLE product_code ADD COLUMN derived boolean NOT NULL DEFAULT false;

-- What shoppers call the certificates, in all languages that they may stand in on the goods.
CREATE TABLE search_certificate (
  certificate text PRIMARY KEY,
  words_da text NOT NULL,
  words_en text NOT NULL
);
INSERT INTO search_certificate VALUES
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

DO $do$
DECLARE
  rows text := pg_get_functiondef('refresh_product_search(integer[])'::regprocedure);
BEGIN
${refreshed(
  `   WHERE code <> ''
  ON CONFLICT DO NOTHING;`,
  `   WHERE code <> ''
  ON CONFLICT DO NOTHING;
  INSERT INTO product_code (code, product_id, derived)
  SELECT DISTINCT key, p.id, true
    FROM unnest(asked) AS w (id) JOIN product p ON p.id = w.id AND p.cartridge IS NOT NULL,
      unnest(search_number_keys(p.cartridge ->> 'number') || search_number_keys(p.cartridge ->> 'part')) AS key
  ON CONFLICT DO NOTHING;`,
)}
${refreshed(`categories integer[], facts_da text, facts_en text) ON COMMIT DROP`, `categories integer[], facts_da text, facts_en text, sized tsvector, facts_sized tsvector) ON COMMIT DROP`)}
${refreshed(
  `search_plain(concat_ws(' ', p.short_da, a.da, o.da, f.words)), search_plain(concat_ws(' ', p.short_en, a.en, o.en, f.words))`,
  `search_plain(concat_ws(' ', p.short_da, a.da, o.da, f.words, t.da)), search_plain(concat_ws(' ', p.short_en, a.en, o.en, f.words, t.en)),
      search_measures(p.name_da, 'A'), search_measures(left(concat_ws(' ; ', p.short_da, a.da, o.da), 400), 'D')`,
)}
${refreshed(
  `r.id = f.printer_id WHERE f.product_id = p.id) f`,
  `r.id = f.printer_id WHERE f.product_id = p.id) f
    CROSS JOIN LATERAL (SELECT string_agg(coalesce(s.words_da, translate(c, '-', ' ')), ' ' ORDER BY c) AS da, string_agg(coalesce(s.words_en, translate(c, '-', ' ')), ' ' ORDER BY c) AS en
      FROM unnest(p.certificates) AS c LEFT JOIN search_certificate s ON s.certificate = c) t`,
)}
${refreshed(`n.title_da || n.words_da || n.marks, n.title_en || n.words_en || n.marks`, `n.title_da || n.words_da || n.facts_sized || n.marks, n.title_en || n.words_en || n.facts_sized || n.marks`)}
${refreshed(`|| b.da || c.da AS title_da`, `|| b.da || c.da || g.sized AS title_da`)}
${refreshed(`|| b.en || c.en AS title_en`, `|| b.en || c.en || g.sized AS title_en, g.facts_sized`)}
  EXECUTE rows;
END $do$;
SELECT refresh_search(NULL);
`;
