// The order list: views, filters in the address, payment and fulfilment apart, pages by key, and acts on several orders.
import { FULFILMENT_STAGES, PAYMENT_STAGES } from '#domain/order/order-progress';
import { type Refusal, textKeyOf } from '#domain/refusal/refusals';
import { staffOrderPath, staffOrdersPath, staffReadOrderPath } from '#domain/staff/addresses';
import { CHOSEN_ACT_NAMES, CHOSEN_ACTS, type OrderChoice } from '#domain/staff/chosen-orders';
import { SEES_CUSTOMERS } from '#domain/staff/customer-acts';
import {
  activeFilters,
  type FilterName,
  ORDER_VIEW_NAMES,
  type OrderListFault,
  type OrderListQuery,
  orderListPath,
  withoutFilter,
} from '#domain/staff/order-views';
import { staffNewOrderPath, TAKES_ORDERS } from '#domain/staff/phone-order';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffOrderRowView, StaffOrdersView, StaffViewCount } from '~/models/staff';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField, StaffSelect } from './form';
import { FilterChips, ListPager, ListTable, ListTabs, listReply } from './list';
import { daysInWords, FulfilmentMark, PaymentMark, staffDay, staffMoment, staffMoney } from './order-words';
import { ListViews } from './saved-views';

interface OrdersProps extends StaffGiven {
  views: StaffListViews;
  query: OrderListQuery;
  faults: readonly OrderListFault[];
  orders: StaffOrdersView;
  counts: readonly StaffViewCount[];
  choice: OrderChoice & { fault: Refusal | null };
}

const MOST_COUNTED = 1000;
const shownCount = (count: number | undefined): string =>
  count ? (count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count)) : '';

export function StaffOrdersPage({ query, faults, orders, counts, choice, views, language, member }: OrdersProps) {
  const { t } = useTexts('staff');
  const tabs = ORDER_VIEW_NAMES.map((view) => ({
    href: staffOrdersPath(view),
    title: t(`view.${view}`),
    count: shownCount(counts.find((one) => one.view === view)?.count),
    isHere: view === query.view,
  }));
  const { rows, stores, hasNewer, hasOlder } = orders;
  return (
    <>
      <div className="heading">
        <h1>{t('nav.orders')}</h1>
        <OrdersActs member={member} />
      </div>
      {choice.fault ? (
        <p className="note bad" role="alert">
          {t(textKeyOf(choice.fault.code), choice.fault.params)}
        </p>
      ) : null}
      <ListTabs label={t('list.views')} tabs={tabs} />
      <ListViews views={views} />
      <OrderFilters query={query} faults={faults} stores={stores} />
      <FilterChips
        chips={activeFilters(query).map(({ name, value }) => ({
          href: withoutFilter(query, name),
          title: `${t(`filter.${name}`)}: ${filterWord(name, name === 'text' ? value : daysInWords(value, language), t)}`,
        }))}
      />
      <form action={staffOrdersPath()}>
        <ListTable
          caption={t('nav.orders')}
          columns={columnsIn(language, t, { stores, choice })}
          rows={rows}
          keyOf={({ number }) => number}
          empty={activeFilters(query).length > 0 ? t('list.noHits') : t(`empty.${query.view}`)}
        />
        {rows.length > 0 ? <ChosenActs query={query} isAll={choice.isAll} member={member} /> : null}
        {rows.length > 0 ? <p className="soft">{t('chosen.labelsNote')}</p> : null}
      </form>
      <ListPager
        first={orderListPath(query)}
        newer={hasNewer && rows[0] ? orderListPath(query, { before: rows[0].number }) : null}
        older={hasOlder ? orderListPath(query, { after: rows.at(-1)?.number ?? '' }) : null}
      />
    </>
  );
}

