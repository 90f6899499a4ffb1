// What each of the shops has of the product, and when they are open (spec §9). When it can be collected is said only where it can be ordered for collection.
import type { Translate } from '~/forms/reply/fields';
import type { StockInStore } from '~/models/product';
import { Details, linkTo, Text } from '~/ui/kit';
import * as styles from './store-stock.css';

export function StoreStock({ shops, t }: { shops: StockInStore[]; t: Translate }) {
  if (shops.length === 0) return null;
  return (
    <Details summary={t('product:stock.shops')} className={styles.fold}>
      <ul className={styles.shops}>
        {shops.map((shop) => (
          <li key={shop.name} className={styles.shop}>
            <a {...linkTo(shop.href)}>{shop.name}</a>
            <span className={shop.quantity > 0 ? styles.some : styles.none}>
              {shop.quantity > 0
                ? t('product:stock.shopQuantity', { quantity: shop.quantity })
                : t('product:stock.shopEmpty')}
            </span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="quiet">
        {t('product:stock.shopHours')}
      </Text>
    </Details>
  );
}
