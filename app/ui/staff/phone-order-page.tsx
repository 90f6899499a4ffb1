// One order by phone: the lines and what they cost on the left, whose it is, delivery and the ways to place it on the right.
import { staffCustomerPath, staffOrderPath } from '#domain/staff/addresses';
import { type PhoneAct, staffNewOrderPath } from '#domain/staff/phone-order';
import { readablePhone } from '#domain/validate/phone';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffPhoneOrderView } from '~/models/staff-phone';
import { StaffFact } from './fact';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { staffMoment } from './order-words';
import { PhoneAddressForm, PhoneDeliveryForm, WordsForm } from './phone-order-forms';
import { PhoneCode, PhoneLines, type PhonePartProps, PhoneTotals } from './phone-order-lines';
import { DiscardForm, LinkForm, LinkState, PlaceForm } from './phone-order-place';
import { ChangedMeanwhile } from './timeline';

interface PhoneOrderProps extends StaffGiven {
  order: StaffPhoneOrderView;
  done: PhoneAct | null;
  /** Typed to list parcel shops; null: those at the address are listed. */
  postcode: string | null;
}

export function StaffPhoneOrderPage({ order, done, postcode, reply, language, member }: PhoneOrderProps) {
  const { t } = useTexts('staff');
  const part = { order, reply, language };
  return (
    <>
      <StaffHeading back={staffNewOrderPath()} from={t('phone.new')} title={t('phone.title')}>
        <PhoneMark order={order} />
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done && !(done === 'place' && order.isOpen) ? (
        <p className="note good" role="status">
          {t(`phone.done.${done}`, {
            ...{ email: order.email, recipient: readablePhone(order.link?.recipient ?? order.email) },
          })}
        </p>
      ) : null}
      <LinkState order={order} />
      {order.order ? (
        <p>
          <a className="button" href={staffOrderPath(order.order)}>
            {t('phone.toOrder', { number: order.order })}
          </a>
        </p>
      ) : null}
      <div className="columns">
        <div>
          <PhoneLines {...part} />
          {order.isOpen ? <PhoneCode {...part} /> : null}
          <PhoneTotals {...part} />
        </div>
        <div>
          <PhoneShopper order={order} seesCustomers={member?.rights.includes('customers') ?? false} />
          {order.isOpen ? <PhoneForms {...part} postcode={postcode} /> : null}
        </div>
      </div>
    </>
  );
}

function PhoneForms({ postcode, ...part }: PhonePartProps & Pick<PhoneOrderProps, 'postcode'>) {
  return (
    <>
      <PhoneAddressForm {...part} />
      <PhoneDeliveryForm {...part} postcode={postcode} />
      <WordsForm {...part} />
      <PlaceForm {...part} />
      <LinkForm {...part} />
      <DiscardForm {...part} />
    </>
  );
}

function PhoneMark({ order: { isOpen, order, linkSentAt } }: Pick<PhoneOrderProps, 'order'>) {
  const { t } = useTexts('staff');
  if (order) return <span className="mark done">{t('phone.placed')}</span>;
  if (!isOpen) return <span className="mark bad">{t('phone.discarded')}</span>;
  return <span className="mark warn">{linkSentAt ? t('phone.waits') : t('phone.isOpen')}</span>;
}

function PhoneShopper({ order, seesCustomers }: Pick<PhoneOrderProps, 'order'> & { seesCustomers: boolean }) {
  const { t, language } = useTexts('staff');
  const { name, company, email, customerId, store, staff, beganAt, shipping, billing } = order;
  return (
    <section>
      <h2>{t('phone.customer')}</h2>
      <dl className="facts">
        <StaffFact name={t('customer.name')}>
          {customerId !== null && seesCustomers ? (
            <a href={staffCustomerPath(customerId)}>{name || email}</a>
          ) : (
            name || t('order.guest')
          )}
        </StaffFact>
        {company ? <StaffFact name={t('customer.company')}>{company}</StaffFact> : null}
        <StaffFact name={t('login.email')}>{email}</StaffFact>
        <StaffFact name={t('filter.store')}>{store}</StaffFact>
        <StaffFact name={t('phone.languageOf')}>{t(`phone.language.${order.language}`)}</StaffFact>
        <StaffFact name={t('phone.by')}>{`${staff}, ${staffMoment(beganAt, language)}`}</StaffFact>
        {shipping.length > 0 ? <StaffFact name={t('phone.deliverTo')}>{shipping.join(', ')}</StaffFact> : null}
        {billing.length > 0 ? <StaffFact name={t('order.billing')}>{billing.join(', ')}</StaffFact> : null}
      </dl>
    </section>
  );
}
