// Opening hours of a store in words: what holds now, the coming week, and later days that are not as usual.
import { weekdayOf } from '#domain/calendar/calendar';
import type { Translate } from '~/forms/reply/fields';
import type { PhysicalStoreView, StoreDayView } from '~/models/physical-store';
import { Badge, Heading, type Language, Table, Text } from '~/ui/kit';
import { clockText, dayName, weekdayText } from './dates';
import * as styles from './store-hours.css';

interface StoreShown {
  store: PhysicalStoreView;
  t: Translate;
  language: Language;
}

export function OpenBadge({ store, t, language }: StoreShown) {
  const { state } = store;
  if (state.kind === 'open')
    return <Badge tone="success">{t('stores:open.until', { clock: clockText(state.until, language) })}</Badge>;
  if (state.kind === 'shut') return <Badge tone="quiet">{t('stores:open.shut')}</Badge>;
  const clock = clockText(state.from, language);
  // Within a week the name of the day says which one is meant.
  const isNear = store.days.some(({ date }) => date === state.date);
  const day = isNear ? dayName(weekdayOf(state.date), language) : weekdayText(state.date, language);
  return (
    <Badge tone="quiet" className={styles.wrapped}>
      {state.isToday ? t('stores:open.today', { clock }) : t('stores:open.later', { day, clock })}
    </Badge>
  );
}

export function hoursText({ hours }: Pick<StoreDayView, 'hours'>, t: Translate, language: Language): string {
  if (!hours) return t('stores:hours.closed');
  return `${clockText(hours.from, language)}–${clockText(hours.to, language)}`;
}

export function StoreHours({ store, t, language }: StoreShown) {
  return (
    <section className={styles.hours} aria-labelledby="hours">
      <Heading level={2} size="h3" id="hours">
        {t('stores:hours.title')}
      </Heading>
      <DayTable days={store.days} caption={t('stores:hours.week')} t={t} language={language} />
      {store.exceptions.length > 0 ? (
        <>
          <Heading level={3} size="h4">
            {t('stores:hours.later')}
          </Heading>
          <DayTable days={store.exceptions} caption={t('stores:hours.later')} t={t} language={language} />
        </>
      ) : null}
    </section>
  );
}

interface DayTableProps {
  days: readonly StoreDayView[];
  caption: string;
  t: Translate;
  language: Language;
}

function DayTable({ days, caption, t, language }: DayTableProps) {
  return (
    <Table
      caption={caption}
      captionHidden
      plain
      columns={[{ label: t('stores:hours.day') }, { label: t('stores:hours.title'), align: 'end' }]}
      rows={days.map((day) => ({
        key: day.date,
        cells: [
          weekdayText(day.date, language),
          <span key="hours">
            {hoursText(day, t, language)}
            {noteOn(day, t) ? (
              <Text as="span" size="small" tone="quiet">
                {` · ${noteOn(day, t)}`}
              </Text>
            ) : null}
          </span>,
        ],
      }))}
    />
  );
}

const noteOn = ({ kind, note }: StoreDayView, t: Translate): string =>
  note || (kind === 'holiday' ? t('stores:hours.holiday') : '');
