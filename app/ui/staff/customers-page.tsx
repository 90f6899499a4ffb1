// The customer list: views, search, pages by key.
import { staffCustomerPath, staffCustomersPath } from '#domain/staff/addresses';
import { CUSTOMER_VIEW_NAMES, type CustomerListQuery, customerListPath } from '#domain/staff/customer-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import type { StaffCustomerRowView, StaffCustomersView } from '~/models/staff-customers';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField } from './form';
import { FilterChips, ListPager, ListTable, ListTabs } from './list';
import { staffMoment } from './order-words';
import { ListViews } from './saved-views';

interface CustomersProps extends StaffGiven {
  views: StaffListViews;
  query: CustomerListQuery;
  isTooShort: boolean;
  customers: StaffCustomersView;
  isErased: boolean;
}

export function StaffCustomersPage({ query, isTooShort, customers, isErased, views }: CustomersProps) {
  const { t, language } = useTexts('staff');
  const tabs = CUSTOMER_VIEW_NAMES.map((view) => ({
    href: customerListPath({ ...query, text: '' }, { view }),
    title: t(`customers.${view}`),
    count: '',
    isHere: view === query.view,
  }));
  const { rows, hasNewer, hasOlder } = customers;
  const [newest, oldest] = [rows[0], rows.at(-1)];
  return (
    <>
      <div className="heading">
        <h1>{t('nav.customers')}</h1>
      </div>
      {isErased ? (
        <p className="note good" role="status">
          {t('customer.done.erase')}
        </p>
      ) : null}
      <ListTabs label={t('list.views')} tabs={tabs} />
      <ListViews views={views} />
      <CustomerSearch query={query} isTooShort={isTooShort} />
      <FilterChips chips={query.text ? [{ href: customerListPath(query, { text: '' }), title: query.text }] : []} />
      <ListTable
        caption={t('nav.customers')}
        columns={customerColumns({ t, language })}
        rows={rows}
        keyOf={({ id }) => String(id)}
        empty={t(query.text ? 'customers.noHits' : `customers.none.${query.view}`)}
      />
      <ListPager
        first={customerListPath(query)}
        newer={hasNewer && newest ? customerListPath(query, { before: newest.id }) : null}
        older={hasOlder && oldest ? customerListPath(query, { after: oldest.id }) : null}
      />
    </>
  );
}

function CustomerSearch({ query, isTooShort }: Pick<CustomersProps, 'query' | 'isTooShort'>) {
  const { t } = useTexts('staff');
  const reply: StaffReply | null = isTooShort
    ? {
        intent: 'filter',
        errors: { q: 'list.fault.TEXT_TOO_SHORT' },
        values: {},
        message: { key: 'customers.noHits', params: {} },
      }
    : null;
  return (
    <form className="filters" action={staffCustomersPath()}>
      <input type="hidden" name="view" value={query.view} />
      <div className="wide">
        <StaffField
          form="filter"
          name="q"
          label={t('customers.search')}
          type="search"
          value={query.text}
          reply={reply}
        />
      </div>
      <button type="submit">{t('filter.submit')}</button>
    </form>
  );
}

const customerColumns = ({ t, language }: Texts) => [
  {
    title: t('customer.name'),
    isFull: true,
    cell: ({ id, name, email }: StaffCustomerRowView) => (
      <>
        <a href={staffCustomerPath(id)}>{name || email}</a>
        <br />
        <span className="soft">{email}</span>
      </>
    ),
  },
  {
    title: t('customer.company'),
    isFull: true,
    cell: ({ company, cvr }: StaffCustomerRowView) => [company, cvr].filter(Boolean).join(' · '),
  },
  { title: t('order.telephone'), cell: ({ telephone }: StaffCustomerRowView) => telephone ?? '' },
  { title: t('nav.orders'), isNumber: true, cell: ({ orders }: StaffCustomerRowView) => orders },
  {
    title: t('customer.since'),
    cell: ({ createdAt }: StaffCustomerRowView) => <span className="once">{staffMoment(createdAt, language)}</span>,
  },
  { title: t('filter.store'), cell: ({ store }: StaffCustomerRowView) => <span className="soft">{store}</span> },
  {
    title: t('customer.state'),
    cell: ({ isActive }: StaffCustomerRowView) =>
      isActive ? '' : <span className="mark bad">{t('customer.locked')}</span>,
  },
];
