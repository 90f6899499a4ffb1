// The product that a panel is about: small, so that it is clear what the question is about.
import { useTexts } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import { Photo, Text } from '~/ui/kit';
import * as styles from './panels.css';

export function AskedProduct({ product }: { product: Pick<Tile, 'name' | 'number' | 'picture'> }) {
  const { t } = useTexts();
  return (
    <div className={styles.added}>
      <Photo className={styles.addedPicture} picture={product.picture} width={96} height={96} decorative />
      <div>
        <Text strong>{product.name}</Text>
        {product.number === null ? null : (
          <Text size="small" tone="quiet">
            {t('product:sku')} {product.number}
          </Text>
        )}
      </div>
    </div>
  );
}
