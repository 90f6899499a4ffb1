// A new password, typed twice, its rules shown up front (spec §5).
import { PASSWORD_MIN_CLASSES, PASSWORD_MIN_LENGTH } from '#domain/validate/password';
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

interface NewPasswordProps {
  t: Translate;
  reply: FormReply | null;
  name: 'password' | 'newPassword';
  label: string;
}

export function NewPasswordFields({ t, reply, name, label }: NewPasswordProps) {
  const field = useFields(t, reply);
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
        {...field(name)}
        label={label}
        hint={t('account:password.rules', { length: PASSWORD_MIN_LENGTH, classes: PASSWORD_MIN_CLASSES })}
      />
      <Field {...shared} {...field('passwordAgain')} label={t('account:password.again')} />
    </>
  );
}

export function choosePasswordLabels(t: Translate): Record<string, string> {
  return { password: t('account:password.new'), passwordAgain: t('account:password.again') };
}
