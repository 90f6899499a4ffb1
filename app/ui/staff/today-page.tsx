// The front page of the back office: what waits, how many, and since when.
import { staffOrdersPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffViewCount } from '~/models/staff';
import { staffMoment } from './order-words';

export function StaffTodayPage({ member, counts }: StaffGiven & { counts: readonly StaffViewCount[] }) {
  const { t } = useTexts('staff');
  const waiting = counts.filter(({ count }) => count > 0);
  return (
    <>
      <div className="heading">
        <h1>{t('today.title')}</h1>
        <span className="soft">
          {t('today.hello', { name: member?.name ?? '', role: t(`role.${member?.role ?? 'administrator'}`) })}
        </span>
      </div>
      {waiting.length > 0 ? (
        <ul className="waiting">
          {waiting.map(({ view, count, oldest }) => (
            <li key={view}>
              <a href={staffOrdersPath(view)}>
                <strong>{count}</strong>
                {t(`view.${view}`)}
                {oldest ? (
                  <>
                    <br />
                    <span className="soft">{t('today.oldest', { moment: staffMoment(oldest) })}</span>
                  </>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t('today.nothing')}</p>
      )}
    </>
  );
}
