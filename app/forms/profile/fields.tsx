// The fields of the profile's forms.
import { NewPasswordFields } from '~/forms/password/fields';
import { columns } from '~/forms/reply/columns.css';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import type { Profile } from '~/models/customer';
import { CheckboxField, Field, type Language, SelectField } from '~/ui/kit';

interface FieldsProps {
  t: Translate;
  reply: FormReply | null;
}

interface ProfileFieldsProps extends FieldsProps {
  profile: Profile;
  languages: readonly Language[];
}

export function ProfileFields({ t, reply, profile, languages }: ProfileFieldsProps) {
  const newsletter = reply ? reply.values.newsletter === 'on' : profile.newsletter;
  const field = useFields(t, reply);
  const shared = (name: 'firstname' | 'lastname') => ({
    ...field(name, profile[name]),
    label: t(`account:create.${name}`),
    required: true,
    maxLength: LIMITS[name],
  });
  return (
    <>
      <div className={columns}>
        <Field {...shared('firstname')} autoComplete="given-name" />
        <Field {...shared('lastname')} autoComplete="family-name" />
      </div>
      {languages.length > 1 ? (
        <SelectField
          {...field('language', profile.language)}
          label={t('account:profile.language')}
          width="medium"
          options={languages.map((value) => ({ value, label: t(`account:profile.${value}`) }))}
        />
      ) : (
        // A shop of one language leaves alone what the customer chose in another of the same account.
        <input type="hidden" name="language" value={profile.language} />
      )}
      <CheckboxField
        name="newsletter"
        label={t('account:create.newsletter')}
        hint={t(profile.newsletterWaits ? 'account:profile.newsletterWaits' : 'account:create.newsletterHint')}
        defaultChecked={newsletter}
      />
    </>
  );
}

export function EmailFields({ t, reply }: FieldsProps) {
  return (
    <>
      <Field
        {...useFields(t, reply)('email')}
        type="email"
        label={t('account:profile.newEmail')}
        autoComplete="email"
        autoCapitalize="none"
        required
        maxLength={LIMITS.email}
      />
      <PasswordField t={t} reply={reply} name="password" label={t('account:profile.emailPassword')} />
    </>
  );
}

export function PasswordChangeFields({ t, reply }: FieldsProps) {
  return (
    <>
      <PasswordField t={t} reply={reply} name="currentPassword" label={t('account:profile.current')} />
      <NewPasswordFields t={t} reply={reply} name="newPassword" label={t('account:profile.new')} />
    </>
  );
}

interface PasswordFieldProps extends FieldsProps {
  name: 'password' | 'currentPassword' | 'closingPassword';
  label: string;
}

/** The password as it is now: anyone who changes this much says it once more. */
export function PasswordField({ t, reply, name, label }: PasswordFieldProps) {
  return (
    <Field
      {...useFields(t, reply)(name)}
      type="password"
      label={label}
      autoComplete="current-password"
      required
      maxLength={LIMITS.password}
    />
  );
}

export const profileLabels = (t: Translate): Record<string, string> => ({
  firstname: t('account:create.firstname'),
  lastname: t('account:create.lastname'),
  language: t('account:profile.language'),
  email: t('account:profile.newEmail'),
  password: t('account:profile.emailPassword'),
  currentPassword: t('account:profile.current'),
  newPassword: t('account:profile.new'),
  passwordAgain: t('account:password.again'),
  closingPassword: t('account:profile.closePassword'),
});
