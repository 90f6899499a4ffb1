// The state of an order costs a quarter: it is computed once, by functions whose plans a session caches.

/**
 * PostgreSQL plans an SQL function at each call, and a PL/pgSQL function once per session. Only the language of the inner functions changes: their
 * statements are those of earlier migrations. `order_state` replaces three wrappers, of which one computed what it contained twice.
 */
export const orderStates = `
DO $convert$
DECLARE
  converted text;
BEGIN
  FOREACH converted IN ARRAY ARRAY['order_line_states', 'order_shipment_states', 'order_document_states', 'placed_order_state',
      'order_remaining_oere'] LOOP
    EXECUTE (SELECT format('CREATE OR REPLACE FUNCTION %I(orders integer) RETURNS %s LANGUAGE plpgsql STABLE
        SET search_path = public, pg_temp AS %L', converted,
        p.prorettype::regtype, format('BEGIN RETURN (%s); END',
          substring(pg_get_function_sqlbody(p.oid) FROM '^BEGIN ATOMIC\\s+(.*);\\s+END$')))
      FROM pg_proc p WHERE p.oid = to_regprocedure(format('%I(integer)', converted)));
  END LOOP;
END $convert$;

CREATE OR REPLACE FUNCTION order_state(orders integer) RETURNS jsonb LANGUAGE plpgsql STABLE SET search_path = public, pg_temp AS $$
DECLARE
  placed jsonb := placed_order_state(orders);
BEGIN
  RETURN placed || jsonb_build_object(
    'erpNumber', (SELECT o.erp_number FROM sales_order o WHERE o.id = orders),
    'amounts', placed -> 'amounts' || jsonb_build_object('remainingOere', order_remaining_oere(orders)),
    'erpDocuments', (SELECT coalesce(jsonb_agg(jsonb_build_object(
        'kind', i.kind, 'number', i.number, 'issuedOn', i.issued_on, 'dueOn', i.due_on, 'totalOere', i.total_oere) ORDER BY i.id), '[]')
      FROM erp_invoice i WHERE i.order_id = orders));
END $$;
DROP FUNCTION own_order_state(integer);
DROP FUNCTION numbered_order_state(integer);
`;
