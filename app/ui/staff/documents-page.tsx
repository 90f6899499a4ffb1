// Invoices and credit notes: filters in the address, pages by key, and the file of all that they find.

import { staffOrderPath } from '#domain/staff/addresses';
import {
  DOCUMENT_KINDS,
  type DocumentsFault,
  type DocumentsQuery,
  type Month,
  staffDocumentsFilePath,
  staffDocumentsPath,
} from '#domain/staff/money';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffDocumentsView, StaffDocumentView } from '~/models/staff-money';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField, StaffSelect } from './form';
import { LabelledCount, ListPager, ListTable, labelledNumber, listReply } from './list';
import { MoneyTabs, monthName } from './money-parts';
import { documentMoney, staffDay, staffMoment } from './order-words';
import { ListViews } from './saved-views';

interface DocumentsProps extends StaffGiven {
  views: StaffListViews;
  query: DocumentsQuery;
  faults: readonly DocumentsFault[];
  documents: StaffDocumentsView;
  months: readonly Month[];
}

export function StaffDocumentsPage({ query, faults, documents, months, views, language }: DocumentsProps) {
  const { t } = useTexts('staff');
  const { rows, stores, hasNewer, hasOlder } = documents;
  return (
    <>
      <div className="heading">
        <h1>{t('money.documents')}</h1>
        <div className="acts">
          <a className="button" href={staffDocumentsFilePath(query)}>
            {t('money.download')}
          </a>
        </div>
      </div>
      <MoneyTabs here="documents" />
      <ListViews views={views} />
      <DocumentFilters {...{ query, faults, stores, months, language }} />
      <ListTable
        caption={t('money.documents')}
        columns={documentColumns(language, t)}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={query.q || query.kind || query.month || query.store ? t('list.noHits') : t('money.noDocuments')}
      />
      <ListPager
        first={staffDocumentsPath(query)}
        newer={hasNewer && rows[0] ? staffDocumentsPath(query, { before: rows[0].id }) : null}
        older={hasOlder ? staffDocumentsPath(query, { after: rows.at(-1)?.id ?? null }) : null}
      />
    </>
  );
}

type FiltersProps = Pick<DocumentsProps, 'query' | 'faults' | 'months' | 'language'> &
  Pick<StaffDocumentsView, 'stores'>;

function DocumentFilters({ query, faults, stores, months, language }: FiltersProps) {
  const { t } = useTexts('staff');
  const any = { value: '', label: t('filter.any') };
  const chosen = query.month === '' || months.includes(query.month) ? months : [...months, query.month];
  return (
    <form className="filters" action={staffDocumentsPath()}>
      <StaffField
        {...{ form: 'filter', name: 'q', label: t('money.text'), value: query.q, type: 'search' }}
        reply={listReply(faults)}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'month', label: t('money.month'), value: query.month }}
        options={[
          { value: '', label: t('money.anyMonth') },
          ...chosen.map((value) => ({ value, label: monthName(value, language) })),
        ]}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'kind', label: t('money.kind'), value: query.kind }}
        options={[any, ...DOCUMENT_KINDS.map((value) => ({ value, label: t(`document.${value}`) }))]}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'store', label: t('filter.store'), value: query.store }}
        options={[any, ...stores.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <button type="submit">{t('filter.submit')}</button>
    </form>
  );
}

const documentColumns = (language: DocumentsProps['language'], t: Texts['t']) => [
  {
    title: t('money.number'),
    cell: ({ kind, number }: StaffDocumentView) => (
      <>
        {number}
        <br />
        <span className="soft">{t(`document.${kind}`)}</span>
      </>
    ),
  },
  {
    title: t('money.issuedOn'),
    cell: ({ issuedAt }: StaffDocumentView) => <span className="once">{staffMoment(issuedAt, language)}</span>,
  },
  {
    title: t('money.due'),
    cell: ({ kind, dueAt }: StaffDocumentView) =>
      kind === 'invoice' ? <LabelledCount label={t('money.due')}>{staffDay(dueAt, language)}</LabelledCount> : null,
  },
  {
    title: t('money.customer'),
    isFull: true,
    cell: ({ company, buyer, email, cvr }: StaffDocumentView) => (
      <>
        {company || buyer || email}
        <br />
        <span className="soft">
          {[company ? buyer || email : email, cvr && `CVR ${cvr}`].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { title: t('money.order'), cell: ({ order }: StaffDocumentView) => <a href={staffOrderPath(order)}>{order}</a> },
  labelledNumber(t('money.net'), ({ kind, netOere }: StaffDocumentView) => documentMoney(kind, netOere, language)),
  labelledNumber(t('money.vat'), ({ kind, vatOere }: StaffDocumentView) => documentMoney(kind, vatOere, language)),
  labelledNumber(t('money.gross'), ({ kind, totalOere }: StaffDocumentView) =>
    documentMoney(kind, totalOere, language),
  ),
];
