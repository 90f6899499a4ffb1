// The fields of a delivery address, by kind of customer; browsers fill them in from what they know.
import { isCompany, isGuest } from '#domain/customer/buyer';
import { columns, whole } from '~/forms/reply/columns.css';
import { type FormReply, LIMITS, type LimitedField, type Translate, useFields } from '~/forms/reply/fields';
import type { AddressView, CheckoutView } from '~/models/checkout';
import { Field } from '~/ui/kit';

interface AddressFieldsProps {
  t: Translate;
  reply: FormReply | null;
  kind: CheckoutView['kind'];
  email: string;
  /** What is known of it. */
  address: Partial<AddressView> | null;
}

export function AddressFields({ t, reply, kind, email, address }: AddressFieldsProps) {
  const company = isCompany(kind);
  const field = useFields(t, reply);
  const shared = (name: LimitedField, known = '', optional = false) => ({
    ...field(name, known),
    label: optional
      ? `${t(`checkout:address.${name}`)} (${t('checkout:address.optional')})`
      : t(`checkout:address.${name}`),
    required: !optional,
    maxLength: LIMITS[name],
  });
  return (
    <div className={columns}>
      {isGuest(kind) ? (
        <div className={whole}>
          <Field {...shared('email', email)} type="email" autoComplete="email" hint={t('checkout:address.emailHint')} />
        </div>
      ) : null}
      <Field {...shared('firstname', address?.firstname)} autoComplete="given-name" />
      <Field {...shared('lastname', address?.lastname)} autoComplete="family-name" />
      <div className={company ? undefined : whole}>
        <Field {...shared('company', address?.company, !company)} autoComplete="organization" />
      </div>
      {company ? (
        <Field {...shared('vatId', address?.vatId, !isGuest(kind))} inputMode="numeric" autoComplete="off" />
      ) : null}
      <div className={whole}>
        <Field {...shared('street', address?.street)} autoComplete="street-address" />
      </div>
      <Field {...shared('postcode', address?.postcode)} inputMode="numeric" autoComplete="postal-code" />
      <Field {...shared('city', address?.city)} autoComplete="address-level2" />
      <div className={whole}>
        <Field
          {...shared('telephone', address?.telephone)}
          type="tel"
          autoComplete="tel"
          width="medium"
          hint={t('checkout:address.telephoneHint')}
        />
      </div>
    </div>
  );
}

const NAMES = ['email', 'firstname', 'lastname', 'company', 'vatId', 'street', 'postcode', 'city', 'telephone'];

export function addressLabels(t: Translate): Record<string, string> {
  const labels = Object.fromEntries(NAMES.map((name) => [name, t(`checkout:address.${name}`)]));
  return { addressId: t('checkout:address.choose'), ...labels };
}
