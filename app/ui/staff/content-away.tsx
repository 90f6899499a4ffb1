// How an entry of content is taken out of the shop: as a draft, or removed after a confirmation; and how it is restored.
import { staffContentEntryPath } from '#domain/staff/addresses';
import { isContentKind } from '#domain/staff/content-views';
import { useTexts } from '~/i18n/use-texts';
import type { StaffReply } from '~/models/staff';
import type { StaffContentPageView } from '~/models/staff-content';
import { FieldError } from './form';

interface AwayProps {
  content: StaffContentPageView;
  reply: StaffReply | null;
}

const AWAY = ['unpublish', 'remove'] as const;

export function TakeAwayForms({ content, reply }: AwayProps) {
  const { t } = useTexts('staff');
  const acts = AWAY.filter((act) => content.acts.includes(act));
  if (acts.length === 0) return null;
  return (
    <section>
      <h2>{t('content.away')}</h2>
      {content.places.length > 0 ? (
        <LinkingPlaces places={content.places} />
      ) : (
        acts.map((act) => (
          <details key={act} className="act" open={reply?.intent === act || undefined}>
            <summary>{t(`content.act.${act}`)}</summary>
            <form method="post" action={staffContentEntryPath(content.kind, content.name)}>
              <input type="hidden" name="act" value={act} />
              <input type="hidden" name="seen" value={content.seen} />
              <p className="what">{t(`content.will.${act}`)}</p>
              {act === 'remove' ? <Confirmed reply={reply} /> : null}
              <button className="danger" type="submit">
                {t(`content.act.${act}`)}
              </button>
            </form>
          </details>
        ))
      )}
    </section>
  );
}

/** A tick, because visitors lose the page at once. */
function Confirmed({ reply }: Pick<AwayProps, 'reply'>) {
  const { t } = useTexts('staff');
  const error = reply?.intent === 'remove' ? reply.errors.confirmed : undefined;
  return (
    <>
      <p>
        <label>
          <input
            id="remove-confirmed"
            type="checkbox"
            name="confirmed"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'remove-confirmed-error' : undefined}
          />{' '}
          {t('content.confirmed')}
        </label>
      </p>
      <div className="field">
        <FieldError form="remove" name="confirmed" reply={reply} />
      </div>
    </>
  );
}

function LinkingPlaces({ places }: Pick<StaffContentPageView, 'places'>) {
  const { t } = useTexts('staff');
  return (
    <>
      <p>{t('content.linked')}</p>
      <ul>
        {places.map(({ kind, name }) => (
          <li key={`${kind} ${name}`}>
            {t(`content.kind.${kind}`)}{' '}
            {isContentKind(kind) ? <a href={staffContentEntryPath(kind, name)}>{name}</a> : name}
          </li>
        ))}
      </ul>
    </>
  );
}

export function RestoreForm({ content: { kind, name } }: Pick<AwayProps, 'content'>) {
  const { t } = useTexts('staff');
  return (
    <form method="post" className="edit" action={staffContentEntryPath(kind, name)}>
      <p>{t('content.will.restore')}</p>
      <button className="primary" name="act" value="restore" type="submit">
        {t('content.act.restore')}
      </button>
    </form>
  );
}
