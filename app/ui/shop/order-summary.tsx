// The order as the checkout's side column shows it: lines, totals, and a way back to the cart.
import { cartPath } from '#domain/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { CartView } from '~/models/cart';
import { Card, Details, Heading, type Language, Stack } from '~/ui/kit';
import { ShortLines } from './short-lines';
import { FreeFreightMeter, Totals } from './cart-summary';

export function OrderSummary({ cart, t, language }: { cart: CartView; t: Translate; language: Language }) {
  return (
    <Card as="section" aria-labelledby="summary-title">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="summary-title">
          {t('checkout:summary.title')}
        </Heading>
        <Details open summary={t('cart:count', { count: cart.quantity })}>
          <ShortLines lines={cart.lines} t={t} language={language} />
          <a href={cartPath()}>{t('cart:summary.edit')}</a>
        </Details>
        <FreeFreightMeter free={cart.freeFreight} t={t} language={language} />
        <Totals totals={cart.totals} t={t} language={language} />
      </Stack>
    </Card>
  );
}
