// The timeline of a thing: events, notes and acts with their differences, newest first.
import { useTexts } from '~/i18n/use-texts';
import type { StaffChangeView, StaffEventView } from '~/models/staff';
import { staffMoment } from './order-words';

export function Changes({ changes }: { changes: readonly StaffChangeView[] }) {
  const { t } = useTexts('staff');
  if (changes.length === 0) return null;
  return (
    <ul>
      {changes.map(({ name, before, after }) => (
        <li key={name}>{`${t(`fact.${name.replace('.', '-')}`)}: ${before || '–'} → ${after || '–'}`}</li>
      ))}
    </ul>
  );
}

export function Timeline({ events }: { events: readonly StaffEventView[] }) {
  const { t } = useTexts('staff');
  return (
    <ol className="timeline">
      {events.map(({ at, kind, who, what, text, changes }, place) => (
        <li key={place} className={kind === 'note' ? 'noted' : undefined}>
          <span className="when">{staffMoment(at)}</span>
          {kind === 'history' ? (
            <strong>{t(`status.${what}`)}</strong>
          ) : (
            <strong>{[who, t(`did.${what}`)].join(': ')}</strong>
          )}
          {text ? <div className="lines">{text}</div> : null}
          <Changes changes={changes} />
        </li>
      ))}
    </ol>
  );
}
