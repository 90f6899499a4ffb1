// SQL of the attributes that products can be chosen by, with their values.
import { prepared } from '#backend/db/prepared';
import type { Queryable } from '#backend/db/queryable';

export interface FacetRow {
  code: string;
  label: string;
  values: { label: string; value: string }[];
}

const FACET_LIST = `SELECT f.code, CASE WHEN $1 = 'en' THEN f.label_en ELSE f.label_da END AS label,
    coalesce((SELECT jsonb_agg(jsonb_build_object('value', v.value, 'label', CASE WHEN $1 = 'en' THEN v.label_en ELSE v.label_da END)
        ORDER BY v.position, v.label_da, v.id) FROM facet_value v WHERE v.code = f.code), '[]') AS values
  FROM facet f ORDER BY f.position, f.code`;

export const listedFacets = async (on: Queryable, language: 'da' | 'en'): Promise<FacetRow[]> =>
  (await on.query<FacetRow>(prepared(FACET_LIST, [language]))).rows;
