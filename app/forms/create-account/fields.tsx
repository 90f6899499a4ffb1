// The fields of a new account; a business says its company and numbers first.
import { infoPath } from '#domain/page/addresses';
import { choosePasswordLabels, NewPasswordFields } from '~/forms/password/fields';
import { columns, whole } from '~/forms/reply/columns.css';
import { type FormReply, LIMITS, type LimitedField, type Translate, useFields } from '~/forms/reply/fields';
import type { AccountKind } from '~/models/customer';
import { CheckboxField, Field } from '~/ui/kit';

interface CreateAccountFieldsProps {
  t: Translate;
  reply: FormReply | null;
  kind: AccountKind;
}

export function CreateAccountFields({ t, reply, kind }: CreateAccountFieldsProps) {
  const field = useFields(t, reply);
  const shared = (name: LimitedField, optional = false) => ({
    ...field(name),
    label: optional ? `${t(`account:create.${name}`)} (${t('account:create.optional')})` : t(`account:create.${name}`),
    required: !optional,
    maxLength: LIMITS[name],
  });
  return (
    <>
      <div className={columns}>
        {kind === 'business' ? (
          <>
            <div className={whole}>
              <Field {...shared('company')} autoComplete="organization" />
            </div>
            <Field {...shared('cvr')} inputMode="numeric" autoComplete="off" hint={t('account:create.cvrHint')} />
            <Field {...shared('vatId', true)} autoComplete="off" hint={t('account:create.vatIdHint')} />
            <Field {...shared('ean', true)} inputMode="numeric" autoComplete="off" hint={t('account:create.eanHint')} />
            <div className={whole} />
          </>
        ) : null}
        <Field {...shared('firstname')} autoComplete="given-name" />
        <Field {...shared('lastname')} autoComplete="family-name" />
        <div className={whole}>
          <Field {...shared('email')} type="email" autoComplete="email" autoCapitalize="none" />
        </div>
      </div>
      <NewPasswordFields t={t} reply={reply} name="password" label={t('account:create.password')} />
      <CheckboxField
        name="newsletter"
        label={t('account:create.newsletter')}
        hint={t('account:create.newsletterHint')}
        defaultChecked={field('newsletter').defaultValue === 'on'}
      />
      <CheckboxField
        name="terms"
        required
        label={
          <>
            {t('account:create.terms')} <a href={infoPath('handelsbetingelser')}>{t('account:create.termsLink')}</a>{' '}
            {t('account:create.and')} <a href={infoPath('persondata')}>{t('account:create.privacyLink')}</a>
          </>
        }
        defaultChecked={field('terms').defaultValue === 'on'}
        error={field('terms').error}
      />
    </>
  );
}

const PERSON = ['firstname', 'lastname', 'email'];
const BUSINESS = ['company', 'cvr', 'vatId', 'ean'];

/** In the order in which the form shows them. */
export function createAccountLabels(t: Translate, kind: AccountKind): Record<string, string> {
  const names = kind === 'business' ? [...BUSINESS, ...PERSON] : PERSON;
  const labels = Object.fromEntries(names.map((name) => [name, t(`account:create.${name}`)]));
  const { passwordAgain = '' } = choosePasswordLabels(t);
  return { ...labels, password: t('account:create.password'), passwordAgain, terms: t('account:create.termsTitle') };
}
