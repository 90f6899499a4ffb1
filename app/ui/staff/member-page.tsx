// One colleague: role and rights, state, logins, what was changed, and acts on the account, each with its effect.
import { staffAccountPath, staffMemberPath, staffMembersPath } from '#domain/staff/addresses';
import { MEMBER_ACTS, type MemberAct } from '#domain/staff/members';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffMemberPageView } from '~/models/staff-members';
import { StaffFact } from './fact';
import { StaffRefusal, StaffSelect } from './form';
import { StaffHeading } from './heading';
import { MemberMark } from './members-page';
import { roleOptions } from './new-member-page';
import { staffMoment } from './order-words';
import { ChangedMeanwhile, Timeline } from './timeline';

interface MemberProps extends StaffGiven {
  colleague: StaffMemberPageView;
  done: MemberAct | null;
}

const TAKING: readonly MemberAct[] = ['revoke', 'deactivate', 'second-factor'];

export function StaffMemberPage({ colleague, done, reply, member, language }: MemberProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffMembersPath()} from={t('nav.members')} title={colleague.name}>
        <MemberMark {...colleague} />
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {t(`member.done.${done}`, { email: colleague.email })}
        </p>
      ) : null}
      <div className="columns">
        <div>
          <MemberFacts colleague={colleague} />
          <MemberLogins colleague={colleague} />
        </div>
        <section aria-label={t('customer.acts')}>
          {colleague.isOwn ? (
            <p>
              <a href={staffAccountPath()}>{t('member.own')}</a>
            </p>
          ) : (
            <MemberActs colleague={colleague} reply={reply} own={member?.role ?? ''} />
          )}
        </section>
        <section>
          <h2>{t('customer.changes')}</h2>
          {colleague.timeline.length > 0 ? (
            <Timeline events={colleague.timeline} language={language} />
          ) : (
            <p className="empty">{t('customer.noChanges')}</p>
          )}
        </section>
      </div>
    </>
  );
}

function MemberFacts({ colleague }: Pick<MemberProps, 'colleague'>) {
  const { t, language } = useTexts('staff');
  const { email, role, rights, createdAt, lastLogin, hasSecondFactor } = colleague;
  return (
    <section>
      <dl className="facts">
        <StaffFact name={t('login.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </StaffFact>
        <StaffFact name={t('account.role')}>{t(`role.${role}`)}</StaffFact>
        <StaffFact name={t('account.rights')}>{rights.map((right) => t(`right.${right}`)).join(', ')}</StaffFact>
        <StaffFact name={t('customer.since')}>{staffMoment(createdAt, language)}</StaffFact>
        <StaffFact name={t('customer.lastLogin')}>
          {lastLogin ? staffMoment(lastLogin, language) : t('customer.never')}
        </StaffFact>
        <StaffFact name={t('member.factor')}>{t(hasSecondFactor ? 'customer.yes' : 'customer.no')}</StaffFact>
      </dl>
    </section>
  );
}

function MemberLogins({ colleague: { sessions } }: Pick<MemberProps, 'colleague'>) {
  const { t, language } = useTexts('staff');
  return (
    <section>
      <h2>{t('member.logins')}</h2>
      {sessions.length > 0 ? (
        <ul>
          {sessions.map(({ device, createdAt, seenAt }, place) => (
            <li key={place}>
              {device || t('account.unknownDevice')}
              <br />
              <span className="soft">
                {t('account.seen', { created: staffMoment(createdAt, language), seen: staffMoment(seenAt, language) })}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t('member.noLogins')}</p>
      )}
    </section>
  );
}

function MemberActs({ colleague, reply, own }: Pick<MemberProps, 'colleague' | 'reply'> & { own: string }) {
  const { t } = useTexts('staff');
  return MEMBER_ACTS.filter((act) => colleague.acts.includes(act)).map((act) => (
    <details key={act} className="act" open={reply?.intent === act || undefined}>
      <summary>{t(`member.act.${act}`)}</summary>
      <form method="post" action={staffMemberPath(colleague.id)}>
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="seen" value={colleague.seen} />
        <p className="what">{t(`member.will.${act}`, { email: colleague.email })}</p>
        {act === 'role' ? (
          <StaffSelect
            form="role"
            name="role"
            label={t('account.role')}
            value={(reply?.intent === 'role' ? reply.values.role : undefined) ?? colleague.role}
            options={roleOptions(own, t)}
            reply={reply}
          />
        ) : null}
        <button className={TAKING.includes(act) ? 'danger' : 'primary'} type="submit">
          {t(`member.act.${act}`)}
        </button>
      </form>
    </details>
  ));
}
