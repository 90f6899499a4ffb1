// The front page of the back office: what waits, how many, and since when.
import { staffOrdersPath, staffWaitingPath } from '#domain/staff/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffViewCount, StaffWaitingView } from '~/models/staff';
import { staffDay, staffMoment } from './order-words';

interface TodayProps extends StaffGiven {
  counts: readonly StaffViewCount[];
  waiting: readonly StaffWaitingView[];
}

export function StaffTodayPage({ member, counts, waiting }: TodayProps) {
  const { t } = useTexts('staff');
  const orders = counts.filter(({ count }) => count > 0);
  return (
    <>
      <div className="heading">
        <h1>{t('today.title')}</h1>
        <span className="soft">
          {t('today.hello', { name: member?.name ?? '', role: t(`role.${member?.role ?? 'administrator'}`) })}
        </span>
      </div>
      {orders.length + waiting.length > 0 ? (
        <ul className="waiting">
          {orders.map(({ view, count, oldest }) => (
            <WaitingTile
              key={view}
              {...{ href: staffOrdersPath(view), count, title: t(`view.${view}`), oldest, due: null }}
            />
          ))}
          {waiting.map(({ kind, count, oldest, due }) => (
            <WaitingTile
              key={kind}
              {...{ href: staffWaitingPath(kind), count, title: t(`waiting.${kind}`), oldest, due }}
            />
          ))}
        </ul>
      ) : (
        <p className="empty">{t('today.nothing')}</p>
      )}
    </>
  );
}

interface TileProps {
  href: string;
  count: number;
  title: string;
  oldest: string | null;
  due: string | null;
}

function WaitingTile({ href, count, title, oldest, due }: TileProps) {
  const { t, language } = useTexts('staff');
  const when = [
    ...(oldest === null ? [] : [t('today.oldest', { moment: staffMoment(oldest, language) })]),
    ...(due === null ? [] : [t('today.due', { day: staffDay(due, language) })]),
  ];
  return (
    <li>
      <a href={href}>
        <strong>{count}</strong>
        {title}
        {when.length > 0 ? (
          <>
            <br />
            <span className="soft">{when.join(', ')}</span>
          </>
        ) : null}
      </a>
    </li>
  );
}
