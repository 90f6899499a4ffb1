// All invoices and credit notes that the customer may see.

import { invoicesPath } from '#domain/page/addresses';
import { DocumentFilterForm, isNarrowed } from '~/forms/document-filter/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { Paging } from '~/models/catalogue';
import type { DocumentFilter, InvoiceRow } from '~/models/order';
import { EmptyState, Heading, type Language, Pager, Text } from '~/ui/kit';
import { InvoiceTable } from '~/ui/shop/invoice-table';
import { pageHref } from '~/ui/shop/page-href';
import { body } from './account-layout.css';

export interface InvoicesPageProps {
  invoices: InvoiceRow[];
  paging: Paging;
  filter: DocumentFilter;
  reply: FormReply | null;
  /** A user who may not see orders gets no links to them. */
  seesOrders: boolean;
  here: string;
  language: Language;
}

export function InvoicesPage({ invoices, paging, filter, reply, seesOrders, here, language }: InvoicesPageProps) {
  const { t } = useTexts();
  const narrowed = isNarrowed(filter);
  const hasNone = invoices.length === 0 && !narrowed && !reply;
  return (
    <div className={body}>
      <Heading level={1}>{t('documents:invoices.title')}</Heading>
      {hasNone ? (
        <EmptyState title={t('documents:invoices.empty')} icon="invoice">
          <Text>{t('documents:invoices.emptyText')}</Text>
        </EmptyState>
      ) : (
        <DocumentFilterForm
          t={t}
          action={invoicesPath()}
          filter={filter}
          reply={reply}
          numberLabel={t('documents:invoices.number')}
          hasStatus={false}
        />
      )}
      {narrowed && invoices.length === 0 ? (
        <EmptyState title={t('documents:filter.nothing')} icon="search">
          <Text>{t('documents:filter.nothingText')}</Text>
        </EmptyState>
      ) : null}
      {invoices.length > 0 ? (
        <>
          <Text tone="quiet">{t('documents:invoices.count', { count: paging.total })}</Text>
          <InvoiceTable invoices={invoices} seesOrders={seesOrders} t={t} language={language} />
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
