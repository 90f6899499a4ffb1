// The report of a month: invoices and credit notes, VAT by rate, payments and gift cards, each as a table that can be copied.
import { addDays, type IsoDate } from '#domain/calendar/calendar';
import { formatCount } from '#domain/money/money';
import {
  type Month,
  type MonthQuery,
  monthAfter,
  monthOfDay,
  ratesTogether,
  staffDocumentsFilePath,
  staffDocumentsPath,
  staffMonthPath,
} from '#domain/staff/money';
import { localeOf } from '#domain/store/locale';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffMonthView } from '~/models/staff-money';
import { StaffSelect } from './form';
import { ListTable, labelledNumber } from './list';
import { MoneyTabs, MonthStep, monthName } from './money-parts';
import { staffDay, staffMoney } from './order-words';

interface MonthProps extends StaffGiven {
  query: MonthQuery;
  months: readonly Month[];
  today: IsoDate;
  report: StaffMonthView;
}

export function StaffMonthPage({ query, months, today, report, language }: MonthProps) {
  const { t } = useTexts('staff');
  const { month, store } = query;
  const [first, last] = [`${month}-01`, addDays(`${monthAfter(month)}-01`, -1)];
  const isRunning = month >= monthOfDay(today);
  return (
    <>
      <div className="heading">
        <h1>{`${t('nav.money')}: ${monthName(month, language)}`}</h1>
        <div className="acts">
          <a className="button" href={staffDocumentsFilePath({ month, store })}>
            {t('money.download')}
          </a>
        </div>
      </div>
      <MoneyTabs here="month" />
      <MonthFilter {...{ query, months, isRunning, language }} stores={report.stores} />
      <p className="soft">{t('money.span', { from: staffDay(first, language), to: staffDay(last, language) })}</p>
      {isRunning ? <p className="note warn">{t('money.running')}</p> : null}
      <MonthTables report={report} query={query} language={language} />
    </>
  );
}

interface FilterProps extends Pick<MonthProps, 'query' | 'months' | 'language'> {
  isRunning: boolean;
  stores: StaffMonthView['stores'];
}

function MonthFilter({ query, months, isRunning, language, stores }: FilterProps) {
  const { t } = useTexts('staff');
  const { month, store } = query;
  return (
    <form className="filters" action={staffMonthPath()}>
      <MonthStep {...{ month, months, isRunning, language }} to={(to) => staffMonthPath({ month: to, store })}>
        <StaffSelect
          {...{ form: 'month', name: 'store', label: t('filter.store'), value: store }}
          options={[
            { value: '', label: t('filter.any') },
            ...stores.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
      </MonthStep>
    </form>
  );
}

function MonthTables({ report, query, language }: Pick<MonthProps, 'report' | 'query' | 'language'>) {
  const { t } = useTexts('staff');
  const { kinds, rates, providers, giftCards } = report;
  const { vatOere } = ratesTogether(rates);
  return (
    <>
      <section>
        <h2>{t('money.documents')}</h2>
        <ListTable
          caption={t('money.documents')}
          columns={kindColumns(query, language, t)}
          rows={kinds}
          keyOf={({ kind }) => kind}
          empty={t('money.nothing')}
        />
      </section>
      <section>
        <h2>{t('money.rates')}</h2>
        <ListTable
          caption={t('money.rates')}
          columns={rateColumns(language, t)}
          rows={rates}
          keyOf={({ vatBp }) => String(vatBp)}
          empty={t('money.nothing')}
        />
        {rates.length > 0 ? (
          <p>
            {t('money.dueVat')}: <strong>{staffMoney(vatOere, language)}</strong>
          </p>
        ) : null}
      </section>
      <section>
        <h2>{t('money.providers')}</h2>
        <p className="soft">{t('money.providersHelp')}</p>
        <ListTable
          caption={t('money.providers')}
          columns={providerColumns(language, t)}
          rows={providers}
          keyOf={({ provider }) => provider}
          empty={t('money.noPayments')}
        />
      </section>
      {giftCards ? <GiftCards giftCards={giftCards} language={language} /> : null}
    </>
  );
}

const CARD_FIGURES = ['sold', 'issued', 'used', 'withdrawn', 'balance'] as const;

function GiftCards({
  giftCards,
  language,
}: Pick<MonthProps, 'language'> & { giftCards: NonNullable<StaffMonthView['giftCards']> }) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('money.giftCards')}</h2>
      <dl className="figures">
        {CARD_FIGURES.map((name) => (
          <div key={name}>
            <dt>{t(`money.${name}`)}</dt>
            <dd>
              <strong>{staffMoney(giftCards[`${name}Oere`], language)}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Language = MonthProps['language'];

/** A column of amountColumn: `of` gives øre. */
const amountColumn = <Row,>(title: string, language: Language, of: (row: Row) => number) =>
  labelledNumber(title, (row: Row) => staffMoney(of(row), language));

type KindRow = StaffMonthView['kinds'][number];

const kindColumns = ({ month, store }: MonthQuery, language: Language, t: Texts['t']) => [
  {
    title: t('money.kind'),
    cell: ({ kind }: KindRow) => <a href={staffDocumentsPath({ month, store, kind })}>{t(`document.${kind}`)}</a>,
  },
  labelledNumber(t('money.count'), ({ documents }: KindRow) => formatCount(documents, localeOf(language))),
  {
    title: t('money.numbers'),
    cell: ({ firstNumber, lastNumber }: KindRow) =>
      firstNumber === lastNumber ? firstNumber : `${firstNumber}–${lastNumber}`,
  },
  amountColumn(t('money.net'), language, ({ netOere }: KindRow) => netOere),
  amountColumn(t('money.vat'), language, ({ vatOere }: KindRow) => vatOere),
  amountColumn(t('money.gross'), language, ({ totalOere }: KindRow) => totalOere),
  amountColumn(t('money.ofAccount'), language, ({ accountOere }: KindRow) => accountOere),
  amountColumn(t('money.ofGiftCards'), language, ({ giftCardOere }: KindRow) => giftCardOere),
];

type RateRow = StaffMonthView['rates'][number];

const rateColumns = (language: Language, t: Texts['t']) => [
  { title: t('money.rate'), cell: ({ vatBp }: RateRow) => `${formatCount(vatBp / 100, localeOf(language))} %` },
  amountColumn(t('money.invoicedNet'), language, ({ invoicedNetOere }: RateRow) => invoicedNetOere),
  amountColumn(t('money.invoicedVat'), language, ({ invoicedVatOere }: RateRow) => invoicedVatOere),
  amountColumn(t('money.creditedNet'), language, ({ creditedNetOere }: RateRow) => creditedNetOere),
  amountColumn(t('money.creditedVat'), language, ({ creditedVatOere }: RateRow) => creditedVatOere),
];

type ProviderRow = StaffMonthView['providers'][number];

const providerColumns = (language: Language, t: Texts['t']) => [
  { title: t('money.provider'), cell: ({ provider }: ProviderRow) => provider },
  amountColumn(t('money.captured'), language, ({ capturedOere }: ProviderRow) => capturedOere),
  amountColumn(t('money.refunded'), language, ({ refundedOere }: ProviderRow) => refundedOere),
  amountColumn(
    t('money.difference'),
    language,
    ({ capturedOere, refundedOere }: ProviderRow) => capturedOere - refundedOere,
  ),
];
