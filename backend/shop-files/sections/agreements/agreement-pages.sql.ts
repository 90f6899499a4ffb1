// SQL of the section of pages of agreements.
import type { PoolClient } from 'pg';
import { newAgreementSecret } from '#backend/commerce/agreement/agreement-key';
import { seal } from '#backend/db/sealed';
import type { AgreementPageRecord } from './agreement-pages';

type InBoth = { da: string; en: string };

interface StoredPage {
  slug: string;
  company: number | null;
  stores: string[] | null;
  title: InBoth;
  text: InBoth;
  password_hash: string;
}

export async function loadAgreementPages(on: PoolClient): Promise<AgreementPageRecord[]> {
  const { rows } = await on.query<StoredPage>(
    `SELECT slug, business_id AS company, store_codes AS stores, title, source AS text, password_hash
      FROM agreement_page ORDER BY slug`,
  );
  return rows.map(({ company, stores, password_hash: hash, ...page }) => ({
    ...page,
    ...(company === null ? {} : { company }),
    ...(stores === null ? {} : { stores }),
    ...(hash === '' ? {} : { password_hash: hash }),
  }));
}

export interface AgreementPageValues {
  slug: string;
  business_id: number | null;
  store_codes: string[] | null;
  title: InBoth;
  source: InBoth;
  html: InBoth;
  password_hash: string;
}

/** Another password is another secret: those who opened the page by the old one type the new one. */
export async function writeAgreementPages(on: PoolClient, pages: readonly AgreementPageValues[]): Promise<void> {
  await on.query(
    `INSERT INTO agreement_page AS a (slug, business_id, store_codes, title, source, html, password_hash, secret)
      SELECT slug, business_id, store_codes, title, source, html, password_hash, secret
        FROM jsonb_to_recordset($1::jsonb) AS r (slug text, business_id integer, store_codes text[], title jsonb, source jsonb,
          html jsonb, password_hash text, secret text)
      ON CONFLICT (slug) DO UPDATE SET business_id = EXCLUDED.business_id, store_codes = EXCLUDED.store_codes, title = EXCLUDED.title,
        source = EXCLUDED.source, html = EXCLUDED.html, password_hash = EXCLUDED.password_hash,
        secret = CASE WHEN a.password_hash = EXCLUDED.password_hash THEN a.secret ELSE EXCLUDED.secret END`,
    [JSON.stringify(pages.map((page) => ({ ...page, secret: seal(newAgreementSecret(), 'agreement_page.secret') })))],
  );
}

export async function deleteAgreementPages(on: PoolClient, slugs: readonly string[]): Promise<void> {
  if (slugs.length > 0) await on.query('DELETE FROM agreement_page WHERE slug = ANY ($1::text[])', [slugs]);
}
