// An open payment, or the cart of an uncompleted payment: what it is about, and the two possible actions.
import { cartPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { OrderPayment } from '~/models/order-payment';
import { Button, Inline, MessageBar, Stack, Text } from '~/ui/kit';

export function OpenPayment({ payment }: { payment: OrderPayment }) {
  const { t } = useTexts();
  const { number, state } = payment;
  return state === 'open' ? (
    <MessageBar tone="info" title={t('cart:payment.open.title')}>
      <Stack gap={3}>
        <Text>{t('cart:payment.open.text', { number })}</Text>
        <PaymentButtons payment={payment} />
      </Stack>
    </MessageBar>
  ) : (
    <MessageBar tone="warning">
      <Stack gap={3}>
        <Text>{t(`cart:payment.ended.${state}`)}</Text>
        <PaymentButtons payment={payment} />
      </Stack>
    </MessageBar>
  );
}

/** The cart's page accepts both, from any page that shows them. */
export function PaymentButtons({ payment: { state } }: { payment: OrderPayment }) {
  const { t } = useTexts();
  return (
    <form method="post" action={cartPath()}>
      <Inline gap={3}>
        {state === 'open' ? (
          <Button name="intent" value="payment-continue">
            {t('cart:payment.continue')}
          </Button>
        ) : null}
        <Button name="intent" value="payment-end" tone="secondary">
          {t(state === 'open' ? 'cart:payment.end' : 'cart:payment.takeBack')}
        </Button>
      </Inline>
    </form>
  );
}
