// The first page of the account: what is on its way, the latest orders, points, who is logged in and for which company.

import { accountPath, frontPath, ordersPath, pendingOrderPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { AccountFacts } from '~/models/account-facts';
import type { BuyAgainEntry } from '~/models/buy-again';
import type { CustomerView } from '~/models/customer';
import type { OrderRow } from '~/models/order';
import type { SegmentView } from '~/models/segment';
import { ButtonLink, EmptyState, Heading, type Language, Stack, Text } from '~/ui/kit';
import { AccountFactsParts } from '~/ui/shop/account-facts';
import { BuyAgain } from '~/ui/shop/buy-again';
import { type NextStep, NextSteps } from '~/ui/shop/next-steps';
import { OrderTable } from '~/ui/shop/order-table';
import { SegmentBanner } from '~/ui/shop/segment-banner';
import { body } from './account-layout.css';

export interface AccountOverviewProps {
  customer: CustomerView;
  facts: AccountFacts;
  /** What may be bought again in one press. */
  again: BuyAgainEntry[];
  /** The latest orders (spec §9: recent orders page size 3); empty without the right to see them. */
  orders: OrderRow[];
  totalOrders: number;
  onTheWay: OnTheWay;
  /** Orders that wait for this customer's yes. */
  waiting: number;
  /** What marketing has for the customer; null for nothing. */
  segment: SegmentView | null;
  language: Language;
}

/** How many orders are on their way, and where the next of them, or all, are shown. */
export interface OnTheWay {
  count: number;
  href: string;
}

export function AccountOverview({
  customer,
  facts,
  again,
  orders,
  totalOrders,
  onTheWay,
  waiting,
  segment,
  language,
}: AccountOverviewProps) {
  const { t } = useTexts();
  return (
    <div className={body}>
      <div>
        <Heading level={1}>{t('account:overview.hello', { name: customer.firstname })}</Heading>
        {customer.businessName ? <Text tone="quiet">{customer.businessName}</Text> : null}
      </div>
      <NextSteps steps={openSteps({ waiting, onTheWay }, t)} label={t('account:overview.steps')} />
      <BuyAgain entries={again} level={2} t={t} language={language} />
      {segment ? <SegmentBanner segment={segment} here={accountPath()} t={t} /> : null}
      {customer.orderHistoryAccess ? (
        <RecentOrders orders={orders} total={totalOrders} ownEmail={customer.email} language={language} />
      ) : (
        <Text tone="quiet">{t('account:overview.noAccess')}</Text>
      )}
      <AccountFactsParts customer={customer} facts={facts} t={t} language={language} />
    </div>
  );
}

/** Steps that someone waits for come first. */
function openSteps(
  { waiting, onTheWay }: Pick<AccountOverviewProps, 'waiting' | 'onTheWay'>,
  t: Translate,
): NextStep[] {
  const approvals: NextStep = {
    icon: 'check-circle',
    title: t('approval:waitingTitle', { count: waiting }),
    text: t('approval:waitingLink'),
    href: pendingOrderPath(),
    isUrgent: true,
  };
  const parcels: NextStep = {
    icon: 'truck',
    title: t('account:overview.onTheWayText', { count: onTheWay.count }),
    text: t('account:overview.onTheWayLink', { count: onTheWay.count }),
    href: onTheWay.href,
    isUrgent: false,
  };
  return [...(waiting > 0 ? [approvals] : []), ...(onTheWay.count > 0 ? [parcels] : [])];
}

interface RecentOrdersProps {
  orders: OrderRow[];
  total: number;
  ownEmail: string;
  language: Language;
}

function RecentOrders({ orders, total, ownEmail, language }: RecentOrdersProps) {
  const { t } = useTexts();
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
