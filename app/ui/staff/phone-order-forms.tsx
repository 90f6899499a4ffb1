// Where an order by phone goes: the address, the way of delivery with its day, and what the shopper said.
import { textKeyOf } from '#domain/refusal/refusals';
import { PHONE_TEXTS, staffPhoneOrderPath } from '#domain/staff/phone-order';
import { postcodeFault, postcodeFrom } from '#domain/validate/postcode';
import { useTexts } from '~/i18n/use-texts';
import { StaffField, StaffSelect } from './form';
import { staffDay, staffMoney } from './order-words';
import { PhoneActFields, type PhonePartProps } from './phone-order-lines';

const ADDRESS_FIELDS = ['firstname', 'lastname', 'company', 'street', 'postcode', 'city', 'telephone'] as const;

export function PhoneAddressForm({ order, reply }: PhonePartProps) {
  const { t } = useTexts('staff');
  const { book, shippingId, billingId, shipping } = order;
  const typed = reply?.intent === 'address' ? reply.values : null;
  const choices = book.map(({ id, label }) => ({ value: String(id), label }));
  const field = { form: 'address', reply };
  return (
    <details className="act" open={reply?.intent === 'address' || shipping.length === 0 || undefined}>
      <summary>{t('phone.address')}</summary>
      <form method="post" action={staffPhoneOrderPath(order.cart)}>
        <PhoneActFields act="address" order={order} />
        {choices.length > 0 ? (
          <>
            <StaffSelect
              {...{ ...field, name: 'shipping', label: t('phone.deliverTo') }}
              value={typed?.shipping ?? String(shippingId ?? '')}
              options={[...choices, { value: '', label: t('phone.otherAddress') }]}
            />
            <StaffSelect
              {...{ ...field, name: 'billing', label: t('order.billing') }}
              value={typed?.billing ?? String(billingId ?? '')}
              options={[{ value: '', label: t('phone.sameAddress') }, ...choices]}
            />
            <p className="what">{t('phone.addressHelp')}</p>
          </>
        ) : null}
        {ADDRESS_FIELDS.map((name) => (
          <StaffField key={name} {...{ ...field, name, autoComplete: 'off' }} label={t(`phone.field.${name}`)} />
        ))}
        <button type="submit">{t('phone.saveAddress')}</button>
      </form>
    </details>
  );
}

/** Lists parcel shops elsewhere: the address of the page has the postcode. */
function ParcelShopsForm({ order, postcode }: Pick<PhonePartProps, 'order'> & { postcode: string | null }) {
  const { t } = useTexts('staff');
  const code = postcode === null || postcodeFrom(postcode) ? null : postcodeFault(postcode);
  const reply = code && {
    intent: 'shops',
    errors: { postcode: textKeyOf(code) },
    values: { postcode: postcode ?? '' },
  };
  return (
    <form action={staffPhoneOrderPath(order.cart)}>
      <StaffField
        {...{ form: 'shops', name: 'postcode', isShort: true, autoComplete: 'off', value: order.parcelShopsNear ?? '' }}
        reply={reply && { ...reply, message: { key: textKeyOf(code), params: {} } }}
        label={t('phone.shopsNear')}
      />
      <button type="submit">{t('phone.findShops')}</button>
    </form>
  );
}

export function PhoneDeliveryForm({ order, reply, language, postcode }: PhonePartProps & { postcode: string | null }) {
  const { t } = useTexts('staff');
  const { deliveries, delivery, deliveryDay, shipping, parcelShopsNear } = order;
  const typed = reply?.intent === 'delivery' ? reply.values : null;
  const field = { form: 'delivery', reply };
  const options = deliveries.map(({ key, title, oere, day }) => ({
    value: key,
    label: [title, staffMoney(oere, language), day && staffDay(day, language)].filter(Boolean).join(', '),
  }));
  const chosen = options.find(({ value }) => value === delivery)?.label;
  return (
    <details className="act" open={reply?.intent === 'delivery' || delivery === null || postcode !== null || undefined}>
      <summary>{t('phone.delivery')}</summary>
      {parcelShopsNear === null || shipping.length === 0 ? null : <ParcelShopsForm order={order} postcode={postcode} />}
      <form method="post" action={staffPhoneOrderPath(order.cart, postcode ?? '')}>
        {shipping.length === 0 || options.length === 0 ? (
          <p className="what">{t('phone.deliveryAfter')}</p>
        ) : (
          <>
            <PhoneActFields act="delivery" order={order} />
            {chosen ? <p className="what">{chosen}</p> : null}
            <StaffSelect
              {...{ ...field, name: 'delivery', label: t('phone.way'), options }}
              value={typed?.delivery ?? delivery ?? ''}
            />
            <StaffField
              {...{ ...field, name: 'day', isShort: true, value: deliveryDay ?? '' }}
              type="date"
              label={t('phone.day')}
              help={t('phone.dayHelp')}
            />
            <button type="submit">{t('phone.saveDelivery')}</button>
          </>
        )}
      </form>
    </details>
  );
}

export function WordsForm({ order, reply }: PhonePartProps) {
  const { t } = useTexts('staff');
  const wordOf = (wanted: string) => order.words.find(({ name }) => name === wanted)?.value ?? '';
  const isNeeded = order.needsRequisitioner || order.needsRequisitionNumber;
  return (
    <details className="act" open={reply?.intent === 'words' || isNeeded || undefined}>
      <summary>{t('phone.words')}</summary>
      <form method="post" action={staffPhoneOrderPath(order.cart)}>
        <PhoneActFields act="words" order={order} />
        {PHONE_TEXTS.map((name) => (
          <StaffField
            key={name}
            {...{ form: 'words', name, reply, value: wordOf(name), isLong: name === 'comment' }}
            label={t(`said.${name}`)}
          />
        ))}
        <button type="submit">{t('phone.saveWords')}</button>
      </form>
    </details>
  );
}
