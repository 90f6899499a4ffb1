// Checkout, steps two and three: how it comes, and how it is paid.
import { checkoutPath, infoPath } from '#domain/page/addresses';
import { PaymentFields } from '~/forms/checkout-payment/fields';
import { readyText, ShippingFields } from '~/forms/checkout-shipping/fields';
import type { Translate } from '~/forms/reply/fields';
import type { CheckoutView } from '~/models/checkout';
import { Button, type Language, MessageBar, money, Stack, Text } from '~/ui/kit';
import { weekdayText } from '~/ui/shop/dates';
import { DOT } from '~/ui/shop/dot';
import type { StepProps } from './checkout-address';
import { form } from './page.css';

export function ShippingStep({ view, reply, t, language }: StepProps & { language: Language }) {
  if (view.shipping.length === 0)
    return <NoChoice text={t('checkout:shipping.none')} contact={t('content:actions.contact')} />;
  return (
    <form method="post" action={hereStill(view)} className={form}>
      <input type="hidden" name="intent" value="shipping" />
      <ShippingFields
        t={t}
        language={language}
        reply={reply}
        view={view}
        weekday={(date) => weekdayText(date, language)}
      />
      <Button size="large">{t(afterShipping(view))}</Button>
    </form>
  );
}

/** A single payment method, or one that is chosen already, is not a separate step. */
export const afterShipping = ({ payment }: CheckoutView) =>
  payment.length === 1 || payment.some(({ chosen }) => chosen) ? 'checkout:payment.save' : 'checkout:shipping.save';

/** A refused form shows the requested parcel shops again, not those of the address. */
const hereStill = ({ near }: CheckoutView) =>
  near.isAsked && !near.isWrong ? `${checkoutPath()}?near=${encodeURIComponent(near.postcode)}` : checkoutPath();

export function PaymentStep({ view, reply, t }: StepProps) {
  if (view.payment.length === 0)
    return <NoChoice text={t('checkout:payment.none')} contact={t('content:actions.contact')} />;
  return (
    <form method="post" action={checkoutPath()} className={form}>
      <input type="hidden" name="intent" value="payment" />
      <PaymentFields t={t} reply={reply} choices={view.payment} />
      <Button size="large">{t('checkout:payment.save')}</Button>
    </form>
  );
}

function NoChoice({ text, contact }: { text: string; contact: string }) {
  return (
    <MessageBar tone="warning">
      <p>{text}</p>
      <a href={infoPath('kontakt')}>{contact}</a>
    </MessageBar>
  );
}

/** The way, the day or the place, and what it costs. */
export function shippingDone(view: CheckoutView, language: Language, t: Translate) {
  const chosen = view.shipping.find((choice) => choice.chosen);
  if (!chosen) return null;
  const weekday = (date: string) => weekdayText(date, language);
  const { date, interval, place, shopCode } = view.chosenDelivery;
  const day = date || chosen.firstDate;
  const hours = interval ? t('checkout:shipping.hours', { hours: interval.replace('-', '–') }) : '';
  const shop = view.shops.find(({ id }) => id === shopCode);
  const price = chosen.oere === 0 ? t('checkout:shipping.free') : money(chosen.oere, language);
  const when = day ? [weekday(day), hours].filter(Boolean).join(' ') : '';
  return (
    <Stack gap={1}>
      <Text>{[chosen.title, when, price].filter(Boolean).join(DOT)}</Text>
      {place ? <Text>{place}</Text> : null}
      {chosen.needsShop && shop ? <Text>{readyText(shop, t, weekday)}</Text> : null}
    </Stack>
  );
}

export function paymentDone({ payment }: CheckoutView) {
  const chosen = payment.find((choice) => choice.chosen);
  return chosen ? <Text>{chosen.title}</Text> : null;
}
