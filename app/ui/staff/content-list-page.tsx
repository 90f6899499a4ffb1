// The list of content: by kind, with its stores, period and state; and what was removed.
import { staffContentEntryPath, staffContentPath, staffNewContentPath } from '#domain/staff/addresses';
import { ADDED_KINDS, CONTENT_KINDS, type ContentListQuery, contentListPath } from '#domain/staff/content-views';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffContentView } from '~/models/staff-content';
import type { StaffListViews } from '~/models/staff-views';
import { StaffField } from './form';
import { FilterChips, ListTable, ListTabs } from './list';
import { daysInWords } from './order-words';
import { ListViews } from './saved-views';

interface ContentListProps extends StaffGiven {
  views: StaffListViews;
  query: ContentListQuery;
  /** Null: it is edited in the content service. */
  rows: StaffContentView[] | null;
}

interface ContentRowsProps extends Pick<ContentListProps, 'query' | 'views'> {
  rows: StaffContentView[];
}

export function StaffContentListPage({ query, rows, views }: ContentListProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('nav.content')}</h1>
        {rows ? (
          <div className="acts">
            {ADDED_KINDS.map((kind) => (
              <a key={kind} className="button" href={staffNewContentPath(kind)}>
                {t(`content.new.${kind}`)}
              </a>
            ))}
          </div>
        ) : null}
      </div>
      {rows ? (
        <ContentList query={query} rows={rows} views={views} />
      ) : (
        <p className="note warn">{t('content.elsewhere')}</p>
      )}
    </>
  );
}

function ContentList({ query, rows, views }: ContentRowsProps) {
  const { t } = useTexts('staff');
  const { isRemoved } = query;
  const ofKinds = [null, ...CONTENT_KINDS].map((kind) => ({
    href: contentListPath(query, { kind, isRemoved: false }),
    title: t(kind === null ? 'content.all' : `content.kinds.${kind}`),
    count: '',
    isHere: !isRemoved && kind === query.kind,
  }));
  const removed = contentListPath(query, { isRemoved: true });
  const tabs = [...ofKinds, { href: removed, title: t('content.removed'), count: '', isHere: isRemoved }];
  return (
    <>
      <ListTabs label={t('list.views')} tabs={tabs} />
      <ListViews views={views} />
      <form className="filters" action={staffContentPath()}>
        {query.kind ? <input type="hidden" name="kind" value={query.kind} /> : null}
        {isRemoved ? <input type="hidden" name="view" value="removed" /> : null}
        <div className="wide">
          <StaffField
            {...{ form: 'filter', name: 'q', label: t('content.search'), type: 'search' }}
            value={query.text}
            reply={null}
          />
        </div>
        <button type="submit">{t('filter.submit')}</button>
      </form>
      <FilterChips chips={query.text ? [{ href: contentListPath(query, { text: '' }), title: query.text }] : []} />
      <ListTable
        caption={t('nav.content')}
        columns={contentColumns(t)}
        rows={rows}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        empty={t(query.text ? 'content.noHits' : isRemoved ? 'content.noneRemoved' : 'content.none')}
      />
    </>
  );
}

const contentColumns = (t: Texts['t']) => [
  {
    title: t('content.title'),
    isFull: true,
    cell: ({ kind, name, title, path }: StaffContentView) => (
      <>
        <a href={staffContentEntryPath(kind, name)}>{title}</a>
        <br />
        <span className="soft">{[t(`content.kind.${kind}`), path ?? name].join(' · ')}</span>
      </>
    ),
  },
  {
    title: t('fact.stores'),
    cell: ({ stores, state }: StaffContentView) =>
      state === 'removed' ? null : (stores?.join(', ') ?? t('product.everywhere')),
  },
  { title: t('content.period'), cell: (row: StaffContentView) => <ContentPeriod content={row} /> },
  { title: t('customer.state'), cell: (row: StaffContentView) => <ContentMarks content={row} /> },
];

function ContentPeriod({ content: { hasPeriod, from, to, state } }: { content: StaffContentView }) {
  const { t, language } = useTexts('staff');
  if (state === 'removed') return null;
  if (!hasPeriod) return <>{t('content.noEnd')}</>;
  return (
    <>
      {t(to ? 'content.fromTo' : 'content.fromOn', {
        from: daysInWords(from, language),
        to: daysInWords(to, language),
      })}
    </>
  );
}

const SHAPES = { published: 'good', planned: 'warn', draft: 'warn', ended: 'done', removed: 'done' };

export function ContentMarks({ content: { state, hasDraft, from } }: { content: StaffContentView }) {
  const { t, language } = useTexts('staff');
  return (
    <>
      <span className={`mark ${SHAPES[state]}`}>
        {t(`content.state.${state}`, { from: daysInWords(from, language) })}
      </span>
      {hasDraft && state !== 'draft' ? <span className="mark warn">{t('content.hasDraft')}</span> : null}
    </>
  );
}
