// The ends of an order by phone: placed on invoice, mailed as a payment link, or discarded.
import { type PhoneAct, staffPhoneOrderPath } from '#domain/staff/phone-order';
import { useTexts } from '~/i18n/use-texts';
import type { StaffPhoneOrderView } from '~/models/staff-phone';
import { staffMoment, staffMoney } from './order-words';
import { PhoneActFields, type PhonePartProps } from './phone-order-lines';

/** What the button's price was: another total by now is refused. */
function ShownTotal({ act, order }: { act: PhoneAct; order: StaffPhoneOrderView }) {
  return (
    <>
      <PhoneActFields act={act} order={order} />
      <input type="hidden" name="toPay" value={order.toPayOere} />
      <input type="hidden" name="changes" value={order.changes} />
    </>
  );
}

const isReady = ({ lines, delivery, toPayOere }: StaffPhoneOrderView): boolean =>
  lines.length > 0 && (delivery !== null || toPayOere === 0);

/** Without a payment page. */
const canPlace = ({ payments }: StaffPhoneOrderView): boolean =>
  payments.includes('free') || payments.includes('account');

/** For a shopper who may buy on invoice, or has nothing left to pay. */
export function PlaceForm({ order, reply, language }: PhonePartProps) {
  const { t } = useTexts('staff');
  const isFree = order.payments.includes('free');
  if (!isReady(order) || !canPlace(order)) return null;
  const total = staffMoney(order.toPayOere, language);
  const error = reply?.intent === 'place' ? reply.errors.terms : undefined;
  return (
    <details className="act next" open={reply?.intent === 'place' || undefined}>
      <summary>{t(isFree ? 'phone.placeFree' : 'phone.place')}</summary>
      <form method="post" action={staffPhoneOrderPath(order.cart)}>
        <ShownTotal act="place" order={order} />
        <p className="what">{t('phone.willPlace', { total, email: order.email })}</p>
        <p>
          <label>
            <input
              {...{ type: 'checkbox', name: 'accepted', id: 'place-terms' }}
              defaultChecked={reply?.intent === 'place' && reply.values.accepted === 'on'}
              aria-invalid={error ? true : undefined}
            />{' '}
            {t('phone.accepted')}
          </label>
        </p>
        <button className="primary" type="submit">
          {t('phone.placeFor', { total })}
        </button>
      </form>
    </details>
  );
}

export function LinkForm({ order, reply, language }: PhonePartProps) {
  const { t } = useTexts('staff');
  if (!isReady(order) || !order.payments.includes('card')) return null;
  const { linkSentAt, linkEndsAt } = order;
  return (
    <details className={canPlace(order) ? 'act' : 'act next'} open={reply?.intent === 'link' || undefined}>
      <summary>{t('phone.sendLink')}</summary>
      <form method="post" action={staffPhoneOrderPath(order.cart)}>
        <ShownTotal act="link" order={order} />
        <p className="what">
          {t('phone.willSend', { total: staffMoney(order.toPayOere, language), email: order.email })}
        </p>
        {linkSentAt && linkEndsAt ? (
          <p>
            {t('phone.sentAt', { moment: staffMoment(linkSentAt, language), end: staffMoment(linkEndsAt, language) })}
          </p>
        ) : null}
        <button className="primary" type="submit">
          {t(linkSentAt ? 'phone.sendAgain' : 'phone.sendLink')}
        </button>
      </form>
    </details>
  );
}

export function DiscardForm({ order }: PhonePartProps) {
  const { t } = useTexts('staff');
  return (
    <details className="act">
      <summary>{t('phone.discard')}</summary>
      <form method="post" action={staffPhoneOrderPath(order.cart)}>
        <PhoneActFields act="discard" order={order} />
        <p className="what">{t('phone.willDiscard')}</p>
        <button className="danger" type="submit">
          {t('phone.discard')}
        </button>
      </form>
    </details>
  );
}
