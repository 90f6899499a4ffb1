// After a payment that came to nothing: what happened, that no money moved, and the way on.
import { useTranslation } from 'react-i18next';
import { cartPath, checkoutPath } from '#domain/addresses';
import { ButtonLink, EmptyState, Inline, Text } from '~/ui/kit';

export function CancelPage({ reason }: { reason: 'declined' | 'cancelled' }) {
  const { t } = useTranslation();
  return (
    <EmptyState level={1} title={t('checkout:cancel.title')} icon="card">
      <Text prose>{reason === 'declined' ? t('checkout:cancel.declined') : t('checkout:cancel.cancelled')}</Text>
      <Inline gap={3}>
        <ButtonLink href={checkoutPath()}>{t('checkout:cancel.retry')}</ButtonLink>
        <ButtonLink href={cartPath()} tone="secondary">
          {t('checkout:cancel.toCart')}
        </ButtonLink>
      </Inline>
    </EmptyState>
  );
}
