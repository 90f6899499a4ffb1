// The page of an invitation: choose a password; or why the link does not work.
import { LEAST_STAFF_PASSWORD } from '#domain/staff/session';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import { StaffField, StaffRefusal } from './form';

interface InvitationProps extends StaffGiven {
  /** Null: used, withdrawn or too old. */
  invitation: { email: string; name: string } | null;
}

export function StaffInvitationPage({ invitation, reply, here }: InvitationProps) {
  const { t } = useTexts('staff');
  return (
    <div className="narrow">
      <div className="heading">
        <h1>{t('invitation.title')}</h1>
      </div>
      {invitation ? (
        <>
          <StaffRefusal reply={reply} />
          <p>{t('invitation.hello', invitation)}</p>
          <form method="post" action={here}>
            <input type="hidden" name="email" value={invitation.email} autoComplete="username" />
            <StaffField
              {...{ form: 'invitation', name: 'password', label: t('login.password'), reply }}
              help={t('account.wantedHelp', { least: LEAST_STAFF_PASSWORD })}
              type="password"
              autoComplete="new-password"
            />
            <button className="primary" type="submit">
              {t('invitation.submit')}
            </button>
          </form>
        </>
      ) : (
        <p className="note bad" role="alert">
          {t('invitation.gone')}
        </p>
      )}
    </div>
  );
}
