// The front page of the back office: what waits, how many, and since when; and for those who see the shop's money, what was sold.
import { formatCount } from '#domain/money/money';
import { staffOrdersPath, staffWaitingPath } from '#domain/staff/addresses';
import {
  type ComparedTotals,
  changePercent,
  salesSummary,
  staffFiguresPath,
  staffSearchesPath,
} from '#domain/staff/figures';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffViewCount, StaffWaitingView } from '~/models/staff';
import type { StaffPlannedContentView } from '~/models/staff-content';
import type { StaffFiguresView, StaffMissedSearchesView } from '~/models/staff-figures';
import { PlannedContent } from './content-plan';
import { ListTable, labelledNumber } from './list';
import { staffDay, staffMoment, staffMoney } from './order-words';
import { MissedSearches, SoldProducts, shareText, signedPercent } from './sales-parts';

interface TodayProps extends StaffGiven {
  counts: readonly StaffViewCount[];
  waiting: readonly StaffWaitingView[];
  /** Of the last four weeks; null for roles that do not see the shop's money. */
  figures: StaffFiguresView | null;
  planned: readonly StaffPlannedContentView[];
  /** Searches of the last seven days without a hit; null for roles that do not see them. */
  missed: StaffMissedSearchesView | null;
}

export function StaffTodayPage({ member, language, counts, waiting, figures, planned, missed }: TodayProps) {
  const { t } = useTexts('staff');
  const orders = counts.filter(({ count }) => count > 0);
  return (
    <>
      <div className="heading">
        <h1>{t('today.title')}</h1>
        <span className="soft">
          {t('today.hello', { name: member?.name ?? '', role: t(`role.${member?.role ?? 'administrator'}`) })}
        </span>
      </div>
      {orders.length + waiting.length > 0 ? (
        <ul className="waiting">
          {orders.map(({ view, count, oldest }) => (
            <WaitingTile
              key={view}
              {...{ href: staffOrdersPath(view), count, title: t(`view.${view}`), oldest, due: null }}
            />
          ))}
          {waiting.map(({ kind, count, oldest, due }) => (
            <WaitingTile
              key={kind}
              {...{ href: staffWaitingPath(kind), count, title: t(`waiting.${kind}`), oldest, due }}
            />
          ))}
        </ul>
      ) : (
        <p className="empty">{t('today.nothing')}</p>
      )}
      <PlannedContent planned={planned} />
      {figures ? <TodaySales figures={figures} language={language} member={member} /> : null}
      {missed && missed.searches.length > 0 ? (
        <section>
          <h2>
            <a href={staffSearchesPath()}>{t('searches.title')}</a>
          </h2>
          <MissedSearches {...missed} searches={missed.searches.slice(0, MOST_ROWS)} language={language} />
        </section>
      ) : null}
    </>
  );
}

/** The rest is on the pages of figures and searches. */
const MOST_ROWS = 5;

interface SalesProps extends Pick<StaffGiven, 'language' | 'member'> {
  figures: StaffFiguresView;
}

function TodaySales({ figures, language, member }: SalesProps) {
  const { t } = useTexts('staff');
  const count = (amount: number) => formatCount(amount, localeOf(language));
  const change = ({ now, before }: ComparedTotals) => signedPercent(changePercent(now.netOere, before.netOere)) ?? '–';
  return (
    <>
      <section>
        <h2>{t('today.sales')}</h2>
        <ListTable
          caption={t('today.sales')}
          columns={[
            {
              title: t('figures.period'),
              isFull: true,
              cell: ({ period }: ComparedTotals) => <a href={staffFiguresPath({ period })}>{t(`figures.${period}`)}</a>,
            },
            labelledNumber(t('figures.orders'), ({ now }: ComparedTotals) => count(now.orders)),
            labelledNumber(t('figures.netOere'), ({ now }: ComparedTotals) => staffMoney(now.netOere, language)),
            labelledNumber(t('figures.netBefore'), ({ before }: ComparedTotals) =>
              staffMoney(before.netOere, language),
            ),
            labelledNumber(t('today.change'), change),
            labelledNumber(t('figures.conversionPercent'), ({ now }: ComparedTotals) =>
              now.conversionPercent === null ? '–' : shareText(now.conversionPercent, language),
            ),
          ]}
          rows={salesSummary(figures.days)}
          keyOf={({ period }) => period}
          empty=""
        />
      </section>
      <section>
        <h2>{t('today.products')}</h2>
        <SoldProducts
          products={figures.products.slice(0, MOST_ROWS)}
          language={language}
          isLinked={member?.rights.includes('catalogue') ?? false}
        />
      </section>
    </>
  );
}

interface TileProps {
  href: string;
  count: number;
  title: string;
  oldest: string | null;
  due: string | null;
}

function WaitingTile({ href, count, title, oldest, due }: TileProps) {
  const { t, language } = useTexts('staff');
  const when = [
    ...(oldest === null ? [] : [t('today.oldest', { moment: staffMoment(oldest, language) })]),
    ...(due === null ? [] : [t('today.due', { day: staffDay(due, language) })]),
  ];
  return (
    <li>
      <a href={href}>
        <strong>{count}</strong>
        {title}
        {when.length > 0 ? (
          <>
            <br />
            <span className="soft">{when.join(', ')}</span>
          </>
        ) : null}
      </a>
    </li>
  );
}
