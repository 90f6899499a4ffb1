// SQL of the section of stores.
import type { PoolClient } from 'pg';
import type { StoreSettings } from '#backend/db/tables/store';

/** The body of a store's entry in the content service. */
interface StoreContent {
  enableAccountLink: boolean;
  enableSearch: boolean;
  enabledCookieInformation: boolean;
  asynchronousPrices: boolean;
  gtm: string | null;
  opengraph: { title: string; description: string };
  PopularSearchTerms: { da: string[]; en: string[] };
}

export interface StoredStore {
  id: number;
  code: string;
  name: string;
  basis: 'gross' | 'net';
  shows_vat: boolean;
  domain: string;
  settings: StoreSettings;
  content: StoreContent | null;
}

export async function loadStores(on: PoolClient): Promise<StoredStore[]> {
  const { rows } = await on.query<StoredStore>(
    `SELECT s.id, s.code, s.name, s.basis, s.shows_vat, s.domain, s.settings, e.body AS content FROM store s
      LEFT JOIN content_entry e ON e.type = 'store' AND e.key = s.code AND e.locale = 'da'
      ORDER BY s.position, s.id`,
  );
  return rows;
}

type StoreRow = Omit<StoredStore, 'content'> & { position: number };

export async function writeStores(on: PoolClient, stores: readonly StoreRow[]): Promise<void> {
  await on.query(
    `INSERT INTO store (id, code, name, basis, shows_vat, domain, position, settings)
      SELECT id, code, name, basis, shows_vat, domain, position, settings FROM jsonb_populate_recordset(NULL::store, $1::jsonb)
      ON CONFLICT (id) DO UPDATE SET code = EXCLUDED.code, name = EXCLUDED.name, basis = EXCLUDED.basis, shows_vat = EXCLUDED.shows_vat,
        domain = EXCLUDED.domain, position = EXCLUDED.position, settings = EXCLUDED.settings`,
    [JSON.stringify(stores)],
  );
}
