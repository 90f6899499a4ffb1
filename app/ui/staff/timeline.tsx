// The timeline of a thing: events, notes and acts with their differences, newest first.
import { useTexts } from '~/i18n/use-texts';
import type { StaffChangeView, StaffEventView, StaffGiven } from '~/models/staff';
import { changeInWords, commandWord } from './changed-words';
import { staffMoment } from './order-words';

interface ChangesProps {
  changes: readonly StaffChangeView[];
  language: StaffGiven['language'];
}

function Changes({ changes, language }: ChangesProps) {
  const { t } = useTexts('staff');
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map((change) => {
        const { name, before, after } = changeInWords(change, { t, language });
        return <li key={change.name}>{`${name}: ${before} → ${after}`}</li>;
      })}
    </ul>
  );
}

/** What others changed since the page of a refused act was shown. */
export function ChangedMeanwhile({ reply, language }: Pick<StaffGiven, 'reply' | 'language'>) {
  const { t } = useTexts('staff');
  if (!reply?.changes?.length) return null;
  return (
    <div className="note warn">
      <h2>{t('order.changedMeanwhile')}</h2>
      <Changes changes={reply.changes} language={language} />
    </div>
  );
}

interface TimelineProps {
  events: readonly StaffEventView[];
  language: StaffGiven['language'];
}

export function Timeline({ events, language }: TimelineProps) {
  const { t } = useTexts('staff');
  return (
    <ol className="timeline">
      {events.map(({ at, kind, who, what, text, changes }, place) => (
        <li key={place} className={kind === 'note' ? 'noted' : undefined}>
          <span className="when">{staffMoment(at, language)}</span>
          {kind === 'history' ? (
            <strong>{t(`status.${what}`)}</strong>
          ) : (
            <strong>{[who, commandWord(what, { t, language }) ?? what].join(': ')}</strong>
          )}
          {text ? <div className="lines">{text}</div> : null}
          <Changes changes={changes} language={language} />
        </li>
      ))}
    </ol>
  );
}
