// The form of a new page, notification or popup: what it cannot do without, published at once or stored as a draft.
import { staffContentPath, staffNewContentPath } from '#domain/staff/addresses';
import type { AddedKind } from '#domain/staff/content-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffContentFormView } from '~/models/staff-content';
import { ContentFields } from './content-fields';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';

interface NewContentProps extends StaffGiven {
  kind: AddedKind;
  /** Null: it is edited in the content service. */
  content: StaffContentFormView | null;
}

export function StaffNewContentPage({ kind, content, reply }: NewContentProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffContentPath()} from={t('nav.content')} title={t(`content.new.${kind}`)} />
      <StaffRefusal reply={reply} />
      {content ? (
        <form method="post" className="edit" action={staffNewContentPath(kind)}>
          <p className="soft">{t(`content.newHelp.${kind}`)}</p>
          <ContentFields content={content} reply={reply} />
          <div className="acts">
            <button className="primary" name="act" value="draft" type="submit">
              {t('content.act.draft')}
            </button>
            <button name="act" value="publish" type="submit">
              {t('content.act.publish')}
            </button>
          </div>
        </form>
      ) : (
        <p className="note warn">{t('content.elsewhere')}</p>
      )}
    </>
  );
}
