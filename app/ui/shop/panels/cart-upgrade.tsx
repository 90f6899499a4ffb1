// A cart line and its possible replacement: the exact saving or the certificate, and one button.
import { useTexts } from '~/i18n/use-texts';
import type { CartLine } from '~/models/cart';
import type { CartUpgrade } from '~/models/cart-upgrade';
import { Button, type Language, money, Photo, Stack, Text } from '~/ui/kit';
import { contentsText, savingText } from '../upgrade-texts';
import * as styles from './panels.css';

interface CartUpgradeProps {
  line: CartLine;
  upgrades: CartUpgrade[];
  /** Where the panel's forms post to. */
  action: string;
  language: Language;
}

export function CartUpgradeView({ line, upgrades, action, language }: CartUpgradeProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <Text size="small" tone="quiet">
        {t('cart:upgrade.instead', { quantity: line.quantity, unit: line.unit, name: line.name })}
      </Text>
      {upgrades.map((one) => (
        <form key={one.sku} method="post" action={action}>
          <input type="hidden" name="sku" value={one.sku} />
          <Stack gap={3}>
            <div className={styles.added}>
              <Photo className={styles.addedPicture} picture={one.picture} width={96} height={96} decorative />
              <div>
                <Text strong>{one.name}</Text>
                <Text size="small" tone="quiet">
                  {t('cart:line.sku', { sku: one.sku })} · {one.quantity} {one.unit} ·{' '}
                  {t('cart:line.unitPrice', { price: money(one.unitOere, language), unit: one.unit })}
                </Text>
              </div>
            </div>
            {one.contents ? (
              <Text size="small">
                {t('cart:upgrade.insteadOf', {
                  more: contentsText(one.contents.alternative, t, language),
                  less: contentsText(one.contents.line, t, language),
                })}
              </Text>
            ) : null}
            {one.certificates.map(({ name }) => (
              <Text key={name} size="small">
                {t('cart:upgrade.certificate', { name })}
              </Text>
            ))}
            <Text strong>{savingText(one, line.unit, t, language)}</Text>
            <Button aria-label={t('cart:upgrade.swapNamed', { name: one.name })}>{t('cart:upgrade.swap')}</Button>
          </Stack>
        </form>
      ))}
    </Stack>
  );
}
