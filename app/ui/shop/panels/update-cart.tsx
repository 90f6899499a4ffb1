// The panel that changes how many of one product are in the cart.

import { LineFields } from '~/forms/cart-line/fields';
import { useTexts } from '~/i18n/use-texts';
import type { CartLine } from '~/models/cart';
import { Button, EmptyState, type Language, money, Photo, QuantityInput, Stack, Text } from '~/ui/kit';
import { refusalText } from '../refusal-text';
import * as styles from './panels.css';

interface UpdateCartProps {
  /** Null when the product has been removed from the cart in the meantime. */
  line: CartLine | null;
  /** Where the panel's form posts to. */
  action: string;
  /** Address after saving: the page without the panel, or with the minicart if the panel was opened from there. */
  returnTo: string;
  language: Language;
}

export function UpdateCartView({ line, action, returnTo, language }: UpdateCartProps) {
  const { t } = useTexts();
  if (!line) return <EmptyState title={t('cart:update.missing')} icon="cart" />;
  const { min, max, increments } = line.rule;
  return (
    <Stack gap={5}>
      <div className={styles.added}>
        <Photo className={styles.addedPicture} picture={line.picture} width={96} height={96} decorative />
        <div>
          <Text strong>{line.name}</Text>
          {line.price ? (
            <Text size="small" tone="quiet">
              {t('cart:line.unitPrice', { price: money(line.price.oere, language), unit: line.unit })}
            </Text>
          ) : null}
        </div>
      </div>
      <form method="post" action={action} className={styles.update}>
        <LineFields intent="update" item={line.uid} rule={line.rule} returnTo={returnTo} />
        <QuantityInput
          name="qty"
          id="update-quantity"
          rule={line.rule}
          defaultValue={line.quantity}
          label={t('cart:line.quantityOf', { name: line.name })}
          size="medium"
          error={line.problem !== null}
        />
        <Button>{t('cart:update.save')}</Button>
      </form>
      {line.problem ? <Text tone="danger">{refusalText(t, line.problem)}</Text> : null}
      <Text size="small" tone="quiet">
        {t('cart:update.limits', { min, max })} {increments > 1 ? t('cart:update.steps', { increments }) : null}
      </Text>
      <form method="post" action={action}>
        <LineFields intent="remove" item={line.uid} returnTo={returnTo} />
        <Button tone="tertiary">{t('cart:update.remove')}</Button>
      </form>
    </Stack>
  );
}
