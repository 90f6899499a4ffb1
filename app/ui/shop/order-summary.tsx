// The order as the checkout's side column shows it: lines, totals, and a way back to the cart.
import { cartPath } from '#domain/page/addresses';
import { LEAVE_FOR } from '~/forms/place-order/fields';
import type { Translate } from '~/forms/reply/fields';
import type { CartView } from '~/models/cart';
import { Button, Card, Details, Heading, type Language, Stack } from '~/ui/kit';
import { FreeFreightMeter, Totals } from './cart-summary';
import { edit } from './cart-summary.css';
import { ShortLines } from './short-lines';

interface OrderSummaryProps {
  cart: CartView;
  /** The open form whose input is stored on the way to the cart. */
  keeping?: string;
  t: Translate;
  language: Language;
}

export function OrderSummary({ cart, keeping, t, language }: OrderSummaryProps) {
  return (
    <Card as="section" aria-labelledby="summary-title">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="summary-title">
          {t('checkout:summary.title')}
        </Heading>
        <Details open summary={t('cart:count', { count: cart.quantity })}>
          <ShortLines lines={cart.lines} t={t} language={language} />
          {keeping ? (
            <Button
              tone="tertiary"
              size="small"
              className={edit}
              form={keeping}
              name={LEAVE_FOR}
              value="cart"
              formNoValidate
            >
              {t('cart:summary.edit')}
            </Button>
          ) : (
            <a href={cartPath()}>{t('cart:summary.edit')}</a>
          )}
        </Details>
        <FreeFreightMeter free={cart.freeFreight} t={t} language={language} />
        <Totals totals={cart.totals} t={t} language={language} />
      </Stack>
    </Card>
  );
}
