// The fields of a subscription's terms: name, interval, first day, address, and what the company asks of its buyers.
import { SUBSCRIPTION_INTERVALS } from '#domain/subscription/rhythm';
import { LONGEST_SUBSCRIPTION_NAME } from '#domain/subscription/terms';
import type { BookAddress } from '~/models/customer';
import type { Subscription } from '~/models/subscription';
import { Field, SelectField } from '~/ui/kit';
import { type FormReply, LIMITS, type Translate, useFields } from '../reply/fields';

interface SubscriptionFieldsProps {
  /** What stands there already; null for a new one. */
  known: Pick<
    Subscription,
    'name' | 'interval' | 'startDate' | 'address' | 'requisitioner' | 'requisitionNumber'
  > | null;
  addresses: readonly BookAddress[];
  /** The soonest day that may be chosen. */
  firstDay: string;
  needs: { requisitioner: boolean; requisitionNumber: boolean };
  reply: FormReply | null;
  t: Translate;
}

export function SubscriptionFields({ known, addresses, firstDay, needs, reply, t }: SubscriptionFieldsProps) {
  const field = useFields(t, reply);
  const usual = addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0];
  const isGone = known !== null && known.address === null;
  return (
    <>
      <Field
        {...field('name', known?.name)}
        label={t('subscription:fields.name')}
        hint={t('subscription:fields.nameHint')}
        maxLength={LONGEST_SUBSCRIPTION_NAME}
        autoComplete="off"
        required
      />
      <SelectField
        {...field('interval', known?.interval ?? 'month')}
        label={t('subscription:fields.interval')}
        options={SUBSCRIPTION_INTERVALS.map((value) => ({ value, label: t(`subscription:intervals.${value}`) }))}
      />
      <Field
        {...field('startDate', known?.startDate ?? firstDay)}
        type="date"
        label={t('subscription:fields.startDate')}
        hint={t('subscription:fields.startDateHint')}
        required
      />
      <SelectField
        {...field('addressId', isGone ? '' : (known?.address?.id ?? usual?.id))}
        label={t('subscription:fields.address')}
        hint={t('subscription:fields.payment')}
        options={[
          ...(isGone ? [{ value: '', label: t('subscription:fields.addressGone') }] : []),
          ...addresses.map(({ id, company, street, postcode, city }) => ({
            value: id,
            label: [company, street, `${postcode} ${city}`].filter(Boolean).join(', '),
          })),
        ]}
      />
      {needs.requisitioner ? (
        <Field
          {...field('requisitioner', known?.requisitioner)}
          label={t('subscription:fields.requisitioner')}
          maxLength={LIMITS.requisitioner}
          required
        />
      ) : null}
      {needs.requisitionNumber ? (
        <Field
          {...field('requisitionNumber', known?.requisitionNumber)}
          label={t('subscription:fields.requisitionNumber')}
          maxLength={LIMITS.requisitionNumber}
          required
        />
      ) : null}
    </>
  );
}
