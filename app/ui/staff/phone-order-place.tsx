// The ends of an order by phone: placed on invoice, sent as a payment link by mail or SMS, or discarded.
import { LINK_WAYS, type PhoneAct, staffPhoneOrderPath } from '#domain/staff/phone-order';
import { readablePhone } from '#domain/validate/phone';
import { useTexts } from '~/i18n/use-texts';
import type { StaffPhoneOrderView } from '~/models/staff-phone';
import { StaffField } from './form';
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

/** Both fields are there without scripts: the chosen way decides. */
function LinkWays({ order, reply }: Omit<PhonePartProps, 'language'>) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === 'link' ? reply.values.way : order.link?.way;
  return (
    <>
      <fieldset>
        <legend>{t('phone.sendBy')}</legend>
        {LINK_WAYS.map((way) => (
          <p key={way}>
            <label>
              <input type="radio" name="way" value={way} defaultChecked={way === (typed ?? 'mail')} />{' '}
              {t(`phone.ways.${way}`, { email: order.email })}
            </label>
          </p>
        ))}
      </fieldset>
      <StaffField
        {...{ form: 'link', name: 'mobile', label: t('phone.mobile'), help: t('phone.mobileHelp'), reply }}
        {...{
          isShort: true,
          autoComplete: 'off',
          value: readablePhone(order.link?.way === 'sms' ? order.link.recipient : order.mobile),
        }}
      />
    </>
  );
}

/** What became of the mail or SMS with the link. */
export function LinkState({ order: { link, isOpen } }: Pick<PhonePartProps, 'order'>) {
  const { t } = useTexts('staff');
  if (!link || !isOpen) return null;
  const isBad = link.state === 'failed' || link.state === 'given-up';
  return (
    <p className={isBad ? 'note bad' : 'note'} role={isBad ? 'alert' : undefined}>
      {t(`phone.linkState.${link.state}`, {
        way: t(`phone.linkBy.${link.way}`),
        recipient: readablePhone(link.recipient),
      })}
      {link.failure ? <span className="soft"> {link.failure}</span> : null}
    </p>
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
        <p className="what">{t('phone.willSend', { total: staffMoney(order.toPayOere, language) })}</p>
        <LinkWays order={order} reply={reply} />
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
