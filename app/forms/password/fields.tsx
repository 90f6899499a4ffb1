// A new password, typed twice, its rules told before anyone types (spec §5).
import { PASSWORD_MIN_CLASSES, PASSWORD_MIN_LENGTH } from '#domain/validate/password';
import { type FormReply, LIMITS, messageOf, type Translate } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

interface NewPasswordProps {
  t: Translate;
  reply: FormReply | null;
  name: 'password' | 'newPassword';
  label: string;
}

export function NewPasswordFields({ t, reply, name, label }: NewPasswordProps) {
  const shared = {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    minLength: PASSWORD_MIN_LENGTH,
    maxLength: LIMITS.password,
  };
  return (
    <>
      <Field
        {...shared}
        name={name}
        label={label}
        hint={t('account:password.rules', { length: PASSWORD_MIN_LENGTH, classes: PASSWORD_MIN_CLASSES })}
        error={messageOf(t, reply, name)}
      />
      <Field
        {...shared}
        name="passwordAgain"
        label={t('account:password.again')}
        error={messageOf(t, reply, 'passwordAgain')}
      />
    </>
  );
}

export function choosePasswordLabels(t: Translate): Record<string, string> {
  return { password: t('account:password.new'), passwordAgain: t('account:password.again') };
}
