// The form of an invitation: who, under which name, with which role, and in which language the mail is.
import { staffMembersPath, staffNewMemberPath } from '#domain/staff/addresses';
import { mayGiveRole } from '#domain/staff/members';
import { rightsOfRole, STAFF_ROLES } from '#domain/staff/rights';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import { StaffField, StaffRefusal, StaffSelect } from './form';
import { StaffHeading } from './heading';

export function StaffNewMemberPage({ reply, member, language }: StaffGiven) {
  const { t } = useTexts('staff');
  const field = { form: 'invite', reply };
  return (
    <>
      <StaffHeading back={staffMembersPath()} from={t('nav.members')} title={t('member.new')} />
      <StaffRefusal reply={reply} />
      <form method="post" action={staffNewMemberPath()}>
        <StaffField {...field} name="email" label={t('login.email')} type="email" help={t('member.emailHelp')} />
        <StaffField {...field} name="name" label={t('account.name')} help={t('member.nameHelp')} />
        <StaffSelect
          {...field}
          name="role"
          label={t('account.role')}
          value={reply?.values.role ?? ''}
          options={[{ value: '', label: t('member.chooseRole') }, ...roleOptions(member?.role ?? '', t)]}
        />
        <StaffSelect
          {...field}
          name="language"
          label={t('member.language')}
          value={reply?.values.language ?? language}
          options={(['da', 'en'] as const).map((value) => ({ value, label: t(`member.in.${value}`) }))}
        />
        <button className="primary" type="submit">
          {t('member.invite')}
        </button>
      </form>
    </>
  );
}

/** Roles without a right that the giver lacks, each with its rights. */
export const roleOptions = (own: string, t: Texts['t']) =>
  STAFF_ROLES.filter((role) => mayGiveRole(own, role)).map((role) => ({
    value: role,
    label: `${t(`role.${role}`)}: ${rightsOfRole(role)
      .map((right) => t(`right.${right}`))
      .join(', ')}`,
  }));
