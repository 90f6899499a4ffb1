// The first page of the account: what is on its way, the latest orders, who is logged in.
import { useTranslation } from 'react-i18next';
import { frontPath, ordersPath, pendingOrderPath, profileSettingsPath } from '#domain/addresses';
import type { CustomerView } from '~/models/customer';
import type { OrderRow } from '~/models/order';
import { ButtonLink, EmptyState, Heading, type Language, MessageBar, Stack, Text } from '~/ui/kit';
import { OrderTable } from '~/ui/shop/order-table';
import { body } from './account-layout.css';

interface AccountOverviewProps {
  customer: CustomerView;
  /** The latest orders (spec §9: recent orders page size 3); empty without the right to see them. */
  orders: OrderRow[];
  totalOrders: number;
  onTheWay: number;
  /** Orders that wait for this customer's yes. */
  waiting: number;
  language: Language;
}

export function AccountOverview({ customer, orders, totalOrders, onTheWay, waiting, language }: AccountOverviewProps) {
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
      {customer.orderHistoryAccess ? (
        <RecentOrders orders={orders} total={totalOrders} language={language} />
      ) : (
        <Text tone="quiet">{t('account:overview.noAccess')}</Text>
      )}
      <Stack as="section" gap={2} aria-labelledby="profile">
        <Heading level={2} size="h3" id="profile">
          {t('account:overview.profile')}
        </Heading>
        <Text>
          {customer.firstname} {customer.lastname}
        </Text>
        <Text>{customer.email}</Text>
        <p>
          <a href={profileSettingsPath()}>{t('account:overview.change')}</a>
        </p>
      </Stack>
    </div>
  );
}

function RecentOrders({ orders, total, language }: { orders: OrderRow[]; total: number; language: Language }) {
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
