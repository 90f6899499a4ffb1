// Whether a product is on the shelf, and when it comes when it is ordered now.
import type { Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import { Icon, type Language, StockDot, Text } from '~/ui/kit';
import * as styles from './buy-box.css';
import { weekdayText } from './dates';

interface DeliveryProps {
  model: ProductPage;
  t: Translate;
  language: Language;
}

export function Delivery({ model, t, language }: DeliveryProps) {
  return (
    <div className={styles.delivery}>
      <StockDot stock={model.stock} dayToDay={t('catalogue:tile.dayToDay')} />
      {model.promise ? (
        <p className={styles.promise}>
          <Icon name="truck" size="s" className={styles.truck} />
          {promiseText(model.promise, t, language)}
        </p>
      ) : null}
      {model.dropShip ? <Text size="small">{t('product:dropShip')}</Text> : null}
    </div>
  );
}

function promiseText(promise: NonNullable<ProductPage['promise']>, t: Translate, language: Language): string {
  const day = weekdayText(promise.delivery, language);
  return promise.sentToday ? t('product:promise.today', { day }) : t('product:promise.later', { day });
}
