// The first page of the account: what is on its way, the latest orders, points, who is logged in and for which company.
import { useTranslation } from 'react-i18next';
import {
  accountPath,
  bonusPointPath,
  frontPath,
  ordersPath,
  pendingOrderPath,
  profileSettingsPath,
} from '#domain/addresses';
import { formatPoints } from '#domain/money';
import type { Translate } from '~/forms/reply/fields';
import type { AccountFacts } from '~/models/account-facts';
import type { CustomerView } from '~/models/customer';
import type { OrderRow } from '~/models/order';
import type { SegmentView } from '~/models/segment';
import { ButtonLink, Card, EmptyState, Heading, type Language, MessageBar, Stack, Text } from '~/ui/kit';
import { OrderTable } from '~/ui/shop/order-table';
import { SegmentBanner } from '~/ui/shop/segment-banner';
import { body } from './account-layout.css';
import * as styles from './account-overview.css';

export interface AccountOverviewProps {
  customer: CustomerView;
  facts: AccountFacts;
  /** The latest orders (spec §9: recent orders page size 3); empty without the right to see them. */
  orders: OrderRow[];
  totalOrders: number;
  onTheWay: number;
  /** Orders that wait for this customer's yes. */
  waiting: number;
  /** What marketing has for the customer; null for nothing. */
  segment: SegmentView | null;
  language: Language;
}

export function AccountOverview({
  customer,
  facts,
  orders,
  totalOrders,
  onTheWay,
  waiting,
  segment,
  language,
}: AccountOverviewProps) {
  const { t } = useTranslation();
  return (
    <div className={body}>
      <div>
        <Heading level={1}>{t('account:overview.hello', { name: customer.firstname })}</Heading>
        {customer.businessName ? <Text tone="quiet">{customer.businessName}</Text> : null}
      </div>
      {waiting > 0 ? (
        <MessageBar tone="warning" title={t('approval:waitingTitle', { count: waiting })}>
          <p>
            <a href={pendingOrderPath()}>{t('approval:waitingLink')}</a>
          </p>
        </MessageBar>
      ) : null}
      {onTheWay > 0 ? (
        <MessageBar tone="info" title={t('account:overview.onTheWay')}>
          <p>{t('account:overview.onTheWayText', { count: onTheWay })}</p>
        </MessageBar>
      ) : null}
      {segment ? <SegmentBanner segment={segment} here={accountPath()} t={t} /> : null}
      {customer.orderHistoryAccess ? (
        <RecentOrders orders={orders} total={totalOrders} ownEmail={customer.email} language={language} />
      ) : (
        <Text tone="quiet">{t('account:overview.noAccess')}</Text>
      )}
      <div className={styles.cards}>
        <Profile customer={customer} t={t} />
        <Company facts={facts} customer={customer} t={t} />
        <Points points={facts.points} t={t} language={language} />
      </div>
    </div>
  );
}

function Profile({ customer, t }: { customer: CustomerView; t: Translate }) {
  return (
    <Card as="section" aria-labelledby="profile">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="profile">
          {t('account:overview.profile')}
        </Heading>
        <Text>
          {customer.firstname} {customer.lastname}
        </Text>
        <Text className={styles.long}>{customer.email}</Text>
        <p>
          <a href={profileSettingsPath()}>{t('account:overview.change')}</a>
        </p>
      </Stack>
    </Card>
  );
}

/** Spec §3 business, account_settings: what the shop knows the company by, and how far this user sees. */
function Company({ facts, customer, t }: { facts: AccountFacts; customer: CustomerView; t: Translate }) {
  const { business } = facts;
  if (!business) return null;
  const visibility = business.seesAllOrders ? 'visibilityBusiness' : 'visibilityOwn';
  const rows: [label: string, value: string][] = [
    [t('account:overview.salesCode'), business.salesCode],
    [t('account:overview.reference'), business.reference],
    [t('account:overview.shareworks'), business.shareworks ? t('account:overview.shareworksOn') : ''],
    [t('account:overview.visibility'), customer.orderHistoryAccess ? t(`account:overview.${visibility}`) : ''],
  ];
  return (
    <Card as="section" aria-labelledby="company">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="company">
          {t('account:overview.business')}
        </Heading>
        <dl className={styles.facts}>
          {rows
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt className={styles.label}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Stack>
    </Card>
  );
}

function Points({ points, t, language }: { points: number | null; t: Translate; language: Language }) {
  if (points === null) return null;
  const locale = language === 'en' ? 'en-GB' : 'da-DK';
  return (
    <Card as="section" aria-labelledby="points">
      <Stack gap={2}>
        <Heading level={2} size="h4" id="points">
          {t('account:overview.points')}
        </Heading>
        <Text>{t('account:overview.pointsText', { points: formatPoints(points, locale) })}</Text>
        <p>
          <a href={bonusPointPath()}>{t('account:overview.pointsLink')}</a>
        </p>
      </Stack>
    </Card>
  );
}

interface RecentOrdersProps {
  orders: OrderRow[];
  total: number;
  ownEmail: string;
  language: Language;
}

function RecentOrders({ orders, total, ownEmail, language }: RecentOrdersProps) {
  const { t } = useTranslation();
  if (orders.length === 0) {
    return (
      <EmptyState title={t('account:overview.noOrders')} icon="box">
        <Text>{t('account:overview.noOrdersText')}</Text>
        <ButtonLink href={frontPath()}>{t('account:overview.shop')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack as="section" gap={3} aria-labelledby="recent-orders">
      <Heading level={2} size="h3" id="recent-orders">
        {t('account:overview.recentOrders')}
      </Heading>
      <OrderTable
        orders={orders}
        ownEmail={ownEmail}
        caption={t('account:overview.recentOrders')}
        captionHidden
        t={t}
        language={language}
      />
      {total > orders.length ? (
        <p>
          <a href={ordersPath()}>{t('account:overview.allOrders', { total })}</a>
        </p>
      ) : null}
    </Stack>
  );
}
