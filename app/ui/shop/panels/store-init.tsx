// Private or business: two buttons of one form, each with what follows from it (spec §2 "store-init", §4 "Store change").
import { useTexts } from '~/i18n/use-texts';
import type { StoreLink } from '~/models/frame';
import { Button, Icon, Stack, Text } from '~/ui/kit';

interface StoreInitViewProps {
  stores: StoreLink[];
  action: string;
  returnTo: string;
}

export function StoreInitView({ stores, action, returnTo }: StoreInitViewProps) {
  const { t } = useTexts('content');
  return (
    <form method="post" action={action}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Stack gap={6}>
        {stores.map(({ code, label, chosen }) => (
          <Stack key={code} gap={2}>
            <Button
              name="store"
              value={code}
              tone={chosen ? 'primary' : 'secondary'}
              size="large"
              full
              aria-pressed={chosen}
            >
              {chosen ? <Icon name="check" size="s" /> : null}
              {t(`storeInit.${label}`)}
            </Button>
            <Text size="small">{t(`storeInit.${label}Means`)}</Text>
          </Stack>
        ))}
        <Text size="small" tone="quiet">
          {t('storeInit.text')}
        </Text>
      </Stack>
    </form>
  );
}
