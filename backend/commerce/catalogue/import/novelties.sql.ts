// SQL of what a file brings that the shop did not have: units that goods are sold in, and attributes that lists can be narrowed by.
import type { PoolClient } from 'pg';
import type { FacetLabel } from './row/novelties';

// A unit that no list knows is counted in pieces on electronic invoices (UN/ECE C62).
const UNITS = `INSERT INTO unit (code, label_da, label_en, plural_da, plural_en, unece) SELECT u, u, u, u, u, 'C62' FROM unnest($1::text[]) AS u ON CONFLICT DO NOTHING`;

// After the existing facets, in the order of the file.
const FACETS = `INSERT INTO facet (code, position, label_da, label_en)
  SELECT f.code, (SELECT coalesce(max(position), 0) FROM facet) + 10 * f.at::int, f.da, f.en
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS f (code, da, en, at) ON CONFLICT DO NOTHING`;

export async function makeUnits(on: PoolClient, units: ReadonlySet<string>): Promise<void> {
  if (units.size > 0) await on.query(UNITS, [[...units]]);
}

export async function makeFacets(on: PoolClient, facets: ReadonlyMap<string, FacetLabel>): Promise<void> {
  if (facets.size === 0) return;
  const labels = [...facets.values()];
  await on.query(FACETS, [[...facets.keys()], labels.map(({ label }) => label), labels.map(({ labelEn }) => labelEn)]);
}

// Products that the file does not name may have the attribute already.
const HAVE = `INSERT INTO import_touched SELECT p.id, false FROM product p
  WHERE EXISTS (SELECT FROM jsonb_array_elements(p.attributes) a WHERE a ->> 'code' = ANY ($1::text[]))`;

export async function touchThoseWith(on: PoolClient, facets: ReadonlyMap<string, FacetLabel>): Promise<void> {
  if (facets.size > 0) await on.query(HAVE, [[...facets.keys()]]);
}
