// The fields of the login form.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { CheckboxField, Field } from '~/ui/kit';

export function LoginFields({ t, reply, email }: { t: Translate; reply: FormReply | null; email: string }) {
  const field = useFields(t, reply);
  return (
    <>
      <Field
        {...field('email', email)}
        label={t('account:login.email')}
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={LIMITS.email}
      />
      <Field
        {...field('password')}
        type="password"
        label={t('account:login.password')}
        autoComplete="current-password"
        required
        maxLength={LIMITS.password}
      />
      <CheckboxField
        name="stay"
        label={t('account:login.stay')}
        hint={t('account:login.stayHint')}
        defaultChecked={field('stay').defaultValue === 'on'}
      />
    </>
  );
}

export function loginLabels(t: Translate): Record<string, string> {
  return { email: t('account:login.email'), password: t('account:login.password') };
}
