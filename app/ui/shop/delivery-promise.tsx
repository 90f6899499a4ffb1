// Whether a product is on the shelf, and when it comes when it is ordered now.
import type { Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import { Icon, type Language, StockDot, Text } from '~/ui/kit';
import * as styles from './buy-box.css';
import { promiseText } from './promise-text';

interface DeliveryProps {
  model: ProductPage;
  t: Translate;
  language: Language;
}

/** If a delivery date is promised, the stock text omits the number of days: the date is more useful than both. */
export function Delivery({ model, t, language }: DeliveryProps) {
  const { promise } = model.stock;
  const label = promise ? t('product:stock.inStock') : model.stock.label;
  return (
    <div className={styles.delivery}>
      <StockDot stock={{ ...model.stock, label, note: null }} dayToDay="" />
      {promise ? (
        <p className={styles.promise}>
          <Icon name="truck" size="s" className={styles.truck} />
          {promiseText(promise, t, language)}
        </p>
      ) : null}
      {model.dropShip ? <Text size="small">{t('product:dropShip')}</Text> : null}
    </div>
  );
}
