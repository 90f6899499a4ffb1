// What opens the page of an agreement: its name, where the address does not say it, and its password.
import { type FormReply, LIMITS, type Translate, useFields } from '~/forms/reply/fields';
import { Field } from '~/ui/kit';

export function AgreementFields({ t, reply, asksName }: { t: Translate; reply: FormReply | null; asksName: boolean }) {
  const field = useFields(t, reply);
  return (
    <>
      {asksName ? (
        <Field
          {...field('agreement')}
          label={t('agreement:name')}
          hint={t('agreement:nameHint')}
          autoComplete="off"
          autoCapitalize="none"
          required
          maxLength={LIMITS.item}
        />
      ) : null}
      <Field
        {...field('password')}
        type="password"
        label={t('agreement:password')}
        autoComplete="off"
        required
        maxLength={LIMITS.password}
      />
    </>
  );
}

export const agreementLabels = (t: Translate): Record<string, string> => ({
  agreement: t('agreement:name'),
  password: t('agreement:password'),
});
