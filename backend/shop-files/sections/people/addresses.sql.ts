// SQL of the section of customers' addresses.
import type { PoolClient } from 'pg';

export interface StoredAddress {
  email: string;
  firstname: string;
  lastname: string;
  company: string | null;
  company2: string | null;
  street: string[];
  postcode: string;
  city: string;
  country: string;
  telephone: string;
  vat_id: string | null;
  requisitioner: string | null;
  requisition_number: string | null;
  default_billing: boolean;
  default_shipping: boolean;
}

export async function loadAddresses(on: PoolClient): Promise<StoredAddress[]> {
  const { rows } = await on.query<StoredAddress>(
    `SELECT c.email, a.firstname, a.lastname, a.company, a.company2, a.street, a.postcode, a.city, a.country_code AS country, a.telephone,
        a.vat_id, a.req_rekvirent AS requisitioner, a.req_rekvnr AS requisition_number, a.default_billing, a.default_shipping
      FROM customer_address a JOIN customer c ON c.id = a.customer_id WHERE c.closed_at IS NULL ORDER BY c.id, a.id`,
  );
  return rows;
}

export async function insertAddresses(on: PoolClient, addresses: readonly StoredAddress[]): Promise<void> {
  await on.query(
    `INSERT INTO customer_address (customer_id, firstname, lastname, company, company2, street, postcode, city, country_code, telephone,
        vat_id, req_rekvirent, req_rekvnr, default_billing, default_shipping)
      SELECT c.id, r.firstname, r.lastname, r.company, r.company2, r.street, r.postcode, r.city, r.country, r.telephone, r.vat_id,
        r.requisitioner, r.requisition_number, r.default_billing, r.default_shipping
        FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (email text, firstname text, lastname text, company text, company2 text,
          street text[], postcode text, city text, country text, telephone text, vat_id text, requisitioner text, requisition_number text,
          default_billing boolean, default_shipping boolean)) WITH ORDINALITY r JOIN customer c ON c.email = r.email
        ORDER BY r.ordinality`,
    [JSON.stringify(addresses)],
  );
}
