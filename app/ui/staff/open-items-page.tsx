// Open items: what companies owe by age, and invoices on account that are not settled, the longest due first.
import type { IsoDate } from '#domain/calendar/calendar';
import {
  ageOf,
  OPEN_AGES,
  type OpenQuery,
  openOereOf,
  staffOpenFilePath,
  staffOpenInvoicePath,
  staffOpenPath,
} from '#domain/staff/open-items';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffOpenCompanyView, StaffOpenItemsView, StaffOpenItemView } from '~/models/staff-money';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField, StaffSelect } from './form';
import { LabelledCount, ListPager, ListTable, labelledNumber, listReply } from './list';
import { MoneyTabs } from './money-parts';
import { staffDay, staffMoney } from './order-words';
import { ListViews } from './saved-views';

interface OpenItemsProps extends StaffGiven {
  views: StaffListViews;
  query: OpenQuery;
  faults: readonly { field: string; code: string }[];
  items: StaffOpenItemsView;
  today: IsoDate;
}

export function StaffOpenItemsPage({ query, faults, items, today, views, language }: OpenItemsProps) {
  const { t } = useTexts('staff');
  const { rows, companies, openOere, hasMore } = items;
  const isFiltered = query.age !== '' || query.company !== null || query.q !== '';
  return (
    <>
      <div className="heading">
        <h1>{t('open.title')}</h1>
        <div className="acts">
          <a className="button" href={staffOpenFilePath(query)}>
            {t('money.download')}
          </a>
        </div>
      </div>
      <MoneyTabs here="open" />
      <ListViews views={views} />
      <p className="soft">{t('open.what')}</p>
      <section>
        <h2>{t('open.byCompany')}</h2>
        <ListTable
          caption={t('open.byCompany')}
          columns={companyColumns(query, language, t)}
          rows={companies}
          keyOf={({ id, name }) => `${id} ${name}`}
          empty={t('open.nothing')}
        />
        {companies.length > 0 ? (
          <p>
            {t('open.all')}: <strong>{staffMoney(openOere, language)}</strong>
          </p>
        ) : null}
      </section>
      <section>
        <h2>{t('open.invoices')}</h2>
        <OpenFilters {...{ query, faults, companies }} />
        <ListTable
          caption={t('open.invoices')}
          columns={itemColumns(today, language, t)}
          rows={rows}
          keyOf={({ id }) => String(id)}
          empty={isFiltered ? t('list.noHits') : t('open.nothing')}
        />
        <ListPager
          first={staffOpenPath(query)}
          newer={query.after === null ? null : staffOpenPath(query)}
          older={hasMore ? staffOpenPath(query, { after: rows.at(-1)?.id ?? null }) : null}
        />
      </section>
    </>
  );
}

function OpenFilters({
  query,
  faults,
  companies,
}: Pick<OpenItemsProps, 'query' | 'faults'> & {
  companies: readonly StaffOpenCompanyView[];
}) {
  const { t } = useTexts('staff');
  const any = { value: '', label: t('filter.any') };
  const known = companies.flatMap(({ id, name }) => (id === null ? [] : [{ value: String(id), label: name }]));
  const chosen = String(query.company ?? '');
  const isKnown = chosen === '' || known.some(({ value }) => value === chosen);
  return (
    <form className="filters" action={staffOpenPath()}>
      <StaffField
        {...{ form: 'filter', name: 'q', label: t('money.text'), value: query.q, type: 'search' }}
        reply={listReply(faults)}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'age', label: t('open.ageOf'), value: query.age }}
        options={[any, ...OPEN_AGES.map((value) => ({ value, label: t(`open.age.${value}`) }))]}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'company', label: t('open.company'), value: chosen }}
        options={[any, ...known, ...(isKnown ? [] : [{ value: chosen, label: chosen }])]}
      />
      <button type="submit">{t('filter.submit')}</button>
    </form>
  );
}

const companyColumns = (query: OpenQuery, language: OpenItemsProps['language'], t: Texts['t']) => [
  {
    title: t('open.company'),
    isFull: true,
    cell: ({ id, name }: StaffOpenCompanyView) =>
      id === null ? name : <a href={staffOpenPath({ ...query, company: id })}>{name}</a>,
  },
  ...OPEN_AGES.map((age) =>
    labelledNumber(t(`open.age.${age}`), (row: StaffOpenCompanyView) => staffMoney(row[`${age}Oere`], language)),
  ),
  labelledNumber(t('money.total'), (row: StaffOpenCompanyView) => staffMoney(openOereOf(row), language)),
];

const itemColumns = (today: IsoDate, language: OpenItemsProps['language'], t: Texts['t']) => [
  {
    title: t('money.number'),
    cell: ({ number }: StaffOpenItemView) => <a href={staffOpenInvoicePath(number)}>{number}</a>,
  },
  {
    title: t('money.due'),
    cell: ({ dueAt }: StaffOpenItemView) => (
      <LabelledCount label={t('money.due')}>{staffDay(dueAt, language)}</LabelledCount>
    ),
  },
  { title: t('open.ageOf'), cell: ({ dueAt }: StaffOpenItemView) => t(`open.age.${ageOf(dueAt, today)}`) },
  { title: t('money.customer'), isFull: true, cell: ({ buyer }: StaffOpenItemView) => buyer },
  labelledNumber(t('money.gross'), ({ totalOere }: StaffOpenItemView) => staffMoney(totalOere, language)),
  labelledNumber(t('open.credited'), ({ creditedOere }: StaffOpenItemView) => staffMoney(creditedOere, language)),
  labelledNumber(t('open.paid'), ({ paidOere }: StaffOpenItemView) => staffMoney(paidOere, language)),
  labelledNumber(t('open.left'), ({ openOere }: StaffOpenItemView) => staffMoney(openOere, language)),
];
