// After the order: its number, where the confirmation went, what happens next, and what was bought.

import type { DeliveryPlaceKind } from '#domain/delivery/delivery-place';
import { frontPath, withdrawalPath } from '#domain/page/addresses';
import { WITHDRAWAL_DAYS } from '#domain/returns/withdrawal';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PlacedOrder } from '~/models/checkout';
import type { SellerView } from '~/models/content';
import type { OrderView } from '~/models/order';
import { ButtonLink, Heading, Icon, Inline, type Language, SmartLink, Text } from '~/ui/kit';
import { momentText } from '~/ui/shop/dates';
import { DOT } from '~/ui/shop/dot';
import { OrderReceipt } from '~/ui/shop/order-receipt';
import { PdfLink } from '~/ui/shop/pdf-link';
import * as styles from './success-page.css';

interface SuccessPageProps {
  order: PlacedOrder;
  bought: OrderView;
  /** The order's own page; null for guests. */
  orderHref: string | null;
  /** The order as a paper, for a guest; null for those who have an account. */
  paperHref: string | null;
  withdrawHref: string;
  /** Null where it is not set who sells. */
  seller: SellerView | null;
  language: Language;
}

const SENT = {
  card: 'checkout:success.nextCard',
  account: 'checkout:success.nextInvoice',
  free: 'checkout:success.nextFree',
} as const;

export function SuccessPage(props: SuccessPageProps) {
  const { order, bought, orderHref, paperHref, withdrawHref, seller, language } = props;
  const { t } = useTexts();
  return (
    <div className={styles.page} data-order={order.number} data-total={bought.totalOere / 100}>
      <div className={styles.head}>
        <span className={styles.tick}>
          <Icon name="check" size="l" />
        </span>
        <Heading level={1}>{order.isWaiting ? t('approval:success.title') : t('checkout:success.title')}</Heading>
        <Text size="lead" strong>
          {t('checkout:success.number', { number: order.number })}
        </Text>
        <Text>{t(order.isWaiting ? 'approval:success.mail' : 'checkout:success.mail', { email: order.email })}</Text>
      </div>
      <section className={styles.next} aria-labelledby="next">
        <Heading level={2} size="h3" id="next">
          {t('checkout:success.next')}
        </Heading>
        <ol className={styles.steps}>
          {nextSteps(order, bought.destination.kind).map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <Text size="small" tone="quiet">
          {`${t('checkout:success.placedAt')} ${momentText(order.placedAt, language)}${DOT}${order.payment.title}`}
        </Text>
      </section>
      <Inline gap={3} className={styles.ways}>
        {orderHref ? <ButtonLink href={orderHref}>{t('checkout:success.toOrder')}</ButtonLink> : null}
        {paperHref ? <PdfLink href={paperHref}>{t('documents:pdf.order')}</PdfLink> : null}
        <ButtonLink href={frontPath()} tone={orderHref ? 'secondary' : 'primary'}>
          {t('checkout:success.toFront')}
        </ButtonLink>
      </Inline>
      <div className={styles.law}>
        {hasWithdrawal(order, bought) ? <Withdrawal href={withdrawHref} t={t} /> : null}
        {seller ? <SellerCard seller={seller} t={t} /> : null}
      </div>
      <div className={styles.bought}>
        <OrderReceipt order={bought} t={t} language={language} />
      </div>
    </div>
  );
}

/** Consumers may take back what was carried to them; companies have no such right, and a gift card has none. */
const hasWithdrawal = ({ isWaiting }: PlacedOrder, { includesVat, destination }: OrderView): boolean =>
  !isWaiting && includesVat && destination.kind !== 'email';

function Withdrawal({ href, t }: { href: string; t: Translate }) {
  return (
    <section aria-labelledby="withdrawal">
      <Heading level={2} size="h4" id="withdrawal">
        {t('checkout:success.withdrawal')}
      </Heading>
      <Text size="small">
        {t('checkout:success.withdrawalText', { days: WITHDRAWAL_DAYS })}{' '}
        <SmartLink href={withdrawalPath()}>{t('checkout:success.withdrawalHow')}</SmartLink>
        {' · '}
        <SmartLink href={href}>{t('withdrawal:link')}</SmartLink>
      </Text>
    </section>
  );
}

function SellerCard({ seller, t }: { seller: SellerView; t: Translate }) {
  const { name, street, postcode, city, cvr, telephone, email } = seller;
  return (
    <section aria-labelledby="seller">
      <Heading level={2} size="h4" id="seller">
        {t('checkout:success.seller')}
      </Heading>
      <Text size="small">{`${name}, ${street}, ${postcode}\u00a0${city}${DOT}CVR\u00a0${cvr}`}</Text>
      <Text size="small">
        {telephone ? <a href={`tel:${telephone.replace(/\s/g, '')}`}>{telephone}</a> : null}
        {telephone && email ? DOT : null}
        {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      </Text>
    </section>
  );
}

/** A parcel is packed for shoppers who get one. */
const FIRST = {
  address: 'checkout:success.nextPack',
  'parcel-shop': 'checkout:success.nextPoint',
  shop: 'checkout:success.nextShop',
  email: 'checkout:success.nextEmail',
} as const satisfies Record<DeliveryPlaceKind, string>;

/** What is fetched in a shop is not sent, and a gift card is sent by mail. */
const CARD = { shop: 'checkout:success.nextCardShop', email: 'checkout:success.nextCardEmail' } as const;
const INVOICE = { shop: 'checkout:success.nextInvoiceShop', email: 'checkout:success.nextInvoiceEmail' } as const;
const NEXT = { card: CARD, account: INVOICE, free: {} } as const;

function paidBy(kind: PlacedOrder['payment']['kind'], place: DeliveryPlaceKind): string {
  const special: Partial<Record<DeliveryPlaceKind, string>> = NEXT[kind];
  return special[place] ?? SENT[kind];
}

function nextSteps({ isWaiting, payment }: PlacedOrder, place: DeliveryPlaceKind): string[] {
  if (isWaiting) return ['approval:success.next', 'approval:success.then'];
  return [FIRST[place], paidBy(payment.kind, place)];
}
