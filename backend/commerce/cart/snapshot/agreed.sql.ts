// SQL of what a business has agreed for the goods of its cart: prices, and the lists that label them.
/** Agreed prices of the cards `c` by their product. */
export const agreedBy = (business: string, now: string) => `(SELECT json_object_agg(a.product_id, a.gross_oere) FROM
    (SELECT DISTINCT ON (x.product_id) x.product_id, x.gross_oere FROM contract_price x
      WHERE x.business_id = ${business}::int AND x.product_id = ANY (ARRAY(SELECT unnest(members) FROM c))
        AND x.valid_from <= ${now}::timestamptz AND (x.valid_to IS NULL OR x.valid_to > ${now}::timestamptz)
      ORDER BY x.product_id, x.valid_from DESC) a)`;
/** Whether a card `c` is in the warehouse hotel, and contract goods. */
export const listsOf = (
  business: string,
) => `(SELECT json_build_array(bool_or(s.is_warehouse_hotel), bool_or(s.is_contract_goods))
    FROM shopping_list_item k JOIN shopping_list s ON s.id = k.list_id WHERE k.product_id = ANY (c.members) AND s.business_id = ${business}::int)`;
