// Sales figures: the period, what it is compared with, a chart with its table, and the products that brought most.
import { formatCount } from '#domain/money/money';
import {
  changePercent,
  type FiguresQuery,
  type FigureTotals,
  figureTotals,
  staffFiguresPath,
} from '#domain/staff/figures';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffComparedDayView, StaffFiguresView } from '~/models/staff-figures';
import { BarChart } from './bar-chart';
import { ListTable, labelledNumber } from './list';
import { staffDay, staffMoney } from './order-words';
import { PeriodAndStore, SoldProducts, shareText, signedPercent } from './sales-parts';

interface FiguresProps extends StaffGiven {
  query: FiguresQuery;
  figures: StaffFiguresView;
}

export function StaffFiguresPage({ query, figures, language, member }: FiguresProps) {
  const { t } = useTexts('staff');
  const { days, products, stores } = figures;
  const [first, last] = [days[0], days.at(-1)];
  const shortDay = (day: string) => staffShortDay(day, language);
  return (
    <>
      <div className="heading">
        <h1>{t('nav.figures')}</h1>
      </div>
      <PeriodAndStore {...{ query, stores }} path={staffFiguresPath} />
      {first && last ? (
        <p className="soft">
          {t('figures.compared', {
            from: staffDay(first.now.day, language),
            to: staffDay(last.now.day, language),
            earlierFrom: staffDay(first.before.day, language),
            earlierTo: staffDay(last.before.day, language),
          })}
        </p>
      ) : null}
      <FigureTiles days={days} language={language} />
      <section>
        <h2>{t('figures.byDay')}</h2>
        <BarChart
          title={t('figures.chart')}
          bars={days.map(({ now, before }) => ({
            ...{ label: shortDay(now.day), value: now.netOere, before: before.netOere },
          }))}
          axis={(value) => formatCount(Math.round(value / 100), localeOf(language))}
        />
        <ListTable
          caption={t('figures.byDay')}
          columns={dayColumns(language, t)}
          rows={[...days].reverse()}
          keyOf={({ now }) => now.day}
          empty=""
        />
      </section>
      <section>
        <h2>{t('figures.products')}</h2>
        <SoldProducts
          products={products}
          language={language}
          isLinked={member?.rights.includes('catalogue') ?? false}
        />
      </section>
    </>
  );
}

type Language = FiguresProps['language'];
type Translate = ReturnType<typeof useTexts>['t'];

/** "23.11." */
const staffShortDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

function FigureTiles({ days, language }: { days: readonly StaffComparedDayView[]; language: Language }) {
  const { t } = useTexts('staff');
  const [now, before] = [figureTotals(days.map((day) => day.now)), figureTotals(days.map((day) => day.before))];
  const money = (amount: number) => staffMoney(amount, language);
  const count = (amount: number) => formatCount(amount, localeOf(language));
  const TILES: readonly [keyof FigureTotals, (amount: number) => string][] = [
    ['orders', count],
    ['netOere', money],
    ['averageOere', money],
    ['creditedOere', money],
    ['conversionPercent', (share) => shareText(share, language)],
  ];
  return (
    <dl className="figures">
      {TILES.map(([name, text]) => {
        const [value, earlier] = [now[name], before[name]];
        // The change of a share in percent would be read as points.
        const isCompared = value !== null && earlier !== null && name !== 'conversionPercent';
        const change = isCompared ? signedPercent(changePercent(value, earlier)) : null;
        return (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              <strong>{value === null ? '–' : text(value)}</strong>
              <span className="soft">
                {t('figures.before', { value: earlier === null ? '–' : text(earlier) })}
                {change === null ? '' : ` (${change})`}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const dayColumns = (language: Language, t: Translate) => [
  { title: t('figures.day'), isFull: true, cell: ({ now }: StaffComparedDayView) => staffDay(now.day, language) },
  ...(['now', 'before'] as const).flatMap((which) => [
    labelledNumber(t(`figures.${which === 'now' ? 'orders' : 'ordersBefore'}`), (row: StaffComparedDayView) =>
      formatCount(row[which].orders, localeOf(language)),
    ),
    labelledNumber(t(`figures.${which === 'now' ? 'netOere' : 'netBefore'}`), (row: StaffComparedDayView) =>
      staffMoney(row[which].netOere, language),
    ),
  ]),
];
