// SQL of gift cards that are sold: what they may be made out for.
import type { PoolClient } from 'pg';

const GIFT_CARDS = `WITH put AS (
    INSERT INTO gift_card_product AS g (product_id, step_oere, least_oere, most_oere)
    SELECT i.id, ARRAY(SELECT jsonb_array_elements_text(i.facts #> '{giftCard,steps}')::int), (i.facts #>> '{giftCard,least}')::int,
        (i.facts #>> '{giftCard,most}')::int
      FROM import_row i WHERE i.facts ? 'giftCard'
    ON CONFLICT (product_id) DO UPDATE SET step_oere = excluded.step_oere, least_oere = excluded.least_oere, most_oere = excluded.most_oere
     WHERE ROW(g.*) IS DISTINCT FROM ROW(excluded.*) RETURNING g.product_id)
  INSERT INTO import_touched SELECT product_id FROM put`;

export async function writeGiftCards(on: PoolClient): Promise<void> {
  await on.query(GIFT_CARDS);
}
