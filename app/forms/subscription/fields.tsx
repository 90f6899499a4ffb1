// The fields of a subscription's terms: name, interval, first day, address, and the fields that the company requires of its buyers.
import { SUBSCRIPTION_INTERVALS } from '#domain/subscription/rhythm';
import { LONGEST_SUBSCRIPTION_NAME } from '#domain/subscription/terms';
import type { BookAddress } from '~/models/customer';
import type { WaysToPay } from '~/models/kept-card';
import type { Subscription } from '~/models/subscription';
import { Field, SelectField, Text } from '~/ui/kit';
import { cardName, cardValidity } from '../kept-card/fields';
import { type FormReply, LIMITS, type Translate, useFields } from '../reply/fields';

/** What the field says where it names no card. */
const INVOICE = 'invoice';
const NO_CARD = 'none';

interface SubscriptionFieldsProps {
  /** Current values; null for a new subscription. */
  known: Pick<
    Subscription,
    'name' | 'interval' | 'startDate' | 'address' | 'paidBy' | 'requisitioner' | 'requisitionNumber'
  > | null;
  addresses: readonly BookAddress[];
  pay: WaysToPay;
  /** The soonest day that may be chosen. */
  firstDay: string;
  needs: { requisitioner: boolean; requisitionNumber: boolean };
  reply: FormReply | null;
  t: Translate;
}

export function SubscriptionFields({ known, addresses, pay, firstDay, needs, reply, t }: SubscriptionFieldsProps) {
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
        options={[
          ...(isGone ? [{ value: '', label: t('subscription:fields.addressGone') }] : []),
          ...addresses.map(({ id, company, street, postcode, city }) => ({
            value: id,
            label: [company, street, `${postcode} ${city}`].filter(Boolean).join(', '),
          })),
        ]}
      />
      <PaymentField {...{ known: known?.paidBy ?? null, pay, field, t }} />
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

type PaymentFieldProps = Pick<SubscriptionFieldsProps, 'pay' | 't'> & {
  known: Subscription['paidBy'] | null;
  field: ReturnType<typeof useFields>;
};

/** Where there is nothing to choose from, it is only said how it is paid. */
function PaymentField({ known, pay, field, t }: PaymentFieldProps) {
  const { onInvoice, cards } = pay;
  const hint = t(onInvoice ? 'subscription:fields.invoiceHint' : 'subscription:fields.payHint');
  if (cards.length === 0 && onInvoice && known?.kind !== 'card') return <Text size="small">{hint}</Text>;
  const isGone = known?.kind === 'card' && !cards.some(({ key }) => key === known.card);
  const usual = known?.kind === 'card' ? known.card : (known ?? onInvoice) ? INVOICE : cards[0]?.key;
  return (
    <SelectField
      {...field('card', isGone ? NO_CARD : (usual ?? NO_CARD))}
      label={t('subscription:fields.pay')}
      hint={cards.length === 0 ? hint : t('subscription:fields.payHint')}
      options={[
        ...(isGone || (cards.length === 0 && !onInvoice)
          ? [{ value: NO_CARD, label: t('subscription:fields.choose') }]
          : []),
        ...(onInvoice ? [{ value: INVOICE, label: t('subscription:fields.invoice') }] : []),
        ...cards.map((card) => ({ value: card.key, label: `${cardName(card, t)} (${cardValidity(card, t)})` })),
      ]}
    />
  );
}
