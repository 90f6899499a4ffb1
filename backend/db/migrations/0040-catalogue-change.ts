// Tells whether the catalogue is still the same: one row for each transaction that changed what lists, counts and recommendations are made of.

const TABLES = [
  'product',
  'product_category',
  'product_facet',
  'facet_value',
  'facet',
  'product_trend',
  'product_pair',
];

// A row of its own for each transaction: writers never wait for one another, and a row is seen when its change is.
export const catalogueChange = /* sql */ `
CREATE TABLE catalogue_change (
  transaction bigint PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM changed) THEN
    INSERT INTO catalogue_change (transaction) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
${TABLES.map(notedFrom).join('\n')}
`;

function notedFrom(table: string): string {
  const on = (event: 'INSERT' | 'UPDATE' | 'DELETE', rows: 'NEW' | 'OLD') =>
    `CREATE TRIGGER ${table}_change_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();`;
  return [on('INSERT', 'NEW'), on('UPDATE', 'NEW'), on('DELETE', 'OLD')].join('\n');
}
