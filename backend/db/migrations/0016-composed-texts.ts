// Texts that were stored before every entry normalised them: letters composed, one kind of line end, no invisible or control characters. The
// search reads the changed products anew. Ledgers, invoices and records of what was done stay as they were written. JSON is changed in its
// text: what Unicode composes is never a part of its syntax, and its control characters are escapes.

export const composedTexts = String.raw`
CREATE FUNCTION composed_text(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT normalize(regexp_replace(regexp_replace(written,
    '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]', '', 'g'), NFC)
$$;
CREATE FUNCTION composed_json(written jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT composed_text(regexp_replace(regexp_replace(regexp_replace(written::text, '[\u0085\u2028\u2029]', '\\n', 'g'),
    '(?<!\\)((?:\\\\)*)(?:\\r\\n|\\r|\\f|\\u000b)', '\1\\n', 'g'),
    '(?<!\\)((?:\\\\)*)(?:\\b|\\u00(?:0[0-8ef]|1[0-9a-f]))', '\1', 'g'))::jsonb
$$;
DO $$
DECLARE
  one record;
  changed integer[];
BEGIN
  FOR one IN
    SELECT c.table_name AS name,
        string_agg(format(CASE c.data_type WHEN 'jsonb' THEN '%1$I = composed_json(%1$I)' ELSE '%1$I = composed_text(%1$I)' END, c.column_name), ', ') AS assignments,
        string_agg(format('((%1$I::text IS NOT NFC NORMALIZED OR %1$I::text ~ %2$L) AND %1$I IS DISTINCT FROM %3$s(%1$I))', c.column_name,
          '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\\[bfr]|\\u00[01]',
          CASE c.data_type WHEN 'jsonb' THEN 'composed_json' ELSE 'composed_text' END), ' OR ') AS condition
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
        AND c.table_name IN ('product', 'category', 'brand', 'facet_value', 'product_picture', 'review', 'customer', 'customer_address',
          'business', 'shopping_list', 'shopping_list_item', 'content_entry')
        AND c.data_type IN ('text', 'jsonb') AND c.is_generated = 'NEVER'
        AND NOT EXISTS (SELECT FROM information_schema.key_column_usage k WHERE k.table_schema = c.table_schema
          AND k.table_name = c.table_name AND k.column_name = c.column_name)
      GROUP BY c.table_name ORDER BY 1
  LOOP
    IF one.name = 'product' THEN
      EXECUTE format('WITH done AS (UPDATE product SET %s WHERE %s RETURNING id) SELECT array_agg(id) FROM done', one.assignments, one.condition)
        INTO changed;
    ELSE
      EXECUTE format('UPDATE %I SET %s WHERE %s', one.name, one.assignments, one.condition);
    END IF;
  END LOOP;
  IF changed IS NOT NULL THEN
    PERFORM refresh_search(changed);
  END IF;
END
$$;
DROP FUNCTION composed_json(jsonb);
DROP FUNCTION composed_text(text);
`;
