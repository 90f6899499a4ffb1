// SQL of the pages of agreements: what one shows, its agreed prices, and its password.
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '#backend/db/client';
import { agreementPage } from '#backend/db/tables/index';
import { newAgreementSecret } from './agreement-key';

export type AgreementRow = typeof agreementPage.$inferSelect;

/** Null where there is none in the store. */
export async function agreementIn(reader: Reader, slug: string, storeCode: string): Promise<AgreementRow | null> {
  const isHere = or(isNull(agreementPage.storeCodes), sql`${storeCode} = ANY (${agreementPage.storeCodes})`);
  const [found] = await reader
    .select()
    .from(agreementPage)
    .where(and(eq(agreementPage.slug, slug), isHere));
  return found ?? null;
}

export type AgreedGood = { sku: string; name: string; url_key: string; unit: string; gross_oere: number };

/** More are no page but a list. */
const MOST_GOODS = 500;

/** What holds at that moment, as the cart has it: of two agreements the one that began last. Of goods that the store sells to everyone. */
export async function agreedGoods(
  reader: Reader,
  businessId: number,
  { storeId, language, now }: { storeId: number; language: 'da' | 'en'; now: Date },
): Promise<AgreedGood[]> {
  const named = (table: string, column: string) =>
    language === 'en' ? sql.raw(`${table}.${column}_en`) : sql.raw(`${table}.${column}_da`);
  const found = await reader.execute<AgreedGood>(sql`
    SELECT p.sku, ${named('p', 'name')} AS name, coalesce(f.url_key, p.url_key) AS url_key, ${named('u', 'label')} AS unit,
        x.gross_oere
      FROM (SELECT DISTINCT ON (product_id) product_id, gross_oere FROM contract_price
          WHERE business_id = ${businessId} AND valid_from <= ${now.toISOString()}::timestamptz
            AND (valid_to IS NULL OR valid_to > ${now.toISOString()}::timestamptz)
          ORDER BY product_id, valid_from DESC) x JOIN product p ON p.id = x.product_id JOIN unit u ON u.code = p.unit
      LEFT JOIN product f ON f.id = p.parent_id
     WHERE NOT p.bonus_only AND (p.store_ids IS NULL OR ${storeId}::int = ANY (p.store_ids))
     ORDER BY 2, p.sku LIMIT ${MOST_GOODS}::int`);
  return found.rows;
}

/** With the password the secret changes: those who opened it before type the new one. False where there is no such page. */
export async function replaceAgreementPassword(reader: Reader, slug: string, passwordHash: string): Promise<boolean> {
  const changed = await reader
    .update(agreementPage)
    .set({ passwordHash, secret: newAgreementSecret() })
    .where(eq(agreementPage.slug, slug))
    .returning({ slug: agreementPage.slug });
  return changed.length > 0;
}

export const listAgreements = (reader: Reader) =>
  reader
    .select({
      slug: agreementPage.slug,
      businessId: agreementPage.businessId,
      title: agreementPage.title,
      isOpenable: sql<boolean>`${agreementPage.passwordHash} <> ''`,
    })
    .from(agreementPage)
    .orderBy(asc(agreementPage.slug));
