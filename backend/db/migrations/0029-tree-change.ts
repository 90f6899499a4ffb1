// Tells whether the category tree is still the same, so that a large one is read when it changed and not every second.

const TABLES = ['category', 'category_product_count', 'picture'];

const notedFrom = (table: string): string =>
  (
    [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ] as const
  )
    .map(
      ([
        event,
        rows,
      ]) => `CREATE TRIGGER ${table}_tree_${event.toLowerCase()} AFTER ${event} ON ${table} REFERENCING ${rows} TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_tree_change();`,
    )
    .join('\n');

// As the catalogue's own notes (0040): a row for each transaction, seen when its change is.
export const treeChange = /* sql */ `
CREATE TABLE tree_change (
  transaction bigint PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION note_tree_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM changed) THEN
    INSERT INTO tree_change (transaction) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
${TABLES.map(notedFrom).join('\n')}
`;
