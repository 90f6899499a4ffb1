// The fields of an address of the book.
import { AddressFields, addressLabels } from '~/forms/checkout-address/fields';
import { type FormReply, LIMITS, type LimitedField, type Translate, useFields } from '~/forms/reply/fields';
import type { BookAddress } from '~/models/customer';
import { CheckboxField, Field } from '~/ui/kit';

interface BookAddressFieldsProps {
  t: Translate;
  reply: FormReply | null;
  kind: 'private' | 'business';
  address: BookAddress | null;
  /** Which defaults this customer may give it. */
  may: { shipping: boolean; billing: boolean };
}

export function BookAddressFields({ t, reply, kind, address, may }: BookAddressFieldsProps) {
  return (
    <>
      <AddressFields t={t} reply={reply} kind={kind} email="" address={address} />
      {kind === 'business' ? <CompanyFields t={t} reply={reply} address={address} /> : null}
      {may.shipping ? (
        <CheckboxField
          name="defaultShipping"
          label={t('addresses:form.defaultShipping')}
          defaultChecked={isTicked(reply, 'defaultShipping', address?.isDefaultShipping)}
          disabled={address?.isDefaultShipping}
        />
      ) : null}
      {may.billing ? (
        <CheckboxField
          name="defaultBilling"
          label={t('addresses:form.defaultBilling')}
          defaultChecked={isTicked(reply, 'defaultBilling', address?.isDefaultBilling)}
          disabled={address?.isDefaultBilling}
        />
      ) : null}
    </>
  );
}

const isTicked = (reply: FormReply | null, name: string, known = false): boolean =>
  known || reply?.values[name] !== undefined;

function CompanyFields({ t, reply, address }: Pick<BookAddressFieldsProps, 't' | 'reply' | 'address'>) {
  const field = useFields(t, reply);
  const shared = (name: LimitedField, known = '') => ({
    ...field(name, known),
    label: `${t(`addresses:form.${name}`)} (${t('checkout:address.optional')})`,
    maxLength: LIMITS[name],
  });
  return (
    <>
      <Field {...shared('company2', address?.company2)} />
      <Field {...shared('requisitioner', address?.requisitioner)} />
      <Field {...shared('requisitionNumber', address?.requisitionNumber)} />
    </>
  );
}

const MORE = ['company2', 'requisitioner', 'requisitionNumber'];

export const bookAddressLabels = (t: Translate): Record<string, string> => ({
  ...addressLabels(t),
  ...Object.fromEntries(MORE.map((name) => [name, t(`addresses:form.${name}`)])),
});
