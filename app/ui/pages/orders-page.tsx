// All orders that the customer may see.

import { frontPath, ordersPath } from '#domain/page/addresses';
import { DocumentFilterForm, isNarrowed } from '~/forms/document-filter/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { Paging } from '~/models/catalogue';
import type { DocumentFilter, OrderRow } from '~/models/order';
import { ButtonLink, EmptyState, Heading, type Language, Pager, Text } from '~/ui/kit';
import { OrderTable } from '~/ui/shop/order-table';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';

export interface OrdersPageProps {
  orders: OrderRow[];
  paging: Paging;
  filter: DocumentFilter;
  reply: FormReply | null;
  /** Orders that others of the business have placed say whose they are. */
  ownEmail: string;
  here: string;
  language: Language;
}

export function OrdersPage({ orders, paging, filter, reply, ownEmail, here, language }: OrdersPageProps) {
  const { t } = useTexts();
  const narrowed = isNarrowed(filter);
  const hasNone = orders.length === 0 && !narrowed && !reply;
  return (
    <div className={body}>
      <Heading level={1}>{t('account:orders.title')}</Heading>
      {hasNone ? (
        <EmptyState title={t('account:orders.empty')} icon="box">
          <Text>{t('account:overview.noOrdersText')}</Text>
          <ButtonLink href={frontPath()}>{t('account:overview.shop')}</ButtonLink>
        </EmptyState>
      ) : (
        <DocumentFilterForm
          t={t}
          action={ordersPath()}
          filter={filter}
          reply={reply}
          numberLabel={t('account:orders.number')}
          hasStatus
        />
      )}
      {narrowed && orders.length === 0 ? (
        <EmptyState title={t('documents:filter.nothing')} icon="search">
          <Text>{t('documents:filter.nothingText')}</Text>
        </EmptyState>
      ) : null}
      {orders.length > 0 ? (
        <>
          <Text tone="quiet">{t('account:orders.count', { count: paging.total })}</Text>
          <OrderTable
            orders={orders}
            ownEmail={ownEmail}
            caption={t('account:orders.title')}
            captionHidden
            t={t}
            language={language}
          />
        </>
      ) : null}
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
