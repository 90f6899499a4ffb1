// Pages of access to the back office: login, the own account, and a page that the role does not open.
import { staffAccountPath, staffLoginPath, staffPath } from '#domain/staff/addresses';
import { STAFF_RIGHTS } from '#domain/staff/rights';
import { LEAST_STAFF_PASSWORD } from '#domain/staff/session';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven, StaffSessionView } from '~/models/staff';
import { StaffField, StaffRefusal } from './form';
import { staffMoment } from './order-words';
import { OwnSecondFactor, RecoveryCodes } from './second-factor-pages';

export function StaffLoginPage({ reply, to }: StaffGiven & { to: string }) {
  const { t } = useTexts('staff');
  return (
    <div className="narrow">
      <div className="heading">
        <h1>{t('login.title')}</h1>
      </div>
      <StaffRefusal reply={reply} />
      <form method="post" action={staffLoginPath()}>
        <input type="hidden" name="to" value={reply?.values.to ?? to} />
        <StaffField
          form="login"
          name="email"
          label={t('login.email')}
          type="email"
          autoComplete="username"
          reply={reply}
        />
        <StaffField
          {...{ form: 'login', name: 'password', label: t('login.password'), reply }}
          type="password"
          autoComplete="current-password"
        />
        <button className="primary" type="submit">
          {t('login.submit')}
        </button>
      </form>
    </div>
  );
}

interface AccountProps extends StaffGiven {
  done: 'password' | 'sessions' | 'off' | null;
  sessions: readonly StaffSessionView[];
  /** Recovery codes that were not used. */
  codesLeft: number;
}

const DONE = { password: 'account.changed', sessions: 'account.ended', off: 'factor.isOff' } as const;

export function StaffAccountPage({ member, reply, made, done, sessions, codesLeft }: AccountProps) {
  const { t } = useTexts('staff');
  if (!member) return null;
  return (
    <>
      <div className="heading">
        <h1>{t('account.title')}</h1>
      </div>
      <StaffRefusal reply={reply} />
      {done ? (
        <p className="note good" role="status">
          {t(DONE[done])}
        </p>
      ) : null}
      {made ? <RecoveryCodes made={made} /> : null}
      <section>
        <dl className="facts">
          <dt>{t('account.name')}</dt>
          <dd>{member.name}</dd>
          <dt>{t('login.email')}</dt>
          <dd>{member.email}</dd>
          <dt>{t('account.role')}</dt>
          <dd>{t(`role.${member.role}`)}</dd>
          <dt>{t('account.rights')}</dt>
          <dd>
            {STAFF_RIGHTS.filter((right) => member.rights.includes(right))
              .map((right) => t(`right.${right}`))
              .join(', ')}
          </dd>
        </dl>
      </section>
      <section>
        <h2>{t('account.password')}</h2>
        <form method="post" action={staffAccountPath()}>
          <StaffField
            {...{ form: 'password', name: 'old', label: t('account.old'), reply }}
            type="password"
            autoComplete="current-password"
          />
          <StaffField
            {...{ form: 'password', name: 'wanted', label: t('account.wanted'), reply }}
            help={t('account.wantedHelp', { least: LEAST_STAFF_PASSWORD })}
            type="password"
            autoComplete="new-password"
          />
          <button className="primary" type="submit">
            {t('account.submit')}
          </button>
        </form>
      </section>
      <OwnSecondFactor {...{ member, reply, codesLeft }} />
      <OwnSessions sessions={sessions} />
    </>
  );
}

function OwnSessions({ sessions }: Pick<AccountProps, 'sessions'>) {
  const { t, language } = useTexts('staff');
  return (
    <section>
      <h2>{t('account.sessions')}</h2>
      <form method="post" action={staffAccountPath()}>
        <ul>
          {sessions.map(({ id, device, createdAt, seenAt, isOwn }) => (
            <li key={id}>
              {device || t('account.unknownDevice')}
              <br />
              <span className="soft">
                {t('account.seen', { created: staffMoment(createdAt, language), seen: staffMoment(seenAt, language) })}
              </span>{' '}
              {isOwn ? (
                <strong>{t('account.thisOne')}</strong>
              ) : (
                <button className="plain" name="session" value={id} type="submit">
                  {t('account.end')}
                </button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 ? (
          <button name="others" value="1" type="submit">
            {t('account.endOthers')}
          </button>
        ) : null}
      </form>
    </section>
  );
}

export function StaffNoRightPage({ member }: StaffGiven) {
  const { t } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('noRight.title')}</h1>
      </div>
      <p>{t('noRight.text', { role: t(`role.${member?.role ?? 'administrator'}`) })}</p>
      <p>
        <a href={staffPath()}>{t('nav.today')}</a>
      </p>
    </>
  );
}
