// All subscriptions by name, with what comes next.
import { frontPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { SubscriptionEntry } from '~/models/subscription';
import { ButtonLink, EmptyState, Heading, type Language, MessageBar, Table, Text } from '~/ui/kit';
import { weekdayText } from '~/ui/shop/dates';
import { SubscriptionBadge } from '~/ui/shop/subscription-badge';
import { body } from './account-layout.css';
import { head } from './page.css';

interface SubscriptionsPageProps {
  subscriptions: SubscriptionEntry[];
  maySubscribe: boolean;
  language: Language;
}

export function SubscriptionsPage({ subscriptions, maySubscribe, language }: SubscriptionsPageProps) {
  const { t } = useTexts();
  return (
    <div className={body}>
      <div className={head}>
        <Heading level={1}>{t('subscription:title')}</Heading>
        <Text tone="quiet">{t('subscription:intro')}</Text>
      </div>
      {maySubscribe ? null : <MessageBar tone="info">{t('subscription:notHere')}</MessageBar>}
      {subscriptions.length === 0 ? (
        <EmptyState title={t('subscription:none')} icon="repeat">
          {maySubscribe ? <Text>{t('subscription:noneText')}</Text> : null}
          {maySubscribe ? <ButtonLink href={frontPath()}>{t('account:overview.shop')}</ButtonLink> : null}
        </EmptyState>
      ) : (
        <Table
          caption={t('subscription:title')}
          captionHidden
          columns={[
            { label: t('subscription:fields.name') },
            { label: t('subscription:fields.status') },
            { label: t('subscription:fields.interval') },
            { label: t('subscription:next.delivery') },
          ]}
          rows={subscriptions.map(({ id, name, href, status, interval, nextDelivery }) => ({
            key: String(id),
            cells: [
              <a key="name" href={href}>
                {name}
              </a>,
              <SubscriptionBadge key="status" status={status} />,
              t(`subscription:intervals.${interval}`),
              nextDelivery === null ? t('subscription:next.none') : weekdayText(nextDelivery, language),
            ],
          }))}
        />
      )}
    </div>
  );
}
