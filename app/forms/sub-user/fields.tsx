// The fields of a company's user.
import { RIGHTS } from '#domain/company/sub-user';
import { columns } from '~/forms/reply/columns.css';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { SubUserForm } from '~/models/company';
import { CheckboxField, classes, Field, SelectField } from '~/ui/kit';
import { group, legend, rights } from './fields.css';

interface FieldsProps extends Omit<SubUserForm, 'company'> {
  t: Translate;
  reply: FormReply | null;
}

export function SubUserFields({ t, reply, user, canApprove, mayAppoint, approvers }: FieldsProps) {
  const field = useFields(t, reply);
  const shared = (name: 'firstname' | 'lastname' | 'email') => ({
    ...field(name, user?.[name]),
    label: t(`company:form.${name}`),
    required: true,
    maxLength: LIMITS[name],
    autoComplete: 'off',
  });
  return (
    <>
      <div className={columns}>
        <Field {...shared('firstname')} />
        <Field {...shared('lastname')} />
      </div>
      {user ? null : (
        <Field {...shared('email')} type="email" autoCapitalize="none" hint={t('company:form.emailHint')} />
      )}
      <RightFields t={t} reply={reply} user={user} mayAppoint={mayAppoint} />
      {canApprove ? <ApprovalFields t={t} reply={reply} user={user} approvers={approvers} /> : null}
    </>
  );
}

function RightFields({ t, reply, user, mayAppoint }: Pick<FieldsProps, 't' | 'reply' | 'user' | 'mayAppoint'>) {
  const field = useFields(t, reply);
  return (
    <fieldset className={group}>
      <legend className={legend}>{t('company:rights.title')}</legend>
      <div className={classes(columns, rights)}>
        {RIGHTS.filter((right) => mayAppoint || right !== 'administrator').map((right) => (
          <CheckboxField
            key={right}
            name={right}
            id={field(right).id}
            error={field(right).error}
            label={t(`company:rights.${right}`)}
            hint={t(`company:rights.${right}Hint`)}
            defaultChecked={reply ? reply.values[right] === 'on' : (user?.rights[right] ?? false)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** 1500 as Danes write it: 1.500. */
const kronerText = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : String(Math.round(amount / 100)).replace(/\B(?=(\d{3})+$)/g, '.');

function ApprovalFields({ t, reply, user, approvers }: Pick<FieldsProps, 't' | 'reply' | 'user' | 'approvers'>) {
  const field = useFields(t, reply);
  return (
    <fieldset className={group}>
      <legend className={legend}>{t('company:approval.title')}</legend>
      <SelectField
        {...field('approver', user?.approval?.approverId)}
        label={t('company:approval.approver')}
        options={[
          { value: '', label: t('company:approval.none') },
          ...approvers.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Field
        {...field('limit', kronerText(user?.approval?.limitOere))}
        label={t('company:approval.limit')}
        hint={t('company:approval.limitHint')}
        width="medium"
        inputMode="numeric"
        maxLength={LIMITS.approvalLimit}
      />
    </fieldset>
  );
}

export const subUserLabels = (t: Translate): Record<string, string> => ({
  firstname: t('company:form.firstname'),
  lastname: t('company:form.lastname'),
  email: t('company:form.email'),
  approver: t('company:approval.approver'),
  limit: t('company:approval.limit'),
  ...Object.fromEntries(RIGHTS.map((right) => [right, t(`company:rights.${right}`)])),
});
