// Replaces the cart button where only companies may buy (spec §6).
import type { Translate } from '~/forms/reply/fields';
import { Button, Text } from '~/ui/kit';
import * as styles from './buy-box.css';

/** A store change is a form (spec §4 "Store change"): where it posts, and the stores that it can lead to. */
export interface StoreSwitch {
  action: string;
  /** Code of the business store. */
  store: string;
  /** Code of the private store; null where the shop has none. */
  privateStore: string | null;
}

interface BusinessOnlyProps {
  t: Translate;
  here: string;
  toBusiness: StoreSwitch | null;
}

/** Closed to consumers, with the offer 'Change to private' / 'I am a business customer'. */
export function BusinessOnly({ t, here, toBusiness }: BusinessOnlyProps) {
  return (
    <div className={styles.closed}>
      <Button type="button" size="large" full disabled>
        {t('product:businessOnly.button')}
      </Button>
      <Text size="small">{t('product:businessOnly.text')}</Text>
      {toBusiness ? (
        <form method="post" action={toBusiness.action} className={styles.closed}>
          <input type="hidden" name="returnTo" value={here} />
          <Button tone="secondary" full name="store" value={toBusiness.store}>
            {t('product:businessOnly.switch')}
          </Button>
          {toBusiness.privateStore === null ? null : (
            <Button tone="tertiary" full name="store" value={toBusiness.privateStore}>
              {t('product:businessOnly.private')}
            </Button>
          )}
        </form>
      ) : null}
    </div>
  );
}
