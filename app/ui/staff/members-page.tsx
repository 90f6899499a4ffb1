// The list of staff: roles, last login and state.
import { staffMemberPath, staffNewMemberPath } from '#domain/staff/addresses';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffMemberRowView } from '~/models/staff-members';
import { ListTable } from './list';
import { staffMoment } from './order-words';

interface MembersProps extends StaffGiven {
  members: readonly StaffMemberRowView[];
}

export function StaffMembersPage({ members }: MembersProps) {
  const { t, language } = useTexts('staff');
  return (
    <>
      <div className="heading">
        <h1>{t('nav.members')}</h1>
        <div className="acts">
          <a className="button primary" href={staffNewMemberPath()}>
            {t('member.new')}
          </a>
        </div>
      </div>
      <ListTable
        caption={t('nav.members')}
        columns={memberColumns({ t, language })}
        rows={members}
        keyOf={({ id }) => String(id)}
        empty={t('member.none')}
      />
    </>
  );
}

const memberColumns = ({ t, language }: Texts) => [
  {
    title: t('account.buyer'),
    isFull: true,
    cell: ({ id, name, email }: StaffMemberRowView) => (
      <>
        <a href={staffMemberPath(id)}>{name}</a>
        <br />
        <span className="soft">{email}</span>
      </>
    ),
  },
  { title: t('account.role'), cell: ({ role }: StaffMemberRowView) => t(`role.${role}`) },
  {
    title: t('customer.lastLogin'),
    cell: ({ lastLogin }: StaffMemberRowView) =>
      lastLogin ? <span className="once">{staffMoment(lastLogin, language)}</span> : t('customer.never'),
  },
  { title: t('customer.state'), cell: (row: StaffMemberRowView) => <MemberMark {...row} /> },
];

const MARKS: Readonly<Record<string, string>> = { active: 'good', invited: 'warn', expired: 'bad', deactivated: 'bad' };

export function MemberMark({ state, invitedUntil }: Pick<StaffMemberRowView, 'state' | 'invitedUntil'>) {
  const { t, language } = useTexts('staff');
  const until = invitedUntil ? staffMoment(invitedUntil, language) : '';
  return <span className={`mark ${MARKS[state] ?? ''}`}>{t(`member.state.${state}`, { until })}</span>;
}
