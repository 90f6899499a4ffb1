// The price of products in bonus points: next to a price in kroner with a link to the bonus shop, and as the price itself there.

import { formatPoints } from '#domain/money/money';
import { inBonusShop } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { ProductPage } from '~/models/product';
import { type Language, Text } from '~/ui/kit';
import * as styles from './buy-box.css';

interface PointsPriceProps {
  model: ProductPage;
  t: Translate;
  language: Language;
}

/** On the product's ordinary page. */
export function AlsoInPoints({ model, t, language }: PointsPriceProps) {
  if (model.points === null) return null;
  return (
    <Text size="small">
      <a href={inBonusShop(model.href)} rel="nofollow">
        {t('catalogue:tile.inPoints')} {formatPoints(model.points, LOCALE_OF[language])}
      </a>
    </Text>
  );
}

/** On its page in the bonus shop. */
export function PriceInPoints({ model, t, language }: PointsPriceProps) {
  if (model.points === null) return null;
  return (
    <div className={styles.price}>
      <p className={styles.inPoints}>{formatPoints(model.points, LOCALE_OF[language])}</p>
      <Text size="small" tone="quiet">
        {t('product:price.perUnit', { unit: model.unit })} · {t('product:pointsRule')}
      </Text>
    </div>
  );
}
