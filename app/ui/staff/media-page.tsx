// The media library: stored pictures with where each is shown, and the form for a new one.
import { PICTURE_MEGABYTES } from '#domain/complaint/pictures';
import { type MediaQuery, mediaListPath, staffMediaFilePath, staffMediaPath } from '#domain/staff/media-library';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffMediaListView, StaffMediaView } from '~/models/staff-media';
import { StaffField, StaffRefusal } from './form';
import { FilterChips, ListPager, ListTable, ListTabs } from './list';
import { staffMoment } from './order-words';
import { StaffThumbnail } from './thumbnail';

interface MediaProps extends StaffGiven {
  query: MediaQuery;
  list: StaffMediaListView;
}

export function StaffMediaPage({ query, list, reply, language }: MediaProps) {
  const { t } = useTexts('staff');
  const tabs = (['all', 'unused'] as const).map((view) => ({
    ...{ href: mediaListPath(query, { view }), title: t(`media.view.${view}`), count: '', isHere: view === query.view },
  }));
  const { rows, hasMore } = list;
  return (
    <>
      <div className="heading">
        <h1>{t('nav.media')}</h1>
      </div>
      {query.sku ? <p className="note">{t('media.chooseFor', { sku: query.sku })}</p> : null}
      <StaffRefusal reply={reply} />
      <AddForm reply={reply} />
      <ListTabs label={t('list.views')} tabs={tabs} />
      <form className="filters" action={staffMediaPath()}>
        {query.sku ? <input type="hidden" name="for" value={query.sku} /> : null}
        {query.view === 'unused' ? <input type="hidden" name="view" value="unused" /> : null}
        <div className="wide">
          <StaffField
            {...{ form: 'filter', name: 'q', label: t('media.search'), type: 'search', value: query.text, reply: null }}
          />
        </div>
        <button type="submit">{t('filter.submit')}</button>
      </form>
      <FilterChips chips={query.text ? [{ href: mediaListPath(query, { text: '' }), title: query.text }] : []} />
      <ListTable
        caption={t('nav.media')}
        columns={mediaColumns(t, { language, sku: query.sku })}
        rows={rows}
        keyOf={({ hash }) => hash}
        empty={t(query.text ? 'media.noHits' : `media.none.${query.view}`)}
      />
      <ListPager
        first={mediaListPath(query)}
        newer={query.page > 1 ? mediaListPath(query, { page: query.page - 1 }) : null}
        older={hasMore ? mediaListPath(query, { page: query.page + 1 }) : null}
      />
    </>
  );
}

export const pictureInLibrary = (hash: string) => ({ key: `library/${hash}`, version: hash.slice(0, 16) });

const mediaColumns = (t: Texts['t'], { language, sku }: { language: 'da' | 'en'; sku: string }) => [
  {
    title: t('media.picture'),
    isFull: true,
    cell: ({ hash, name }: StaffMediaView) => (
      <span className="pictured">
        <StaffThumbnail picture={pictureInLibrary(hash)} alt="" />{' '}
        <a href={staffMediaFilePath(hash, sku)}>{name || t('media.unnamed')}</a>
      </span>
    ),
  },
  {
    title: t('media.uses'),
    isFull: true,
    cell: ({ uses }: StaffMediaView) =>
      uses.length === 0 ? (
        <span className="mark warn">{t('media.unused')}</span>
      ) : (
        uses
          .slice(0, MOST_USES)
          .map((use) => mediaUseText(use, t))
          .join(', ') + (uses.length > MOST_USES ? ' …' : '')
      ),
  },
  {
    title: t('media.texts'),
    cell: ({ altDa, altEn }: StaffMediaView) =>
      [
        ['da', altDa],
        ['en', altEn],
      ]
        .filter(([, text]) => !text)
        .map(([tongue]) => t('media.lacks', { language: tongue }))
        .join(', '),
  },
  {
    title: t('media.added'),
    cell: ({ at, addedBy }: StaffMediaView) => (
      <>
        {staffMoment(at, language)}
        <br />
        <span className="soft">{addedBy}</span>
      </>
    ),
  },
];

const MOST_USES = 3;

export const mediaUseText = ({ kind, key, name }: StaffMediaView['uses'][number], t: Texts['t']): string =>
  `${t(`media.kind.${kind}`)} ${[key, name].filter(Boolean).join(' ')}`;

function AddForm({ reply }: Pick<MediaProps, 'reply'>) {
  const { t } = useTexts('staff');
  const field = { form: 'add', reply };
  return (
    <details className="act" open={reply?.intent === 'add' || undefined}>
      <summary>{t('media.add')}</summary>
      <form method="post" action={staffMediaPath()} encType="multipart/form-data">
        <StaffField
          {...{ ...field, name: 'file', type: 'file', label: t('media.file'), required: true }}
          help={t('media.fileHelp', { megabytes: PICTURE_MEGABYTES })}
          accept="image/jpeg,image/png,image/webp,image/heic"
        />
        <MediaTextFields {...field} />
        <button className="primary" type="submit">
          {t('media.upload')}
        </button>
      </form>
    </details>
  );
}

interface TextFieldsProps extends Pick<MediaProps, 'reply'> {
  form: string;
  media?: StaffMediaView;
}

export function MediaTextFields({ form, reply, media }: TextFieldsProps) {
  const { t } = useTexts('staff');
  const field = { form, reply };
  return (
    <>
      <StaffField
        {...{ ...field, name: 'name', label: t('media.name'), value: media?.name }}
        {...(media ? { required: true } : { help: t('media.nameHelp') })}
      />
      <div className="pairs">
        <StaffField {...{ ...field, name: 'altDa', label: t('product.picture.altDa'), value: media?.altDa }} />
        <StaffField {...{ ...field, name: 'altEn', label: t('product.picture.altEn'), value: media?.altEn }} />
      </div>
    </>
  );
}
