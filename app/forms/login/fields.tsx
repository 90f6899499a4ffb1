// The fields of the login form.
import { type FormReply, LIMITS, messageOf, type Translate, typedOr } from '~/forms/reply/fields';
import { CheckboxField, Field } from '~/ui/kit';

export function LoginFields({ t, reply, email }: { t: Translate; reply: FormReply | null; email: string }) {
  return (
    <>
      <Field
        name="email"
        label={t('account:login.email')}
        autoComplete="username"
        autoCapitalize="none"
        required
        maxLength={LIMITS.email}
        defaultValue={typedOr(reply, 'email', email)}
        error={messageOf(t, reply, 'email')}
      />
      <Field
        name="password"
        type="password"
        label={t('account:login.password')}
        autoComplete="current-password"
        required
        maxLength={LIMITS.password}
        error={messageOf(t, reply, 'password')}
      />
      <CheckboxField
        name="stay"
        label={t('account:login.stay')}
        hint={t('account:login.stayHint')}
        defaultChecked={typedOr(reply, 'stay', '') === 'on'}
      />
    </>
  );
}

export function loginLabels(t: Translate): Record<string, string> {
  return { email: t('account:login.email'), password: t('account:login.password') };
}
