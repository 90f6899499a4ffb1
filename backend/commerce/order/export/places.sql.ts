// SQL of where orders go, for those that hand them over.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';
import type { HandedPlace } from '#backend/ports/handover/index';

export interface PlaceRow {
  id: number;
  company: string;
  name: string;
  street: string[];
  postcode: string;
  city: string;
  country: string;
}

const PLACES = `SELECT id, coalesce(shipping_address->>'company', '') AS company,
    btrim(concat_ws(' ', shipping_address->>'firstname', shipping_address->>'lastname')) AS name,
    ARRAY(SELECT jsonb_array_elements_text(CASE jsonb_typeof(shipping_address->'street') WHEN 'array' THEN shipping_address->'street' ELSE '[]' END)) AS street,
    coalesce(shipping_address->>'postcode', '') AS postcode, coalesce(shipping_address->>'city', '') AS city,
    coalesce(shipping_address->>'country_code', shipping_address->>'countryCode', 'DK') AS country
  FROM sales_order WHERE id = ANY($1::int[])`;

export async function deliveryPlaces(on: Queryable, ids: readonly number[]): Promise<Map<number, HandedPlace>> {
  const { rows } = await on.query<PlaceRow>(prepared(PLACES, [ids]));
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
