// What a form would change: before and after of a dry run.
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import { changeInWords } from './changed-words';

interface PlannedProps extends Pick<StaffGiven, 'reply' | 'language'> {
  title: string;
  /** Numbers: before and after in one row. */
  isShort?: boolean;
}

export function Planned({ reply, language, title, isShort = false }: PlannedProps) {
  const { t } = useTexts('staff');
  if (!reply?.planned) return null;
  if (reply.planned.length === 0) return <p className="note warn">{t('content.nothingPlanned')}</p>;
  return (
    <section className="note good" role="status">
      <h2>{title}</h2>
      <dl className="changed">
        {reply.planned.map((change) => {
          const { name, before, after } = changeInWords(change, { t, language });
          return (
            <div key={change.name}>
              <dt>{name}</dt>
              {isShort ? (
                <dd>
                  <del>{before}</del> <ins>{after}</ins>
                </dd>
              ) : (
                <>
                  <dd>
                    <del>{before}</del>
                  </dd>
                  <dd>
                    <ins>{after}</ins>
                  </dd>
                </>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
