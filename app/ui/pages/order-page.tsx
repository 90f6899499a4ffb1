// One order: its lines, what it came to, where it went and how it was paid.

import { grandTotalsOf } from '#domain/order/order-totals';
import { ordersPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { MissingGoods, OrderLine, OwnOrder } from '~/models/order';
import type { HeartState } from '~/models/shopping-list';
import { Heading, Icon, Inline, type Language, linkTo, money, Photo, Stack, Table, Text } from '~/ui/kit';
import { AddressCard, DestinationCard } from '~/ui/shop/address-card';
import { CancelOrder } from '~/ui/shop/cancel-order';
import { Totals } from '~/ui/shop/cart-summary';
import { MadeComplaints } from '~/ui/shop/complaint-state';
import { dayText, momentText } from '~/ui/shop/dates';
import { HeartLine } from '~/ui/shop/heart';
import { NotAdded } from '~/ui/shop/order-again';
import { OrderDocuments, Shipments } from '~/ui/shop/order-pdfs';
import { OrderReturns } from '~/ui/shop/order-returns';
import { StatusBadge } from '~/ui/shop/order-table';
import { OrderWays } from '~/ui/shop/order-ways';
import { WhyThisPrice } from '~/ui/shop/why-this-price';
import { body } from './account-layout.css';
import * as styles from './order-page.css';
import { OrderReferences } from './order-references';

export interface OrderPageProps {
  order: OwnOrder;
  /** What could not be ordered again just now. */
  missing: MissingGoods[];
  /** By SKU: what may be put on shopping lists, and whether it is on one. */
  hearts: ReadonlyMap<string, HeartState>;
  maySubscribe: boolean;
  here: string;
  language: Language;
}

export function OrderPage({ order, missing, hearts, maySubscribe, here, language }: OrderPageProps) {
  const { t } = useTexts();
  return (
    <div className={body}>
      <Stack gap={2}>
        <p>
          <a className={styles.back} href={ordersPath()}>
            <Icon name="chevron-left" size="s" />
            {t('account:order.back')}
          </a>
        </p>
        <Inline gap={3}>
          <Heading level={1}>{t('account:order.title', { number: order.number })}</Heading>
          <StatusBadge order={order} t={t} />
        </Inline>
        <Text tone="quiet">{placedText(order, t, language)}</Text>
      </Stack>
      <NotAdded missing={missing} lines={order.lines.length} t={t} />
      <OrderWays order={order} isListed={hearts.size > 0} maySubscribe={maySubscribe} here={here} t={t} />
      <MadeComplaints made={order.complaints} t={t} language={language} />
      <div className={styles.parts}>
        <div className={styles.goods}>
          <Shipments order={order} here={here} t={t} language={language} />
          <OrderLines order={order} hearts={hearts} here={here} t={t} language={language} />
          <OrderDocuments order={order} t={t} language={language} />
          <OrderReturns returns={order.returns} token={order.token} t={t} language={language} />
        </div>
        <div className={styles.side}>
          <section className={styles.panel} aria-labelledby="order-summary">
            <Stack gap={3}>
              <Heading level={2} size="h3" id="order-summary">
                {t('account:order.summary')}
              </Heading>
              <Totals totals={{ ...order, ...grandTotalsOf(order) }} t={t} language={language} />
            </Stack>
          </section>
          <OrderReferences order={order} t={t} language={language} />
          <DestinationCard destination={order.destination} t={t} />
          <AddressCard title={t('account:order.billingAddress')} address={order.billingAddress} />
        </div>
      </div>
      {order.cancellable ? <CancelOrder t={t} /> : null}
    </div>
  );
}

/** Names the buyer for orders of a company; a private customer knows. */
function placedText({ placedAt, buyer, includesVat }: OwnOrder, t: Translate, language: Language): string {
  const date = momentText(placedAt, language);
  return buyer !== '' && !includesVat
    ? t('account:order.placedBy', { date, name: buyer })
    : t('account:order.placedAt', { date });
}

type OrderLinesProps = Pick<OrderPageProps, 'order' | 'hearts' | 'here' | 'language'> & { t: Translate };

function OrderLines({ order, hearts, here, t, language }: OrderLinesProps) {
  return (
    <Table
      caption={t('account:order.lines')}
      captionHidden
      columns={[
        { label: t('account:order.product') },
        { label: t('account:order.quantity'), align: 'end' },
        { label: t('account:order.unitPrice'), align: 'end' },
        { label: t('account:order.lineTotal'), align: 'end' },
      ]}
      rows={order.lines.map((line, at) => ({
        key: `${line.sku}-${at}`,
        cells: [
          <OrderLineName key="name" line={line} {...ways(order, hearts, line)} here={here} t={t} language={language} />,
          `${line.quantity} ${line.unit}`,
          line.dutyOere > 0
            ? `${money(line.unitOere, language)} + ${money(line.dutyOere, language)}`
            : money(line.unitOere, language),
          money(line.rowOere, language),
        ],
      }))}
    />
  );
}

const ways = ({ complainHrefs }: OwnOrder, hearts: OrderPageProps['hearts'], { sku }: OrderLine) => ({
  ...{ heart: hearts.get(sku), complainHref: complainHrefs.get(sku) },
});

interface OrderLineNameProps extends Pick<OrderLinesProps, 'here' | 't' | 'language'> {
  line: OrderLine;
  heart: HeartState | undefined;
  complainHref: string | undefined;
}

function OrderLineName({ line, heart, complainHref, here, t, language }: OrderLineNameProps) {
  return (
    <div className={styles.line}>
      {line.picture ? (
        <Photo className={styles.picture} picture={line.picture} width={56} height={56} decorative />
      ) : null}
      <OrderLineText {...{ line, heart, complainHref, here, t, language }} />
    </div>
  );
}

function OrderLineText({ line, heart, complainHref, here, t, language }: OrderLineNameProps) {
  return (
    <div>
      {line.href ? <a {...linkTo(line.href)}>{line.name}</a> : line.name}
      <Text size="small" tone="quiet">
        {t('account:order.sku', { sku: line.sku })}
        {line.options.map((option) => ` · ${option.label}: ${option.value}`)}
      </Text>
      {line.canceled > 0 ? (
        <Text size="small" strong>
          {t('account:order.lineCanceled', { pieces: `${line.canceled} ${line.unit}` })}
        </Text>
      ) : null}
      {line.note === '' ? null : <Text size="small">{t('account:order.note', { note: line.note })}</Text>}
      {line.giftCards.map((card) => (
        <Text key={card.code} size="small">
          {giftCardText(card, t, language)}
        </Text>
      ))}
      {heart && line.giftCards.length === 0 ? (
        <HeartLine heart={heart} sku={line.sku} name={line.name} here={here} t={t} />
      ) : null}
      {complainHref ? (
        <Text size="small">
          <a href={complainHref}>{t('complaint:linkLine')}</a>
        </Text>
      ) : null}
      <WhyThisPrice reasons={line.reasons} row={line} t={t} language={language} />
    </div>
  );
}

function giftCardText(
  { code, sentAt, sendAt }: OrderLine['giftCards'][number],
  t: Translate,
  language: Language,
): string {
  if (sentAt) return t('giftcard:sent', { code, date: dayText(sentAt, language) });
  return sendAt ? t('giftcard:toBeSent', { code, date: dayText(sendAt, language) }) : t('giftcard:takenBack', { code });
}
