// The panel for back-in-stock notifications.

import { HoneypotField } from '~/forms/honeypot/fields';
import type { FormReply } from '~/forms/reply/fields';
import { StockNoticeFields } from '~/forms/stock-notice/fields';
import { useTexts } from '~/i18n/use-texts';
import type { Tile } from '~/models/product';
import { Button, CHECKED, Stack, Text } from '~/ui/kit';
import { AskedProduct } from './asked-product';

interface NotifyInStockProps {
  product: Tile;
  email: string;
  action: string;
  reply: FormReply | null;
}

export function NotifyInStockView({ product, email, action, reply }: NotifyInStockProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <AskedProduct product={product} />
      <Text>{t('request:notice.intro')}</Text>
      <form {...CHECKED} method="post" action={action}>
        <Stack gap={4}>
          <StockNoticeFields t={t} reply={reply} email={email} />
          <HoneypotField label={t('request:honeypot')} />
          <Button size="large" full>
            {t('request:notice.send')}
          </Button>
          <Text size="small" tone="quiet">
            {t('request:notice.privacy')}
          </Text>
        </Stack>
      </form>
    </Stack>
  );
}
