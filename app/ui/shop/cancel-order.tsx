// Calls off an order of which nothing was sent.
import type { Translate } from '~/forms/reply/fields';
import { Button, Details, Stack, Text } from '~/ui/kit';

/** Unfolded first: one press too many must not cancel an order. */
export function CancelOrder({ t }: { t: Translate }) {
  return (
    <Details summary={t('account:order.cancel')}>
      <form method="post">
        <Stack gap={3}>
          <Text>{t('account:order.cancelText')}</Text>
          <p>
            <Button tone="secondary" name="intent" value="cancel">
              {t('account:order.cancelYes')}
            </Button>
          </p>
        </Stack>
      </form>
    </Details>
  );
}
