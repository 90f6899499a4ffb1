// After a payment that came to nothing: what happened, that no money moved, and the way on.

import { cartPath, checkoutPath } from '#domain/addresses';
import { useTexts } from '~/i18n/use-texts';
import { ButtonLink, EmptyState, Inline, Text } from '~/ui/kit';

export type UnpaidReason = 'declined' | 'cancelled' | 'expired';

const REASONS = {
  declined: 'checkout:cancel.declined',
  cancelled: 'checkout:cancel.cancelled',
  expired: 'checkout:cancel.expired',
} as const satisfies Record<UnpaidReason, string>;

export function CancelPage({ reason }: { reason: UnpaidReason }) {
  const { t } = useTexts();
  return (
    <EmptyState level={1} title={t('checkout:cancel.title')} icon="card">
      <Text prose>{t(REASONS[reason])}</Text>
      <Inline gap={3}>
        <ButtonLink href={checkoutPath()}>{t('checkout:cancel.retry')}</ButtonLink>
        <ButtonLink href={cartPath()} tone="secondary">
          {t('checkout:cancel.toCart')}
        </ButtonLink>
      </Inline>
    </EmptyState>
  );
}
