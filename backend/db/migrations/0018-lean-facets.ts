// Facets of an import's portion are found by index, at any size of the catalogue.

export const leanFacets = /* sql */ `
-- A plan for any list of products, null among them, reads the whole catalogue for each portion of an import.
ALTER FUNCTION refresh_facets(integer[]) SET plan_cache_mode = force_custom_plan;
`;
