// One entry of content: its texts in both languages, what the form would change, links to its draft, how it is removed, and what was
// changed before.
import { staffContentEntryPath, staffContentPath } from '#domain/staff/addresses';
import type { ContentAct } from '#domain/staff/content-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffReply } from '~/models/staff';
import type { StaffContentPageView } from '~/models/staff-content';
import { RestoreForm, TakeAwayForms } from './content-away';
import { ContentFields } from './content-fields';
import { ContentMarks } from './content-list-page';
import { ContentOrder } from './content-order';
import { PlanForms } from './content-plan';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { staffMoment } from './order-words';
import { Planned } from './planned';
import { ChangedMeanwhile, Timeline } from './timeline';

interface ContentProps extends StaffGiven {
  content: StaffContentPageView;
  done: ContentAct | 'plan' | null;
  /** The fields have the texts before a change. */
  isEarlier: boolean;
}

export function StaffContentEntryPage({ content, done, isEarlier, reply, language }: ContentProps) {
  const { t } = useTexts('staff');
  const { kind, name, title, path, state } = content;
  const shownIn = state === 'removed' ? null : (content.stores?.join(', ') ?? t('product.everywhere'));
  return (
    <>
      <StaffHeading back={staffContentPath()} from={t('nav.content')} title={title}>
        <ContentMarks content={content} />
      </StaffHeading>
      <p className="soft">
        {[t(`content.kind.${kind}`), name, shownIn].filter(Boolean).join(' · ')}
        {path ? (
          <>
            {' · '}
            <a href={path}>{t('product.inShop')}</a>
          </>
        ) : null}
      </p>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      <Planned reply={reply} language={language} title={t('content.planned')} />
      {done ? (
        <p className="note good" role="status">
          {t(`content.done.${done}`)}
        </p>
      ) : null}
      {isEarlier && !reply ? <p className="note warn">{t('content.isEarlier')}</p> : null}
      {state === 'removed' ? (
        <RestoreForm content={content} />
      ) : (
        <>
          <Previews content={content} />
          <EditForm content={content} reply={reply} />
          <PlanForms content={content} reply={reply} />
          <TakeAwayForms content={content} reply={reply} />
          <Earlier content={content} />
        </>
      )}
      <section>
        <h2>{t('customer.changes')}</h2>
        {content.timeline.length > 0 ? (
          <Timeline events={content.timeline} language={language} />
        ) : (
          <p className="empty">{t('content.noChanges')}</p>
        )}
      </section>
    </>
  );
}

function Previews({ content: { hasDraft, state, previews } }: { content: StaffContentPageView }) {
  const { t } = useTexts('staff');
  if (!hasDraft) return null;
  return (
    <section>
      <h2>{t('content.preview')}</h2>
      <p>{t(state === 'draft' ? 'content.draftAlone' : 'content.draftToo')}</p>
      <ul>
        {previews.map(({ url, stores }) => (
          <li key={url}>
            <a href={url}>{t('content.seeDraft', { stores: stores.join(', ') })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EditForm({ content, reply }: { content: StaffContentPageView; reply: StaffReply | null }) {
  const { t } = useTexts('staff');
  const { kind, name, seen, acts } = content;
  return (
    <form method="post" className="edit" action={staffContentEntryPath(kind, name)}>
      <input type="hidden" name="seen" value={seen} />
      <ContentFields content={content} reply={reply} />
      <div className="acts">
        <button className="primary" name="act" value="publish" type="submit">
          {t('content.act.publish')}
        </button>
        <button name="act" value="draft" type="submit">
          {t('content.act.draft')}
        </button>
        <button name="preview" value="publish" type="submit">
          {t('content.act.preview')}
        </button>
        {acts.includes('discard') ? (
          <button className="danger" name="act" value="discard" type="submit">
            {t('content.act.discard')}
          </button>
        ) : null}
      </div>
      <ContentOrder content={content} reply={reply} />
    </form>
  );
}

function Earlier({ content: { kind, name, earlier } }: { content: StaffContentPageView }) {
  const { t, language } = useTexts('staff');
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>{t('content.earlier')}</h2>
      <p className="soft">{t('content.earlierHelp')}</p>
      <ul>
        {earlier.map(({ id, at, who }) => (
          <li key={id}>
            <a href={`${staffContentEntryPath(kind, name)}?earlier=${id}`}>
              {t('content.beforeChange', { moment: staffMoment(at, language), who })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
