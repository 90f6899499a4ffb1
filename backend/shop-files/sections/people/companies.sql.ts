// SQL of the section of companies.
import type { PoolClient } from 'pg';

export interface CompanyRow {
  id: number;
  name: string;
  cvr: string;
  vat_id: string;
  ean: string | null;
  sales_code: string;
  reference_number: string;
  description: string;
  invoice_allowed: boolean;
  credit_limit_oere: number | null;
  free_shipping: boolean;
  free_shipping_limit_oere: number | null;
  show_contract_goods: boolean;
  giftcard_enabled: boolean;
  weekday: string;
  duty_exempt_codes: string[];
  price_group: string;
}

export async function loadCompanies(on: PoolClient): Promise<CompanyRow[]> {
  const { rows } = await on.query<CompanyRow>(
    `SELECT id, name, cvr, coalesce(vat_id, 'DK' || cvr) AS vat_id, ean, sales_code, reference_number, description, invoice_allowed,
        credit_limit_oere, free_shipping, free_shipping_limit_oere, show_contract_goods, giftcard_enabled, weekday, duty_exempt_codes,
        price_group FROM business ORDER BY id`,
  );
  return rows;
}

export async function writeCompanies(on: PoolClient, companies: readonly CompanyRow[]): Promise<void> {
  await on.query(
    `INSERT INTO business (id, name, cvr, vat_id, ean, sales_code, reference_number, description, invoice_allowed, credit_limit_oere,
        free_shipping, free_shipping_limit_oere, show_contract_goods, giftcard_enabled, weekday, duty_exempt_codes, price_group)
      SELECT id, name, cvr, vat_id, ean, sales_code, reference_number, description, invoice_allowed, credit_limit_oere,
        free_shipping, free_shipping_limit_oere, show_contract_goods, giftcard_enabled, weekday, duty_exempt_codes, price_group
        FROM jsonb_populate_recordset(NULL::business, $1::jsonb) ORDER BY id
      ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, cvr = EXCLUDED.cvr, vat_id = EXCLUDED.vat_id, ean = EXCLUDED.ean,
        sales_code = EXCLUDED.sales_code, reference_number = EXCLUDED.reference_number, description = EXCLUDED.description,
        invoice_allowed = EXCLUDED.invoice_allowed, credit_limit_oere = EXCLUDED.credit_limit_oere,
        free_shipping = EXCLUDED.free_shipping, free_shipping_limit_oere = EXCLUDED.free_shipping_limit_oere,
        show_contract_goods = EXCLUDED.show_contract_goods, giftcard_enabled = EXCLUDED.giftcard_enabled, weekday = EXCLUDED.weekday,
        duty_exempt_codes = EXCLUDED.duty_exempt_codes, price_group = EXCLUDED.price_group`,
    [JSON.stringify(companies)],
  );
  // Companies that open an account themselves get the numbers after the highest; the sequence never goes back.
  await on.query(
    `SELECT setval('business_id_seq', b.top) FROM (SELECT max(id) AS top FROM business) b
      WHERE b.top >= (SELECT last_value FROM business_id_seq)`,
  );
}

export async function dutyCodes(on: PoolClient): Promise<string[]> {
  const { rows } = await on.query<{ code: string }>('SELECT DISTINCT code FROM duty_rate ORDER BY code');
  return rows.map(({ code }) => code);
}
