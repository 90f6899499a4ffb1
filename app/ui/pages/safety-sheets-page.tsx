// Safety data sheets of what the customer has bought.

import { safetyDatasheetsPath, safetyDatasheetsZipPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { SheetList, SheetRow } from '~/models/purchase-history';
import {
  Button,
  ButtonLink,
  EmptyState,
  Field,
  Heading,
  Icon,
  Inline,
  type Language,
  Pager,
  Table,
  Text,
} from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { pageHref } from '~/ui/shop/page-href';
import { PdfLink } from '~/ui/shop/pdf-link';
import { body } from './account-layout.css';
import * as styles from './safety-sheets-page.css';

export interface SafetySheetsPageProps {
  list: SheetList;
  q: string;
  here: string;
  language: Language;
}

export function SafetySheetsPage({ list, q, here, language }: SafetySheetsPageProps) {
  const { t } = useTexts();
  const { rows, paging, productsBought } = list;
  if (rows.length === 0 && q === '')
    return (
      <div className={body}>
        <Heading level={1}>{t('documents:sheets.title')}</Heading>
        <EmptyState title={t('documents:sheets.empty')} icon="shield">
          <Text>{t('documents:sheets.emptyText')}</Text>
        </EmptyState>
      </div>
    );
  return (
    <div className={body}>
      <Heading level={1}>{t('documents:sheets.title')}</Heading>
      <Text>{t('documents:sheets.intro')}</Text>
      <Search q={q} t={t} />
      {rows.length === 0 ? (
        <EmptyState title={t('documents:sheets.nothing')} icon="search" />
      ) : (
        <>
          <Inline gap={4} justify="between">
            <Text tone="quiet">
              {t('documents:sheets.count', { count: paging.total })}
              {productsBought > 0 ? `, ${t('documents:sheets.ofBought', { count: productsBought })}` : null}
            </Text>
            <ButtonLink href={safetyDatasheetsZipPath(q)} tone="secondary" size="small">
              <Icon name="download" size="s" />
              {t('documents:sheets.all')}
            </ButtonLink>
          </Inline>
          <SheetRows rows={rows} t={t} language={language} />
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

function Search({ q, t }: { q: string; t: Translate }) {
  return (
    <form method="get" action={safetyDatasheetsPath()} className={styles.search}>
      <Field
        name="q"
        id="sheet-search"
        type="search"
        label={t('documents:sheets.search')}
        defaultValue={q}
        maxLength={120}
      />
      <Button tone="secondary">{t('documents:sheets.find')}</Button>
      {q === '' ? null : (
        <ButtonLink tone="tertiary" href={safetyDatasheetsPath()}>
          {t('documents:sheets.clear')}
        </ButtonLink>
      )}
    </form>
  );
}

function SheetRows({ rows, t, language }: { rows: SheetRow[]; t: Translate; language: Language }) {
  return (
    <Table
      caption={t('documents:sheets.title')}
      captionHidden
      columns={[
        { label: t('documents:sheets.product') },
        { label: t('documents:sheets.lastBought') },
        { label: '', align: 'end' },
      ]}
      rows={rows.map(({ sku, name, href, lastBought }) => ({
        key: sku,
        cells: [
          <div key="name">
            <strong>{name}</strong>
            <Text size="small" tone="quiet">
              {t('account:order.sku', { sku })}
            </Text>
          </div>,
          dayText(lastBought, language),
          <PdfLink key="get" href={href} label={t('documents:sheets.getOf', { name })}>
            {t('documents:sheets.get')}
          </PdfLink>,
        ],
      }))}
    />
  );
}
