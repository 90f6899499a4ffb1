// After an uncompleted or open payment: what happened, whether money was reserved, and what to do next.

import { cartPath, checkoutPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { OrderPayment } from '~/models/order-payment';
import { ButtonLink, EmptyState, Inline, Text } from '~/ui/kit';
import { PaymentButtons } from '~/ui/shop/open-payment';

interface CancelPageProps {
  /** Null: this browser knows of none (any more). */
  payment: OrderPayment | null;
  /** The order's cart is not the one that is filled now. */
  isElsewhere: boolean;
}

export function CancelPage({ payment, isElsewhere }: CancelPageProps) {
  const { t } = useTexts();
  const state = payment?.state ?? 'unknown';
  const isPending = state === 'open' || isElsewhere;
  return (
    <EmptyState level={1} title={t(state === 'open' ? 'cart:payment.open.title' : 'checkout:cancel.title')} icon="card">
      <Text prose>
        {state === 'open' ? t('cart:payment.open.text', { number: payment?.number }) : t(`checkout:cancel.${state}`)}
      </Text>
      {payment?.wasApprovedLate ? <Text prose>{t('checkout:cancel.approvedLate')}</Text> : null}
      {isPending && payment ? (
        <PaymentButtons payment={payment} />
      ) : (
        <Inline gap={3}>
          <ButtonLink href={checkoutPath()}>{t('checkout:cancel.retry')}</ButtonLink>
          <ButtonLink href={cartPath()} tone="secondary">
            {t('checkout:cancel.toCart')}
          </ButtonLink>
        </Inline>
      )}
    </EmptyState>
  );
}
