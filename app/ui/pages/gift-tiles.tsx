// Gifts as tiles with their pictures: to be looked at, picked by the company, or chosen by an employee.
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/use-texts';
import type { GiftView } from '~/models/gift-shop';
import { Badge, classes, Photo } from '~/ui/kit';
import * as styles from './gift-shop.css';

/** `children`: the actions of the tile. `as`: 'label' if the entire tile is pressed. */
export function GiftTile({
  gift,
  as: Box = 'li',
  children,
}: {
  gift: GiftView;
  as?: 'li' | 'label' | 'div';
  children?: ReactNode;
}) {
  const { t } = useTexts();
  const { picture, name, short, isCertified, isSoldOut, chosen } = gift;
  return (
    <Box className={classes(styles.tile, Box === 'label' && styles.open)}>
      <span className={styles.plate}>
        {picture ? <Photo picture={picture} width={240} height={240} decorative className={styles.photo} /> : null}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {short ? <span className={styles.short}>{short}</span> : null}
        {isCertified ? <Badge tone="accent">{t('giftshop:gifts.certified')}</Badge> : null}
        {isSoldOut ? <Badge tone="warning">{t('giftshop:gifts.soldOut')}</Badge> : null}
        {chosen === null ? null : <strong>{t('giftshop:gifts.has', { count: chosen })}</strong>}
        {children ? <span className={styles.acts}>{children}</span> : null}
      </span>
    </Box>
  );
}