/** Acts on the ticked orders. The same page is shown again where none is ticked. */
function ChosenActs({ query, isAll, member }: Pick<OrdersProps, 'query' | 'member'> & { isAll: boolean }) {
  const { t } = useTexts('staff');
  const here = orderListPath(query, { after: query.after, before: query.before });
  const acts = CHOSEN_ACT_NAMES.filter((act) => CHOSEN_ACTS[act].some((right) => member?.rights.includes(right)));
  return (
    <div className="chosen">
      {[...new URLSearchParams(here.split('?')[1])].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <a href={isAll ? here : `${here}&all=1`}>{t(isAll ? 'chosen.none' : 'chosen.all')}</a>
      {acts.map((act) => (
        <button key={act} name="act" value={act} type="submit">
          {t(`chosen.${act}`)}
        </button>
      ))}
    </div>
  );
}

function filterWord(name: FilterName, value: string, t: Texts['t']): string {
  if (name === 'payment') return t(`payment.${value}`);
  return name === 'fulfilment' ? t(`fulfilment.${value}`) : value;
}

function columnsIn(
  language: 'da' | 'en',
  t: Texts['t'],
  { stores, choice }: Pick<OrdersProps, 'choice'> & Pick<StaffOrdersView, 'stores'>,
) {
  const nameOfStore = new Map(stores.map(({ code, name }) => [code, name]));
  return [
    {
      title: t('order.number'),
      cell: ({ number }: StaffOrderRowView) => (
        <span className="once">
          <label className="tick">
            <input
              type="checkbox"
              name="order"
              value={number}
              defaultChecked={choice.isAll || choice.numbers.includes(number)}
            />
            <span className="hidden">{t('chosen.one', { number })}</span>
          </label>
          <a href={staffOrderPath(number)}>{number}</a>
        </span>
      ),
    },
    {
      title: t('order.placed'),
      cell: ({ placedAt, store }: StaffOrderRowView) => (
        <>
          <span className="once">{staffMoment(placedAt, language)}</span>
          <span className="soft brief">{nameOfStore.get(store) ?? store}</span>
        </>
      ),
    },
    {
      title: t('order.buyer'),
      isFull: true,
      cell: ({ company, buyer, email, requisition }: StaffOrderRowView) => (
        <>
          {company || buyer || email}
          <span className="soft brief">
            {[company ? buyer || email : email, requisition].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    {
      title: t('order.total'),
      isNumber: true,
      cell: ({ totalOere }: StaffOrderRowView) => staffMoney(totalOere, language),
    },
    { title: t('filter.payment'), cell: (row: StaffOrderRowView) => <PaymentMark {...row} /> },
    {
      title: t('filter.fulfilment'),
      cell: ({ fulfilment, shipped, pieces }: StaffOrderRowView) => (
        <>
          <FulfilmentMark fulfilment={fulfilment} />
          {shipped > 0 && shipped < pieces ? <span className="soft"> {`${shipped}/${pieces}`}</span> : null}
        </>
      ),
    },
    {
      title: t('order.delivery'),
      isFull: true,
      cell: ({ delivery, deliveryDate }: StaffOrderRowView) => (
        <>
          {delivery}
          {deliveryDate ? <span className="soft"> {staffDay(deliveryDate.slice(0, 10), language)}</span> : null}
        </>
      ),
    },
  ];
}

interface FiltersProps extends Pick<OrdersProps, 'query' | 'faults'> {
  stores: StaffOrdersView['stores'];
}

/** A buyer's order in writing, or by phone. */
function OrdersActs({ member }: Pick<OrdersProps, 'member'>) {
  const { t } = useTexts('staff');
  return (
    <div className="acts">
      {SEES_CUSTOMERS.some((right) => member?.rights.includes(right)) ? (
        <a className="button" href={staffReadOrderPath()}>
          {t('reading.title')}
        </a>
      ) : null}
      {member?.rights.includes(TAKES_ORDERS) ? (
        <a className="button primary" href={staffNewOrderPath()}>
          {t('phone.new')}
        </a>
      ) : null}
    </div>
  );
}

function OrderFilters({ query, faults, stores }: FiltersProps) {
  const { t } = useTexts('staff');
  const field = { form: 'filter', reply: listReply(faults) };
  const any = { value: '', label: t('filter.any') };
  return (
    <form className="filters" action={staffOrdersPath()}>
      <input type="hidden" name="view" value={query.view} />
      <div className="wide">
        <StaffField {...field} name="q" label={t('filter.text')} type="search" value={query.text} />
      </div>
      <StaffSelect
        {...{ form: 'filter', name: 'payment', label: t('filter.payment'), value: query.payment ?? '' }}
        options={[any, ...PAYMENT_STAGES.map((value) => ({ value, label: t(`payment.${value}`) }))]}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'fulfilment', label: t('filter.fulfilment'), value: query.fulfilment ?? '' }}
        options={[any, ...FULFILMENT_STAGES.map((value) => ({ value, label: t(`fulfilment.${value}`) }))]}
      />
      <StaffSelect
        {...{ form: 'filter', name: 'store', label: t('filter.store'), value: query.store }}
        options={[any, ...stores.map(({ code, name }) => ({ value: code, label: name }))]}
      />
      <StaffField {...field} name="since" label={t('filter.since')} type="date" value={query.since} />
      <StaffField {...field} name="until" label={t('filter.until')} type="date" value={query.until} />
      <button type="submit">{t('filter.submit')}</button>
    </form>
  );
}
