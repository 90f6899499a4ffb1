// SQL of what a customer has agreed to, and when it was taken back.
import type { Pool } from 'pg';

export interface ConsentRow {
  purpose: 'terms' | 'newsletter' | 'card';
  given: boolean;
  at: Date;
  /** Where it was said, or which card; null where that is not known. */
  place: string | null;
  /** What was agreed to, as it was shown. */
  words: string | null;
}

/** Newest first. The newsletter's are its proofs; an address that came from elsewhere has none, and its state is all that is known. */
export async function consentsOf(on: Pool, customerId: number): Promise<ConsentRow[]> {
  const text = `SELECT * FROM (
      SELECT 'terms' AS purpose, true AS given, terms_accepted_at AS at, NULL AS place, NULL AS words
        FROM customer WHERE id = $1 AND terms_accepted_at IS NOT NULL
      UNION ALL SELECT 'newsletter', p.event = 'confirmed', p.at, p.location, p.words
        FROM newsletter_consent p JOIN customer c ON c.email = p.email WHERE c.id = $1 AND p.event IN ('confirmed', 'left', 'stopped')
      UNION ALL SELECT 'newsletter', n.status = 'SUBSCRIBED', n.changed_at, n.location, NULL
        FROM newsletter_subscription n JOIN customer c ON c.email = n.email WHERE c.id = $1 AND n.status IN ('SUBSCRIBED', 'UNSUBSCRIBED')
          AND NOT EXISTS (SELECT FROM newsletter_consent p WHERE p.email = n.email AND p.event IN ('confirmed', 'left', 'stopped'))
      UNION ALL SELECT 'card', true, agreed_at, concat_ws(' ', brand, last_four), agreement FROM kept_card WHERE customer_id = $1 AND kept_at IS NOT NULL
      UNION ALL SELECT 'card', false, removed_at, concat_ws(' ', brand, last_four), NULL
        FROM kept_card WHERE customer_id = $1 AND kept_at IS NOT NULL AND removed_at IS NOT NULL) s ORDER BY at DESC, purpose, given`;
  return (await on.query<ConsentRow>(text, [customerId])).rows;
}
