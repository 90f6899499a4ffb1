// The fields of a delivery address, by kind of customer; browsers fill them in from what they know.
import { type FormReply, type LimitedField, LIMITS, messageOf, type Translate, valueOf } from '~/forms/reply/fields';
import type { AddressView, CheckoutView } from '~/models/checkout';
import { Field } from '~/ui/kit';
import { fieldset } from './fields.css';

interface AddressFieldsProps {
  t: Translate;
  reply: FormReply | null;
  kind: CheckoutView['kind'];
  email: string;
  address: AddressView | null;
}

export function AddressFields({ t, reply, kind, email, address }: AddressFieldsProps) {
  const business = kind === 'business';
  const shared = (name: LimitedField, known: string) => ({
    name,
    label: t(`checkout:address.${name}`),
    maxLength: LIMITS[name],
    defaultValue: valueOf(reply, name, known),
    error: messageOf(t, reply, name),
  });
  const optional = <>({t('checkout:address.optional')})</>;
  return (
    <div className={fieldset}>
      {kind === 'guest' ? (
        <Field {...shared('email', email)} type="email" autoComplete="email" required hint={t('checkout:address.emailHint')} />
      ) : null}
      <Field {...shared('firstname', address?.firstname ?? '')} width="half" autoComplete="given-name" required />
      <Field {...shared('lastname', address?.lastname ?? '')} width="half" autoComplete="family-name" required />
      <Field
        {...shared('company', address?.company ?? '')}
        label={business ? t('checkout:address.company') : <>{t('checkout:address.company')} {optional}</>}
        width={business ? 'half' : 'full'}
        autoComplete="organization"
        required={business}
      />
      {business ? (
        <Field
          {...shared('vatId', address?.vatId ?? '')}
          label={<>{t('checkout:address.vatId')} {optional}</>}
          width="half"
          inputMode="numeric"
        />
      ) : null}
      <Field {...shared('street', address?.street ?? '')} autoComplete="street-address" required />
      <Field
        {...shared('postcode', address?.postcode ?? '')}
        width="half"
        inputMode="numeric"
        autoComplete="postal-code"
        required
      />
      <Field {...shared('city', address?.city ?? '')} width="half" autoComplete="address-level2" required />
      <Field
        {...shared('telephone', address?.telephone ?? '')}
        type="tel"
        width="half"
        autoComplete="tel"
        required
        hint={t('checkout:address.telephoneHint')}
      />
    </div>
  );
}

const NAMES = ['email', 'firstname', 'lastname', 'company', 'vatId', 'street', 'postcode', 'city', 'telephone'];

export function addressLabels(t: Translate): Record<string, string> {
  const labels = Object.fromEntries(NAMES.map((name) => [name, t(`checkout:address.${name}`)]));
  return { addressId: t('checkout:address.choose'), ...labels };
}
