// One picture of the media library: where it is shown, its texts, a part of it as a new picture, and its removal.
import { staffContentEntryPath, staffProductPath } from '#domain/staff/addresses';
import { isContentKind } from '#domain/staff/content-views';
import {
  type MediaAct,
  SECTION_RATIOS,
  SMALLEST_SECTION,
  staffMediaFilePath,
  staffMediaPath,
} from '#domain/staff/media-library';
import { CHANGES_PRODUCTS } from '#domain/staff/product-acts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffMediaFileView } from '~/models/staff-media';
import { StaffFact } from './fact';
import { StaffField, StaffRefusal, StaffSelect } from './form';
import { StaffHeading } from './heading';
import { MediaTextFields, mediaUseText, pictureInLibrary } from './media-page';
import { staffMoment } from './order-words';
import { StaffThumbnail } from './thumbnail';
import { ChangedMeanwhile, Timeline } from './timeline';

interface MediaFileProps extends StaffGiven {
  file: StaffMediaFileView;
  done: MediaAct | null;
  /** Of the product that the picture is chosen for. */
  sku: string;
}

export function StaffMediaFilePage({ file, done, sku, reply, language, member }: MediaFileProps) {
  const { t } = useTexts('staff');
  const { media, timeline } = file;
  const part = { file, reply };
  return (
    <>
      <StaffHeading back={staffMediaPath()} from={t('nav.media')} title={media.name || t('media.unnamed')}>
        {media.uses.length === 0 ? <span className="mark warn">{t('media.unused')}</span> : null}
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {t(`media.done.${done}`)}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <LargePicture hash={media.hash} alt={media[language === 'en' ? 'altEn' : 'altDa']} />
          <MediaFacts file={file} language={language} />
        </div>
        <div>
          {member?.rights.includes(CHANGES_PRODUCTS) ? <UseForm {...part} sku={sku} /> : null}
          <TextsForm {...part} />
          <SectionForm {...part} />
          {media.inLibrary ? <RemoveMediaForm {...part} /> : null}
        </div>
        {timeline.length > 0 ? (
          <section>
            <h2>{t('order.timeline')}</h2>
            <Timeline events={timeline} language={language} />
          </section>
        ) : null}
      </div>
    </>
  );
}

function LargePicture({ hash, alt }: { hash: string; alt: string }) {
  const { key, version } = pictureInLibrary(hash);
  return <img className="media-large" src={`/media/${key}.webp?w=800&v=${version}`} alt={alt} />;
}

function MediaFacts({ file, language }: Pick<MediaFileProps, 'file' | 'language'>) {
  const { t } = useTexts('staff');
  const { media, original, sections } = file;
  return (
    <section>
      <h2>{t('media.uses')}</h2>
      {media.uses.length > 0 ? (
        <ul>
          {media.uses.map((use) => (
            <li key={`${use.kind} ${use.key}`}>
              {pageOfUse(use) ? <a href={pageOfUse(use) ?? ''}>{mediaUseText(use, t)}</a> : mediaUseText(use, t)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('media.nowhere')}</p>
      )}
      <dl className="facts">
        <StaffFact name={t('media.added')}>
          {[staffMoment(media.at, language), media.addedBy].filter(Boolean).join(', ')}
        </StaffFact>
        <StaffFact name={t('media.size')}>{t('media.kilobytes', { count: Math.ceil(media.bytes / 1024) })}</StaffFact>
        {original ? (
          <StaffFact name={t('media.original')}>
            <a href={staffMediaFilePath(original)}>{t('media.seeOriginal')}</a>
          </StaffFact>
        ) : null}
      </dl>
      {sections.length > 0 ? (
        <>
          <h3>{t('media.sections')}</h3>
          <ul className="media-sections">
            {sections.map(({ hash, name }) => (
              <li key={hash}>
                <a href={staffMediaFilePath(hash)}>
                  <StaffThumbnail picture={pictureInLibrary(hash)} alt={name} width={200} />
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function pageOfUse({ kind, key }: StaffMediaFileView['media']['uses'][number]): string | null {
  if (kind === 'product') return staffProductPath(key);
  return isContentKind(kind) ? staffContentEntryPath(kind, key) : null;
}

type FormProps = Pick<MediaFileProps, 'file' | 'reply'>;

function MediaActFields({ act, file }: { act: MediaAct; file: StaffMediaFileView }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="seen" value={file.seen} />
    </>
  );
}

function UseForm({ file, reply, sku }: FormProps & { sku: string }) {
  const { t } = useTexts('staff');
  return (
    <details className="act next" open={reply?.intent === 'use' || sku !== '' || undefined}>
      <summary>{t('media.use')}</summary>
      <form method="post" action={staffMediaFilePath(file.media.hash)}>
        <MediaActFields act="use" file={file} />
        <p className="what">{t('media.willUse')}</p>
        <StaffField
          {...{ form: 'use', reply, name: 'sku', label: t('media.sku'), isShort: true, value: sku, required: true }}
        />
        <button className="primary" type="submit">
          {t('media.useNow')}
        </button>
      </form>
    </details>
  );
}

function TextsForm({ file, reply }: FormProps) {
  const { t } = useTexts('staff');
  return (
    <details className="act" open={reply?.intent === 'texts' || undefined}>
      <summary>{t('media.changeTexts')}</summary>
      <form method="post" action={staffMediaFilePath(file.media.hash)}>
        <MediaActFields act="texts" file={file} />
        <p className="what">{t('media.willChange')}</p>
        <MediaTextFields form="texts" reply={reply} media={file.media} />
        <button className="primary" type="submit">
          {t('media.save')}
        </button>
      </form>
    </details>
  );
}

function SectionForm({ file, reply }: FormProps) {
  const { t } = useTexts('staff');
  const { ratio = '1:1', size = 100, x = 50, y = 50 } = file.section ?? {};
  const field = { form: 'section', reply, type: 'number' as const, isShort: true, required: true };
  return (
    <details className="act" open={reply?.intent === 'section' || undefined}>
      <summary>{t('media.section')}</summary>
      <form method="post" action={staffMediaFilePath(file.media.hash)}>
        <MediaActFields act="section" file={file} />
        <p className="what">{t('media.willCut')}</p>
        <StaffSelect
          {...{ form: 'section', name: 'ratio', label: t('media.ratio') }}
          value={reply?.intent === 'section' ? (reply.values.ratio ?? ratio) : ratio}
          options={Object.keys(SECTION_RATIOS).map((value) => ({ value, label: value }))}
        />
        <StaffField
          {...{ ...field, name: 'size', label: t('media.sectionSize'), value: String(size) }}
          help={t('media.sectionSizeHelp', { least: SMALLEST_SECTION })}
        />
        <div className="pairs">
          <StaffField {...{ ...field, name: 'x', label: t('media.fromLeft'), value: String(x) }} />
          <StaffField {...{ ...field, name: 'y', label: t('media.fromTop'), value: String(y) }} />
        </div>
        <button className="primary" type="submit">
          {t('media.cut')}
        </button>
      </form>
    </details>
  );
}

function RemoveMediaForm({ file }: Pick<FormProps, 'file'>) {
  const { t } = useTexts('staff');
  if (file.media.uses.length > 0) return <p className="soft">{t('media.isUsed')}</p>;
  return (
    <details className="act">
      <summary>{t('media.remove')}</summary>
      <form method="post" action={staffMediaFilePath(file.media.hash)}>
        <MediaActFields act="remove" file={file} />
        <p className="what">{t('media.willRemove')}</p>
        <button className="danger" type="submit">
          {t('media.remove')}
        </button>
      </form>
    </details>
  );
}
