// Goods whose price has changed since they were put into the cart, by name: what they cost then, and what they cost now.
import type { Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import { type Language, MessageBar, money } from '~/ui/kit';
import * as styles from './price-changes.css';

interface PriceChangesProps {
  lines: readonly CartLine[];
  t: Translate;
  language: Language;
}

export function PriceChanges({ lines, t, language }: PriceChangesProps) {
  const changed = lines.flatMap(({ uid, name, changedFromOere, price }) =>
    changedFromOere === null || !price ? [] : [{ uid, name, from: changedFromOere, to: price.oere }],
  );
  if (changed.length === 0) return null;
  return (
    <MessageBar tone="warning" title={t('cart:changed.title', { count: changed.length })}>
      <ul className={styles.changes}>
        {changed.map(({ uid, name, from, to }) => (
          <li key={uid}>{t('cart:changed.line', { name, from: money(from, language), to: money(to, language) })}</li>
        ))}
      </ul>
    </MessageBar>
  );
}
