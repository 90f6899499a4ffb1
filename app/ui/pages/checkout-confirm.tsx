// Checkout, last step: references, terms, rights, the amount, and the button that says that it costs money.

import { APPROVAL_DAYS } from '#domain/approval/approval';
import { isCompany } from '#domain/customer/buyer';
import { checkoutPath } from '#domain/page/addresses';
import { PLACE_FORM, ReferenceFields, TermsFields } from '~/forms/place-order/fields';
import type { RightsTold } from '~/models/checkout';
import { Button, type Language, MessageBar, money, Text } from '~/ui/kit';
import { freightText } from '~/ui/shop/cart-summary';
import { GaranLabel, GuaranteeNotice } from '~/ui/shop/guarantee-notice';
import { PriceChanges } from '~/ui/shop/price-changes';
import { sums } from '~/ui/shop/sums.css';
import { Sum } from '~/ui/shop/why-this-price';
import type { StepProps } from './checkout-address';
import * as styles from './checkout-confirm.css';

/** The button names the duty to pay, where there is one. */
const PLACE = {
  card: 'checkout:confirm.place',
  account: 'checkout:confirm.placeInvoice',
  free: 'checkout:confirm.placeFree',
} as const;
const NEXT = {
  card: 'checkout:confirm.nextCard',
  account: 'checkout:confirm.nextInvoice',
  free: 'checkout:confirm.nextFree',
} as const;

interface ConfirmProps extends StepProps {
  language: Language;
  rights: RightsTold;
}

export function ConfirmStep({ view, reply, t, language, rights }: ConfirmProps) {
  const { totals } = view.cart;
  const kind = view.payment.find((choice) => choice.chosen)?.kind ?? 'card';
  return (
    <form id={PLACE_FORM} method="post" action={checkoutPath()} className={styles.confirm}>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="seenTotal" value={totals.toPayOere} />
      <input type="hidden" name="seenChanges" value={view.cart.priceChanges} />
      <PriceChanges lines={view.cart.lines} t={t} language={language} />
      {view.needsApproval ? <MessageBar tone="info">{t('approval:needed', { days: APPROVAL_DAYS })}</MessageBar> : null}
      <ReferenceFields t={t} reply={reply} view={view} />
      <TermsFields t={t} reply={reply} view={view} />
      {isCompany(view.kind) ? null : <ConsumerRights view={view} t={t} rights={rights} />}
      {/* Freight is named before the order is placed, and the button names the duty to pay (Danish consumer contracts act). */}
      <dl className={sums}>
        <Sum label={t('checkout:confirm.freight')} value={freightText(totals.freightOere, t, language)} quiet />
        <Sum label={t('checkout:confirm.total')} value={money(totals.toPayOere, language)} strong />
      </dl>
      <Button size="large" full>
        {t(view.needsApproval ? 'approval:place' : PLACE[kind], { amount: money(totals.toPayOere, language) })}
      </Button>
      <Text size="small" tone="quiet">
        {t(view.needsApproval ? 'approval:nextApproval' : NEXT[kind])}
      </Text>
    </form>
  );
}

/** All in sight and not behind a link: the right of withdrawal with the goods that are excepted, the legal guarantee, and the label of goods that
 * were put into the cart from a list, too (Regulation 2025/1960). */
function ConsumerRights({ view, t, rights }: Pick<StepProps, 'view' | 't'> & { rights: RightsTold }) {
  const { excepted, notice, garan } = rights;
  return (
    <>
      <ul className={styles.rights}>
        {excepted.length < view.cart.lines.length ? <li>{t('checkout:confirm.withdrawal')}</li> : null}
        {excepted.map(({ uid, name, why }) => (
          <li key={uid}>
            <strong>{name}:</strong> {t(`withdrawal:exempt.${why}`)}
          </li>
        ))}
        {notice ? null : (
          <li>
            <strong>{t('product:guarantee.title')}.</strong> {t('product:guarantee.text')}
          </li>
        )}
      </ul>
      {notice ? <GuaranteeNotice t={t} /> : null}
      {garan.map(({ sku, name, brand, months, terms }) => (
        <div key={sku}>
          <Text size="small">{name}</Text>
          <GaranLabel t={t} months={months} brand={brand} model={sku} terms={terms} />
        </div>
      ))}
    </>
  );
}
