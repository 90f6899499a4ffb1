// All orders of the customer.
import { useTranslation } from 'react-i18next';
import { frontPath } from '#domain/addresses';
import type { Paging } from '~/models/catalogue';
import type { OrderRow } from '~/models/order';
import { ButtonLink, EmptyState, Heading, type Language, Pager, Text } from '~/ui/kit';
import { OrderTable } from '~/ui/shop/order-table';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';

interface OrdersPageProps {
  orders: OrderRow[];
  paging: Paging;
  here: string;
  language: Language;
}

export function OrdersPage({ orders, paging, here, language }: OrdersPageProps) {
  const { t } = useTranslation();
  return (
    <div className={body}>
      <Heading level={1}>{t('account:orders.title')}</Heading>
      {orders.length === 0 ? (
        <EmptyState title={t('account:orders.empty')} icon="box">
          <Text>{t('account:overview.noOrdersText')}</Text>
          <ButtonLink href={frontPath()}>{t('account:overview.shop')}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <Text tone="quiet">{t('account:orders.count', { count: paging.total })}</Text>
          <OrderTable orders={orders} caption={t('account:orders.title')} captionHidden t={t} language={language} />
        </>
      )}
      <Pager
        paging={paging}
        hrefFor={(page) => pageHref(here, page)}
        labels={{
          nav: t('common:pager.label'),
          previous: t('common:pager.previous'),
          next: t('common:pager.next'),
        }}
      />
    </div>
  );
}
